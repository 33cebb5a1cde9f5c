"""What a move costs and brings, said before it is confirmed: it is tried on a copy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.engine.step import Step
from westbound.games.steam import moves as m
from westbound.games.steam import steps
from westbound.games.steam.asking import Told, last_place
from westbound.games.steam.components import (
    ACTION_NAMES,
    HIGHEST_INCOME,
    LOAN,
    TURN_ORDER,
)
from westbound.games.steam.outcomes import (
    after,
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
    signed,
    tile_change,
)
from westbound.games.steam.rules.action_tiles import tile_cost
from westbound.games.steam.rules.auction import price_of_place
from westbound.games.steam.rules.building import affordable, faces_in_stock, track_cost
from westbound.games.steam.rules.deliveries import routes
from westbound.games.steam.rules.income import upkeep
from westbound.games.steam.rules.money import budget, pay
from westbound.games.steam.rules.sites import builder
from westbound.games.steam.sentences import in_scoring_order, lines_lost, tile_variant
from westbound.games.steam.state import NO_CUBES, SteamState

Foreteller: TypeAlias = Callable[..., Told | None]


def preview(state: SteamState, move: Move, seat: int) -> Sentence | None:
    """The effect of a legal move in one sentence, or None where the label says it all."""
    foretell = _FORETELL.get(type(move))
    told = foretell(state, state.agenda[-1], move) if foretell else None
    return None if told is None else Sentence(*told)


# --- order and money


def _bid(state: SteamState, step: Step, move: m.MakeBid) -> Told:
    """The price if the bid wins, with the loans it means (STM-044, STM-105)."""
    now = state.copy()
    pay(now, step.seat, move.amount)
    params = payment(state, now, step.seat, move.amount)
    if isinstance(step, steps.BidForOrder):
        return "bid_order", params
    return "bid", {**params, "number": len(state.order) + 1}


def _pass(state: SteamState, step: Step, move: m.Pass) -> Told:
    if isinstance(step, steps.Bid):
        return _pass_bid(state, step, move)
    if isinstance(step, steps.BidForOrder):
        return _pass_order(state, step)
    return "pass", _due(state, step, move)


def _pass_bid(state: SteamState, step: steps.Bid, move: m.Pass) -> Told:
    number = len(state.order) + 1
    now = after(state, move)
    if len(now.order) < number:
        return "pass_bid", {"number": number}
    own = now.order.index(step.seat) + 1 if step.seat in now.order else 0
    return "pass_sold", {
        "number": number,
        "winner": now.order[number - 1],
        "cost": max(0, step.high),
        **part("own_last", own),
    }


def _pass_order(state: SteamState, step: steps.BidForOrder) -> Told:
    """STM-103 to STM-105: the position is known, and so is its price."""
    if step.free == step.seat:
        return "pass_free", {}
    number, money = last_place(step), state.money[step.seat]
    cost = price_of_place(number - 1, len(state.order), max(0, step.bids[step.seat]))
    return "pass_order", {"number": number, "cost": cost, "money": money, "left": money - cost}


def _borrow(state: SteamState, step: Step, move: m.TakeLoans) -> Told | None:
    if not move.amount:
        return None
    seat, now = step.seat, after(state, move)
    return "borrow", {
        "gain": move.amount * LOAN,
        "money": state.money[seat],
        "left": now.money[seat],
        **part("income", change(state.income[seat], now.income[seat])),
        **part("vp", change(state.vp[seat], now.vp[seat])),
    }


def _take(state: SteamState, step: Step, move: m.TakeAction) -> Told:
    """Power and price of the tile, and its number where it counts (STM-081 to STM-093)."""
    seat, number = step.seat, _number(state, move)
    if move.passing:
        return "take.passing", number
    now, cost = after(state, move), tile_cost(state, seat, move.tile)
    params: dict[str, Param] = {
        **number,
        **part("price", cost),
        **part("cash", f"${state.money[seat]} → ${now.money[seat]}" if cost else ""),
        **part("loans", loans_taken(state, now, seat)),
        **part("income", change(state.income[seat], now.income[seat])),
        **part("vp", change(state.vp[seat], now.vp[seat])),
        "level": change(state.level[seat], now.level[seat]),
    }
    variant = order_variant(state) if move.tile == TURN_ORDER else ""
    return f"take.{ACTION_NAMES[move.tile]}{variant}", params


def order_variant(state: SteamState) -> str:
    """What Turn Order is good for depends on the game, and the last turn has no next one."""
    if state.turn == state.setup.turns:
        return "_last"
    return "_standard" if state.setup.standard else ""


def _number(state: SteamState, move: m.TakeAction) -> dict[str, Param]:
    """STM-250, STM-263: it sets the next order in the base game, and breaks ties."""
    if state.turn == state.setup.turns:
        return {**part("number", move.tile + 1), "and_number": "and_tie"}
    return part("number", 0 if state.setup.standard else move.tile + 1)


# --- building


def _choose_hex(state: SteamState, step: steps.Build, move: m.ChooseHex) -> Told:
    """What tiles cost here, from the cheapest to the dearest that can be paid."""
    seat, hex_ = step.seat, state.setup.map.code_of[move.hex]
    most = budget(state, seat)
    fitting = affordable(state, builder(state, seat), faces_in_stock(state), hex_, most)
    costs = [track_cost(state, hex_, placement) for placement in fitting]
    low, high = min(costs), max(costs)
    price = f"${low}" if low == high else f"${low} – ${high}"
    return "build", {
        "place": place(state, hex_),
        "price": price,
        "money": state.money[seat],
        "most": most,
    }


def _tile(state: SteamState, step: steps.PlaceTrack, move: m.PlaceFace) -> Told:
    seat, hex_, now = step.seat, step.hex, after(state, move)
    return f"tile{tile_variant(state, hex_, move.placement)}", {
        **payment(state, now, seat, track_cost(state, hex_, move.placement)),
        **tile_change(state, now, seat, hex_).params(seat),
    }


def _urbanize(state: SteamState, step: Step, move: m.Urbanize) -> Told:
    hex_, now = state.setup.map.code_of[move.hex], after(state, move)
    sets = sum(cubes != NO_CUBES for cubes in state.supply)
    params = city_change(state, now, hex_).params(step.seat)
    return "urbanize", {"colour": move.params()["colour"], "sets": sets, **params}


def _grow(state: SteamState, step: Step, move: m.Grow) -> Told:
    return "grow", {"left": after(state, move).growth_left}


def _supply(state: SteamState, step: steps.ChooseSupply, move: m.TakeSupply) -> Told:
    now = after(state, move)
    return "supply", {
        "cubes": colours_of(state.supply[move.amount - 1]),
        "place": place(state, step.hex),
        "there": colours_of(now.cubes[step.hex]),
    }


def _done(state: SteamState, step: steps.Build, move: m.Done) -> Told:
    lost = lines_lost(state, after(state, move), step.seat)
    return "done", {"left": step.left, **part("lost", lost)}


# --- goods


def _cube(state: SteamState, step: Step, move: m.PickCube) -> Told:
    """Where it could go, and the most it could bring."""
    origin, seat = state.setup.map.code_of[move.hex], step.seat
    best: dict[int, int] = {}
    for route in routes(state, seat, origin, 1 << move.colour):
        best[route.hex] = max(best.get(route.hex, 0), route.points[seat])
    cities = tuple(f"{place(state, hex_)} ({points})" for hex_, points in sorted(best.items()))
    return "cube", {"cities": cities}


def _to(state: SteamState, step: steps.ChooseRoute, move: m.GoTo) -> Told:
    scorers = in_scoring_order(state, step, move)
    return "to", {"gains": each({seat: move.points[seat] for seat in scorers})}


def _due(state: SteamState, step: Step, move: Move) -> dict[str, Param]:
    """What income and expenses will be if nothing else changes (STM-230, STM-232)."""
    then = before_income(state, move)
    seat = step.seat
    return {
        "due": signed(due(then, seat)),
        "income": then.income[seat],
        **part("upkeep", upkeep(then, seat)),
    }


def _upgrade(state: SteamState, step: Step, move: m.UpgradeLocomotive) -> Told:
    level = state.level[step.seat]
    return "upgrade", {"level": change(level, level + 1), **_due(state, step, move)}


def _to_income(state: SteamState, step: steps.IncomeOrPoints, move: m.ToIncome) -> Told:
    """STM-228: what is above the highest income is lost."""
    before = state.income[step.seat]
    params = _due(state, step, move)
    wasted = max(0, before + step.points - HIGHEST_INCOME)
    return "income", {**params, "before": before, **part("wasted", wasted)}


def _to_points(state: SteamState, step: steps.IncomeOrPoints, move: m.ToPoints) -> Told:
    vp = state.vp[step.seat]
    return "points", {**_due(state, step, move), "before": vp, "now": vp + step.points}


_FORETELL: Final[Mapping[type[Move], Foreteller]] = {
    m.MakeBid: _bid,
    m.Pass: _pass,
    m.TakeLoans: _borrow,
    m.TakeAction: _take,
    m.ChooseHex: _choose_hex,
    m.PlaceFace: _tile,
    m.Urbanize: _urbanize,
    m.Grow: _grow,
    m.TakeSupply: _supply,
    m.Done: _done,
    m.PickCube: _cube,
    m.GoTo: _to,
    m.UpgradeLocomotive: _upgrade,
    m.ToIncome: _to_income,
    m.ToPoints: _to_points,
}
