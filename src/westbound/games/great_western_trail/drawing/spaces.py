"""What lies on the trail: buildings with their actions in signs, hazards, teepees, free spaces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

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
from westbound.games.great_western_trail.drawing.model import Route, building, in_use, steps_to
from westbound.games.great_western_trail.drawing.phrases import action_words, space_name, tile_name
from westbound.games.great_western_trail.drawing.svg import box, number, plate, safe, text, use
from westbound.games.great_western_trail.drawing.words import Words, upper
from westbound.games.great_western_trail.observation import View
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

SPACES_DRAWN: Final = tuple(s for s in SPACES if s not in (START, KANSAS_CITY))
_LINES: Final = (-2.5, 18.5)  # the middle of the lines of actions
_HEAD: Final = -20.0
_LARGEST: Final = 1.1
_ALONE: Final = 1.35  # of a line that has a tile for itself
_TAG: Final = 0.88
_FAR_RIGHT: Final = 760.0  # from here on there is no room to the right
_PAID_STEP: Final = 15.0


def spaces(view: View, words: Words, names: Sequence[str]) -> str:
    """Every space but the two ends of the trail."""
    using, steps = in_use(view), steps_to(view)
    drawn = "".join(
        _space(view, words, names, space, SPACE_NAMES[space] == using) for space in SPACES_DRAWN
    )
    return f'<g class="spaces">{drawn}</g><g class="steps" aria-hidden="true">{_steps(steps)}</g>'


def _space(view: View, words: Words, names: Sequence[str], space: int, using: bool) -> str:
    name = SPACE_NAMES[space]
    here = view["trail"][name]
    tile, owner = here["tile"], here["owner"]
    classes = f"space {KIND[space]}"
    found = building(tile) if tile else None
    if found:
        classes += " built"
        drawing = _building(words, found, RISK[space], owner, using)
        if owner is None:
            drawing += text(0, -NEUTRAL_SIZE[1] / 2 - 3, name, "t-name", tone="onroof")
    elif tile:
        classes += f" tile {tile.split('_')[0]}"
        drawing = _tile(tile)
    else:
        drawing = _empty(space)
    if space in TEEPEE_VALUE:
        drawing += _value(space)
    if owner is not None:
        classes += f" p{owner}"
    x, y = TRAIL[name]
    label = safe(", ".join(_label(view, words, names, space)))
    return (
        f'<g id="space-{name}" class="{classes}" data-target="space:{name}" role="img" '
        f'aria-label="{label}" transform="translate({number(x)} {number(y)})">{drawing}</g>'
    )


# --- buildings


def size(found: Building) -> tuple[float, float]:
    return PRIVATE_SIZE if found.vp else NEUTRAL_SIZE


def _building(words: Words, found: Building, risk: str, owner: int | None, using: bool) -> str:
    face = _face(found, owner)
    actions = _local(found) if not using else _usable(words, found)
    return face + actions + (_risk(words, risk, using) if risk else "")


def face(found: Building, owner: int | None) -> str:
    """A building tile, just to look at."""
    return _face(found, owner) + _local(found)


@cache
def _face(found: Building, owner: int | None) -> str:
    """The plate with its head: name, points, hands, the owner's colour and mark."""
    wide, high = size(found)
    left, top = -wide / 2, -high / 2
    ground = plate(wide, high, 5)
    if owner is None:
        return (
            f'{ground}<path class="gable" d="M{number(left + 5)} {number(top)}'
            f'L0 {number(top - 21)} {number(-left - 5)} {number(top)}z"/>'
            f'<circle class="seal" cx="{number(left + 15)}" cy="{number(top + 13)}" r="10.5"/>'
            f"{text(left + 15, top + 18.4, found.name, 't-price', tone='onbrass')}"
        )
    return ground + use(f"deed-{owner}") + head(found, left + 20, _HEAD)


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
    wide, _ = size(found)
    return -wide / 2 + (20 if found.vp else 7)


@cache
def _slots(found: Building) -> tuple[tuple[tuple[str, ...], float, float, float], ...]:
    """Each local action with its place: the alternatives, left end, middle, and scale."""
    rows = lines(found)
    wide, _ = size(found)
    placed = []
    for index, row in enumerate(rows):
        x = _left(found)
        if not found.vp and index == 0:
            x += 22  # beside the letter
        room = wide / 2 - 3 - x
        need = sum(_slot_width(slot) for slot in row) + 8 * (len(row) - 1)
        scale = min(_LARGEST if len(rows) > 1 else _ALONE, room / need)
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


def _usable(words: Words, found: Building) -> str:
    """The same where somebody can use them: each can be picked."""
    parts = []
    for slot, left, y, scale in _slots(found):
        for index, (name, x) in enumerate(_alternatives(slot, left, scale)):
            if index:
                parts.append(use("i-slash", x - 6 * scale, y, 0.9))
            parts.append(_button(words, name, x, y, scale))
    return "".join(parts)


def _button(words: Words, name: str, x: float, y: float, scale: float) -> str:
    """An action that can be picked."""
    wide = line_width(tokens(name)) * scale
    label = safe(upper(action_words(words, name)))
    return (
        f'<g id="action-{name}" class="action" data-target="action:{name}" role="img" '
        f'aria-label="{label}">{box("key", x - 2.5, y - 11.5, wide + 5, 23, 5)}'
        f"{effect(tokens(name), x, y, 's', scale)}</g>"
    )


# --- risk actions: printed at the space, below the tile or in its place


def _risk(words: Words, name: str, using: bool) -> str:
    wide = line_width(tokens(name)) * _TAG
    y = PRIVATE_SIZE[1] / 2 + 11
    if using:
        return _tag(wide, y) + _button(words, name, -wide / 2, y, _TAG)
    return _tag(wide, y) + effect(tokens(name), -wide / 2, y, "s", _TAG)


@cache
def _tag(wide: float, y: float) -> str:
    return (
        f'<rect class="risk" x="{number(-wide / 2 - 6)}" y="{number(y - 10)}" '
        f'width="{number(wide + 12)}" height="20" rx="6"/>'
    )


@cache
def _empty(space: int) -> str:
    """A free space: for a building a dashed plot, with its risk action; else a small ring."""
    if KIND[space] == "building":
        wide, high = PRIVATE_SIZE
        plot = (
            f'<rect class="plot" x="{number(-wide / 2 + 12)}" y="{number(-high / 2 + 10)}" '
            f'width="{number(wide - 24)}" height="{number(high - 20)}" rx="5"/>'
        )
        name = SPACE_NAMES[space]
        if RISK[space]:
            return plot + effect(tokens(RISK[space]), 0, 0)
        return plot + text(0, 5, name, "t-text", tone="faint")
    if KIND[space] == "hazard":
        sign = SPACE_NAMES[space][:-1]
        return f'<circle class="pit" r="{TILE_RADIUS - 4:g}"/>{use(f"i-{sign}", 0, 0, 1, "ghost")}'
    return f'<circle class="pit" r="{TILE_RADIUS - 4:g}"/>{use("i-teepee", 0, 0, 1, "ghost")}'


# --- hazards and teepees


@cache
def _tile(tile: str) -> str:
    """A hazard with points and hand, or a teepee with its hand."""
    code = TILE_CODES[tile]
    hand = TILE_HAND[code]
    kind = tile.split("_")[0]
    if tile.endswith("teepee"):
        return (
            f'<circle class="chip t-{kind}" r="{TILE_RADIUS:g}"/>'
            f"{use('i-teepee', -3, -1, 1.3, kind)}{use(f'palm-{hand}', 13, 10)}"
        )
    edge = TILE_RADIUS + 1
    return (
        f'<path class="chip t-{kind}" d="M0-{edge:g}L{edge:g} 0 0 {edge:g}-{edge:g} 0z"/>'
        f"{use(f'i-{kind}', 0, -6, 0.86)}"
        f"{text(0, 16, str(TILE_VP[code]), 't-figure')}{use(f'palm-{hand}', 15, 12)}"
    )


@cache
def _value(space: int) -> str:
    """What a teepee here brings or costs."""
    value = TEEPEE_VALUE[space]
    tone = "cost" if value < 0 else "coin"
    words = f"−${-value}" if value < 0 else f"${value}"
    wide = 32 if value < 0 else 24 if value < 10 else 31
    return (
        f'<rect class="{tone}" x="{-wide / 2:g}" y="-33" width="{wide}" height="16" rx="5"/>'
        f"{text(0, -20, words, 't-figure', tone=f'on-{tone}')}"
    )


# --- what is said of it, and the steps of those who may go


def _label(view: View, words: Words, names: Sequence[str], space: int) -> Iterator[str]:
    here = view["trail"][SPACE_NAMES[space]]
    yield upper(space_name(words, SPACE_NAMES[space]))
    if here["tile"] is None:
        yield words.say("label", "empty")
    else:
        yield tile_name(words, here["tile"])
    if here["owner"] is not None:
        yield words.say("label", "owner", name=names[here["owner"]])
    if here["fee"] and space not in BESIDE_THE_TRAIL:
        yield words.say("label", "fee", fee=here["fee"])
    if space in TEEPEE_VALUE:
        yield words.say("label", "value", value=TEEPEE_VALUE[space])
    if here["cattlemen"]:
        who = ", ".join(names[seat] for seat in here["cattlemen"])
        yield words.say("label", "cattlemen", names=who)


def hands_fee(players: int, hand: str) -> int:
    numbers = NUMBERS[players]
    return numbers.fee_green if hand == GREEN else numbers.fee_black


def _steps(routes: dict[str, Route]) -> str:
    """Milestones with the steps, what the route costs and who is paid, at locations in reach."""
    parts = []
    for name, route in routes.items():
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
        place = f"{number(x + dx)} {number(y + dy)}"
        parts.append(
            f'<g transform="translate({place})"><circle class="mile" r="10"/>'
            f"{text(0, 5, str(route.steps), 't-figure', tone='onlegal')}{_toll(route, x)}</g>"
        )
    return "".join(parts)


def _toll(route: Route, x: float) -> str:
    """What the route costs, and the marks of those who are paid, the bank excepted."""
    if not route.fee:
        return ""
    pill = (f"−${route.fee}",)
    left = 20 + line_width(pill) if x < _FAR_RIGHT else -18
    step = _PAID_STEP if x < _FAR_RIGHT else -_PAID_STEP
    marks = "".join(
        f'<g class="paid p{seat}">{use(f"o-{seat}", left + step * index, 0, 0.8)}</g>'
        for index, seat in enumerate(route.owners)
    )
    return effect(pill, 12, 0, "s") + marks
