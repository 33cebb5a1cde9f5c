"""Charts with one row for each thing: bars from nought, or dots, with their intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from westbound.kit.svg import el, path, point, void
from westbound.lab.charts.axis import BELOW, axis_title, bottom_axis, value_ticks
from westbound.lab.charts.data import Estimate
from westbound.lab.charts.frame import GAP, LINE, NARROW, TYPE, chart, text_width, tone, wrapped
from westbound.lab.charts.legend import Entry, legend, sign_of_reference
from westbound.lab.charts.numbers import Show, plain
from westbound.lab.charts.scale import Scale, span

BAR = 14
_BESIDE = 0.36  # the share of the width that labels beside the plot may take


@dataclass(frozen=True, slots=True)
class RowLayout:
    """Labels beside the plot if there is room, else above their row; numbers at the right."""

    labels: list[list[str]]
    beside: bool
    left: float  # of the plot
    right: float

    def height(self, row: int) -> float:
        lines = len(self.labels[row]) * LINE
        return max(BAR + 12, lines + 8) if self.beside else lines + BAR + 12

    def middle(self, row: int) -> float:
        """Of the bar, from the top of its row."""
        return self.height(row) / 2 if self.beside else self.height(row) - BAR / 2 - 8

    def label(self, row: int, top: float) -> str:
        lines = self.labels[row]
        first = top + (self.height(row) - len(lines) * LINE) / 2 + 12 if self.beside else top + 12
        x, anchor = (self.left - GAP - 2, "e") if self.beside else (0, "s")
        return "".join(
            TYPE.text(x, first + i * LINE, line, "c-label", anchor=anchor, tone="halo")
            for i, line in enumerate(lines)
        )


def lay_out(labels: Sequence[str], numbers: Sequence[str], width: float) -> RowLayout:
    """Rows for these labels, with a column of numbers."""
    column = text_width(numbers, "c-strong")
    right = width - column - 2 * GAP if column else width - 14
    limit = width * _BESIDE
    beside = [wrapped(label, limit) for label in labels]
    needed = max((text_width(lines) for lines in beside), default=0.0)
    if needed <= limit and all(len(lines) <= 2 for lines in beside):
        return RowLayout(beside, True, max(needed + GAP + 2, 14), right)
    return RowLayout([wrapped(label, width) for label in labels], False, 14, right)


@dataclass(frozen=True, slots=True)
class _Marks:
    """How a value is drawn in its row."""

    zero: bool  # the scale begins at nought

    def draw(self, row: Estimate, scale: Scale, y: float) -> str:
        if not self.zero:
            dot = void("circle", cls="fill rim", cx=scale(row.value), cy=y, r=5.5)
            return _whisker(row, scale, y) + dot
        start, end = sorted((scale(0), scale(row.value)))
        length = max(1, end - start)
        bar = void("rect", cls="fill", x=start, y=y - BAR / 2, width=length, height=BAR, rx=2)
        return bar + _whisker(row, scale, y)


def bar_chart(
    title: str,
    rows: Sequence[Estimate],
    *,
    width: float = NARROW,
    desc: str = "",
    show: Show = plain,
    reference: tuple[float, str] | None = None,
    axis: str = "",
) -> str:
    """Horizontal bars from nought; intervals as whiskers. `axis` says what is counted.

    `reference` is a value worth comparing with, and what it is.
    """
    return _row_chart(_Marks(True), title, rows, width, desc, show, reference, axis)


def dot_chart(
    title: str,
    rows: Sequence[Estimate],
    *,
    width: float = NARROW,
    desc: str = "",
    show: Show = plain,
    reference: tuple[float, str] | None = None,
    axis: str = "",
) -> str:
    """A dot for each value on its interval: for ratings and whatever has no natural nought."""
    return _row_chart(_Marks(False), title, rows, width, desc, show, reference, axis)


def _whisker(row: Estimate, scale: Scale, y: float) -> str:
    if row.low is None or row.high is None:
        return ""
    low, high = scale(row.low), scale(row.high)
    ends = f"M{point(low, y - 4)}V{y + 4:.1f}M{point(high, y - 4)}V{y + 4:.1f}"
    return path("whisker", f"M{point(low, y)}H{high:.1f}{ends}")


def described(rows: Sequence[Estimate], show: Show) -> str:
    """The numbers in a row, for whoever does not see the picture."""

    def one(row: Estimate) -> str:
        told = f"{row.label}: {row.text or show(row.value)}"
        if row.low is None or row.high is None:
            return told
        return f"{told} ({show(row.low)} – {show(row.high)})"

    return "; ".join(map(one, rows))


def _row_chart(
    marks: _Marks,
    title: str,
    rows: Sequence[Estimate],
    width: float,
    desc: str,
    show: Show,
    reference: tuple[float, str] | None,
    axis: str,
) -> str:
    numbers = [row.text or show(row.value) for row in rows]
    layout = lay_out([row.label for row in rows], numbers, width)
    values = [value for row in rows for value in (row.value, row.low, row.high)]
    whole = span([*values, reference[0] if reference else None], zero=marks.zero)
    found = value_ticks(whole, layout.right - layout.left, show)
    scale = Scale(found[0], found[-1], layout.left, layout.right)
    entries = [Entry(sign_of_reference(), reference[1])] if reference else []
    head, top = legend(entries, width)
    bottom = top + sum(map(layout.height, range(len(rows))))
    drawn = [head, bottom_axis(scale, found, top, bottom, show)]
    if reference:
        drawn.append(path("ref", f"M{point(scale(reference[0]), top)}V{bottom:.1f}"))
    y = top
    for i, (row, words) in enumerate(zip(rows, numbers, strict=True)):
        middle = y + layout.middle(i)
        drawn.append(layout.label(i, y))
        drawn.append(el("g", marks.draw(row, scale, middle), cls=tone(row.tone)))
        drawn.append(TYPE.text(width, middle + 4.5, words, "c-strong", anchor="e"))
        y += layout.height(i)
    words, height = axis_title(axis, bottom + BELOW, width)
    return chart(title, desc or described(rows, show), (width, height), *drawn, words)
