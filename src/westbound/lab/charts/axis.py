"""Axes: ruled lines with numbers that never touch each other."""

from __future__ import annotations

from westbound.kit.svg import path, point
from westbound.lab.charts.frame import LINE, TYPE, text_width, wrapped
from westbound.lab.charts.numbers import Show
from westbound.lab.charts.scale import Scale, ticks

BELOW = 18  # the height of the numbers under a plot


def value_ticks(span: tuple[float, float], length: float, show: Show) -> list[float]:
    """Round numbers that have room beside each other along so many pixels."""
    for most in (7, 6, 5, 4, 3):
        found = ticks(*span, most)
        widest = text_width([show(value) for value in found], "c-small")
        if (widest + 10) * (len(found) - 1) <= length:
            return found
    return ticks(*span, 2)


def bottom_axis(scale: Scale, values: list[float], top: float, bottom: float, show: Show) -> str:
    """Ruled lines from `top` to `bottom`, the numbers below; those at the ends stay inside."""
    drawn = []
    for value in values:
        x = scale(value)
        drawn.append(path("base" if value == 0 else "grid", f"M{point(x, top)}V{bottom}"))
        half = TYPE.width_of(show(value), "c-small") / 2
        inside = min(max(x, scale.start - 14 + half), scale.end + 14 - half)
        drawn.append(TYPE.text(inside, bottom + 14, show(value), "c-small"))
    return "".join(drawn)


def left_axis(scale: Scale, values: list[float], left: float, right: float, show: Show) -> str:
    """Ruled lines from `left` to `right`, the numbers beside them."""
    drawn = []
    for value in values:
        y = scale(value)
        drawn.append(path("base" if value == 0 else "grid", f"M{point(left, y)}H{right}"))
        drawn.append(TYPE.text(left - 6, y + 4, show(value), "c-small", anchor="e"))
    return "".join(drawn)


def axis_title(words: str, top: float, width: float) -> tuple[str, float]:
    """What the numbers under a plot are, centred below them; and where the picture ends."""
    if not words:
        return "", top + 2
    lines = wrapped(words, width, "c-small")
    drawn = (
        TYPE.text(width / 2, top + 12 + i * LINE, line, "c-small") for i, line in enumerate(lines)
    )
    return "".join(drawn), top + len(lines) * LINE + 4
