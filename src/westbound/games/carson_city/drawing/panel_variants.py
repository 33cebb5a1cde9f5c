"""The parts of a player's area that variants and some cards bring, as HTML."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Final

from westbound.games.carson_city.drawing.card_powers import CORRAL_POWERS
from westbound.games.carson_city.drawing.model import answer_state, auction
from westbound.games.carson_city.drawing.pieces import GLYPHS, cowboy
from westbound.games.carson_city.drawing.svg import icon, safe
from westbound.games.carson_city.drawing.variant_pieces import (
    CORRAL_BOX,
    VARIANT_GLYPHS,
    VARIANT_SIGN_WIDTH,
    corral,
    duel_tile,
)
from westbound.games.carson_city.drawing.words import Words
from westbound.games.carson_city.observation import SeatView, View
from westbound.games.carson_city.variants.horses.view import points_in_rodeo as rodeo_points
from westbound.games.carson_city.variants.new_beginning.components import (
    SHEET,
    SHEET_POINTS,
    sheet_cost,
)

Row = tuple[str, str, str, str]  # key, help, sign, value
TILE_BOX: Final = "-9.5 -11.5 19 23"
_SIGN_HEIGHT: Final = 20


@cache
def sign(name: str) -> str:
    """A small sign, as wide as its drawing."""
    width = max(20, VARIANT_SIGN_WIDTH.get(name, 15) + 3)
    content = {**GLYPHS, **VARIANT_GLYPHS}[name]
    return icon(content, f"{-width / 2:g} -10 {width} {_SIGN_HEIGHT}", "art-sign")


# --- lines under the name


def status(view: View, say: Words, own: SeatView) -> str:
    """Who still thinks, has handed in or is locked, and who bids what."""
    lines = [
        f'<li class="state state-{name}">{sign(glyph)}<span>{safe(words)}</span></li>'
        for name, glyph, words in _states(view, say, own)
    ]
    return f'<ul class="states">{"".join(lines)}</ul>' if lines else ""


def _states(view: View, say: Words, own: SeatView) -> Iterable[tuple[str, str, str]]:
    seat = own["seat"]
    state = answer_state(view, seat)
    if state is not None:
        yield state, state, say.say("panel", state)
    going = auction(view)
    if going is not None and going.leader == seat:
        yield "leader", "gavel", say.say("panel", "leader", bid=going.high)
    elif going is not None and seat in going.out:
        yield "out", "gavel", say.say("panel", "out")
    if own["points_later"]:
        yield "later", "vp", say.say("panel", "points_later")
    if own["sharpshooter"]:
        yield "sharpshooter", "sharpshooter", say.say("panel", "sharpshooter")


# --- tokens among the figures


def token_rows(view: View, own: SeatView) -> list[Row]:
    """Horses and rodeo tokens where they are played, other tokens while somebody has some."""
    rows: list[Row] = []
    if own["corrals"] is not None:
        rows.append(("horses", "horses_help", "horse", str(own["horses"])))
        rows.append(("rodeo", "rodeo_help", "rodeo", str(own["rodeo_tokens"])))
    if own["dynamite"]:
        rows.append(("dynamite", "dynamite_help", "dynamite", str(own["dynamite"])))
    if own["no_duel_tokens"]:
        rows.append(("no_duel", "no_duel_help", "no-duel", str(own["no_duel_tokens"])))
    return rows


# --- corrals (CC-261)


def corrals(view: View, say: Words, own: SeatView) -> str:
    if own["corrals"] is None:
        return ""
    pens = "".join(_pen(view, say, own, index) for index in range(len(own["corrals"])))
    note = say.say("panel", "rodeo_points", points=rodeo_points(own))
    return f'{_title(say.say("panel", "corrals"), note)}<div class="corrals">{pens}</div>'


def _pen(view: View, say: Words, own: SeatView, index: int) -> str:
    """One corral; only the own ones can be picked."""
    assert own["corrals"] is not None
    pen, seat, name = own["corrals"][index], own["seat"], f"corral_{index + 1}"
    label = safe(", ".join(corral_facts(say, own, index)))
    fence = _fence(pen["hats"], pen["horses"], _guest(own, index))
    pick = f' data-target="space:{name}"' if seat == view["viewer"] else ""
    return (
        f'<span class="corral p{seat}" id="corral-{seat}-{index + 1}"{pick} role="img" '
        f'aria-label="{label}" title="{label}">{fence}'
        f'<span class="corral-power">{_power(index + 1)}</span></span>'
    )


def corral_facts(say: Words, own: SeatView, index: int) -> Iterable[str]:
    assert own["corrals"] is not None
    pen = own["corrals"][index]
    yield say.say("corrals", "name", number=index + 1)
    yield say.say("corrals", "hats", count=pen["hats"])
    yield say.say("corrals", "horses", count=pen["horses"])
    if pen["cowboy"]:
        yield say.say("corrals", "cowboy")


def _guest(own: SeatView, index: int) -> int:
    """Whose cowboy stands inside; -1: nobody's."""
    assert own["corrals"] is not None
    return own["seat"] if own["corrals"][index]["cowboy"] else -1


@cache
def _fence(hats: int, horses: int, guest: int) -> str:
    return icon(corral(hats, horses, cowboy(guest) if guest >= 0 else ""), CORRAL_BOX, "art-corral")


@cache
def _power(number: int) -> str:
    return "".join(
        sign(token[1:]) if token[0] == "@" else f"<b>{safe(token)}</b>"
        for token in CORRAL_POWERS[number]
    )


# --- duel tiles (CC-225 to CC-230)


def tiles(view: View, say: Words, own: SeatView) -> str:
    """The own hand face up, each value once with its number; others' tiles face down."""
    if not view["options"]["duel_tiles"]:
        return ""
    seat, down = own["seat"], own["tiles_down"]
    known = [tile for tile in own["duel_tiles"] if tile is not None]
    held = [
        _tile(say, f"tile-{seat}-{value}", value, count, f"tile:{value}")
        for value, count in sorted(Counter(known).items())
    ]
    if hidden := len(own["duel_tiles"]) - len(known):
        held.append(_tile(say, f"tile-{seat}-hidden", None, hidden))
    if down:
        held.append(_played(say, seat, down))
    if not held:
        held.append(f'<span class="tiles-none">{safe(say.say("panel", "no_tiles"))}</span>')
    total = own["tile_sum"]
    note = "" if total is None else say.say("panel", "tile_sum", total=total)
    return (
        f"{_title(say.say('panel', 'duel_tiles'), note)}"
        f'<div class="tiles" id="tiles-{seat}">{"".join(held)}</div>'
    )


def _tile(say: Words, name: str, value: int | None, count: int, target: str = "") -> str:
    """A tile of a hand, with its number if there are several alike."""
    times = f'<span class="tile-count">×{count}</span>' if count > 1 else ""
    if value is None:
        label = say.say("panel", "hidden_tiles", count=count)
    else:
        label = say.say("panel", "tile", value=value, count=count)
    pick = f' data-target="{target}"' if target else ""
    return (
        f'<span class="tile" id="{name}"{pick} role="img" aria-label="{safe(label)}" '
        f'title="{safe(label)}">{_tile_art(value)}{times}</span>'
    )


def _played(say: Words, seat: int, down: list[int | None]) -> str:
    """What lies on the table, face down for everybody but its owner."""
    faces = "".join(_tile_art(value) for value in down)
    words = safe(say.say("panel", "played"))
    return f'<span class="tile played" id="played-{seat}">{faces}<span>{words}</span></span>'


@cache
def _tile_art(value: int | None) -> str:
    return icon(duel_tile(value), TILE_BOX, "art-duel-tile")


# --- the sheet of A New Beginning (CC-210, CC-211)

ITEM_SIGNS: Final = {
    "money": "coin",
    "road": "road",
    "revolver": "revolver",
    "parcel": "parcel",
    "cowboy": "cowboy",
    "sharpshooter": "sharpshooter",
}


def sheet(view: View, say: Words, own: SeatView) -> str:
    """The own sheet while it is filled; each line is one more unit to pick."""
    filling = view["step"] is not None and view["step"]["kind"] == "fill_sheets"
    if not filling or own["seat"] != view["viewer"] or own["sheet"] is None:
        return ""
    units = own["sheet"]
    left = SHEET_POINTS - sheet_cost(tuple(units[item.name] for item in SHEET))
    lines = "".join(_item(say, item.name, units[item.name]) for item in SHEET)
    note = say.say("panel", "points_left", left=left, points=SHEET_POINTS)
    return f'{_title(say.say("panel", "sheet"), note)}<div class="sheet">{lines}</div>'


def _item(say: Words, name: str, count: int) -> str:
    item = next(item for item in SHEET if item.name == name)
    title = say.say("sheet", name)
    price = say.say("panel", "item_price", points=item.points)
    amount = f"${count * item.unit}" if name == "money" else str(count)
    label = safe(f"{title}: {amount} ({price})")
    none = "" if count else " none"
    full = " full" if count == item.most else ""
    return (
        f'<span class="sheet-item{none}{full}" id="item-{name}" data-target="item:{name}" '
        f'role="img" aria-label="{label}">{sign(ITEM_SIGNS[name])}'
        f'<span class="sheet-name">{safe(title)}</span>'
        f'<span class="sheet-price">{safe(price)}</span><b class="sheet-count">{amount}</b></span>'
    )


def _title(words: str, note: str = "") -> str:
    behind = f' <span class="panel-note">{safe(note)}</span>' if note else ""
    return f'<h4 class="panel-title">{safe(words)}{behind}</h4>'
