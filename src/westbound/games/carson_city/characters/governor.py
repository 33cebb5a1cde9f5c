"""13 Governor. Yellow: a road, and points for roads to new parcels (CC-199, CC-223, CC-294).

Red: taxes every rival (CC-200).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Phrase
from westbound.engine.step import Step
from westbound.games.carson_city.base.moves import LayRoad
from westbound.games.carson_city.base.previews import road_laid
from westbound.games.carson_city.base.rules.roads import open_road_window
from westbound.games.carson_city.base.steps import CarsonStep, TownHallRoads
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.geometry import TOUCHES
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import CHARACTERS, RED, CarsonState
from westbound.games.carson_city.variants.river.components import RIVER
from westbound.kit.messages import (
    Params,
    log_message,
    log_message_or_next,
    preview,
    preview_or_next,
    sentence,
)
from westbound.kit.moves import Word

# --- words


class TaxWeapons(Word):
    __slots__ = ()
    kind = "tax_weapons"
    verb = "tax weapons"


class TaxMoney(Word):
    __slots__ = ()
    kind = "tax_money"
    verb = "tax money"


TAX_WEAPONS: Final = TaxWeapons()
TAX_MONEY: Final = TaxMoney()

MONEY_PER_TAX: Final = 10


class ChooseTax(CarsonStep):
    __slots__ = ()
    kind = "choose_tax"
    rule = "CC-200"
    roads = True


class GovernorYellow(Character):
    number = 13
    name = "governor"
    limit = 50
    rule = "CC-199"
    scores_roads = True
    gift: Final = 1

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.roads[seat] += self.gift
        open_road_window(state, seat)

    def road_laid(self, state: CarsonState, seat: int, new: int, *, bridge: bool) -> None:
        if new & ~state.setup.river:
            state.score(seat, CHARACTERS, int(RIVER["governor_vp"]) if bridge else 1)


class GovernorRed(Character):
    number = 13
    name = "governor"
    limit = 50
    rule = "CC-200"
    side = RED

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.agenda.append(ChooseTax(seat))


def weapon_tax(state: CarsonState, rival: int) -> int:
    """1 for each revolver token, but no more money than they have."""
    return min(state.revolvers[rival], state.money[rival])


def money_tax(state: CarsonState, rival: int) -> int:
    """1 for every 10 money or part of it."""
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


# --- texts


def road_points(state: CarsonState, step: Step, edge: int) -> int:
    """CC-199, CC-223: what a road or bridge that connects new parcels brings the Governor.

    CC-147: the roads to a new Town Hall bring nothing.
    """
    new = TOUCHES[edge] & ~state.connected & ~state.setup.river
    if isinstance(step, TownHallRoads) or not state.power(step.seat).scores_roads or not new:
        return 0
    return int(RIVER["governor_vp"]) if state.setup.water >> edge & 1 else 1


def _road(state: CarsonState, step: Step, move: LayRoad) -> Sentence | None:
    vp = road_points(state, step, move.edge)
    return sentence("road_points", vp=vp) if vp else None


def _preview_road(state: CarsonState, step: Step, move: LayRoad) -> Sentence | None:
    vp = road_points(state, step, move.edge)
    return sentence("road_points", **road_laid(state, step, move), vp=vp) if vp else None


def taxes(state: CarsonState, seat: int, paid: Callable[[CarsonState, int], int]) -> Params:
    """CC-200: what each rival would pay, and all of them together."""
    rivals = [rival for rival in range(state.setup.players) if rival != seat]
    taxes = {rival: paid(state, rival) for rival in rivals}
    each = tuple(Phrase("told_tax", {"rival": r, "cost": cost}) for r, cost in taxes.items())
    return {"money": sum(taxes.values()), "taxes": each}


def _taxed_weapons(state: CarsonState, step: ChooseTax, move: TaxWeapons) -> Sentence:
    return sentence("tax_weapons", **taxes(state, step.seat, weapon_tax))


def _taxed_money(state: CarsonState, step: ChooseTax, move: TaxMoney) -> Sentence:
    return sentence("tax_money", **taxes(state, step.seat, money_tax))


def _preview_weapons(state: CarsonState, step: ChooseTax, move: TaxWeapons) -> Sentence:
    return sentence("tax", **taxes(state, step.seat, weapon_tax))


def _preview_money(state: CarsonState, step: ChooseTax, move: TaxMoney) -> Sentence:
    return sentence("tax", **taxes(state, step.seat, money_tax))


PART: Final = Part(
    decisions=DECISIONS,
    moves=(TAX_WEAPONS, TAX_MONEY),
    log=(
        log_message_or_next(Step, LayRoad, _road, "road_points"),
        log_message(ChooseTax, TaxWeapons, _taxed_weapons),
        log_message(ChooseTax, TaxMoney, _taxed_money),
    ),
    previews=(
        preview_or_next(Step, LayRoad, _preview_road, "road_points"),
        preview(ChooseTax, TaxWeapons, _preview_weapons, "tax"),
        preview(ChooseTax, TaxMoney, _preview_money, "tax"),
    ),
)
