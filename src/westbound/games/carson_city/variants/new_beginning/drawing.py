"""A New Beginning: the sheet that everybody fills in (CC-210, CC-211), and the sharpshooter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from westbound.games.carson_city.base.drawing.art import SIGNS, sign_icon
from westbound.games.carson_city.base.drawing.part_drawing import PartDrawing, Piece, Status, Tip
from westbound.games.carson_city.observation import PlayerView, View
from westbound.games.carson_city.variants.new_beginning.components import (
    SHEET,
    SHEET_POINTS,
    Item,
    sheet_cost,
)
from westbound.kit.description import Describer
from westbound.kit.panel import title
from westbound.kit.svg import classes, el, escape, target, translate
from westbound.kit.texts import Texts

ITEM_SIGNS: Final = {
    "money": "coin",
    "road": "road",
    "revolver": "revolver",
    "parcel": "parcel",
    "cowboy": "cowboy",
    "sharpshooter": "sharpshooter",
}


class NewBeginningDrawing(PartDrawing):
    pieces = (
        Piece("sheet", translate(SIGNS["sheet"], 0, 0, 1.5), ("CC-210", "CC-211")),
        Piece("sharpshooter", translate(SIGNS["sharpshooter"], 0, 0, 1.4), ("CC-211",)),
    )

    def statuses(self, texts: Texts, own: PlayerView) -> Iterable[Status]:
        if own["sharpshooter"]:
            yield Status("sharpshooter", "sharpshooter", texts.say("panel", "sharpshooter"))

    def form(self, view: View, texts: Texts, own: PlayerView) -> str:
        """The own sheet while it is filled in; each line is one more unit to pick, or one fewer."""
        units = _open_sheet(view, own)
        if units is None:
            return ""
        lines = [_line(texts, item, units[item.name]) for item in SHEET]
        note = texts.say("panel", "points_left", left=_left(units), points=SHEET_POINTS)
        return title(texts.say("panel", "sheet"), note) + el("div", *lines, cls="sheet")

    def tips(self, view: View, texts: Texts) -> Iterator[tuple[str, Tip]]:
        if view["viewer"] is None or not view["options"]["new_beginning"]:
            return
        for item in SHEET:
            price = texts.say("tips", "item", points=item.points, limit=item.most)
            yield f"item:{item.name}", Tip(texts.say("sheet", item.name), [price], "CC-211")
            back = texts.say("tips", "drop", points=item.points)
            yield f"drop:{item.name}", Tip(texts.say("sheet", item.name), [back], "CC-212")

    def describe_status(self, tell: Describer[View], own: PlayerView) -> Iterator[str]:
        if own["sharpshooter"]:
            yield tell.say("sharpshooter")

    def describe_seat(self, tell: Describer[View], own: PlayerView) -> Iterator[str]:
        units = _open_sheet(tell.view, own)
        if units is None:
            return
        for item in SHEET:
            name = tell.texts.say("sheet", item.name)
            yield tell.say("sheet_line", item=name, count=units[item.name])
        yield tell.say("sheet_left", left=_left(units))


def _open_sheet(view: View, own: PlayerView) -> dict[str, int] | None:
    """The viewer's own sheet, while it is filled in (CC-210)."""
    filling = view["step"] is not None and view["step"]["kind"] == "fill_sheets"
    return own["sheet"] if filling and own["seat"] == view["viewer"] else None


def _left(units: dict[str, int]) -> int:
    """The points that are not spent yet."""
    return SHEET_POINTS - sheet_cost(tuple(units[item.name] for item in SHEET))


def _line(texts: Texts, item: Item, count: int) -> str:
    name = texts.say("sheet", item.name)
    price = texts.say("panel", "item_price", points=item.points)
    amount = texts.money(count * item.unit) if item.name == "money" else str(count)
    more = target(
        f"item:{item.name}",
        f"{name}: {amount} ({price})",
        sign_icon(ITEM_SIGNS[item.name]),
        el("span", escape(name), cls="sheet-name"),
        el("span", escape(price), cls="sheet-price"),
        el("b", amount, cls="sheet-count"),
        cls=classes("sheet-item", "" if count else "none", "full" if count == item.most else ""),
        tag="span",
    )
    return el("div", more, _less(texts, item, name, count), cls="sheet-line")


def _less(texts: Texts, item: Item, name: str, count: int) -> str:
    """What takes a unit off the sheet again, if one may come off."""
    if count <= item.least:
        return ""
    label = texts.say("panel", "item_less", item=name)
    return target(f"drop:{item.name}", label, "−", cls="sheet-less", tag="span")


DRAWING: Final = NewBeginningDrawing()
