"""The action track as a winding street: a sign for each action space, in the order of CC-058."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from westbound.games.carson_city.base.drawing.auction import bid_flag, bid_words
from westbound.games.carson_city.base.drawing.effect_line import effect, in_language
from westbound.games.carson_city.base.drawing.layout import (
    INCOME_STEP,
    KEPT_STEP,
    PARCELS_STEP,
    ROAD_LEVELS,
    STREET_END,
    STREET_X,
    STREETS,
    Box,
)
from westbound.games.carson_city.base.drawing.plat import cowboys_label
from westbound.games.carson_city.base.drawing.scene import Scene
from westbound.games.carson_city.base.drawing.type_scale import lines_of, paragraph, text
from westbound.games.carson_city.components import (
    BUILDING,
    BUY_VP_LAST_ROUND,
    BUY_VP_PRICES,
    ROW_PRICES,
    TABLE,
    THREE_REVOLVERS,
    TILE_CODES,
)
from westbound.games.carson_city.observation import SaleView, View
from westbound.kit.svg import classes, el, number, path, rect, target, use, void
from westbound.kit.texts import Texts, listed

_S: Final = TABLE["spaces"]
# What a space gives, in signs: `vp` stands for the word in the viewer's language.
EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "wages": (f"${_S['wages_money']} ×", "@cowboy"),
    "ammunition": (f"+{THREE_REVOLVERS}", "@revolver"),
    "roads_3": (str(_S["roads_3"]), "@road"),
    "roads_1": (str(_S["roads_1"]), "@road", "×", "@cowboy"),
    "income_parcels": (f"${_S['parcel_money']} ×", "@parcel"),
    "income_cowboys": (f"${_S['firepower_money']} ×", "@revolver"),
    "gambling": ("$ =", "@die", "+", "@die-2"),
    "vp_parcels": (f"1 vp / {_S['parcels_per_vp']}", "@parcel"),
    "vp_buildings": ("1 vp ×", "@building"),
    "vp_cowboys": (f"1 vp / {_S['firepower_per_vp']}", "@revolver"),
}
_KIND: Final = {"income": "money", "gambling": "money", "wages": "money", "ammunition": "guns"}
STEPS: Final = (PARCELS_STEP, KEPT_STEP, INCOME_STEP)


def vp_order(view: View) -> str:
    return str(view["options"]["vp_space_order"])


class Sign(NamedTuple):
    """What is special about a sign: its classes, what is drawn on it, and what is said of it."""

    look: str
    drawing: str
    facts: list[str]


def street(scene: Scene) -> str:
    """The road, then its signs."""
    signs = [
        (_milestone if name in STEPS else _sign)(scene, name, box)
        for name, box in STREETS[vp_order(scene.view)].items()
    ]
    return el("g", _ROAD, *signs, cls="street")


def _current(scene: Scene, name: str) -> str:
    return "current" if name == scene.current_place else ""


# --- the road


def _winding() -> str:
    """One line through all levels, turning at the right and at the left."""
    right, left, bend = STREET_END - 8, STREET_X + 8, 14
    way = f"M{STREET_X + 8} {ROAD_LEVELS[0]}"
    for level, below in enumerate(ROAD_LEVELS[1:]):
        x, sweep, turn = (right, 1, -bend) if level % 2 == 0 else (left, 0, bend)
        way += f"H{x + turn}a{bend} {bend} 0 0 {sweep} {-turn} {bend}V{below - bend}"
        way += f"a{bend} {bend} 0 0 {sweep} {turn} {bend}"
    return way + f"H{STREET_END - 8}"


def _arrows() -> str:
    """Small arrow heads that show the way, where the road is free of cowboys."""
    heads = ""
    for level, (y, below) in enumerate(pairwise(ROAD_LEVELS)):
        x = STREET_END - 8 if level % 2 == 0 else STREET_X + 8
        heads += f"M{x - 4} {(y + below) // 2 - 2}l4 5 4-5"
    return heads


_WAY: Final = _winding()
_ROAD: Final = path("way-edge", _WAY) + path("way", _WAY) + path("way-arrow", _arrows())


# --- the signs


def _sign(scene: Scene, name: str, box: Box) -> str:
    texts, space = scene.texts, scene.view["spaces"][name]
    sign = _content(scene, name, box)
    facts = [
        texts.title(name),
        *sign.facts,
        *cowboys_label(scene, space["cowboys"], space["white"]),
        *(
            texts.say("label", kind, names=listed(scene.texts, scene.names, seats))
            for kind, seats in (("dynamite", space["dynamite"]), ("quiet", space["quiet"]))
            if seats
        ),
    ]
    return target(
        f"space:{name}",
        ", ".join(facts),
        _boards(box),
        sign.drawing,
        cls=classes("sign", sign.look, _current(scene, name)),
    )


@lru_cache(maxsize=64)
def _boards(box: Box) -> str:
    """Two posts, the plank, and a strip along its upper edge."""
    foot = box.y + box.height
    height = number(box.road - foot - 5)
    left, right = number(box.x + 12), number(box.x + box.width - 12)
    posts = f"M{left} {foot}v{height}M{right} {foot}v{height}"
    strip = f"M{number(box.x + 4)} {box.y + 3.5}h{number(box.width - 8)}"
    plank = rect("plank", box.x, box.y, box.width, box.height, 4)
    return path("post", posts) + plank + path("strip", strip)


def _content(scene: Scene, name: str, box: Box) -> Sign:
    view, texts = scene.view, scene.texts
    first = name.split("_")[0]
    if first == "build":
        return _for_sale(
            scene, view["row"][ROW_PRICES.index(int(name.removeprefix("build_")))], box
        )
    if first == "buy":
        return _buy_vp(view, texts, BUY_VP_PRICES.index(int(name[-1])), box)
    look = f"s-{_KIND.get(first, first)}"
    title = _title(texts.term(name), box)
    holder, going = view["three_revolver_token"], scene.auction
    if name == "ammunition" and holder is not None:
        taken = texts.say("label", "token", name=scene.names[holder])
        return Sign(f"{look} gone", title + _holder(holder, box), [taken])
    if name == "ammunition" and going is not None and not going.parcels:
        words = bid_words(going, texts, scene.names)
        return Sign(look, title + bid_flag(going, texts, box.centre, box.y + 37), [words])
    vp = texts.say("board", "vp")
    tokens = tuple(token.replace("vp", vp) for token in in_language(EFFECTS[name], texts.language))
    return Sign(look, title + effect(tokens, box.centre, box.y + box.height - 12), [])


def _holder(seat: int, box: Box) -> str:
    """Who has the 3-revolver token."""
    disc = void("circle", cls="m-disc", cx=box.centre, cy=box.y + 38, r=8.5)
    return el("g", disc, use(f"m-{seat}", box.centre, box.y + 38, 0.85), cls=f"p{seat}")


@lru_cache(maxsize=256)
def _title(words: str, box: Box) -> str:
    lines = lines_of(words, "t-name", box.width - 14)  # spare room for wider fonts
    top = box.y + (21 if len(lines) == 1 else 16)
    return paragraph(box.centre, top, lines, "t-name", max_width=box.width - 8)


def _for_sale(scene: Scene, sale: SaleView, box: Box) -> Sign:
    """A space of the building row: price, the tile, and what the tile brings with it."""
    viewer, building, texts = scene.view["viewer"], sale["building"], scene.texts
    own = sale["price"] if viewer is None else sale["price_by_seat"][viewer]
    tone = "reduced" if own < sale["price"] else ""
    price = text(box.centre, box.y + 18, texts.money(own), "t-price", tone=tone)
    facts = [texts.say("label", "price", price=own)]
    if building is None:
        empty = texts.say("label", "empty")
        note = text(box.centre, box.y + 46, empty, "t-small", tone="faint", max_width=box.width - 6)
        return Sign("s-build gone", price + note, [*facts, empty])
    name = texts.term(building)
    facts.append(texts.say("label", "for_sale", building=name))
    return Sign("s-build", price + _tile(building, name, box), facts)


@lru_cache(maxsize=1024)
def _tile(building: str, name: str, box: Box) -> str:
    """The building, its name, and small signs for its house symbols and revolvers."""
    data = BUILDING[TILE_CODES[building]]
    signs = ["house"] * data.symbols + ["revolver"] * data.revolvers
    left, foot = box.centre - 6 * (len(signs) - 1), box.y + box.height - 7.5
    return "".join(
        (
            use(f"d-{building}", box.centre, box.y + 52, 0.86),
            text(box.centre, box.y + 64, name, "t-small", max_width=box.width - 5),
            *(use(f"g-{sign}", left + 12 * i, foot, 0.62) for i, sign in enumerate(signs)),
        )
    )


def _buy_vp(view: View, texts: Texts, index: int, box: Box) -> Sign:
    """A space to buy points; the round token strikes it out (CC-157)."""
    price, last = BUY_VP_PRICES[index], BUY_VP_LAST_ROUND[index]
    vp = texts.say("board", "vp")
    content = effect((f"{texts.money(price)} → 1 {vp}", "@vp"), box.centre, box.y + 19)
    foot, max_width = box.y + 41, box.width - 8
    if view["buy_vp_open"][index]:
        until = texts.say("board", "until", round=last)
        content += text(box.centre, foot, until, "t-small", tone="faint", max_width=max_width)
        return Sign("s-vp", content, [])
    closed = texts.say("board", "closed")
    content += text(box.centre, foot, closed, "t-small", tone="shut", max_width=max_width)
    start, end = number(box.x + 6), number(box.x + box.width - 6)
    content += path("strike", f"M{start} {box.y + 30}L{end} {box.y + 8}")
    return Sign("s-vp closed", content, [closed])


def _milestone(scene: Scene, name: str, box: Box) -> str:
    """A step between the spaces: no cowboy goes there."""
    lines = lines_of(scene.texts.say("board", name), "t-small", box.width - 8)
    top = box.y + box.height / 2 + (4 if len(lines) == 1 else -2)
    return el(
        "g",
        path("tie", f"M{number(box.centre)} {box.y + box.height}V{box.road}"),
        rect("plank", box.x, box.y + 8, box.width, box.height - 16, 17),
        void("circle", cls="stone", cx=box.centre, cy=box.road, r=4.5),
        paragraph(box.centre, top, lines, "t-small", max_width=box.width - 8, tone="faint"),
        id=f"milestone-{name}",
        cls=classes("milestone", _current(scene, name)),
    )
