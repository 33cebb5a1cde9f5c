"""One player's area as HTML: figures with small signs, character, buildings, points by category."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from westbound.games.carson_city.base.drawing.art import (
    ELEVATION,
    ELEVATION_BOX,
    PORTRAIT_BOX,
    SIGNS,
    portrait,
)
from westbound.games.carson_city.base.drawing.cards import FACE
from westbound.games.carson_city.base.drawing.model import deciders
from westbound.games.carson_city.base.drawing.part_drawing import Figure
from westbound.games.carson_city.base.drawing.pieces import cowboy, disc
from westbound.games.carson_city.base.drawing.plat import NAMED
from westbound.games.carson_city.base.drawing.scene import Scene
from westbound.games.carson_city.base.drawing.status import status
from westbound.games.carson_city.observation import PlayerView, View
from westbound.games.carson_city.state import RED
from westbound.kit import panel as kit
from westbound.kit.svg import classes, el, escape, icon, path, translate, void
from westbound.kit.texts import Texts

_SIGN_BOX: Final = "-10 -10 20 20"
_SIDES: Final = {
    "yellow": icon(void("circle", cls="order", r=6), "-8 -8 16 16", "art-side"),
    "red": icon(path("order", "M0-7l7 7-7 7-7-7z"), "-8 -8 16 16", "art-side"),
}


def panel(scene: Scene, seat: int) -> str:
    """The area of one seat; only the viewer's own buildings can be picked in it."""
    view, texts, parts = scene.view, scene.texts, scene.parts
    own, name = view["seats"][seat], scene.names[seat]
    now = None if view["over"] else own["vp_if_it_ended_now"]
    return kit.area(
        "carson",
        seat,
        texts.say("panel", "label", name=name),
        kit.head(_disc(seat), name, _points(texts, own["vp"], now)),
        status(scene, own),
        _character(texts, own, over=view["over"]),
        *(part.form(view, texts, own) for part in parts),
        *(part.hand(view, texts, own) for part in parts),
        el("dl", *(_figure(texts, seat, found) for found in _figures(scene, own)), cls="figures"),
        *(part.estate(view, texts, own) for part in parts),
        _kept(view, texts, own),
        _built(view, texts, own),
        _score(texts, own),
        state="active" if seat in deciders(view) else "",
    )


@cache
def _disc(seat: int) -> str:
    return icon(disc(seat), "-10 -10 20 20", f"art-disc p{seat}")


@lru_cache(maxsize=4096)
def _points(texts: Texts, vp: int, now: int | None) -> str:
    """The points on the scale, and those if the match ended now."""
    points = el("span", str(vp), cls="panel-points", data_figure="vp")
    then = "" if now is None else _if_it_ended_now(texts, now)
    return el("p", points, " ", escape(texts.say("panel", "vp")), then, cls="panel-vp")


def _if_it_ended_now(texts: Texts, vp: int) -> str:
    points = el("span", str(vp), data_figure="now")
    return " " + el("span", points, " ", escape(texts.say("panel", "now")), cls="panel-now")


# --- the character


def _character(texts: Texts, own: PlayerView, *, over: bool) -> str:
    if own["character"] is not None:
        limit = own["money_limit"] or 0
        return _card(texts, own["character"], own["borrowed"], own["face"], limit)
    none = escape(texts.say("panel", "no_character"))
    return "" if over else el("p", none, cls="panel-character none")


@lru_cache(maxsize=1024)
def _card(texts: Texts, name: str, borrowed: str | None, face: str | None, limit: int) -> str:
    people, title = _portrait(name), texts.title(name)
    if borrowed is not None:
        people += _portrait(borrowed)
        title = texts.say("panel", "borrowed", first=title, second=texts.title(borrowed))
    return el(
        "p",
        people,
        el("span", escape(title), _side(texts, face), cls="panel-card"),
        " ",
        el("span", escape(texts.say("panel", "limit", limit=limit)), cls="panel-limit"),
        cls="panel-character",
    )


def _side(texts: Texts, face: str | None) -> str:
    """Which side of the card is used: by shape and word."""
    if face not in FACE:
        return ""
    side = "red" if FACE[face].side == RED else "yellow"
    words = texts.say("label", side)
    return " " + el("span", _SIDES[side], cls=f"panel-side side-{side}", title=words)


@cache
def _portrait(name: str) -> str:
    return icon(portrait(name), PORTRAIT_BOX, "art-portrait")


# --- figures


def figures(scene: Scene, seat: int) -> dict[str, str]:
    """What a move can change in the area of a seat, by the key of its figure."""
    own = scene.view["seats"][seat]
    found = {"vp": str(own["vp"])}
    if not scene.view["over"]:
        found["now"] = str(own["vp_if_it_ended_now"])
    return found | {shown.key: shown.value for shown in _figures(scene, own)}


def _figures(scene: Scene, own: PlayerView) -> Iterator[Figure]:
    """Money and pieces, what the parts add, and tokens while somebody has some."""
    view = scene.view
    parcels = sum(parcel["owner"] == own["seat"] for parcel in view["parcels"])
    yield Figure("money", "money", "coin", scene.texts.money(own["money"]))
    yield Figure("cowboys", "cowboys_help", "own", str(own["cowboys"]))
    yield Figure("general", "general_help", "cowboy", str(own["general_reserve"]))
    yield Figure("firepower", "firepower", "revolver", str(own["firepower"]))
    yield Figure("revolvers", "revolvers", "token", str(own["revolvers"]))
    yield Figure("roads", "roads", "road", str(own["roads"]))
    yield Figure("parcels", "parcels", "parcel", str(parcels))
    yield Figure("tiles", "tiles", "tile", str(own["property_tiles"]))
    if own["white_cowboy"]:
        yield Figure("white", "white", "white", scene.texts.say("panel", "ready"))
    if view["three_revolver_token"] == own["seat"]:
        yield Figure("token", "token", "revolver", "+3")
    for part in scene.parts:
        yield from part.figures(own)
    if own["dynamite"]:
        yield Figure("dynamite", "dynamite_help", "dynamite", str(own["dynamite"]))
    if own["no_duel_tokens"]:
        yield Figure("no_duel", "no_duel_help", "no-duel", str(own["no_duel_tokens"]))


@lru_cache(maxsize=4096)
def _figure(texts: Texts, seat: int, found: Figure) -> str:
    """A figure that is zero is still shown, paler."""
    name, help_ = texts.say("panel", found.key), texts.say("panel", found.help)
    cls = classes("figure", "none" if found.value == "0" else "")
    sign = _sign(found.sign, seat)
    return kit.figure(cls, found.key, escape(name), found.value, help_, sign=sign)


@cache
def _sign(sign: str, seat: int) -> str:
    if sign == "own":
        return icon(translate(cowboy(seat), 0, 9.5, 0.88), _SIGN_BOX, f"p{seat}")
    if sign == "token":
        ring = void("circle", cls="k-token", r=9)
        return icon(ring + translate(SIGNS["revolver"], 0.5, 0, 0.8), _SIGN_BOX)
    return icon(translate(SIGNS[sign], 0, 0, 1.15), _SIGN_BOX)


# --- buildings


def _kept(view: View, texts: Texts, own: PlayerView) -> str:
    seat, mine = own["seat"], own["seat"] == view["viewer"]
    chips = [
        _chip(texts, seat, building, "kept", f"×{count}" if count > 1 else "", mine=mine)
        for building, count in Counter(own["kept"]).items()
    ]
    return _chips(texts.say("panel", "kept"), chips)


def _built(view: View, texts: Texts, own: PlayerView) -> str:
    """Own buildings by type, with the income they bring together."""
    seat, income = own["seat"], Counter[str]()
    count: Counter[str] = Counter()
    for parcel in view["parcels"]:
        if parcel["owner"] == seat and parcel["tile"] in NAMED:
            count[parcel["tile"]] += 1
            income[parcel["tile"]] += parcel["income"] or 0
    chips = []
    for building, number in count.items():
        times = f"×{number} · " if number > 1 else ""
        note = f"{times}{texts.money(income[building])}"
        if own["doubled"] == building:
            note += f" · {texts.say('panel', 'doubled')}"
        chips.append(_chip(texts, seat, building, "built", note, mine=seat == view["viewer"]))
    return _chips(texts.say("panel", "built"), chips)


def _chips(title: str, chips: list[str]) -> str:
    return kit.title(title) + kit.chips(chips) if chips else ""


@lru_cache(maxsize=4096)
def _chip(texts: Texts, seat: int, building: str, group: str, note: str, *, mine: bool) -> str:
    """A building of this seat. The Grocer and kept buildings are picked here, by their owner."""
    pick = f"building:{building}" if mine else None
    name, id_ = texts.title(building), f"{group}-{seat}-{building}"
    return kit.named_chip(pick, name, note, _tile(building), id=id_)


@cache
def _tile(building: str) -> str:
    return icon(ELEVATION[building], ELEVATION_BOX, "art-tile")


# --- points


def _score(texts: Texts, own: PlayerView) -> str:
    title = escape(texts.say("panel", "score"))
    table = kit.score_table(own["vp_by_category"], texts)
    return kit.fold(f"score-{own['seat']}", title, table, cls="panel-score")
