"""The red Singer goes gambling without a duel. Rules CC-196, CC-290."""

from __future__ import annotations

from westbound.engine.refusal import Refusal
from westbound.games.carson_city.locations import GAMBLING
from westbound.games.carson_city.rules.equip import hush
from westbound.games.carson_city.rules.places import stand_at
from westbound.games.carson_city.state import CarsonState


def can_sing(state: CarsonState, seat: int) -> bool:
    """Once a round, with a cowboy of the general reserve, if none is gambling yet."""
    ready = state.power(seat).sings and state.no_duel[seat] > 0 and state.general[seat] > 0
    return ready and not state.at[seat] >> GAMBLING & 1


def why_not_sing(state: CarsonState, seat: int) -> Refusal | None:
    if can_sing(state, seat):
        return None
    if not (state.power(seat).sings and state.no_duel[seat]):
        return Refusal("CC-196")
    if not state.general[seat]:
        return Refusal("CC-290", case="reserve")
    return Refusal("CC-290", case="second")


def go_singing(state: CarsonState, seat: int) -> None:
    state.general[seat] -= 1
    stand_at(state, seat, GAMBLING)
    hush(state, seat, GAMBLING)
