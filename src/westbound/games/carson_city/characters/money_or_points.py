"""8 money at once, or points at the end of the round: Grocer red, Settler red (CC-183, CC-185)."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.games.carson_city.array_part import ArrayPart, of_seat
from westbound.games.carson_city.base.steps import CarsonStep
from westbound.games.carson_city.components import HOUSE, MOUNTAIN, TERRACE
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import CarsonState, replaced
from westbound.kit.messages import log_message, preview, sentence
from westbound.kit.moves import Word


class TakeMoney(Word):
    """Grocer: 8 money instead of doubling."""

    __slots__ = ()
    kind = "take_money"
    verb = "take money"


TAKE_MONEY: Final = TakeMoney()


class TakePoints(Word):
    """The points instead of money or of a theft."""

    __slots__ = ()
    kind = "take_points"
    verb = "take points"


TAKE_POINTS: Final = TakePoints()

MONEY: Final = 8


class MoneyOrHouses(CarsonStep):
    """The Grocer's: points for one's own houses and terraces."""

    __slots__ = ()
    kind = "money_or_houses"
    rule = "CC-183"
    roads = True


class MoneyOrMountains(CarsonStep):
    """The Settler's: points for one's own mountains."""

    __slots__ = ()
    kind = "money_or_mountains"
    rule = "CC-185"
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


# --- texts


def _money(state: CarsonState, step: CarsonStep, move: TakeMoney) -> Sentence:
    return sentence("take_money_now")


def _houses(state: CarsonState, step: MoneyOrHouses, move: TakePoints) -> Sentence:
    return sentence("take_points_houses")


def _mountains(state: CarsonState, step: MoneyOrMountains, move: TakePoints) -> Sentence:
    return sentence("take_points_mountains")


def _points_for_houses(state: CarsonState, step: MoneyOrHouses, move: TakePoints) -> Sentence:
    return _points_later(state, step.seat, state.of_type[HOUSE] | state.of_type[TERRACE])


def _points_for_mountains(state: CarsonState, step: MoneyOrMountains, move: TakePoints) -> Sentence:
    return _points_later(state, step.seat, state.of_type[MOUNTAIN])


def _points_later(state: CarsonState, seat: int, tiles: int) -> Sentence:
    return sentence("points_later", vp=(tiles & state.owned[seat]).bit_count())


PART: Final = Part(
    decisions=DECISIONS,
    moves=(TAKE_MONEY, TAKE_POINTS),
    log=(
        log_message(MoneyOrHouses, TakeMoney, _money, "take_money_now"),
        log_message(MoneyOrMountains, TakeMoney, _money, "take_money_now"),
        log_message(MoneyOrHouses, TakePoints, _houses, "take_points_houses"),
        log_message(MoneyOrMountains, TakePoints, _mountains, "take_points_mountains"),
    ),
    previews=(
        preview(MoneyOrHouses, TakePoints, _points_for_houses, "points_later"),
        preview(MoneyOrMountains, TakePoints, _points_for_mountains, "points_later"),
    ),
    arrays=ArrayPart(
        seats=(of_seat("points_later", "points_later", 1, "takes points at the end of the round"),)
    ),
)
