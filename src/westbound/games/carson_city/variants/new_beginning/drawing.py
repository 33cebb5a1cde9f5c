"""The sheet of A New Beginning on a player's area, and in words (CC-210, CC-211)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from westbound.games.carson_city.base.drawing.panel_parts import _title, sign
from westbound.games.carson_city.observation import SeatView, View
from westbound.games.carson_city.variants.new_beginning.components import (
    SHEET,
    SHEET_POINTS,
    sheet_cost,
)
from westbound.kit.description import Describer
from westbound.kit.svg import escape
from westbound.kit.texts import Texts

# --- the sheet of A New Beginning (CC-210, CC-211)

ITEM_SIGNS: Final = {
    "money": "coin",
    "road": "road",
    "revolver": "revolver",
    "parcel": "parcel",
    "cowboy": "cowboy",
    "sharpshooter": "sharpshooter",
}


def sheet(view: View, texts: Texts, own: SeatView) -> str:
    """The own sheet while it is filled; each line is one more unit to pick."""
    filling = view["step"] is not None and view["step"]["kind"] == "fill_sheets"
    if not filling or own["seat"] != view["viewer"] or own["sheet"] is None:
        return ""
    units = own["sheet"]
    left = SHEET_POINTS - sheet_cost(tuple(units[item.name] for item in SHEET))
    lines = "".join(_item(texts, item.name, units[item.name]) for item in SHEET)
    note = texts.say("panel", "points_left", left=left, points=SHEET_POINTS)
    return f'{_title(texts.say("panel", "sheet"), note)}<div class="sheet">{lines}</div>'


def _item(texts: Texts, name: str, count: int) -> str:
    item = next(item for item in SHEET if item.name == name)
    title = texts.say("sheet", name)
    price = texts.say("panel", "item_price", points=item.points)
    amount = f"${count * item.unit}" if name == "money" else str(count)
    label = escape(f"{title}: {amount} ({price})")
    none = "" if count else " none"
    full = " full" if count == item.most else ""
    return (
        f'<span class="sheet-item{none}{full}" id="item-{name}" data-target="item:{name}" '
        f'role="img" aria-label="{label}">{sign(ITEM_SIGNS[name])}'
        f'<span class="sheet-name">{escape(title)}</span>'
        f'<span class="sheet-price">{escape(price)}</span>'
        f'<b class="sheet-count">{amount}</b></span>'
    )


def sheet_in_words(tell: Describer[View], seat: SeatView) -> Iterator[str]:
    """The own sheet while it is filled (CC-210)."""
    step, units = tell.view["step"], seat["sheet"]
    filling = step is not None and step["kind"] == "fill_sheets"
    if not filling or units is None or seat["seat"] != tell.view["viewer"]:
        return
    for item in SHEET:
        name = tell.texts.say("sheet", item.name)
        yield tell.say("sheet_line", item=name, count=units[item.name])
    cost = sheet_cost(tuple(units[item.name] for item in SHEET))
    yield tell.say("sheet_left", left=SHEET_POINTS - cost)
