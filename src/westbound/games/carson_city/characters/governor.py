"""13 Governor. Yellow: a road, and points for roads to new parcels (CC-199, CC-223, CC-294).

Red: taxes every rival (CC-200).
"""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.games.carson_city.base.moves import Word
from westbound.games.carson_city.base.rules.roads import open_road_window
from westbound.games.carson_city.base.steps import CarsonStep
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.state import CHARACTERS, RED, CarsonState
from westbound.games.carson_city.variants.river.components import RIVER

# --- words


class TaxWeapons(Word):
    __slots__ = ()
    kind = "tax_weapons"


class TaxMoney(Word):
    __slots__ = ()
    kind = "tax_money"


TAX_WEAPONS: Final = TaxWeapons("tax weapons")
TAX_MONEY: Final = TaxMoney("tax money")

MONEY_PER_TAX: Final = 10


class ChooseTax(CarsonStep):
    __slots__ = ()
    kind, rule = "choose_tax", "CC-200"
    roads = True


class GovernorYellow(Character):
    number, name, limit, rule = 13, "governor", 50, "CC-199"
    scores_roads = True
    gift: Final = 1

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.roads[seat] += self.gift
        open_road_window(state, seat)

    def road_laid(self, state: CarsonState, seat: int, new: int, *, bridge: bool) -> None:
        if new & ~state.setup.river:
            state.score(seat, CHARACTERS, int(RIVER["governor_vp"]) if bridge else 1)


class GovernorRed(Character):
    number, name, limit, rule, side = 13, "governor", 50, "CC-200", RED

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.agenda.append(ChooseTax(seat))


def weapon_tax(state: CarsonState, rival: int) -> int:
    """1 for each revolver token, but no more than he has."""
    return min(state.revolvers[rival], state.money[rival])


def money_tax(state: CarsonState, rival: int) -> int:
    """1 for each started 10 money."""
    return -(-state.money[rival] // MONEY_PER_TAX)


def tax_options(state: CarsonState, step: ChooseTax) -> tuple[Move, ...]:
    return (TAX_WEAPONS, TAX_MONEY)


def tax_weapons(state: CarsonState, step: ChooseTax, move: TaxWeapons) -> None:
    collect(state, step.seat, [weapon_tax(state, s) for s in range(state.setup.players)])


def tax_money(state: CarsonState, step: ChooseTax, move: TaxMoney) -> None:
    collect(state, step.seat, [money_tax(state, s) for s in range(state.setup.players)])


def collect(state: CarsonState, governor: int, taxes: list[int]) -> None:
    for rival, tax in enumerate(taxes):
        if rival != governor:
            state.money[rival] -= tax
            state.money[governor] += tax


FACES: Final = (GovernorYellow(), GovernorRed())
DECISIONS: Final = (
    decision(
        ChooseTax,
        tax_options,
        answer(ChooseTax, TaxWeapons, no_rule_forbids, tax_weapons),
        answer(ChooseTax, TaxMoney, no_rule_forbids, tax_money),
    ),
)
