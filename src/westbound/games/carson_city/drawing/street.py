"""The action track as a winding street: a sign for each action space, in the order of CC-058."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from westbound.games.carson_city.components import (
    BUILDING,
    BUY_VP_LAST_ROUND,
    BUY_VP_PRICES,
    ROW_PRICES,
    TABLE,
    THREE_REVOLVERS,
    TILE_CODES,
)
from westbound.games.carson_city.drawing.effects import effect
from westbound.games.carson_city.drawing.here import current_place
from westbound.games.carson_city.drawing.layout import (
    INCOME_STEP,
    KEPT_STEP,
    PARCELS_STEP,
    ROAD_LEVELS,
    STREET_END,
    STREET_X,
    STREETS,
    Box,
)
from westbound.games.carson_city.drawing.model import auction
from westbound.games.carson_city.drawing.plat import cowboys_label
from westbound.games.carson_city.drawing.plat_variants import bid_flag, bid_words
from westbound.games.carson_city.drawing.svg import lines_of, number, paragraph, safe, text, use
from westbound.games.carson_city.drawing.words import Words
from westbound.games.carson_city.observation import SaleView, View

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


def street(view: View, words: Words, names: Sequence[str]) -> str:
    """The road, then its signs."""
    boxes = STREETS[vp_order(view)]
    here = current_place(view)
    signs = []
    for name, box in boxes.items():
        now = " current" if name == here else ""
        if name in STEPS:
            signs.append(_milestone(words, name, box, now))
        else:
            signs.append(_sign(view, words, names, name, box, now))
    return f'<g class="street">{_ROAD}{"".join(signs)}</g>'


# --- the road


def _winding() -> str:
    """One line through all levels, turning at the right and at the left."""
    right, left, bend = STREET_END - 8, STREET_X + 8, 14
    path = f"M{STREET_X + 8} {ROAD_LEVELS[0]}"
    for level, below in enumerate(ROAD_LEVELS[1:]):
        x, sweep, turn = (right, 1, -bend) if level % 2 == 0 else (left, 0, bend)
        path += f"H{x + turn}a{bend} {bend} 0 0 {sweep} {-turn} {bend}V{below - bend}"
        path += f"a{bend} {bend} 0 0 {sweep} {turn} {bend}"
    return path + f"H{STREET_END - 8}"


def _arrows() -> str:
    """Small arrow heads that show the way, where the road is free of cowboys."""
    heads = ""
    for level, (y, below) in enumerate(pairwise(ROAD_LEVELS)):
        x = STREET_END - 8 if level % 2 == 0 else STREET_X + 8
        heads += f"M{x - 4} {(y + below) // 2 - 2}l4 5 4-5"
    return heads


_WAY: Final = _winding()
_ROAD: Final = (
    f'<path class="way-edge" d="{_WAY}"/><path class="way" d="{_WAY}"/>'
    f'<path class="way-arrow" d="{_arrows()}"/>'
)


# --- the signs


def _sign(view: View, words: Words, names: Sequence[str], name: str, box: Box, current: str) -> str:
    look, content, facts = _content(view, words, names, name, box)
    space = view["spaces"][name]
    facts += cowboys_label(view, words, names, space["cowboys"], space["white"])
    facts += [
        words.say("label", kind, names=", ".join(names[seat] for seat in seats))
        for kind, seats in (("dynamite", space["dynamite"]), ("quiet", space["quiet"]))
        if seats
    ]
    label = safe(", ".join([words.title(name), *facts]))
    return (
        f'<g id="space-{name}" class="sign {look}{current}" data-target="space:{name}" role="img" '
        f'aria-label="{label}"><path class="post" d="M{number(box.x + 12)} {box.y + box.height}'
        f"v{number(box.road - box.y - box.height - 5)}M{number(box.x + box.width - 12)} "
        f'{box.y + box.height}v{number(box.road - box.y - box.height - 5)}"/>'
        f'<rect class="plank" x="{number(box.x)}" y="{box.y}" width="{number(box.width)}" '
        f'height="{box.height}" rx="4"/><path class="strip" d="M{number(box.x + 4)} {box.y + 3.5}'
        f'h{number(box.width - 8)}"/>{content}</g>'
    )


def _content(
    view: View, words: Words, names: Sequence[str], name: str, box: Box
) -> tuple[str, str, list[str]]:
    """The class of the sign, what is drawn on it, and what is said of it."""
    first = name.split("_")[0]
    if first == "build":
        sale = view["row"][ROW_PRICES.index(int(name.removeprefix("build_")))]
        return _for_sale(view, words, sale, box)
    if first == "buy":
        return _buy_vp(view, words, BUY_VP_PRICES.index(int(name[-1])), box)
    kind = f"s-{_KIND.get(first, first)}"
    title = _title(words.term(name), box)
    holder = view["three_revolver_token"]
    if name == "ammunition" and holder is not None:
        disc = f'<g class="p{holder}"><circle class="m-disc" cx="{number(box.centre)}" cy='
        disc += f'"{box.y + 38}" r="8.5"/>{use(f"m-{holder}", box.centre, box.y + 38, 0.85)}</g>'
        told = [words.say("label", "token", name=names[holder])]
        return kind + " gone", title + disc, told
    going = auction(view)
    if name == "ammunition" and going is not None and not going.parcels:
        return (
            kind,
            title + bid_flag(going, box.centre, box.y + 37),
            [bid_words(going, words, names)],
        )
    vp = words.say("board", "vp")
    tokens = tuple(token.replace("vp", vp) for token in EFFECTS[name])
    return kind, title + effect(tokens, box.centre, box.y + box.height - 12), []


def _title(words: str, box: Box) -> str:
    lines = lines_of(words, "t-name", box.width - 14)  # spare room for wider fonts
    top = box.y + (21 if len(lines) == 1 else 16)
    return paragraph(box.centre, top, lines, "t-name", room=box.width - 8)


def _for_sale(view: View, words: Words, sale: SaleView, box: Box) -> tuple[str, str, list[str]]:
    """A space of the building row: price, the tile, and what the tile brings with it."""
    viewer, building = view["viewer"], sale["building"]
    own = sale["price"] if viewer is None else sale["price_by_seat"][viewer]
    tone = "reduced" if own < sale["price"] else ""
    price = text(box.centre, box.y + 18, f"${own}", "t-price", tone=tone)
    told = [words.say("label", "price", price=own)]
    if building is None:
        empty = words.say("label", "empty")
        note = text(box.centre, box.y + 46, empty, "t-small", tone="faint", room=box.width - 6)
        return "s-build gone", price + note, [*told, empty]
    drawing = use(f"d-{building}", box.centre, box.y + 52, 0.86)
    name = text(box.centre, box.y + 64, words.term(building), "t-small", room=box.width - 5)
    told.append(words.say("label", "for_sale", building=words.term(building)))
    return "s-build", price + drawing + name + _brings(building, box), told


def _brings(building: str, box: Box) -> str:
    """House symbols and revolvers of a tile, as small signs."""
    data = BUILDING[TILE_CODES[building]]
    signs = ["house"] * data.symbols + ["revolver"] * data.revolvers
    left = box.centre - 6 * (len(signs) - 1)
    return "".join(
        use(f"g-{sign}", left + 12 * i, box.y + box.height - 7.5, 0.62)
        for i, sign in enumerate(signs)
    )


def _buy_vp(view: View, words: Words, index: int, box: Box) -> tuple[str, str, list[str]]:
    """A space to buy points; the round token strikes it out (CC-157)."""
    price, last = BUY_VP_PRICES[index], BUY_VP_LAST_ROUND[index]
    vp = words.say("board", "vp")
    tokens = (f"${price} → 1 {vp}", "@vp")
    content = effect(tokens, box.centre, box.y + 19)
    room = box.width - 8
    foot = box.y + 41
    if view["buy_vp_open"][index]:
        until = words.say("board", "until", round=last)
        content += text(box.centre, foot, until, "t-small", tone="faint", room=room)
        return "s-vp", content, []
    closed = words.say("board", "closed")
    content += text(box.centre, foot, closed, "t-small", tone="shut", room=room)
    cross = (
        f'<path class="strike" d="M{number(box.x + 6)} {box.y + 30}'
        f'L{number(box.x + box.width - 6)} {box.y + 8}"/>'
    )
    return "s-vp closed", content + cross, [closed]


def _milestone(words: Words, name: str, box: Box, current: str) -> str:
    """A step between the spaces: no cowboy goes there."""
    lines = lines_of(words.say("board", name), "t-small", box.width - 8)
    top = box.y + box.height / 2 + (4 if len(lines) == 1 else -2)
    words_drawn = paragraph(box.centre, top, lines, "t-small", room=box.width - 8, tone="faint")
    foot = box.y + box.height
    return (
        f'<g id="milestone-{name}" class="milestone{current}">'
        f'<path class="tie" d="M{number(box.centre)} {foot}V{box.road}"/>'
        f'<rect class="plank" x="{number(box.x)}" y="{box.y + 8}" '
        f'width="{number(box.width)}" height="{box.height - 16}" rx="17"/>'
        f'<circle class="stone" cx="{number(box.centre)}" cy="{box.road}" r="4.5"/>'
        f"{words_drawn}</g>"
    )
