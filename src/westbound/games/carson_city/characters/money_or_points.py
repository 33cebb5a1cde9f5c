"""8 money at once, or points at the end of the round: Grocer red, Settler red (CC-183, CC-185)."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import always, answer, decision
from westbound.engine.move import Move
from westbound.games.carson_city.moves import TAKE_MONEY, TakeMoney
from westbound.games.carson_city.state import CarsonState, replaced
from westbound.games.carson_city.steps import CarsonStep
from westbound.games.carson_city.variant_moves import TAKE_POINTS, TakePoints

MONEY: Final = 8


class MoneyOrPoints(CarsonStep):
    __slots__ = ()
    kind, rule = "money_or_points", "CC-183"
    roads = True


def options(state: CarsonState, step: MoneyOrPoints) -> tuple[Move, ...]:
    return (TAKE_MONEY, TAKE_POINTS)


def take_money(state: CarsonState, step: MoneyOrPoints, move: TakeMoney) -> None:
    state.money[step.seat] += MONEY


def take_points(state: CarsonState, step: MoneyOrPoints, move: TakePoints) -> None:
    """The choice is made now; the points are counted at the end of the round."""
    state.later = replaced(state.later, step.seat, 1)


DECISIONS: Final = (
    decision(
        MoneyOrPoints,
        options,
        answer(MoneyOrPoints, TakeMoney, always, take_money),
        answer(MoneyOrPoints, TakePoints, always, take_points),
    ),
)
