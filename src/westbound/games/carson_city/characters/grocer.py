"""3 Grocer. Yellow: 8 money, or double income of all own buildings of one type (CC-180, CC-181).

Red: 8 money, or 1 VP for each own house tile at the end of the round (CC-183).
"""

from __future__ import annotations

from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.array_part import ArrayPart
from westbound.games.carson_city.base.moves import OfBuilding
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.base.steps import CarsonStep
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.characters.money_or_points import (
    TAKE_MONEY,
    MoneyOrHouses,
    TakeMoney,
)
from westbound.games.carson_city.components import BUILDINGS, HOUSE, TERRACE, TILE_NAMES
from westbound.games.carson_city.geometry import members
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import CHARACTERS, RED, CarsonState
from westbound.kit.arrays import SEATS, Look, Packed, one_hot, packed, zeros
from westbound.kit.messages import preview, sentence
from westbound.kit.moves import Word


class DoubleIncome(OfBuilding):
    """Grocer: double the income of one type this round."""

    __slots__ = ()
    kind = "double"
    verb = "double"


class Wait(Word):
    """Grocer: decide when buildings pay."""

    __slots__ = ()
    kind = "wait"


DOUBLE: Final = {b: DoubleIncome(b) for b in BUILDINGS}
WAIT: Final = Wait()

MONEY: Final = 8


class MoneyNow(CarsonStep):
    """8 money now, or decide when buildings pay."""

    __slots__ = ()
    kind = "grocer_money_now"
    rule = "CC-180"
    roads = True


class MoneyOrDouble(CarsonStep):
    """8 money, or the type whose income is doubled."""

    __slots__ = ()
    kind = "grocer_income"
    rule = "CC-180"
    roads = True


class GrocerYellow(Character):
    number = 3
    name = "grocer"
    limit = 60
    rule = "CC-180"

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.grocer[seat] = 1
        state.agenda.append(MoneyNow(seat))

    def before_income(self, state: CarsonState, seat: int) -> None:
        if state.grocer[seat]:
            state.agenda.append(MoneyOrDouble(seat))


class GrocerRed(Character):
    number = 3
    name = "grocer"
    limit = 60
    rule = "CC-183"
    side = RED

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.agenda.append(MoneyOrHouses(seat))

    def end_of_round(self, state: CarsonState, seat: int) -> None:
        if state.later[seat]:
            houses = state.of_type[HOUSE] | state.of_type[TERRACE]
            state.score(seat, CHARACTERS, (houses & state.owned[seat]).bit_count())


def money_now_options(state: CarsonState, step: MoneyNow) -> tuple[Move, ...]:
    return (TAKE_MONEY, WAIT)


def money_or_double_options(state: CarsonState, step: MoneyOrDouble) -> list[Move]:
    own = state.built[step.seat]
    types = (DOUBLE[code] for code in BUILDINGS if state.of_type[code] & own)
    return [TAKE_MONEY, *types]


# CC-180: a type that the seat has on the board.
def why_not_double(state: CarsonState, step: MoneyOrDouble, move: DoubleIncome) -> Refusal | None:
    if state.of_type[move.building] & state.built[step.seat]:
        return None
    return Refusal("CC-180", building=TILE_NAMES[move.building])


def take_money(state: CarsonState, step: CarsonStep, move: TakeMoney) -> None:
    state.money[step.seat] += MONEY
    state.grocer[step.seat] = 0


def wait(state: CarsonState, step: MoneyNow, move: Wait) -> None:
    """The seat is asked again in the income step."""


def double(state: CarsonState, step: MoneyOrDouble, move: DoubleIncome) -> None:
    state.doubled[step.seat] = move.building
    state.grocer[step.seat] = 0


FACES: Final = (GrocerYellow(), GrocerRed())
DECISIONS: Final = (
    decision(
        MoneyNow,
        money_now_options,
        answer(MoneyNow, TakeMoney, no_rule_forbids, take_money),
        answer(MoneyNow, Wait, no_rule_forbids, wait),
    ),
    decision(
        MoneyOrDouble,
        money_or_double_options,
        answer(MoneyOrDouble, TakeMoney, no_rule_forbids, take_money),
        answer(MoneyOrDouble, DoubleIncome, why_not_double, double),
    ),
)


# --- texts


def _preview(state: CarsonState, step: MoneyOrDouble, move: DoubleIncome) -> Sentence:
    own = state.of_type[move.building] & state.built[step.seat]
    return sentence("double", money=sum(building_income(state, p) for p in members(own)))


_TILE_ROWS: Final = one_hot(len(TILE_NAMES))


def _grocer(look: Look) -> bytes:
    """VACANT stands for none of them."""
    position, players = look.position, look.players
    if not any(position["grocer"]) and not any(position["doubled"]):
        return zeros(players + players * len(TILE_NAMES))
    doubled = [_TILE_ROWS[code or -1] for code in look.by_seat("doubled")]
    return b"".join([packed(look.by_seat("grocer")), *doubled])


_ARRAYS: Final = Packed(
    _grocer,
    ArrayField("grocer_waits", (SEATS,), 0, 1, "the Grocer has not chosen money or doubling yet"),
    ArrayField(
        "doubled", (SEATS, len(TILE_NAMES)), 0, 1, "the type with doubled income", TILE_NAMES
    ),
)

PART: Final = Part(
    decisions=DECISIONS,
    moves=(*DOUBLE.values(), WAIT),
    previews=(preview(MoneyOrDouble, DoubleIncome, _preview),),
    arrays=ArrayPart(columns=(_ARRAYS,)),
)
