"""Built positions for the variants: steps that several answer, duel tiles, outlaws, horses.

Everything else is as in `positions.py`. Where several seats decide at the same time a test says
who moves:

    state = a_state(3, options=ON["kit_carson"], phase=2)
    begin_part(state, begin_placing)
    do(state, 0, "place gambling")
    assert refusal(state, 1, "lift gambling") == "CC-240"
    do(state, 1, "place A1", "lock")
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_part,
    location,
    only_part,
    parcel,
    play,
    play_as,
    put,
    stand,
)
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.rules.place_cowboys import begin_placing
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.geometry import PARCEL_NAMES, members
from westbound.games.carson_city.locations import CORRALS
from westbound.games.carson_city.state import CarsonState, replaced
from westbound.games.carson_city.variants.outlaws.rules import begin_outlaw_fights

ON: Mapping[str, Mapping[str, Value]] = {
    "sheets": {"new_beginning": True},
    "river": {"carson_river": True},
    "tiles": {"duel_tiles": True},
    "waves": {"kit_carson": True},
    "live": {"kit_carson": True, "kit_carson_mode": "live"},
    "outlaws": {"outlaws": True},
    "horses": {"horses": True},
}


def on(*variants: str, **options: Value) -> dict[str, Value]:
    """The options of these variants: on("river", "outlaws", river_mountains=9)."""
    chosen = dict(options)
    for variant in variants:
        chosen.update(ON[variant])
    return chosen


# --- who does what


def do(state: CarsonState, seat: int, *moves: str) -> CarsonState:
    """Make these moves of the seat, which must be one of those that decide."""
    for text in moves:
        play_as(state, seat, text)
    return state


def options(state: CarsonState, seat: int) -> list[str]:
    return [move.text for move in GAME.legal(state, seat)]


def refusal(state: CarsonState, seat: int, text: str) -> str | None:
    """The rule that refuses the seat this move, or None; the list of legal moves must agree."""
    refused_by = GAME.why_not(state, GAME.parse(text), seat)
    if seat in GAME.deciders(state):
        listed = text in options(state, seat)
        assert listed == (refused_by is None), f"{text!r}: list and {refused_by} differ"
    return None if refused_by is None else refused_by.rule


def chance_plays(state: CarsonState, seed: int = 1) -> CarsonState:
    """Let chance answer until a seat decides or the match is over."""
    rng = Rng(seed)
    while state.agenda and state.agenda[-1].seat == CHANCE:
        GAME.apply(state, GAME.sample(state, rng), CHANCE)
    return state


def a_new_state(players: int = 3, seed: int = 1, **chosen: Value) -> CarsonState:
    """A real start: chance has done what it does before the first decision."""
    return chance_plays(GAME.new(players, complete(GAME.options, chosen)), seed)


def walk(state: CarsonState, seed: int, most: int = 4000) -> list[CarsonState]:
    """Random moves until the end; copies of every position with hidden or open decisions."""
    rng = Rng(seed)
    seen: list[CarsonState] = []
    for _ in range(most):
        if not state.agenda:
            return seen
        seen.append(state.copy())
        if state.agenda[-1].seat == CHANCE:
            GAME.apply(state, GAME.sample(state, rng), CHANCE)
        else:
            seat = rng.choice(GAME.deciders(state))
            GAME.apply(state, rng.choice(GAME.legal(state, seat)), seat)
    return seen


def view(state: CarsonState, viewer: int | None) -> str:
    """What the viewer sees, as text that can be compared."""
    return json.dumps(GAME.observe(state, viewer), sort_keys=True)


# --- cards and tokens


def give_dynamite(state: CarsonState, seat: int, tokens: int = 1) -> None:
    state.dynamite = replaced(state.dynamite, seat, tokens)


def charge(state: CarsonState, seat: int, name: str) -> None:
    """Dynamite lies with the cowboy of the seat at this location."""
    mask = state.charged[seat] | 1 << location(name)
    state.charged = replaced(state.charged, seat, mask)


def armed(state: CarsonState, seat: int, revolvers: int, cowboys: int = 0) -> None:
    """The firepower of the seat: this many revolver tokens and cowboys in his reserve."""
    bought = state.armed[seat] + revolvers - state.revolvers[seat]  # those not from buildings
    state.armed = replaced(state.armed, seat, bought)
    state.revolvers[seat] = revolvers
    state.general[seat] += state.reserve[seat] - cowboys
    state.reserve[seat] = cowboys


# --- duel tiles


def hand(state: CarsonState, seat: int, *tiles: int) -> None:
    """The seat holds these duel tiles; whoever cares for the total number takes care of it."""
    state.hands = replaced(state.hands, seat, tuple(sorted(tiles)))


def lay_open(state: CarsonState, *tiles: int) -> None:
    """These played tiles lie in the open pile."""
    state.pile = tuple(sorted(tiles))


def down(state: CarsonState, *tiles: str) -> CarsonState:
    """The duellists that are asked put down these tiles, "3" or "2 4", in pass order; revealed."""
    for seat, text in zip(GAME.deciders(state), tiles, strict=True):
        do(state, seat, f"play {text}")
    return reveal(state)


def reveal(state: CarsonState) -> CarsonState:
    """Chance turns over what lies face down."""
    GAME.apply(state, GAME.sample(state, Rng(1)), CHANCE)
    return state


# --- outlaws


def outlaws_at(state: CarsonState, names: str, strength: int = 10) -> None:
    """Outlaws of this strength on these parcels."""
    for name in names.split():
        state.outlaws |= 1 << parcel(name)
    state.strength = strength


def outlaws_on(state: CarsonState) -> set[str]:
    return {PARCEL_NAMES[p] for p in members(state.outlaws)}


def a_fight(
    *seats: int,
    at: str = "C4",
    owner: int | None = None,
    strength: int = 10,
    passed: Sequence[int] = (2, 0, 1),
) -> CarsonState:
    """These seats stand on the outlaw's parcel with firepower 6; with an owner on his saloon.

    The saloon earns 5 by the house of the centre. Seat 2 passed first, then 0, then 1.
    """
    state = a_state(options=on("outlaws"), round=2, passed=passed, money=10)
    if owner is not None:
        put(state, "saloon", at, seat=owner)
    outlaws_at(state, at, strength)
    for seat in range(3):
        armed(state, seat, 6)
    for seat in seats:
        stand(state, seat, at)
    return state


def fight(state: CarsonState, dice: str, at: str = "C4") -> CarsonState:
    """The fight at this place, with these dice in pass order; nothing follows."""
    only_part(state, begin_outlaw_fights)
    return play(state, f"duel {at}", f"roll {dice}")


# --- horses


def horses_in(state: CarsonState, seat: int, **corrals: int) -> None:
    """New horses of the seat in his corrals: horses_in(state, 0, corral_1=2)."""
    for name, count in corrals.items():
        place = seat * CORRALS + int(name.removeprefix("corral_")) - 1
        state.corrals = replaced(state.corrals, place, count)


def corrals_of(state: CarsonState, seat: int) -> list[int]:
    return list(state.corrals[seat * CORRALS : (seat + 1) * CORRALS])


def give_horses(state: CarsonState, seat: int, count: int) -> None:
    """So many horses in the personal reserve."""
    state.horses = replaced(state.horses, seat, count)


# --- Kit Carson


def kit_carson(
    players: int = 3, *variants: str, mode: str = "waves", track: Sequence[int] | None = None
) -> CarsonState:
    """Phase 2 with Kit Carson: the first of the track is about to place his public cowboy.

    `track`: phase-2 order by seats; without it by seats. When all are locked nothing follows.
    """
    state = a_state(players, options=on(mode, *variants), phase=2)
    state.passed = []
    if track is not None:
        state.track = list(track)
    begin_part(state, begin_placing)
    del state.agenda[0]
    return state


def first_wave(players: int = 3, *variants: str, mode: str = "waves") -> CarsonState:
    """The first player has placed on gambling; now all plan (or place, in live mode)."""
    return play(kit_carson(players, *variants, mode=mode), "place gambling")


def hand_in(state: CarsonState, **words: str) -> CarsonState:
    """Everybody says stay or lock, and the plans are revealed: hand_in(state, seat0="lock")."""
    for seat, word in words.items():
        do(state, int(seat.removeprefix("seat")), word)
    assert asked(state) == ("reveal_plans", CHANCE)
    return reveal(state)


def all_stay(state: CarsonState) -> CarsonState:
    for seat in GAME.deciders(state):
        do(state, seat, "stay")
    return reveal(state)
