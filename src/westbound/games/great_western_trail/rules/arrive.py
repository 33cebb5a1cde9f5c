"""Coming to a location and leaving it again. Rules GWT-058, GWT-065, GWT-069, GWT-229."""

from __future__ import annotations

from typing import Final

from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.automatic_steps import EndTurn
from westbound.games.great_western_trail.components import FIRST_NEUTRAL, FIRST_PRIVATE, owner_of
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import KANSAS_CITY

NOT_USABLE: Final = -1  # the place of a UseLocation step where only an auxiliary action is possible


def is_usable(state: TrailState, seat: int, space: int) -> bool:
    """GWT-058, GWT-065: neutral and own private buildings have local actions for the seat."""
    content = state.on[space]
    if content >= FIRST_PRIVATE:
        return owner_of(content) == seat
    return content >= FIRST_NEUTRAL


def arrive(state: TrailState, seat: int) -> None:
    """Phase B begins where the cattleman stands."""
    space = state.at[seat]
    if space == KANSAS_CITY:
        state.agenda.append(step_cache.KANSAS_CITY[seat][1])
        return
    place = space if is_usable(state, seat, space) else NOT_USABLE
    state.agenda.append(step_cache.ARRIVED[seat][place])


def leave_location(state: TrailState) -> None:
    """Drop everything of phase B that was still open."""
    agenda = state.agenda
    while type(agenda[-1]) is not EndTurn:
        agenda.pop()
