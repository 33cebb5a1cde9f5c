"""Title, turn and what the hands cost: what is written at the margins of the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from westbound.games.great_western_trail.components import BLACK, CARDS_DATA, GREEN
from westbound.games.great_western_trail.drawing.effects import effect
from westbound.games.great_western_trail.drawing.layout import FEES, PRICES
from westbound.games.great_western_trail.drawing.spaces import hands_fee
from westbound.games.great_western_trail.drawing.type_scale import text
from westbound.games.great_western_trail.observation import TrailView
from westbound.kit.svg import el, escape, rect, use, void
from westbound.kit.texts import Texts


def head(view: TrailView, texts: Texts, names: Sequence[str]) -> str:
    """The title between the two lines of the railroad."""
    told = turn(view, texts, names)
    return el(
        "g",
        text(14, 186, texts.say("board", "title"), "t-title", anchor="s"),
        text(14, 205, told, "t-text", anchor="s", tone="faint", max_width=222),
        cls="head",
    )


def turn(view: TrailView, texts: Texts, names: Sequence[str]) -> str:
    if view["over"]:
        return texts.say("board", "over")
    if view["ending"] is not None:
        return texts.say("board", "ending", name=names[view["ending"]], n=view["last_turns"])
    return texts.say("board", "turn", n=view["turn"])


def fees(view: TrailView, texts: Texts) -> str:
    """What the two hands cost at this table."""
    return _fees(texts, view["players"])


@cache
def _fees(texts: Texts, players: int) -> str:
    x, y = FEES
    parts = [text(x + 40, y + 12, texts.say("board", "fees"), "t-text", max_width=84)]
    for index, hand in enumerate((GREEN, BLACK)):
        fee = hands_fee(players, hand)
        middle = y + 32 + 26 * index
        parts.append(use(f"palm-{hand}", x + 20, middle, 1.35))
        parts.append(effect((texts.money(-fee),), x + 38, middle, "s"))
    return el("g", *parts, cls="fees")


@cache
def prices(texts: Texts) -> str:
    """What cattle cost: cowboys and dollars, by breeding value (GWT-197)."""
    x, y, width, height = PRICES
    title = escape(texts.say("board", "prices"))
    parts = [el("title", title), rect("sheet", x, y, width, height, 6)]
    for index, value in enumerate((3, 4, 5)):
        middle = y + 17 + 23 * index
        parts.append(void("circle", cls="seal", cx=x + 17, cy=middle, r=10))
        parts.append(text(x + 17, middle + 5, str(value), "t-figure", tone="onbrass"))
        options = [option for option in CARDS_DATA["buy"] if option["value"] == value]
        for column, option in enumerate(options):
            cards = ("2×",) if option["cards"] == 2 else ()
            line = (*cards, f"{option['cowboys']}", "@hat", texts.money(-option["dollars"]))
            parts.append(effect(line, x + 36 + 86 * column, middle, "s"))
    return el("g", *parts, cls="prices")
