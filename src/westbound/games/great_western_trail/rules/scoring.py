"""Final scoring, category by category. Rules GWT-253 to GWT-268."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westbound.engine.standing import Standing, rank_seats
from westbound.games.great_western_trail.components import (
    CARD_VP,
    CATTLE,
    MASTERS,
    OBJECTIVE_MASTER,
    PRIVATE_BUILDINGS,
    STEP_VP,
    TILE_VP,
    TOKEN_VP,
    WORKER_VP,
    WORKER_VP_FROM,
    number_of,
)
from westbound.games.great_western_trail.railroad import (
    ARROWS,
    CITIES,
    CITY_VP,
    STATION_VP,
    STATIONS,
)
from westbound.games.great_western_trail.rules.actions.amounts import teepee_pairs
from westbound.games.great_western_trail.rules.certificates import permanent, temporary
from westbound.games.great_western_trail.rules.objective_scoring import (
    Scored,
    best_objectives,
    tasks_done,
)
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import SPACES

MONEY_PER_VP: Final = 5
STEP_DISC_VP: Final = 3
_BUILDING_VP: Final = tuple(tuple(b.vp for b in side) for side in PRIVATE_BUILDINGS)


# GWT-253
def money(state: TrailState, seat: int) -> int:
    return state.money[seat] // MONEY_PER_VP


# GWT-254
def buildings(state: TrailState, seat: int) -> int:
    own, vp = state.built[seat], 0
    for space in SPACES:
        if own >> space & 1:
            number = number_of(state.on[space])
            vp += _BUILDING_VP[state.side_of(number)][number]
    return vp


# GWT-255, GWT-104, GWT-105: crests by disc, arrows once both ends have one.
def cities(state: TrailState, seat: int) -> int:
    own = state.discs_in_cities(seat)
    vp = sum([own[city] * CITY_VP[city] for city in CITIES])
    return vp + sum([vp for first, second, vp, _ in ARROWS if own[first] and own[second]])


# GWT-257
def stations(state: TrailState, seat: int) -> int:
    own = state.stations[seat]
    return sum([STATION_VP[station] for station in STATIONS if own >> station & 1])


# GWT-258
def hazards(state: TrailState, seat: int) -> int:
    return sum([TILE_VP[tile] for tile in state.hazards[seat]])


# GWT-259
def cattle(state: TrailState, seat: int) -> int:
    return sum([CARD_VP[card] for card in state.deck(seat) if card < CATTLE])


# GWT-243, GWT-260, GWT-261, GWT-288: added cards and tasks are chosen for the best total.
def objectives(state: TrailState, seat: int, hidden: tuple[int, ...] = ()) -> Scored:
    """The best total without the hidden cards of the deck."""
    deck = [card for card in state.deck(seat) if card >= CATTLE]
    for card in hidden:
        deck.remove(card)
    return best_objectives(
        state.area[seat],
        tuple(sorted(deck)),
        tasks_done(state, seat),
        state.master_of[OBJECTIVE_MASTER] == seat,
    )


# GWT-175, GWT-262, GWT-263, GWT-264: each tile by its own task; objective cards count for both.
def _units(state: TrailState, seat: int, objective_cards: int) -> dict[str, int]:
    return {
        "worker": sum(state.worker_rows(seat)),
        "objective": objective_cards,
        "hazard": len(state.hazards[seat]),
        "teepee_pair": teepee_pairs(state, seat),
        "certificate": temporary(state, seat) + permanent(state, seat),
    }


def station_masters(state: TrailState, seat: int, objective_cards: int) -> int:
    if seat not in state.master_of:
        return 0
    units = _units(state, seat, objective_cards)
    return sum(
        units[master.per] // master.group * master.vp
        for tile, master in enumerate(MASTERS)
        if state.master_of[tile] == seat
    )


# GWT-265, GWT-138
def workers(state: TrailState, seat: int) -> int:
    rows = state.worker_rows(seat)
    return sum([max(0, count - WORKER_VP_FROM + 1) * WORKER_VP for count in rows])


# GWT-266, GWT-099
def step_disc(state: TrailState, seat: int) -> int:
    return STEP_DISC_VP * state.cleared_of(seat, STEP_VP)


# GWT-267
def job_market_token(state: TrailState, seat: int) -> int:
    return TOKEN_VP if state.token_holder == seat else 0


_SIMPLE: Final[dict[str, Callable[[TrailState, int], int]]] = {
    "money": money,
    "buildings": buildings,
    "cities": cities,
    "stations": stations,
    "hazards": hazards,
    "cattle": cattle,
    "workers": workers,
    "step_disc": step_disc,
    "job_market_token": job_market_token,
}
CATEGORIES: Final = (
    "money", "buildings", "cities", "stations", "hazards", "cattle", "objectives",
    "station_masters", "workers", "step_disc", "job_market_token",
)  # fmt: skip


def points(state: TrailState, seat: int, hidden: tuple[int, ...] = ()) -> dict[str, int]:
    """The points of the seat by category, as if the game were over and without hidden cards."""
    scored = objectives(state, seat, hidden)
    found = {name: score(state, seat) for name, score in _SIMPLE.items()}
    found["objectives"] = scored.vp
    found["station_masters"] = station_masters(state, seat, scored.cards)
    return {name: found[name] for name in CATEGORIES}


# GWT-221: what only its owner has seen does not show in the points before the end.
def public_points(state: TrailState, seat: int) -> dict[str, int]:
    """The points that everybody can count."""
    return points(state, seat, state.unseen[seat])


def points_seen_by(state: TrailState, viewer: int | None, seat: int) -> dict[str, int]:
    return points(state, seat) if viewer == seat else public_points(state, seat)


# GWT-268: most points win; ties share the victory.
def standings(state: TrailState) -> list[Standing]:
    seats = range(state.setup.players)
    return rank_seats([public_points(state, seat) for seat in seats], shared_by="GWT-268")
