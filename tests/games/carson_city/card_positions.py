"""What the tests of the character cards share: tables with certain cards, faces in hand, tokens.

A face is named like in the game's data: "gunsmith_r", "doctor"; a card of a set "10R", "14".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.games.carson_city.positions import (
    ROW,
    a_state,
    at_step,
    hold,
    location,
    only_part,
    parcel,
    play,
    run_automatic,
    texts,
)
from westbound.engine.option import Value
from westbound.engine.refusal import Param
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.steps import ChooseCard
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import RED, YELLOW, CarsonState, replaced
from westbound.games.carson_city.variants.outlaws.rules import begin_outlaw_fights

FULL = 7


def set_with(cards: str) -> str:
    """A set with these cards ("4R 14"), filled up with the lowest other cards on yellow."""
    chosen = {int(card.rstrip("YR")): card for card in cards.split()}
    size = FULL + (0 in chosen)
    for number in range(1, 14):
        if len(chosen) < size:
            chosen.setdefault(number, f"{number}Y")
    return "+".join(chosen[number] for number in sorted(chosen))


def table_with(
    cards: str,
    players: int = 3,
    *,
    options: Mapping[str, Value] | None = None,
    round: int = 1,
    phase: int = 3,
    money: Sequence[int] | int | None = None,
    row: str = ROW,
    order: Sequence[int] | None = None,
    passed: Sequence[int] | None = None,
    centre: str | None = "D4",
) -> CarsonState:
    """A state where these cards are laid out, among others."""
    chosen = {"characters": set_with(cards), **(options or {})}
    return a_state(
        players,
        options=chosen,
        round=round,
        phase=phase,
        money=money,
        row=row,
        order=order,
        passed=passed,
        centre=centre,
    )


def choosing(
    cards: str,
    players: int = 3,
    *,
    seat: int = 0,
    options: Mapping[str, Value] | None = None,
    round: int = 1,
    money: Sequence[int] | int | None = None,
    row: str = ROW,
) -> CarsonState:
    """Phase 1 with these cards on the table; only this seat chooses."""
    state = table_with(cards, players, options=options, round=round, phase=1, money=money, row=row)
    return at_step(state, ChooseCard(seat))


def faces(state: CarsonState, **names: str) -> CarsonState:
    """Hand out faces without their gifts: faces(state, seat0="gunsmith_r", seat1="doctor")."""
    for key, face in names.items():
        name, _, side = face.rpartition("_") if face[-2:] in ("_y", "_r") else (face, "", "")
        seat = int(key.removeprefix("seat"))
        hold(state, seat, name, {"y": YELLOW, "r": RED}.get(side))
    state.track = sorted(range(state.setup.players), key=state.character.__getitem__)
    return state


def refusal(state: CarsonState, text: str) -> tuple[str, dict[str, Param]] | None:
    """The rule and the figures that refuse the move to the seat that decides, or None.

    It also checks that the list of legal moves says the same.
    """
    seat = state.agenda[-1].seat
    found = GAME.why_not(state, GAME.parse(text), seat)
    if seat != CHANCE:
        assert (text in texts(state)) == (found is None), f"{text!r}: list and {found} differ"
    return None if found is None else (found.rule, dict(found.params))


def from_space(state: CarsonState, name: str) -> CarsonState:
    """Phase 3 goes on from the part that resolves this action space."""
    return from_part(state, state.setup.part_of[location(name)])


def from_part(state: CarsonState, part: int) -> CarsonState:
    state.agenda = []
    state.setup.flow.begin(state, part)
    run_automatic(state)
    return state


# --- tokens


def give_dynamite(state: CarsonState, seat: int, tokens: int) -> None:
    state.dynamite = replaced(state.dynamite, seat, tokens)


def give_tokens(state: CarsonState, seat: int, tokens: int) -> None:
    """No-duel tokens."""
    state.no_duel = replaced(state.no_duel, seat, tokens)


def charge(state: CarsonState, seat: int, name: str) -> None:
    """Dynamite lies with the seat's cowboy there."""
    state.charged = replaced(state.charged, seat, state.charged[seat] | 1 << location(name))


def lay_no_duel_token(state: CarsonState, seat: int, name: str) -> None:
    """A no-duel token lies with the seat's cowboy there."""
    state.quiet = replaced(state.quiet, seat, state.quiet[seat] | 1 << location(name))


def is_charged(state: CarsonState, seat: int, name: str) -> bool:
    return bool(state.charged[seat] >> location(name) & 1)


def is_quiet(state: CarsonState, seat: int, name: str) -> bool:
    return bool(state.quiet[seat] >> location(name) & 1)


# --- outlaws


def fighting(state: CarsonState, name: str, strength: int) -> CarsonState:
    """An outlaw of this strength stands there; only the fights with outlaws follow."""
    state.outlaws, state.strength = 1 << parcel(name), strength
    only_part(state, begin_outlaw_fights)
    return play(state, f"duel {name}")
