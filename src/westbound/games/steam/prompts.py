"""What the open step asks, of whom, and why: the sentence and its numbers."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.refusal import Param
from westbound.engine.step import Step
from westbound.engine.texts import Money
from westbound.games.steam import steps
from westbound.games.steam.components import COLOURS, GOODS_ROUNDS, HIGHEST_INCOME, LOAN
from westbound.games.steam.effects import at, place
from westbound.games.steam.moves import UPGRADE
from westbound.games.steam.rules.auction import NO_BID
from westbound.games.steam.rules.deliveries import why_not_upgrade
from westbound.games.steam.rules.growth import may_grow
from westbound.games.steam.rules.money import budget, max_loans
from westbound.games.steam.rules.urbanization import may_urbanize
from westbound.games.steam.state import SteamState
from westbound.kit.messages import Params, prompt, sentence


def common(state: SteamState, step: Step) -> Params:
    """What every prompt may mention."""
    return {"seat": step.seat, "turn": state.turn, "turns": state.setup.turns}


# --- chance


def _fill_city(state: SteamState, step: steps.FillCity) -> Sentence:
    return sentence("fill_city", count=step.count, place=place(state, step.hex))


def _fill_supply(state: SteamState, step: steps.FillSupply) -> Sentence:
    return sentence("fill_supply", count=step.count, space=step.space + 1)


# --- order and money


def _bid(state: SteamState, step: steps.Bid) -> Sentence:
    params: dict[str, Param] = {
        "number": len(state.order) + 1,
        "money": Money(state.money[step.seat]),
        "limit": Money(budget(state, step.seat)),
    }
    if step.high == NO_BID:
        return sentence("bid_first", **params)
    return sentence("bid", **params, high=Money(step.high), rival=step.leader)


def _bid_for_order(state: SteamState, step: steps.BidForOrder) -> Sentence:
    free = "free_pass" if step.free == step.seat else ""
    params: dict[str, Param] = {
        "money": Money(state.money[step.seat]),
        "number": last_place(step),
        "free": free,
    }
    if step.high == NO_BID:
        return sentence("bid_for_order_first", **params)
    return sentence("bid_for_order", **params, high=Money(step.high), rival=step.leader)


def last_place(step: steps.BidForOrder) -> int:
    """STM-103: the position of whoever passes now, counted from 1."""
    return len(step.inside)


def _borrow(state: SteamState, step: Step) -> Sentence:
    return sentence(
        "borrow",
        money=Money(state.money[step.seat]),
        level=state.income[step.seat],
        limit=max_loans(state, step.seat),
        loan=Money(LOAN),
    )


def _take_tile(state: SteamState, step: Step) -> Sentence:
    if state.setup.standard:
        return sentence("take_tile_standard", money=Money(state.money[step.seat]))
    key = "take_tile_last" if state.turn == state.setup.turns else "take_tile"
    money, limit = Money(state.money[step.seat]), Money(budget(state, step.seat))
    return sentence(key, money=money, limit=limit)


# --- building


def _build(state: SteamState, step: steps.BuildTurn) -> Sentence:
    action = ""
    if may_urbanize(state, step.seat):
        action = "urbanize"
    elif may_grow(state, step.seat):
        action = "grow"
    obligation = "may" if state.setup.standard else "must"
    also = f"{obligation}_{action}" if action else ""
    return sentence(
        "build",
        left=step.left,
        money=Money(state.money[step.seat]),
        limit=Money(budget(state, step.seat)),
        also=also,
    )


def _place_track(state: SteamState, step: steps.PlaceTrack) -> Sentence:
    limit = Money(budget(state, step.seat))
    return sentence("place_track", at=at(state, step.hex), limit=limit)


def _choose_supply(state: SteamState, step: steps.ChooseSupply) -> Sentence:
    return sentence("choose_supply", place=place(state, step.hex))


# --- goods


def _move_goods(state: SteamState, step: steps.MoveGoods) -> Sentence:
    can_upgrade = why_not_upgrade(state, step, UPGRADE) is None
    return sentence(
        "move_goods" if can_upgrade else "move_goods_no_upgrade",
        level=state.level[step.seat],
        round=state.goods_round,
        rounds=GOODS_ROUNDS,
    )


def _choose_route(state: SteamState, step: steps.ChooseRoute) -> Sentence:
    return sentence(
        "choose_route",
        colour=COLOURS[step.colour],
        place=place(state, step.hex),
        level=state.level[step.seat],
    )


def _income_or_points(state: SteamState, step: steps.IncomeOrPoints) -> Sentence:
    return sentence(
        "income_or_points",
        points=step.points,
        level=state.income[step.seat],
        limit=HIGHEST_INCOME,
        vp=state.vp[step.seat],
    )


PROMPTS: Final = (
    prompt(steps.FillCity, _fill_city),
    prompt(steps.FillSupply, _fill_supply),
    prompt(steps.Bid, _bid, "bid", "bid_first"),
    prompt(steps.BidForOrder, _bid_for_order, "bid_for_order", "bid_for_order_first"),
    prompt(steps.Borrow, _borrow),
    prompt(steps.ChooseActionTile, _take_tile, "take_tile", "take_tile_last", "take_tile_standard"),
    prompt(steps.BuildTurn, _build),
    prompt(steps.PlaceTrack, _place_track),
    prompt(steps.ChooseSupply, _choose_supply),
    prompt(steps.MoveGoods, _move_goods, "move_goods", "move_goods_no_upgrade"),
    prompt(steps.ChooseRoute, _choose_route),
    prompt(steps.IncomeOrPoints, _income_or_points),
)
