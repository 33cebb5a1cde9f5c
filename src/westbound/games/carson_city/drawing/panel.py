"""One player's area as HTML: figures with small signs, character, buildings, points by category."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from westbound.engine.texts import Catalogue
from westbound.games.carson_city.drawing.buildings import ELEVATION, ELEVATION_BOX
from westbound.games.carson_city.drawing.cards import FACE
from westbound.games.carson_city.drawing.model import deciders, read
from westbound.games.carson_city.drawing.panel_variants import (
    corrals,
    sheet,
    status,
    tiles,
    token_rows,
)
from westbound.games.carson_city.drawing.pieces import GLYPHS, cowboy, disc
from westbound.games.carson_city.drawing.plat import NAMED
from westbound.games.carson_city.drawing.portraits import PORTRAIT_BOX, portrait
from westbound.games.carson_city.drawing.svg import icon, moved, safe
from westbound.games.carson_city.drawing.variant_pieces import VARIANT_GLYPHS
from westbound.games.carson_city.drawing.words import Words, words
from westbound.games.carson_city.observation import SeatView, View
from westbound.games.carson_city.state import RED

_GLYPH_BOX: Final = "-10 -10 20 20"
SIDE: Final = {
    "yellow": icon('<circle class="order" r="6"/>', "-8 -8 16 16", "art-side"),
    "red": icon('<path class="order" d="M0-7l7 7-7 7-7-7z"/>', "-8 -8 16 16", "art-side"),
}
_BAR: Final = 100  # the width of a whole bar in the table of points


def panel(view: Mapping[str, object], seat: int, speak: Catalogue, names: Sequence[str]) -> str:
    """The area of one seat; only the viewer's own buildings can be picked in it."""
    seen, say = read(view), words(speak)
    own = seen["seats"][seat]
    active = " active" if seat in deciders(seen) else ""
    label = safe(say.say("panel", "label", name=names[seat]))
    return (
        f'<section class="panel panel-carson p{seat}{active}" id="panel-{seat}" '
        f'data-seat="{seat}" aria-label="{label}">{_head(seen, say, own, names[seat])}'
        f"{status(seen, say, own)}{_character(seen, say, own)}{sheet(seen, say, own)}"
        f"{tiles(seen, say, own)}{_figures(seen, say, own)}{corrals(seen, say, own)}"
        f"{_kept(seen, say, own)}{_built(seen, say, own)}{_score(say, own)}</section>"
    )


def _head(view: View, say: Words, own: SeatView, name: str) -> str:
    mark = _disc(own["seat"])
    now = "" if view["over"] else _if_it_ended_now(say, own)
    return (
        f'<header class="panel-head">{mark}<h3 class="panel-name">{safe(name)}</h3>'
        f'<p class="panel-vp"><span class="panel-points" data-figure="vp">{own["vp"]}</span> '
        f"{safe(say.say('panel', 'vp'))}{now}</p></header>"
    )


def _if_it_ended_now(say: Words, own: SeatView) -> str:
    points, words_ = own["vp_if_it_ended_now"], safe(say.say("panel", "now"))
    return f' <span class="panel-now"><span data-figure="now">{points}</span> {words_}</span>'


@cache
def _disc(seat: int) -> str:
    return icon(disc(seat), "-10 -10 20 20", f"art-disc p{seat}")


def _character(view: View, say: Words, own: SeatView) -> str:
    name = own["character"]
    if name is None and view["over"]:
        return ""
    if name is None:
        none = safe(say.say("panel", "no_character"))
        return f'<p class="panel-character none">{none}</p>'
    limit = safe(say.say("panel", "limit", limit=own["money_limit"] or 0))
    people, titles = _portrait(name), say.title(name)
    if own["borrowed"] is not None:
        people += _portrait(own["borrowed"])
        titles = say.say("panel", "borrowed", first=titles, second=say.title(own["borrowed"]))
    return (
        f'<p class="panel-character">{people}<span class="panel-card">{safe(titles)}'
        f"{_side(say, own['face'])}</span> "
        f'<span class="panel-limit">{limit}</span></p>'
    )


def _side(say: Words, face: str | None) -> str:
    """Which side of the card is used: by shape and word."""
    if face not in FACE:
        return ""
    side = "red" if FACE[face].side == RED else "yellow"
    words_ = safe(say.say("label", side))
    return f' <span class="panel-side side-{side}" title="{words_}">{SIDE[side]}</span>'


@cache
def _portrait(name: str) -> str:
    return icon(portrait(name), PORTRAIT_BOX, "art-portrait")


def _figures(view: View, say: Words, own: SeatView) -> str:
    """Money and pieces; a figure that is zero is still shown, paler."""
    parcels = sum(parcel["owner"] == own["seat"] for parcel in view["parcels"])
    rows = [
        ("money", "money", "coin", f"${own['money']}"),
        ("cowboys", "cowboys_help", "own", str(own["cowboys"])),
        ("general", "general_help", "cowboy", str(own["general_reserve"])),
        ("firepower", "firepower", "revolver", str(own["firepower"])),
        ("revolvers", "revolvers", "token", str(own["revolvers"])),
        ("roads", "roads", "road", str(own["roads"])),
        ("parcels", "parcels", "parcel", str(parcels)),
        ("tiles", "tiles", "tile", str(own["property_tiles"])),
    ]
    if own["white_cowboy"]:
        rows.append(("white", "white", "white", say.say("panel", "ready")))
    if view["three_revolver_token"] == own["seat"]:
        rows.append(("token", "token", "revolver", "+3"))
    rows += token_rows(view, own)
    return (
        '<dl class="figures">' + "".join(_figure(say, own["seat"], *row) for row in rows) + "</dl>"
    )


def _figure(say: Words, seat: int, key: str, help_: str, sign: str, value: str) -> str:
    none = " none" if value == "0" else ""
    return (
        f'<div class="figure{none}" title="{safe(say.say("panel", help_))}"><dt>'
        f"{_sign(sign, seat)}{safe(say.say('panel', key))}</dt>"
        f'<dd data-figure="{key}">{safe(value)}</dd></div>'
    )


@cache
def _sign(sign: str, seat: int) -> str:
    if sign == "own":
        return icon(moved(cowboy(seat), 0, 9.5, 0.88), _GLYPH_BOX, f"p{seat}")
    if sign == "token":
        ring = '<circle class="k-token" r="9"/>'
        return icon(ring + moved(GLYPHS["revolver"], 0.5, 0, 0.8), _GLYPH_BOX)
    return icon(moved({**GLYPHS, **VARIANT_GLYPHS}[sign], 0, 0, 1.15), _GLYPH_BOX)


def _chip(view: View, say: Words, seat: int, building: str, group: str, note: str) -> str:
    """A building of this seat. The Grocer and kept buildings are picked here, by their owner."""
    pick = ""
    title = safe(f"{say.title(building)} {note}".strip())
    if seat == view["viewer"]:
        pick = f' data-target="building:{building}" role="img" aria-label="{title}"'
    return (
        f'<li class="chips-item"><span class="chip" id="{group}-{seat}-{building}"{pick}>'
        f'{_tile(building)}<span class="chip-name">{safe(say.title(building))}</span> '
        f'<span class="chip-note">{safe(note)}</span></span></li>'
    )


@cache
def _tile(building: str) -> str:
    return icon(ELEVATION[building], ELEVATION_BOX, "art-tile")


def _chips(title: str, chips: list[str]) -> str:
    if not chips:
        return ""
    return f'<h4 class="panel-title">{safe(title)}</h4><ul class="chips">{"".join(chips)}</ul>'


def _kept(view: View, say: Words, own: SeatView) -> str:
    counted = Counter(own["kept"])
    chips = [
        _chip(view, say, own["seat"], building, "kept", f"×{count}" if count > 1 else "")
        for building, count in counted.items()
    ]
    return _chips(say.say("panel", "kept"), chips)


def _built(view: View, say: Words, own: SeatView) -> str:
    """Own buildings by type, with the income they bring together."""
    seat = own["seat"]
    income: dict[str, int] = {}
    count: Counter[str] = Counter()
    for parcel in view["parcels"]:
        if parcel["owner"] == seat and parcel["tile"] in NAMED:
            count[parcel["tile"]] += 1
            income[parcel["tile"]] = income.get(parcel["tile"], 0) + (parcel["income"] or 0)
    chips = []
    for building, money in income.items():
        times = f"×{count[building]} · " if count[building] > 1 else ""
        note = f"{times}${money}"
        if own["doubled"] == building:
            note += f" · {say.say('panel', 'doubled')}"
        chips.append(_chip(view, say, seat, building, "built", note))
    return _chips(say.say("panel", "built"), chips)


def _score(say: Words, own: SeatView) -> str:
    """Points by category, each with a bar in the player's colour."""
    most = max(1, *own["vp_by_category"].values())
    rows = "".join(
        f'<tr><th scope="row">{safe(say.speak.say("categories", category, {}))}</th>'
        f"<td>{points}</td><td>{_bar(points, most)}</td></tr>"
        for category, points in own["vp_by_category"].items()
    )
    title = safe(say.say("panel", "score"))
    return (
        f'<details class="panel-score" id="score-{own["seat"]}"><summary>{title}</summary>'
        f'<table class="score">{rows}</table></details>'
    )


def _bar(points: int, most: int) -> str:
    width = round(_BAR * max(0, points) / most)
    return (
        f'<svg class="bar" viewBox="0 0 {_BAR} 8" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect width="{width}" height="8"/></svg>'
    )
