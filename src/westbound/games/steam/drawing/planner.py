"""What a player can afford: prices of the usual tiles, and how many loans each would take."""

from __future__ import annotations

from typing import Final, NamedTuple

from westbound.games.steam.components import (
    EXIT_COST,
    HILLS_COST,
    LOAN,
    MAX_LEVEL,
    RIVER_COST,
    TILES_PER_TURN,
    TILES_WITH_ENGINEER,
    TOWN_COST,
)
from westbound.games.steam.drawing.model import decider, step_kind
from westbound.games.steam.observation import PlayerView, SteamView
from westbound.kit.panel import fold
from westbound.kit.svg import el, escape
from westbound.kit.texts import Texts

_PLAIN: Final = 2 * EXIT_COST
_TILES: Final = (
    ("plain", _PLAIN),
    ("river", _PLAIN + RIVER_COST),
    ("hills", _PLAIN + HILLS_COST),
    ("town", _PLAIN + TOWN_COST),
    ("complex", 2 * _PLAIN),
)


class Item(NamedTuple):
    name: str
    cost: int


def planner(view: SteamView, texts: Texts, own: PlayerView) -> str:
    """A sentence about the purse, then a list of prices: paid in cash, by loans, or too dear."""
    own = _in_the_capital_phase(view, own)
    tiles = TILES_WITH_ENGINEER if own["action"] == "engineer" else TILES_PER_TURN
    items = [Item(texts.say("plan", key), cost) for key, cost in _TILES]
    items.append(Item(texts.say("plan", "turn", n=tiles), tiles * _PLAIN))
    if own["action"] is None:
        items += [
            Item(texts.term(tile["id"]), cost)
            for tile in view["action_tiles"]
            if tile["taken_by"] is None
            and (cost := tile["cost_by_seat"][own["seat"]])
            and (tile["id"] != "locomotive" or own["level"] < MAX_LEVEL)
        ]
    rows = [_row(texts, own, item) for item in items]
    purse = el("p", escape(_purse(texts, own)), cls="plan-purse", id=f"purse-{own['seat']}")
    title = escape(texts.say("plan", "title"))
    return purse + fold(f"plan-{own['seat']}", title, el("ul", *rows, cls="plan"))


def _in_the_capital_phase(view: SteamView, own: PlayerView) -> PlayerView:
    """STM-100: while loans are being taken, those that can still be taken count."""
    if step_kind(view) != "borrow" or decider(view) != own["seat"]:
        return own
    return {**own, "budget": own["money"] + LOAN * own["loans_possible"]}


def may_borrow(own: PlayerView) -> bool:
    return own["budget"] > own["money"]


def _purse(texts: Texts, own: PlayerView) -> str:
    if not may_borrow(own):
        return texts.say("plan", "cash", money=texts.money(own["money"]))
    return texts.say(
        "plan",
        "purse",
        money=texts.money(own["money"]),
        loans=own["loans_possible"],
        loan=texts.money(LOAN),
        budget=texts.money(own["budget"]),
    )


def loans_for(own: PlayerView, cost: int) -> int | None:
    """How many loans a price takes, 0 if cash is enough; None if it is too much."""
    if cost > own["budget"]:
        return None
    return max(0, -(-(cost - own["money"]) // LOAN))


def _row(texts: Texts, own: PlayerView, item: Item) -> str:
    loans = loans_for(own, item.cost)
    if loans is None:
        cls, told = "no", texts.say("plan", "no")
    elif loans:
        cls, told = "loan", texts.say("plan", "loans", n=loans)
    else:
        cls, told = "yes", texts.say("plan", "yes")
    return el(
        "li",
        el("span", escape(item.name), cls="plan-name"),
        " ",
        el("b", texts.money(item.cost), cls="plan-price"),
        " ",
        el("span", escape(told), cls="plan-how"),
        cls=f"plan-{cls}",
    )
