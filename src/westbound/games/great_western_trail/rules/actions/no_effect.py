"""Why a printed action would do nothing: the rule behind it. Rule GWT-273, and those it names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from westbound.engine.refusal import Refusal
from westbound.games.great_western_trail.components import CERTIFICATES, COWBOY
from westbound.games.great_western_trail.moves import BUILD, BUY, HIRE, REMOVE, TRADE_FOR, UPGRADE
from westbound.games.great_western_trail.rules.build import why_not_build
from westbound.games.great_western_trail.rules.cattle import why_not_buy
from westbound.games.great_western_trail.rules.certificates import certificate_limit
from westbound.games.great_western_trail.rules.hazards import why_not_remove
from westbound.games.great_western_trail.rules.hire import is_above_token, why_not_hire
from westbound.games.great_western_trail.rules.stations import why_not_upgrade_behind
from westbound.games.great_western_trail.rules.trade import why_not_trade
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import (
    BuyCattle,
    Hire,
    PlaceBuilding,
    RemoveHazard,
    Trade,
    UpgradeBehind,
)

Why: TypeAlias = Callable[[TrailState, int, int], Refusal]


def nearest(refusals: Iterable[Refusal | None], *order: str) -> Refusal:
    """The reason of the nearest choice: it fails last in this order, at the lowest cost."""

    def distance(refusal: Refusal) -> tuple[int, int]:
        amount = refusal.params.get("cost", refusal.params.get("needed", 0))
        return -order.index(refusal.key), amount if isinstance(amount, int) else 0

    return min((refusal for refusal in refusals if refusal is not None), key=distance)


def why_no_hire(state: TrailState, seat: int, modifier: int) -> Refusal:
    step = Hire(seat, False, modifier)
    open_now = [m for m in HIRE if is_above_token(state, m) is None]
    found = nearest([why_not_hire(state, step, m) for m in open_now], *_HIRING)
    return Refusal("GWT-132", case="none") if found.rule == "GWT-131" else found


def why_no_building(state: TrailState, seat: int, price: int) -> Refusal:
    step = PlaceBuilding(seat, False, price)
    moves = [move for spaces in BUILD for move in spaces.values()]
    return nearest([why_not_build(state, step, move) for move in moves], *_BUILDING)


def why_no_purchase(state: TrailState, seat: int, amount: int) -> Refusal:
    """Here the market stack is empty: otherwise a cowboy could draw."""
    step = BuyCattle(seat, False, state.workers_of(seat, COWBOY))
    found = nearest([why_not_buy(state, step, move) for move in BUY], *_BUYING)
    return found if found.rule == "GWT-197" else Refusal("GWT-283")


def why_no_hazard(state: TrailState, seat: int, cost: int) -> Refusal:
    step = RemoveHazard(seat, False, cost)
    found = nearest([why_not_remove(state, step, move) for move in REMOVE.values()], *_REMOVING)
    return Refusal("GWT-183") if found.key == "GWT-182.empty" else found


def why_no_trade(state: TrailState, seat: int, amount: int) -> Refusal:
    step = Trade(seat, False)
    found = nearest([why_not_trade(state, step, move) for move in TRADE_FOR.values()], *_TRADING)
    return Refusal("GWT-180") if found.rule == "GWT-178" else found


def why_no_upgrade(state: TrailState, seat: int, amount: int) -> Refusal:
    step = UpgradeBehind(seat)
    found = [why_not_upgrade_behind(state, step, move) for move in UPGRADE]
    return nearest(found, *_UPGRADING)


def why_no_engine(state: TrailState, seat: int, limit: int) -> Refusal:
    """There is always an engineer, so only buildings in the woods can be missing."""
    return Refusal("GWT-222")


def why_no_objective(state: TrailState, seat: int, to_hand: int) -> Refusal:
    return Refusal("GWT-177", case="none")


def why_no_draw(state: TrailState, seat: int, limit: int) -> Refusal:
    return Refusal("GWT-282", case="none")


def why_no_certificate(state: TrailState, seat: int) -> Refusal:
    return Refusal("GWT-129", limit=CERTIFICATES[certificate_limit(state, seat)])


# the rules of each choice, in the order they are asked
_HIRING: Final = ("GWT-131", "GWT-137", "GWT-133")
_BUILDING: Final = (
    "GWT-141", "GWT-145", "GWT-144", "GWT-146", "GWT-142.craftsmen", "GWT-142.money",
)  # fmt: skip
_BUYING: Final = ("GWT-196", "GWT-201", "GWT-197")
_REMOVING: Final = ("GWT-182.empty", "GWT-182.money")
_TRADING: Final = ("GWT-178", "GWT-179")
_UPGRADING: Final = ("GWT-286", "GWT-165", "GWT-166", "GWT-280")

# by the verb of the decision that would offer no choice
WHY: Final[Mapping[str, Why]] = {
    "hire": why_no_hire,
    "place_building": why_no_building,
    "move_engine": why_no_engine,
    "buy_cattle": why_no_purchase,
    "remove_hazard": why_no_hazard,
    "trade": why_no_trade,
    "take_objective": why_no_objective,
    "draw_discard": why_no_draw,
    "upgrade_station": why_no_upgrade,
}
