"""What a disc does where it is laid. Rules GWT-103, GWT-105 to GWT-109, GWT-166, GWT-168."""

from __future__ import annotations

from typing import Final

from westbound.games.great_western_trail.components import COWBOY, EMPTY, ENGINEER
from westbound.games.great_western_trail.railroad import ARROWS, CITIES, CITY_DOLLARS
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import TakeMaster, TakeObjective

# by city: those that an arrow with an objective card joins to it (GWT-107)
_CARD_WITH: Final = tuple(
    tuple(a + b - city for a, b, _, card in ARROWS if card and city in (a, b)) for city in CITIES
)


def disc_on_station(state: TrailState, seat: int, station: int) -> None:
    """GWT-168, GWT-171: with a station master tile there, a worker can be exchanged for it."""
    state.stations[seat] |= 1 << station
    if station < len(state.masters) and state.masters[station] != EMPTY and has_hired(state, seat):
        state.agenda.append(TakeMaster(seat, station))


def has_hired(state: TrailState, seat: int) -> bool:
    """GWT-169: printed workers do not count."""
    return any(state.workers_of(seat, kind) > 1 for kind in range(COWBOY, ENGINEER + 1))


def disc_on_city(state: TrailState, seat: int, city: int) -> None:
    """GWT-103, GWT-107, GWT-108, GWT-109: money of the crest, a card for each arrow."""
    state.add_disc_in(seat, city)
    state.money[seat] += CITY_DOLLARS[city]
    for other in _CARD_WITH[city]:
        if state.display and state.discs_in(seat, other):
            state.agenda.append(TakeObjective(seat, False, False))
