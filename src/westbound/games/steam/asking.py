"""Which sentence says what is asked now, of whom and why, and its numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from westbound.engine.game import Sentence
from westbound.engine.refusal import Param
from westbound.engine.step import Step
from westbound.games.steam import steps
from westbound.games.steam.components import COLOURS, GOODS_ROUNDS, HIGHEST_INCOME, LOAN
from westbound.games.steam.moves import UPGRADE
from westbound.games.steam.outcomes import place
from westbound.games.steam.rules.auction import NO_BID
from westbound.games.steam.rules.deliveries import why_not_upgrade
from westbound.games.steam.rules.growth import may_grow
from westbound.games.steam.rules.money import budget, most_loans
from westbound.games.steam.rules.urbanization import may_urbanize
from westbound.games.steam.state import SteamState

Told: TypeAlias = tuple[str, dict[str, Param]]  # the variant of the key, and parameters
Asker: TypeAlias = Callable[..., Told]


def prompt(state: SteamState) -> Sentence:
    """What the top step asks; after the end, that it is over."""
    if not state.agenda:
        return Sentence("over", {})
    step = state.agenda[-1]
    ask = _ASK.get(type(step))
    variant, more = ask(state, step) if ask else ("", {})
    params: dict[str, Param] = {"seat": step.seat, "turn": state.turn, "turns": state.setup.turns}
    return Sentence(step.kind + variant, {**params, **more})


# --- chance


def _fill_city(state: SteamState, step: steps.FillCity) -> Told:
    return "", {"count": step.count, "place": place(state, step.hex)}


def _fill_supply(state: SteamState, step: steps.FillSupply) -> Told:
    return "", {"count": step.count, "space": step.space + 1}


# --- order and money


def _bid(state: SteamState, step: steps.Bid) -> Told:
    params: dict[str, Param] = {
        "number": len(state.order) + 1,
        "money": state.money[step.seat],
        "most": budget(state, step.seat),
    }
    if step.high == NO_BID:
        return "_first", params
    return "", {**params, "high": step.high, "rival": step.leader}


def _bid_for_order(state: SteamState, step: steps.BidForOrder) -> Told:
    free = "free_pass" if step.free == step.seat else ""
    params: dict[str, Param] = {
        "money": state.money[step.seat],
        "number": last_place(step),
        "free": free,
    }
    if step.high == NO_BID:
        return "_first", params
    return "", {**params, "high": step.high, "rival": step.leader}


def last_place(step: steps.BidForOrder) -> int:
    """STM-103: the position of whoever passes now, counted from 1."""
    return len(step.inside)


def _borrow(state: SteamState, step: Step) -> Told:
    return "", {
        "money": state.money[step.seat],
        "level": state.income[step.seat],
        "most": most_loans(state, step.seat),
        "loan": LOAN,
    }


def _take_tile(state: SteamState, step: Step) -> Told:
    if state.setup.standard:
        return "_standard", {"money": state.money[step.seat]}
    variant = "_last" if state.turn == state.setup.turns else ""
    return variant, {"money": state.money[step.seat], "most": budget(state, step.seat)}


# --- building


def _build(state: SteamState, step: steps.Build) -> Told:
    action = ""
    if may_urbanize(state, step.seat):
        action = "urbanize"
    elif may_grow(state, step.seat):
        action = "grow"
    obligation = "may" if state.setup.standard else "must"
    also = f"{obligation}_{action}" if action else ""
    return "", {
        "left": step.left,
        "money": state.money[step.seat],
        "most": budget(state, step.seat),
        "also": also,
    }


def _place_track(state: SteamState, step: steps.PlaceTrack) -> Told:
    return "", {"place": place(state, step.hex), "most": budget(state, step.seat)}


def _choose_supply(state: SteamState, step: steps.ChooseSupply) -> Told:
    return "", {"place": place(state, step.hex)}


# --- goods


def _move_goods(state: SteamState, step: steps.MoveGoods) -> Told:
    can_upgrade = why_not_upgrade(state, step, UPGRADE) is None
    return "" if can_upgrade else "_no_upgrade", {
        "level": state.level[step.seat],
        "round": state.goods_round,
        "rounds": GOODS_ROUNDS,
    }


def _choose_route(state: SteamState, step: steps.ChooseRoute) -> Told:
    return "", {
        "colour": COLOURS[step.colour],
        "place": place(state, step.hex),
        "level": state.level[step.seat],
    }


def _income_or_points(state: SteamState, step: steps.IncomeOrPoints) -> Told:
    return "", {
        "points": step.points,
        "level": state.income[step.seat],
        "most": HIGHEST_INCOME,
        "vp": state.vp[step.seat],
    }


_ASK: Final[Mapping[type[Step], Asker]] = {
    steps.FillCity: _fill_city,
    steps.FillSupply: _fill_supply,
    steps.Bid: _bid,
    steps.BidForOrder: _bid_for_order,
    steps.Borrow: _borrow,
    steps.TakeTile: _take_tile,
    steps.Build: _build,
    steps.PlaceTrack: _place_track,
    steps.ChooseSupply: _choose_supply,
    steps.MoveGoods: _move_goods,
    steps.ChooseRoute: _choose_route,
    steps.IncomeOrPoints: _income_or_points,
}
