"""8 money at once, or points at the end of the round: Grocer red, Settler red (CC-183, CC-185)."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.games.carson_city.base.moves import Word
from westbound.games.carson_city.base.steps import CarsonStep
from westbound.games.carson_city.state import CarsonState, replaced


class TakeMoney(Word):
    """Grocer: 8 money instead of doubling."""

    __slots__ = ()
    kind = "take_money"


TAKE_MONEY: Final = TakeMoney("take money")


class TakePoints(Word):
    """The points instead of money or of a theft."""

    __slots__ = ()
    kind = "take_points"


TAKE_POINTS: Final = TakePoints("take points")

MONEY: Final = 8


class MoneyOrHouses(CarsonStep):
    """The Grocer's: points for own houses and terraces."""

    __slots__ = ()
    kind, rule = "money_or_houses", "CC-183"
    roads = True


class MoneyOrMountains(CarsonStep):
    """The Settler's: points for own mountains."""

    __slots__ = ()
    kind, rule = "money_or_mountains", "CC-185"
    roads = True


def options(state: CarsonState, step: CarsonStep) -> tuple[Move, ...]:
    return (TAKE_MONEY, TAKE_POINTS)


def take_money(state: CarsonState, step: CarsonStep, move: TakeMoney) -> None:
    state.money[step.seat] += MONEY


def take_points(state: CarsonState, step: CarsonStep, move: TakePoints) -> None:
    """The choice is made now; the points are counted at the end of the round."""
    state.later = replaced(state.later, step.seat, 1)


DECISIONS: Final = tuple(
    decision(
        step,
        options,
        answer(step, TakeMoney, no_rule_forbids, take_money),
        answer(step, TakePoints, no_rule_forbids, take_points),
    )
    for step in (MoneyOrHouses, MoneyOrMountains)
)
