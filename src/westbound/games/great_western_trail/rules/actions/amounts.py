"""Amounts of printed actions that depend on what a player has. Rules GWT-204, GWT-212."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from westbound.games.great_western_trail.actions import Action, Amount
from westbound.games.great_western_trail.components import COWBOY, CRAFTSMAN, ENGINEER
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import WOODS

ONE: Final = "one"  # the unit of a printed number


# GWT-212: one green and one blue make a pair.
def teepee_pairs(state: TrailState, seat: int) -> int:
    return min(state.green[seat], state.blue[seat])


# GWT-204: own buildings on spaces that touch woods.
def buildings_in_woods(state: TrailState, seat: int) -> int:
    return (state.built[seat] & WOODS).bit_count()


COUNT: Final[Mapping[str, Callable[[TrailState, int], int]]] = {
    "engineer": lambda state, seat: state.workers_of(seat, ENGINEER),
    "cowboy": lambda state, seat: state.workers_of(seat, COWBOY),
    "craftsman": lambda state, seat: state.workers_of(seat, CRAFTSMAN),
    "own_building_in_woods": buildings_in_woods,
    "teepee_pair": teepee_pairs,
}


def number(state: TrailState, seat: int, amount: Amount) -> int:
    """What an amount comes to for this seat now."""
    if amount.unit == ONE:
        return amount.each
    return amount.each * COUNT[amount.unit](state, seat)


def dollars(state: TrailState, seat: int, action: Action) -> int:
    """The money that an action brings."""
    total = 0
    for amount in action.dollars:
        total += number(state, seat, amount)
    return total
