"""Income, locomotive level and victory points: three scales with a marker for every player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from westbound.engine.grammar import numeral
from westbound.games.steam.components import FIRST_LEVEL, HIGHEST_INCOME, LOWEST_INCOME, MAX_LEVEL
from westbound.games.steam.drawing.layout import SCALES
from westbound.games.steam.drawing.type_scale import text
from westbound.games.steam.observation import SteamView
from westbound.kit.svg import el, number, path, rect, target, translation, use
from westbound.kit.texts import Texts

ROUND: Final = 50  # STM-229: beyond, the markers start again and carry a sign
_HEIGHT: Final = 38.0
_LABEL: Final = 70.0
_CELL: Final = 38.0
_LOCO: Final = SCALES.x + _LABEL + 21 * _CELL + 12  # where the second scale begins
_POINT: Final = (SCALES.width - _LABEL - 26) / ROUND


def scales(view: SteamView, texts: Texts, names: Sequence[str]) -> str:
    x, y = SCALES.x, SCALES.y
    income = [seat["income"] for seat in view["seats"]]
    level = [seat["level"] for seat in view["seats"]]
    points = [seat["vp"] for seat in view["seats"]]
    markers = _on_cells("income", income, x, y, LOWEST_INCOME)
    markers += _on_cells("level", level, _LOCO, y, FIRST_LEVEL)
    markers += _on_points(points, x, y + _HEIGHT + 5)
    label = _label(texts, names, income, level, points)
    return _rulers(texts) + target(None, label, *markers, id="scales", cls="scales")


@lru_cache(maxsize=256)
def _rulers(texts: Texts) -> str:
    """What is printed: the same all through a match."""
    x, y = SCALES.x, SCALES.y
    parts = [rect("sheet", x, y - 1, SCALES.width, SCALES.height + 2, 6)]
    parts += _ruler(texts.say("board", "income"), x, y, range(LOWEST_INCOME, HIGHEST_INCOME + 1))
    levels = range(FIRST_LEVEL, MAX_LEVEL + 1)
    parts += _ruler(texts.say("board", "level"), _LOCO, y, levels)
    parts += _points_ruler(texts, x, y + _HEIGHT + 5)
    return el("g", *parts, id="rulers", cls="rulers", aria_hidden="true")


def _label(
    texts: Texts, names: Sequence[str], income: list[int], level: list[int], points: list[int]
) -> str:
    return "; ".join(
        texts.say("label", "scales", name=names[seat], income=i, level=k, vp=v)
        for seat, (i, k, v) in enumerate(zip(income, level, points, strict=True))
    )


def _ruler(title: str, x: float, y: float, values: range) -> list[str]:
    """A row of cells with their numbers."""
    parts = [text(x + 8, y + _HEIGHT / 2 + 5, title, "t-head", anchor="s", max_width=_LABEL - 16)]
    for index, value in enumerate(values):
        left = x + _LABEL + index * _CELL
        cls = "cell zero" if value == 0 else "cell below" if value < 0 else "cell"
        parts.append(rect(cls, left + 1, y + 3, _CELL - 2, _HEIGHT - 4, 4))
        shown = f"+{value}" if value > 0 and values.start < 0 else numeral(value)
        parts.append(text(left + _CELL / 2, y + _HEIGHT / 2 + 6, shown, "t-figure", tone="printed"))
    return parts


def _points_ruler(texts: Texts, x: float, y: float) -> list[str]:
    """A line with marks for every point, numbered by fives."""
    title = texts.say("board", "vp")
    left, low = x + _LABEL + 8, y + _HEIGHT - 6
    parts = [text(x + 8, y + _HEIGHT / 2 + 5, title, "t-head", anchor="s", max_width=_LABEL - 10)]
    ticks = ""
    for value in range(ROUND + 1):
        at = left + value * _POINT
        ticks += f"M{number(at)} {number(low)}v-{10 if value % 5 == 0 else 5}"
        if value % 5 == 0:
            parts.append(text(at, low - 13, str(value), "t-figure", tone="printed"))
    parts.append(path("ticks", f"M{number(left)} {number(low)}h{number(ROUND * _POINT)}{ticks}"))
    return parts


def _marker(kind: str, seat: int, x: float, y: float, sign: str = "") -> str:
    more = text(0, -10, sign, "t-figure", tone="ringed") if sign else ""
    cls, place = f"marker p{seat}", translation(x, y)
    return el("g", use(f"o-{seat}"), more, id=f"{kind}-{seat}", cls=cls, transform=place)


def _on_cells(kind: str, values: list[int], x: float, y: float, lowest: int) -> list[str]:
    """Markers in the same cell stand beside and above each other."""
    parts = []
    for seat, value in enumerate(values):
        rank, count = values[:seat].count(value), values.count(value)
        dx, dy = _spread(rank, count)
        at = x + _LABEL + (value - lowest + 0.5) * _CELL
        parts.append(_marker(kind, seat, at + dx, y + _HEIGHT / 2 + 1 + dy))
    return parts


def _spread(rank: int, count: int) -> tuple[float, float]:
    if count == 1:
        return 0, 0
    if count == 2:
        return (-8.5, 8.5)[rank], 0
    columns = 2 if count <= 4 else 3
    row, column = divmod(rank, columns)
    pitch = 17 if columns == 2 else 12.5
    return (column - (columns - 1) / 2) * pitch, (row - 0.5) * 16


def _on_points(values: list[int], x: float, y: float) -> list[str]:
    parts = []
    for seat, value in enumerate(values):
        shown = value % ROUND if value >= ROUND else value
        alike = [v % ROUND if v >= ROUND else v for v in values]
        rank = alike[:seat].count(shown)
        sign = f"+{value - shown}" if value >= ROUND else ""
        at = x + _LABEL + 8 + shown * _POINT
        dx, dy = (rank % 3) * 10 - min(alike.count(shown) - 1, 2) * 5, -(rank // 3) * 13
        parts.append(_marker("vp", seat, at + dx, y + _HEIGHT - 10 + dy, sign))
    return parts
