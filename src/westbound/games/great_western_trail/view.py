"""What one viewer may see: all but where the others' cards are (GWT-008, GWT-011, GWT-272).

Nearly every gain of a card is public, so the cards of each herd deck are known; only the owner
knows which of them are in hand, in the discard pile and in the draw stack. No stack or pile has an
order. An objective card that comes from the stack straight to hand is seen by its owner alone
(GWT-221): for the others it may be any card that they have not seen yet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, cast

from westbound.engine.codec import dump_fields, dump_step, load_fields
from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.engine.step import Step
from westbound.games.great_western_trail.chance_moves import sides_text
from westbound.games.great_western_trail.components import (
    AUXILIARY,
    CARD_NAMES,
    CERTIFICATES,
    DISC_COUNT,
    DISC_NAMES,
    DISCS,
    EMPTY,
    FIRST_PRIVATE,
    JOB_COSTS,
    JOB_ROWS,
    MASTER_NAMES,
    PRIVATE_EACH,
    TILE_NAMES,
    WORKERS,
    owner_of,
)
from westbound.games.great_western_trail.observation import (
    DeckView,
    JobView,
    PlayerView,
    RowView,
    SpaceView,
    StationView,
    StepView,
    TrailView,
)
from westbound.games.great_western_trail.railroad import (
    CITY_NAMES,
    POSITION_NAMES,
    STATION_NAMES,
    STATIONS,
)
from westbound.games.great_western_trail.rules.auxiliary import clear_spaces
from westbound.games.great_western_trail.rules.certificates import certificate_limit, permanent
from westbound.games.great_western_trail.rules.herd_deck import hand_limit, minus
from westbound.games.great_western_trail.rules.income import breeding_value
from westbound.games.great_western_trail.rules.move import fee, step_limit
from westbound.games.great_western_trail.rules.scoring import points_seen_by
from westbound.games.great_western_trail.state import (
    NOBODY,
    TrailSetup,
    TrailState,
)
from westbound.games.great_western_trail.terms import content_name
from westbound.games.great_western_trail.trail import BESIDE, BESIDE_THE_TRAIL, SPACE_NAMES, SPACES

NO_SEAT = -2  # a spectator: no building is theirs
CARD_PILES = ("draw", "hand", "discard")  # hidden from the others
HIDDEN = (*CARD_PILES, "unseen", "objective_stack")


def observe(state: TrailState, viewer: int | None, moves: Sequence[Move] | None) -> TrailView:
    """Everything a page needs to draw the table, and the position as far as the viewer knows it."""
    return {
        "game": "gwt",
        "viewer": viewer,
        "players": state.setup.players,
        "options": dict(state.setup.options),
        "rules_version": state.setup.rules_version,
        "turn": state.turn,
        "over": not state.agenda,
        "ending": _seat_or_none(state.token_holder),
        "last_turns": state.last_turns,
        "starting_player": state.first,
        "step": _step(state),
        "seats": [_seat(state, seat, viewer) for seat in range(state.setup.players)],
        "sides": sides_text(state.sides),
        "trail": {SPACE_NAMES[space]: _space(state, space, viewer) for space in SPACES},
        "foresight": [None if t == EMPTY else TILE_NAMES[t] for t in state.foresight],
        "supply": [len(pile) for pile in state.piles],
        "job_market": _job_market(state),
        "cattle_market": _names(CARD_NAMES, state.market),
        "market_stack": len(state.market_stack),
        "objective_display": _names(CARD_NAMES, state.display),
        "objective_stack": len(state.objective_stack),
        "stations": {STATION_NAMES[s]: _station(state, s) for s in STATIONS},
        "cities": {name: _city(state, city) for city, name in enumerate(CITY_NAMES)},
        "moves": None if moves is None else [move.text for move in moves],
        "position": dump_fields(state, leave_out=("setup", *HIDDEN)),
        "decks": [_deck(state, seat, viewer) for seat in range(state.setup.players)],
        "unknown_objectives": list(_unknown_objectives(state, viewer)),
    }


def phase(state: TrailState) -> str:
    """Set-up, or the phase of the turn: A moving, B using the location, C drawing (GWT-038)."""
    if not state.turn:
        return "setup"
    kinds = {step.kind for step in state.agenda}
    if not kinds & {"end_turn"}:
        return "C"
    return "A" if kinds & {"move_herd", "place_herd"} else "B"


def _step(state: TrailState) -> StepView | None:
    return cast("StepView", dump_step(state.agenda[-1])) if state.agenda else None


def _names(names: Sequence[str], codes: Iterable[int]) -> list[str]:
    return [names[code] for code in codes]


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _space(state: TrailState, space: int, viewer: int | None) -> SpaceView:
    content = state.on[space]
    here = [s for s, at in enumerate(state.at) if at == space]
    empty = content == EMPTY
    who = NO_SEAT if viewer is None else viewer
    return {
        "tile": None if empty else content_name(state, content),
        "owner": owner_of(content) if content >= FIRST_PRIVATE else None,
        "cattlemen": here,
        "fee": 0 if empty or space in BESIDE_THE_TRAIL else fee(state, who, space),
    }


def _job_market(state: TrailState) -> JobView:
    rows: list[RowView] = [
        {
            "cost": JOB_COSTS[row],
            "workers": _names(
                WORKERS,
                [k for k in range(len(WORKERS)) for _ in range(state.jobs_of(row, k))],
            ),
            "places": [None if kind == EMPTY else WORKERS[kind] for kind in state.job_places[row]],
        }
        for row in range(JOB_ROWS)
    ]
    token = None if state.token == JOB_ROWS else state.token + 1
    return {"rows": rows, "token_row": token, "filled": state.row_filled}


def _station(state: TrailState, station: int) -> StationView:
    master = state.masters[station] if station < len(state.masters) else EMPTY
    discs = [s for s, own in enumerate(state.stations) if own >> station & 1]
    return {"discs": discs, "master": None if master == EMPTY else MASTER_NAMES[master]}


def _city(state: TrailState, city: int) -> list[int]:
    """The discs on a city by seat."""
    return [state.discs_in(s, city) for s in range(state.setup.players)]


def _seat(state: TrailState, seat: int, viewer: int | None) -> PlayerView:
    cleared = state.cleared_discs(seat)
    breakdown = points_seen_by(state, viewer, seat)
    hand = state.hand[seat] if viewer == seat else None
    unseen = () if viewer == seat else state.unseen[seat]
    return {
        "seat": seat,
        "money": state.money[seat],
        "at": None if state.at[seat] == BESIDE else SPACE_NAMES[state.at[seat]],
        "engine": POSITION_NAMES[state.engine[seat]],
        "workers": dict(zip(WORKERS, state.worker_rows(seat), strict=True)),
        "certificates": CERTIFICATES[state.certificates[seat]],
        "certificate_limit": CERTIFICATES[certificate_limit(state, seat)],
        "permanent_certificates": permanent(state, seat),
        "steps": step_limit(state, seat),
        "hand_limit": hand_limit(state, seat),
        "discs_left": {DISC_NAMES[d]: DISC_COUNT[d] - cleared[d] for d in DISCS},
        "auxiliary": {n: clear_spaces(state, seat, k) for k, n in enumerate(AUXILIARY)},
        "supply": [n + 1 for n in range(PRIVATE_EACH) if state.supply[seat] >> n & 1],
        "green_teepees": state.green[seat],
        "blue_teepees": state.blue[seat],
        "hazards": _names(TILE_NAMES, state.hazards[seat]),
        "station_masters": [
            name for tile, name in enumerate(MASTER_NAMES) if state.master_of[tile] == seat
        ],
        "objectives": _names(CARD_NAMES, state.area[seat]),
        "deck": _names(CARD_NAMES, _known_deck(state, seat, unseen)),
        "unseen": len(unseen),
        "trashed": _names(CARD_NAMES, state.trashed[seat]),
        "hand": None if hand is None else _names(CARD_NAMES, hand),
        "breeding_value": None if hand is None else breeding_value(hand),
        "draw_pile": None if hand is None else _names(CARD_NAMES, state.draw[seat]),
        "discard_pile": None if hand is None else _names(CARD_NAMES, state.discard[seat]),
        "hand_size": len(state.hand[seat]),
        "draw_size": len(state.draw[seat]),
        "discard_size": len(state.discard[seat]),
        "points": sum(breakdown.values()),
        "points_by_category": dict(breakdown),
    }


def _known_deck(state: TrailState, seat: int, unseen: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(minus(state.deck(seat), unseen)))


def _unknown_objectives(state: TrailState, viewer: int | None) -> tuple[int, ...]:
    """GWT-221: the stack, and what only others have seen."""
    cards = list(state.objective_stack)
    for seat, unseen in enumerate(state.unseen):
        if seat != viewer:
            cards += unseen
    return tuple(sorted(cards))


def _deck(state: TrailState, seat: int, viewer: int | None) -> DeckView:
    """The viewer's own deck by pile; other decks as one list, with the sizes of the piles."""
    piles = [getattr(state, name)[seat] for name in CARD_PILES]
    unseen = state.unseen[seat]
    if seat == viewer:
        return {"piles": [list(pile) for pile in piles], "unseen": list(unseen)}
    return {
        "cards": list(_known_deck(state, seat, unseen)),
        "sizes": [len(pile) for pile in piles],
        "unknown": len(unseen),
    }


# --- from a view back to a state


def restore(
    observation: Mapping[str, Any],
    rng: Rng,
    make_setup: Callable[[int, Mapping[str, Value], int], TrailSetup],
    kinds: Mapping[str, type[Step]],
) -> TrailState:
    """A state that fits this observation: the others' cards are dealt at random."""
    setup = make_setup(observation["players"], observation["options"], observation["rules_version"])
    state = TrailState(setup)
    load_fields(state, observation["position"], kinds)
    unknown = list(observation["unknown_objectives"])
    if any(deck.get("unknown") for deck in observation["decks"]):
        rng.shuffle(unknown)
    for seat, deck in enumerate(observation["decks"]):
        if "piles" in deck:
            state.unseen[seat] = tuple(deck["unseen"])
            _lay_piles(state, seat, [tuple(pile) for pile in deck["piles"]])
        else:
            state.unseen[seat] = _taken_from(unknown, deck["unknown"])
            _lay_piles(state, seat, deal(deck["cards"], state.unseen[seat], deck["sizes"], rng))
    state.objective_stack = tuple(sorted(unknown))
    return state


def sample_state(state: TrailState, seat: int, rng: Rng) -> TrailState:
    """The same for a seat, directly from the state."""
    new = state.copy()
    unknown = list(_unknown_objectives(state, seat))
    if len(unknown) > len(state.objective_stack):
        rng.shuffle(unknown)
    for other in range(state.setup.players):
        if other != seat:
            sizes = [len(getattr(state, name)[other]) for name in CARD_PILES]
            unseen = state.unseen[other]
            new.unseen[other] = _taken_from(unknown, len(unseen))
            known = _known_deck(state, other, unseen)
            _lay_piles(new, other, deal(known, new.unseen[other], sizes, rng))
    new.objective_stack = tuple(sorted(unknown))
    return new


def _taken_from(unknown: list[int], count: int) -> tuple[int, ...]:
    return tuple(sorted([unknown.pop() for _ in range(count)]))


def deal(
    known: Sequence[int], unseen: Sequence[int], sizes: Sequence[int], rng: Rng
) -> list[tuple[int, ...]]:
    """Shuffle and deal into draw stack, hand and discard pile of these sizes.

    An unseen card stays in hand until it is shown, so it is dealt there. Only if there is no room
    (a copy of it was shown, and nobody can tell whether that was it), it may be in the draw stack.
    """
    shuffled = list(known)
    rng.shuffle(shuffled)
    draw, hand, _ = sizes
    held, stacked = unseen[:hand], unseen[hand:]
    first, second = draw - len(stacked), draw + hand - len(unseen)
    piles = (
        [*stacked, *shuffled[:first]],
        [*held, *shuffled[first:second]],
        shuffled[second:],
    )
    return [tuple(sorted(pile)) for pile in piles]


def _lay_piles(state: TrailState, seat: int, piles: Sequence[tuple[int, ...]]) -> None:
    for name, pile in zip(CARD_PILES, piles, strict=True):
        getattr(state, name)[seat] = pile
