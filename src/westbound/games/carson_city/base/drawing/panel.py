"""One player's area as HTML: figures with small signs, character, buildings, points by category."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from westbound.engine.texts import Catalogue
from westbound.games.carson_city.base.drawing.art import (
    ELEVATION,
    ELEVATION_BOX,
    PORTRAIT_BOX,
    SIGNS,
    portrait,
)
from westbound.games.carson_city.base.drawing.cards import FACE
from westbound.games.carson_city.base.drawing.figures import figures
from westbound.games.carson_city.base.drawing.model import deciders, read
from westbound.games.carson_city.base.drawing.panel_parts import status
from westbound.games.carson_city.base.drawing.pieces import cowboy, disc
from westbound.games.carson_city.base.drawing.plat import NAMED
from westbound.games.carson_city.observation import SeatView, View
from westbound.games.carson_city.state import RED
from westbound.games.carson_city.variants.duel_tiles.drawing import tiles
from westbound.games.carson_city.variants.horses.drawing import corrals
from westbound.games.carson_city.variants.new_beginning.drawing import sheet
from westbound.kit.svg import escape, icon, translate
from westbound.kit.texts import Texts, texts_of

_GLYPH_BOX: Final = "-10 -10 20 20"
SIDE: Final = {
    "yellow": icon('<circle class="order" r="6"/>', "-8 -8 16 16", "art-side"),
    "red": icon('<path class="order" d="M0-7l7 7-7 7-7-7z"/>', "-8 -8 16 16", "art-side"),
}
_SHOWN: Final = {  # the figures below the head: the key of the help text, and the sign
    "money": ("money", "coin"),
    "cowboys": ("cowboys_help", "own"),
    "general": ("general_help", "cowboy"),
    "firepower": ("firepower", "revolver"),
    "revolvers": ("revolvers", "token"),
    "roads": ("roads", "road"),
    "parcels": ("parcels", "parcel"),
    "tiles": ("tiles", "tile"),
    "white": ("white", "white"),
    "token": ("token", "revolver"),
    "horses": ("horses_help", "horse"),
    "rodeo": ("rodeo_help", "rodeo"),
    "dynamite": ("dynamite_help", "dynamite"),
    "no_duel": ("no_duel_help", "no-duel"),
}
_BAR: Final = 100  # the width of a whole bar in the table of points


def panel(view: Mapping[str, object], seat: int, catalogue: Catalogue, names: Sequence[str]) -> str:
    """The area of one seat; only the viewer's own buildings can be picked in it."""
    seen, texts = read(view), texts_of(catalogue)
    own, values = seen["seats"][seat], figures(view, seat, catalogue)
    active = " active" if seat in deciders(seen) else ""
    label = escape(texts.say("panel", "label", name=names[seat]))
    return (
        f'<section class="panel panel-carson p{seat}{active}" id="panel-{seat}" '
        f'data-seat="{seat}" aria-label="{label}">{_head(texts, seat, names[seat], values)}'
        f"{status(seen, texts, own)}{_character(seen, texts, own)}{sheet(seen, texts, own)}"
        f"{tiles(seen, texts, own)}{_figures(texts, seat, values)}{corrals(seen, texts, own)}"
        f"{_kept(seen, texts, own)}{_built(seen, texts, own)}{_score(texts, own)}</section>"
    )


def _head(texts: Texts, seat: int, name: str, values: Mapping[str, str]) -> str:
    now = _if_it_ended_now(texts, values["now"]) if "now" in values else ""
    return (
        f'<header class="panel-head">{_disc(seat)}<h3 class="panel-name">{escape(name)}</h3>'
        f'<p class="panel-vp"><span class="panel-points" data-figure="vp">{values["vp"]}</span> '
        f"{escape(texts.say('panel', 'vp'))}{now}</p></header>"
    )


def _if_it_ended_now(texts: Texts, points: str) -> str:
    words_ = escape(texts.say("panel", "now"))
    return f' <span class="panel-now"><span data-figure="now">{points}</span> {words_}</span>'


@cache
def _disc(seat: int) -> str:
    return icon(disc(seat), "-10 -10 20 20", f"art-disc p{seat}")


def _character(view: View, texts: Texts, own: SeatView) -> str:
    name = own["character"]
    if name is None and view["over"]:
        return ""
    if name is None:
        none = escape(texts.say("panel", "no_character"))
        return f'<p class="panel-character none">{none}</p>'
    limit = escape(texts.say("panel", "limit", limit=own["money_limit"] or 0))
    people, titles = _portrait(name), texts.title(name)
    if own["borrowed"] is not None:
        people += _portrait(own["borrowed"])
        titles = texts.say("panel", "borrowed", first=titles, second=texts.title(own["borrowed"]))
    return (
        f'<p class="panel-character">{people}<span class="panel-card">{escape(titles)}'
        f"{_side(texts, own['face'])}</span> "
        f'<span class="panel-limit">{limit}</span></p>'
    )


def _side(texts: Texts, face: str | None) -> str:
    """Which side of the card is used: by shape and word."""
    if face not in FACE:
        return ""
    side = "red" if FACE[face].side == RED else "yellow"
    words_ = escape(texts.say("label", side))
    return f' <span class="panel-side side-{side}" title="{words_}">{SIDE[side]}</span>'


@cache
def _portrait(name: str) -> str:
    return icon(portrait(name), PORTRAIT_BOX, "art-portrait")


def _figures(texts: Texts, seat: int, values: Mapping[str, str]) -> str:
    """Money and pieces; a figure that is zero is still shown, paler."""
    rows = (
        _figure(texts, seat, key, *_SHOWN[key], value)
        for key, value in values.items()
        if key in _SHOWN
    )
    return f'<dl class="figures">{"".join(rows)}</dl>'


def _figure(texts: Texts, seat: int, key: str, help_: str, sign: str, value: str) -> str:
    none = " none" if value == "0" else ""
    return (
        f'<div class="figure{none}" title="{escape(texts.say("panel", help_))}"><dt>'
        f"{_sign(sign, seat)}{escape(texts.say('panel', key))}</dt>"
        f'<dd data-figure="{key}">{escape(value)}</dd></div>'
    )


@cache
def _sign(sign: str, seat: int) -> str:
    if sign == "own":
        return icon(translate(cowboy(seat), 0, 9.5, 0.88), _GLYPH_BOX, f"p{seat}")
    if sign == "token":
        ring = '<circle class="k-token" r="9"/>'
        return icon(ring + translate(SIGNS["revolver"], 0.5, 0, 0.8), _GLYPH_BOX)
    return icon(translate(SIGNS[sign], 0, 0, 1.15), _GLYPH_BOX)


def _chip(view: View, texts: Texts, seat: int, building: str, group: str, note: str) -> str:
    """A building of this seat. The Grocer and kept buildings are picked here, by their owner."""
    pick = ""
    title = escape(f"{texts.title(building)} {note}".strip())
    if seat == view["viewer"]:
        pick = f' data-target="building:{building}" role="img" aria-label="{title}"'
    return (
        f'<li class="chips-item"><span class="chip" id="{group}-{seat}-{building}"{pick}>'
        f'{_tile(building)}<span class="chip-name">{escape(texts.title(building))}</span> '
        f'<span class="chip-note">{escape(note)}</span></span></li>'
    )


@cache
def _tile(building: str) -> str:
    return icon(ELEVATION[building], ELEVATION_BOX, "art-tile")


def _chips(title: str, chips: list[str]) -> str:
    if not chips:
        return ""
    return f'<h4 class="panel-title">{escape(title)}</h4><ul class="chips">{"".join(chips)}</ul>'


def _kept(view: View, texts: Texts, own: SeatView) -> str:
    counted = Counter(own["kept"])
    chips = [
        _chip(view, texts, own["seat"], building, "kept", f"×{count}" if count > 1 else "")
        for building, count in counted.items()
    ]
    return _chips(texts.say("panel", "kept"), chips)


def _built(view: View, texts: Texts, own: SeatView) -> str:
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
            note += f" · {texts.say('panel', 'doubled')}"
        chips.append(_chip(view, texts, seat, building, "built", note))
    return _chips(texts.say("panel", "built"), chips)


def _score(texts: Texts, own: SeatView) -> str:
    """Points by category, each with a bar in the player's colour."""
    most = max(1, *own["vp_by_category"].values())
    rows = "".join(
        f'<tr><th scope="row">{escape(texts.of_catalogue("categories", category))}</th>'
        f"<td>{points}</td><td>{_bar(points, most)}</td></tr>"
        for category, points in own["vp_by_category"].items()
    )
    title = escape(texts.say("panel", "score"))
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
