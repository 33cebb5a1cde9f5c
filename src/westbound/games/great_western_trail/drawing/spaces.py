"""What lies on the trail: buildings with their actions in signs, hazards, teepees, free spaces."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from westbound.games.great_western_trail.components import (
    GREEN,
    NUMBERS,
    TILE_CODES,
    TILE_HAND,
    TILE_VP,
    Building,
)
from westbound.games.great_western_trail.drawing.effects import effect, line_width, lines, tokens
from westbound.games.great_western_trail.drawing.layout import (
    NEUTRAL_SIZE,
    PRIVATE_SIZE,
    TILE_RADIUS,
    TRAIL,
)
from westbound.games.great_western_trail.drawing.model import (
    Names,
    RouteCost,
    building,
    in_use,
    steps_to,
)
from westbound.games.great_western_trail.drawing.phrases import action_text, space_name, tile_name
from westbound.games.great_western_trail.drawing.type_scale import text
from westbound.games.great_western_trail.observation import TrailView
from westbound.games.great_western_trail.trail import (
    BESIDE_THE_TRAIL,
    KANSAS_CITY,
    KIND,
    RISK,
    SPACE_CODES,
    SPACE_NAMES,
    SPACES,
    START,
    TEEPEE_VALUE,
)
from westbound.kit.svg import (
    centered_rect,
    classes,
    el,
    number,
    path,
    rect,
    target,
    translate,
    use,
    void,
)
from westbound.kit.texts import Texts, capitalize, listed

SPACES_DRAWN: Final = tuple(s for s in SPACES if s not in (START, KANSAS_CITY))
_LINES: Final = (-2.5, 18.5)  # the middle of the lines of actions
_HEAD: Final = -20.0
_MAX_SCALE: Final = 1.1
_ALONE: Final = 1.35  # of a line that has a tile for itself
_TAG: Final = 0.88
_FAR_RIGHT: Final = 760.0  # from here on there is no room to the right
_PAID_STEP: Final = 15.0


def spaces(view: TrailView, texts: Texts, names: Names) -> str:
    """Every space but the two ends of the trail."""
    using, routes = in_use(view), steps_to(view)
    drawn = (
        _space(texts, names, space, _seen(view, space, SPACE_NAMES[space] == using))
        for space in SPACES_DRAWN
    )
    miles = (_milestone(texts, name, route) for name, route in routes.items())
    return el("g", *drawn, cls="spaces") + el("g", *miles, cls="steps", aria_hidden="true")


class Seen(NamedTuple):
    """All that the drawing of a space depends on."""

    tile: str | None
    owner: int | None
    fee: int
    cattlemen: tuple[int, ...]
    using: bool  # whether its actions can be picked now


def _seen(view: TrailView, space: int, using: bool) -> Seen:
    here = view["trail"][SPACE_NAMES[space]]
    return Seen(here["tile"], here["owner"], here["fee"], tuple(here["cattlemen"]), using)


@lru_cache(maxsize=4096)
def _space(texts: Texts, names: Names, space: int, here: Seen) -> str:
    name, tile, owner = SPACE_NAMES[space], here.tile, here.owner
    found = building(tile) if tile else None
    if found:
        state, drawing = "built", _building(texts, found, RISK[space], owner, here.using)
        if owner is None:
            drawing += text(0, -NEUTRAL_SIZE[1] / 2 - 3, name, "t-name", tone="onroof")
    elif tile:
        state, drawing = f"tile {tile.split('_')[0]}", _tile(tile)
    else:
        state, drawing = "", _empty(space)
    return target(
        f"space:{name}",
        ", ".join(_label(texts, names, space, here)),
        drawing,
        _value(space) if space in TEEPEE_VALUE else "",
        cls=classes("space", KIND[space], state, "" if owner is None else f"p{owner}"),
        at=TRAIL[name],
    )


# --- buildings


def size(found: Building) -> tuple[float, float]:
    return PRIVATE_SIZE if found.vp else NEUTRAL_SIZE


def _building(texts: Texts, found: Building, risk: str, owner: int | None, using: bool) -> str:
    face = _face(found, owner)
    actions = _local(found) if not using else _usable(texts, found)
    return face + actions + (_risk(texts, risk, using) if risk else "")


def face(found: Building, owner: int | None) -> str:
    """A building tile, just to look at."""
    return _face(found, owner) + _local(found)


@cache
def _face(found: Building, owner: int | None) -> str:
    """The plate with its head: name, points, hands, the owner's colour and mark."""
    width, height = size(found)
    left, top = -width / 2, -height / 2
    ground = centered_rect(width, height, 5)
    if owner is not None:
        return ground + use(f"deed-{owner}") + head(found, left + 20, _HEAD)
    gable = f"M{number(left + 5)} {number(top)}L0 {number(top - 21)} {number(-left - 5)} "
    return (
        ground
        + path("gable", f"{gable}{number(top)}z")
        + void("circle", cls="seal", cx=left + 15, cy=top + 13, r=10.5)
        + text(left + 15, top + 18.4, found.name, "t-price", tone="onbrass")
    )


@cache
def head(found: Building, x: float, y: float) -> str:
    """The printed head of a private building: name, points, hands."""
    name_width = 19 if len(found.name) == 2 else 27
    parts = text(x, y + 5.4, found.name, "t-price", anchor="s")
    parts += use("i-vp", x + name_width + 9, y, 0.8)
    parts += text(x + name_width + 17, y + 5, str(found.vp), "t-figure", anchor="s")
    start = x + name_width + (37 if found.vp > 9 else 30)
    for index, hand in enumerate(found.hands):
        parts += use(f"palm-{hand}", start + 5 + 15 * index, y, 0.88)
    return parts


def _row_y(count: int, index: int) -> float:
    return 10 if count == 1 else _LINES[index]


@cache
def _left(found: Building) -> float:
    width, _ = size(found)
    return -width / 2 + (20 if found.vp else 7)


@cache
def _slots(found: Building) -> tuple[tuple[tuple[str, ...], float, float, float], ...]:
    """Each local action with its place: the alternatives, left end, middle, and scale."""
    rows = lines(found)
    width, _ = size(found)
    placed = []
    for index, row in enumerate(rows):
        x = _left(found)
        if not found.vp and index == 0:
            x += 22  # beside the letter
        max_width = width / 2 - 3 - x
        need = sum(_slot_width(slot) for slot in row) + 8 * (len(row) - 1)
        scale = min(_MAX_SCALE if len(rows) > 1 else _ALONE, max_width / need)
        y = _row_y(len(rows), index) if found.vp else (-13.0, 14.0)[index]
        for slot in row:
            placed.append((slot, x, y, scale))
            x += (_slot_width(slot) + 8) * scale
    return tuple(placed)


def _slot_width(slot: tuple[str, ...]) -> float:
    return sum(line_width(tokens(name)) for name in slot) + 12 * (len(slot) - 1)


def _alternatives(slot: tuple[str, ...], x: float, scale: float) -> Iterator[tuple[str, float]]:
    """Where each of them begins, and its name."""
    for name in slot:
        yield name, x
        x += (line_width(tokens(name)) + 12) * scale


@cache
def _local(found: Building) -> str:
    """All local actions, just to look at."""
    parts = []
    for slot, left, y, scale in _slots(found):
        for index, (name, x) in enumerate(_alternatives(slot, left, scale)):
            if index:
                parts.append(use("i-slash", x - 6 * scale, y, 0.9))
            parts.append(effect(tokens(name), x, y, "s", scale))
    return "".join(parts)


def _usable(texts: Texts, found: Building) -> str:
    """The same where somebody can use them: each can be picked."""
    parts = []
    for slot, left, y, scale in _slots(found):
        for index, (name, x) in enumerate(_alternatives(slot, left, scale)):
            if index:
                parts.append(use("i-slash", x - 6 * scale, y, 0.9))
            parts.append(_button(texts, name, x, y, scale))
    return "".join(parts)


def _button(texts: Texts, name: str, x: float, y: float, scale: float) -> str:
    """An action that can be picked."""
    width = line_width(tokens(name)) * scale
    return target(
        f"action:{name}",
        capitalize(action_text(texts, name)),
        rect("key", x - 2.5, y - 11.5, width + 5, 23, 5),
        effect(tokens(name), x, y, "s", scale),
        cls="action",
    )


# --- risk actions: printed at the space, below the tile or in its place


def _risk(texts: Texts, name: str, using: bool) -> str:
    width = line_width(tokens(name)) * _TAG
    y = PRIVATE_SIZE[1] / 2 + 11
    if using:
        return _tag(width, y) + _button(texts, name, -width / 2, y, _TAG)
    return _tag(width, y) + effect(tokens(name), -width / 2, y, "s", _TAG)


@cache
def _tag(width: float, y: float) -> str:
    return rect("risk", -width / 2 - 6, y - 10, width + 12, 20, 6)


@cache
def _empty(space: int) -> str:
    """A free space: for a building a dashed plot, with its risk action; else a small ring."""
    if KIND[space] == "building":
        width, height = PRIVATE_SIZE
        plot = centered_rect(width - 24, height - 20, 5, "plot")
        if RISK[space]:
            return plot + effect(tokens(RISK[space]), 0, 0)
        return plot + text(0, 5, SPACE_NAMES[space], "t-text", tone="faint")
    sign = SPACE_NAMES[space][:-1] if KIND[space] == "hazard" else "teepee"
    pit = void("circle", cls="pit", r=TILE_RADIUS - 4)
    return pit + use(f"i-{sign}", cls="ghost")


# --- hazards and teepees


@cache
def _tile(tile: str) -> str:
    """A hazard with points and hand, or a teepee with its hand."""
    code = TILE_CODES[tile]
    kind, palm = tile.split("_")[0], f"palm-{TILE_HAND[code]}"
    if tile.endswith("teepee"):
        ground = void("circle", cls=f"chip t-{kind}", r=TILE_RADIUS)
        return ground + use("i-teepee", -3, -1, 1.3, kind) + use(palm, 13, 10)
    edge = number(TILE_RADIUS + 1)
    return (
        path(f"chip t-{kind}", f"M0-{edge}L{edge} 0 0 {edge}-{edge} 0z")
        + use(f"i-{kind}", 0, -6, 0.86)
        + text(0, 16, str(TILE_VP[code]), "t-figure")
        + use(palm, 15, 12)
    )


@cache
def _value(space: int) -> str:
    """What a teepee here brings or costs."""
    value = TEEPEE_VALUE[space]
    tone, dollars = ("cost", f"−${-value}") if value < 0 else ("coin", f"${value}")
    width = 32 if value < 0 else 24 if value < 10 else 31
    figure = text(0, -20, dollars, "t-figure", tone=f"on-{tone}")
    return rect(tone, -width / 2, -33, width, 16, 5) + figure


# --- labels, and the steps to locations in reach


def _label(texts: Texts, names: Names, space: int, here: Seen) -> Iterator[str]:
    yield capitalize(space_name(texts, SPACE_NAMES[space]))
    if here.tile is None:
        yield texts.say("label", "empty")
    else:
        yield tile_name(texts, here.tile)
    if here.owner is not None:
        yield texts.say("label", "owner", name=names[here.owner])
    if here.fee and space not in BESIDE_THE_TRAIL:
        yield texts.say("label", "fee", fee=texts.money(here.fee))
    if space in TEEPEE_VALUE:
        yield texts.say("label", "value", value=texts.money(TEEPEE_VALUE[space]))
    if here.cattlemen:
        yield texts.say("label", "cattlemen", names=listed(texts, names, here.cattlemen))


def hands_fee(players: int, hand: str) -> int:
    numbers = NUMBERS[players]
    return numbers.fee_green if hand == GREEN else numbers.fee_black


@lru_cache(maxsize=4096)
def _milestone(texts: Texts, name: str, route: RouteCost) -> str:
    """At a location in reach: the steps to it, what the route costs and who is paid."""
    x, y = TRAIL[name]
    kind = KIND[SPACE_CODES[name]]
    if kind == "neutral":
        dx, dy = NEUTRAL_SIZE[0] / 2 - 6, -NEUTRAL_SIZE[1] / 2
    elif kind == "building":
        dx, dy = PRIVATE_SIZE[0] / 2 - 3, -PRIVATE_SIZE[1] / 2
    elif kind == "kansas_city":
        dx, dy = 66, -98
    else:
        dx, dy = -16, 14
    stone = void("circle", cls="mile", r=10)
    steps = text(0, 5, str(route.steps), "t-figure", tone="onlegal")
    return translate(stone + steps + _toll(texts, route, x), x + dx, y + dy)


def _toll(texts: Texts, route: RouteCost, x: float) -> str:
    """What the route costs, and the marks of those who are paid, the bank excepted."""
    if not route.fee:
        return ""
    pill = (texts.money(-route.fee),)
    left = 20 + line_width(pill) if x < _FAR_RIGHT else -18
    step = _PAID_STEP if x < _FAR_RIGHT else -_PAID_STEP
    marks = (
        el("g", use(f"o-{seat}", left + step * index, 0, 0.8), cls=f"paid p{seat}")
        for index, seat in enumerate(route.owners)
    )
    return "".join((effect(pill, 12, 0, "s"), *marks))
