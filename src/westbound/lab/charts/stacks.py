"""Stacked bars: what a whole is made of, row by row."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.kit.svg import el, escape, void
from westbound.lab.charts.axis import BELOW, axis_title, bottom_axis, value_ticks
from westbound.lab.charts.data import Stack
from westbound.lab.charts.frame import NARROW, TYPE, chart, tone
from westbound.lab.charts.legend import Entry, legend, sign_of_part
from westbound.lab.charts.numbers import Show, plain
from westbound.lab.charts.rows import lay_out
from westbound.lab.charts.scale import Scale, span

THICK = 20
_NUMBER = 13  # what the number of a part needs, for each of its digits beyond the first 7 more


def stacked_bars(
    title: str,
    parts: Sequence[str],
    rows: Sequence[Stack],
    *,
    width: float = NARROW,
    desc: str = "",
    show: Show = plain,
    axis: str = "",
) -> str:
    """One bar for each row, its parts in the order of the legend, negative ones left of nought.

    A part wears its number of the legend where it is wide enough for it.
    """
    totals = [show(sum(row.values)) for row in rows]
    layout = lay_out([row.label for row in rows], totals, width)
    sums = [sum(v for v in row.values if (v > 0) == up) for row in rows for up in (True, False)]
    found = value_ticks(span(sums, zero=True), layout.right - layout.left, show)
    scale = Scale(found[0], found[-1], layout.left, layout.right)
    head, top = legend([Entry(sign_of_part(i), part) for i, part in enumerate(parts)], width)
    bottom = top + sum(layout.height(i) + THICK - 14 for i in range(len(rows)))
    drawn = [head, bottom_axis(scale, found, top, bottom, show)]
    y = top
    for i, (row, total) in enumerate(zip(rows, totals, strict=True)):
        middle = y + layout.middle(i) + (THICK - 14) / 2
        drawn.append(layout.label(i, y + ((THICK - 14) / 2 if layout.beside else 0)))
        drawn.append(_bar(parts, row, scale, middle, show))
        drawn.append(TYPE.text(width, middle + 4.5, total, "c-strong", anchor="e"))
        y += layout.height(i) + THICK - 14
    words, height = axis_title(axis, bottom + BELOW, width)
    return chart(title, desc or described(parts, rows, show), (width, height), *drawn, words)


def described(parts: Sequence[str], rows: Sequence[Stack], show: Show) -> str:
    """The numbers in a row, for whoever does not see the picture."""
    told = []
    for row in rows:
        values = (f"{part} {show(v)}" for part, v in zip(parts, row.values, strict=True))
        told.append(f"{row.label}: {', '.join(values)}")
    return "; ".join(told)


def _bar(parts: Sequence[str], row: Stack, scale: Scale, middle: float, show: Show) -> str:
    drawn = []
    ends = {True: 0.0, False: 0.0}
    for i, (part, value) in enumerate(zip(parts, row.values, strict=True)):
        if not value:
            continue
        start, ends[value > 0] = ends[value > 0], ends[value > 0] + value
        left, right = sorted((scale(start), scale(start + value)))
        drawn.append(_part(i, left, right, middle, f"{row.label}, {part}: {show(value)}"))
    return "".join(drawn)


def _part(index: int, left: float, right: float, middle: float, told: str) -> str:
    block = void(
        "rect",
        cls="fill rim",
        x=left,
        y=middle - THICK / 2,
        width=max(0.5, right - left),
        height=THICK,
    )
    label = str(index + 1)
    needed = _NUMBER + 7 * (len(label) - 1)
    inside = ""
    if right - left >= needed + 2:
        x = (left + right) / 2
        pill = void(
            "rect", cls="pill", x=x - needed / 2, y=middle - 7, width=needed, height=14, rx=3
        )
        inside = pill + TYPE.text(x, middle + 4.5, label, "c-small")
    return el("g", el("title", escape(told)), block, inside, cls=tone(index))
