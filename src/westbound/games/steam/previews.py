"""What a move costs and brings, said before it is confirmed: it is tried on a copy."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Param, Phrase
from westbound.engine.step import Step
from westbound.engine.texts import Gain, Money
from westbound.games.steam import moves as m
from westbound.games.steam import steps
from westbound.games.steam.components import (
    ACTION_NAMES,
    HIGHEST_INCOME,
    LOAN,
    TURN_ORDER,
)
from westbound.games.steam.effects import (
    after,
    at,
    before_income,
    change,
    city_change,
    colours_of,
    due,
    each,
    loans_taken,
    part,
    payment,
    place,
    tile_change,
)
from westbound.games.steam.log_messages import TILE_KEYS, in_scoring_order, lines_lost, tile_key
from westbound.games.steam.prompts import last_place
from westbound.games.steam.rules.action_tiles import tile_cost
from westbound.games.steam.rules.auction import price_of_place
from westbound.games.steam.rules.building import affordable, faces_in_stock, track_cost
from westbound.games.steam.rules.deliveries import routes
from westbound.games.steam.rules.income import upkeep
from westbound.games.steam.rules.money import budget, pay
from westbound.games.steam.rules.sites import builder
from westbound.games.steam.state import NO_CUBES, SteamState
from westbound.kit.messages import preview, sentence
from westbound.kit.moves import Done, Pass

TAKE_KEYS: Final = tuple(f"take.{name}" for name in ACTION_NAMES)
ORDER_KEYS: Final = tuple(f"{TAKE_KEYS[TURN_ORDER]}_{when}" for when in ("last", "standard"))

# --- order and money


def _bid(state: SteamState, step: steps.Bid, move: m.MakeBid) -> Sentence:
    return sentence("bid", **_price(state, step.seat, move.amount), number=len(state.order) + 1)


def _bid_for_order(state: SteamState, step: steps.BidForOrder, move: m.MakeBid) -> Sentence:
    return sentence("bid_order", **_price(state, step.seat, move.amount))


def _price(state: SteamState, seat: int, amount: int) -> dict[str, Param]:
    """The price if the bid wins, with the loans it means (STM-044, STM-105)."""
    now = state.copy()
    pay(now, seat, amount)
    return payment(state, now, seat, amount)


def _pass_bid(state: SteamState, step: steps.Bid, move: Pass) -> Sentence:
    number = len(state.order) + 1
    now = after(state, move)
    if len(now.order) < number:
        return sentence("pass_bid", number=number)
    own = now.order.index(step.seat) + 1 if step.seat in now.order else 0
    return sentence(
        "pass_sold",
        number=number,
        winner=now.order[number - 1],
        cost=Money(max(0, step.high)),
        **part("own_last", own),
    )


def _pass_order(state: SteamState, step: steps.BidForOrder, move: Pass) -> Sentence:
    """STM-103 to STM-105: the position is known, and so is its price."""
    if step.free == step.seat:
        return sentence("pass_free")
    number, money = last_place(step), state.money[step.seat]
    cost = price_of_place(number - 1, len(state.order), max(0, step.bids[step.seat]))
    left = Money(money - cost)
    return sentence("pass_order", number=number, cost=Money(cost), money=Money(money), left=left)


def _borrow(state: SteamState, step: Step, move: m.TakeLoans) -> Sentence | None:
    if not move.amount:
        return None
    seat, now = step.seat, after(state, move)
    return sentence(
        "borrow",
        gain=Money(move.amount * LOAN),
        money=Money(state.money[seat]),
        left=Money(now.money[seat]),
        **part("income", change(state.income[seat], now.income[seat])),
        **part("vp", change(state.vp[seat], now.vp[seat])),
    )


def _take(state: SteamState, step: Step, move: m.TakeAction) -> Sentence:
    """Power and price of the tile, and its number where it counts (STM-081 to STM-093)."""
    seat, number = step.seat, _number(state, move)
    if move.passing:
        return sentence("take.passing", **number)
    now, cost = after(state, move), tile_cost(state, seat, move.tile)
    params: dict[str, Param] = {
        **number,
        **part("price", Money(cost)),
        **(_cash(state, now, seat) if cost else part("cash", "")),
        **part("loans", loans_taken(state, now, seat)),
        **part("income", change(state.income[seat], now.income[seat])),
        **part("vp", change(state.vp[seat], now.vp[seat])),
        "level": change(state.level[seat], now.level[seat]),
    }
    key = order_key(state) if move.tile == TURN_ORDER else TAKE_KEYS[move.tile]
    return sentence(key, **params)


def _cash(state: SteamState, now: SteamState, seat: int) -> dict[str, Param]:
    """Cash before and after."""
    before, left = Money(state.money[seat]), Money(now.money[seat])
    return {"and_cash": Phrase("and_cash", {"money": before, "left": left})}


def order_key(state: SteamState) -> str:
    """What Turn Order is good for depends on the game, and the last turn has no next one."""
    key = TAKE_KEYS[TURN_ORDER]
    if state.turn == state.setup.turns:
        return f"{key}_last"
    return f"{key}_standard" if state.setup.standard else key


def _number(state: SteamState, move: m.TakeAction) -> dict[str, Param]:
    """STM-250, STM-263: it sets the next order in the base game, and breaks ties."""
    if state.turn == state.setup.turns:
        return {"and_number": Phrase("and_tie", {"number": move.tile + 1})}
    return part("number", 0 if state.setup.standard else move.tile + 1)


# --- building


def _choose_hex(state: SteamState, step: steps.BuildTurn, move: m.ChooseHex) -> Sentence:
    """What tiles cost here, from the cheapest to the most expensive within the budget."""
    seat, hex_ = step.seat, state.setup.map.code_of[move.hex]
    limit = budget(state, seat)
    fitting = affordable(state, builder(state, seat), faces_in_stock(state), hex_, limit)
    costs = [track_cost(state, hex_, placement) for placement in fitting]
    low, high = min(costs), max(costs)
    price: Param = Money(low)
    if low < high:
        price = Phrase("from_to", {"low": Money(low), "high": Money(high)})
    return sentence(
        "build",
        at=at(state, hex_),
        price=price,
        money=Money(state.money[seat]),
        limit=Money(limit),
    )


def _tile(state: SteamState, step: steps.PlaceTrack, move: m.PlaceFace) -> Sentence:
    seat, hex_, now = step.seat, step.hex, after(state, move)
    return sentence(
        tile_key(state, hex_, move.placement),
        **payment(state, now, seat, track_cost(state, hex_, move.placement)),
        **tile_change(state, now, seat, hex_).params(seat),
    )


def _urbanize(state: SteamState, step: Step, move: m.Urbanize) -> Sentence:
    hex_, now = state.setup.map.code_of[move.hex], after(state, move)
    sets = sum(cubes != NO_CUBES for cubes in state.supply)
    params = city_change(state, now, hex_).params(step.seat)
    return sentence("urbanize", colour=move.params()["colour"], sets=sets, **params)


def _grow(state: SteamState, step: Step, move: m.Grow) -> Sentence:
    return sentence("grow", left=after(state, move).growth_left)


def _supply(state: SteamState, step: steps.ChooseSupply, move: m.TakeSupply) -> Sentence:
    now = after(state, move)
    return sentence(
        "supply",
        cubes=colours_of(state.supply[move.amount - 1]),
        place=place(state, step.hex),
        there=colours_of(now.cubes[step.hex]),
    )


def _done(state: SteamState, step: steps.BuildTurn, move: Done) -> Sentence:
    lost = lines_lost(state, after(state, move), step.seat)
    return sentence("done", left=step.left, **part("lost", lost))


# --- goods


def _cube(state: SteamState, step: Step, move: m.PickCube) -> Sentence:
    """Where it could go, and the most it could bring."""
    origin, seat = state.setup.map.code_of[move.hex], step.seat
    best: dict[int, int] = {}
    for route in routes(state, seat, origin, 1 << move.colour):
        best[route.hex] = max(best.get(route.hex, 0), route.points[seat])
    cities = tuple(f"{place(state, hex_)} ({points})" for hex_, points in sorted(best.items()))
    return sentence("cube", cities=cities)


def _to(state: SteamState, step: steps.ChooseRoute, move: m.GoTo) -> Sentence:
    scorers = in_scoring_order(state, step, move)
    return sentence("to", gains=each({seat: move.points[seat] for seat in scorers}))


def _due(state: SteamState, step: Step, move: Move) -> dict[str, Param]:
    """What income and expenses will be if nothing else changes (STM-230, STM-232)."""
    then = before_income(state, move)
    seat = step.seat
    return {
        "due": Gain(due(then, seat)),
        "income": then.income[seat],
        **part("upkeep", Money(upkeep(then, seat))),
    }


def _pass_goods(state: SteamState, step: steps.MoveGoods, move: Pass) -> Sentence:
    return sentence("pass", **_due(state, step, move))


def _upgrade(state: SteamState, step: Step, move: m.UpgradeLocomotive) -> Sentence:
    level = state.level[step.seat]
    return sentence("upgrade", level=change(level, level + 1), **_due(state, step, move))


def _to_income(state: SteamState, step: steps.IncomeOrPoints, move: m.ToIncome) -> Sentence:
    """STM-228: what is above the highest income is lost."""
    before = state.income[step.seat]
    params = _due(state, step, move)
    wasted = max(0, before + step.points - HIGHEST_INCOME)
    return sentence("income", **params, before=before, **part("wasted", wasted))


def _to_points(state: SteamState, step: steps.IncomeOrPoints, move: m.ToPoints) -> Sentence:
    vp = state.vp[step.seat]
    return sentence("points", **_due(state, step, move), before=vp, now=vp + step.points)


PREVIEWS: Final = (
    preview(steps.Bid, m.MakeBid, _bid),
    preview(steps.BidForOrder, m.MakeBid, _bid_for_order, "bid_order"),
    preview(steps.Bid, Pass, _pass_bid, "pass_bid", "pass_sold"),
    preview(steps.BidForOrder, Pass, _pass_order, "pass_free", "pass_order"),
    preview(Step, m.TakeLoans, _borrow),
    preview(Step, m.TakeAction, _take, "take.passing", *TAKE_KEYS, *ORDER_KEYS),
    preview(steps.BuildTurn, m.ChooseHex, _choose_hex),
    preview(steps.PlaceTrack, m.PlaceFace, _tile, *TILE_KEYS),
    preview(Step, m.Urbanize, _urbanize),
    preview(Step, m.Grow, _grow),
    preview(steps.ChooseSupply, m.TakeSupply, _supply),
    preview(steps.BuildTurn, Done, _done),
    preview(Step, m.PickCube, _cube),
    preview(steps.ChooseRoute, m.GoTo, _to),
    preview(steps.MoveGoods, Pass, _pass_goods),
    preview(Step, m.UpgradeLocomotive, _upgrade),
    preview(steps.IncomeOrPoints, m.ToIncome, _to_income),
    preview(steps.IncomeOrPoints, m.ToPoints, _to_points),
)
