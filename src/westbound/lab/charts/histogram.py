"""Histograms: how often which values come."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.kit.svg import el, escape, path, point, void
from westbound.lab.charts.axis import BELOW, axis_title, left_axis
from westbound.lab.charts.data import Bin
from westbound.lab.charts.frame import NARROW, TYPE, chart, text_width, tone
from westbound.lab.charts.legend import Entry, legend, sign_of_reference
from westbound.lab.charts.lines import LEVEL
from westbound.lab.charts.numbers import Show, plain
from westbound.lab.charts.scale import Scale, ticks


def histogram(
    title: str,
    bins: Sequence[Bin],
    *,
    width: float = NARROW,
    desc: str = "",
    show: Show = plain,
    axis: str = "",
    value: str = "",
    reference: tuple[float, str] | None = None,
    tone_index: int = 0,
) -> str:
    """Columns over bins of one width; `axis` says what the values are, `value` what is counted.

    `reference` is a value worth marking, such as the median, and what it is.
    """
    levels = [level for level in ticks(0, max(1, *(b.count for b in bins)), 5) if level % 1 == 0]
    left, right = text_width([plain(level) for level in levels], "c-small") + 10, width - 14
    head, top = legend([Entry(sign_of_reference(), reference[1])] if reference else [], width)
    top += LEVEL if value else 6
    bottom = top + max(130, min(0.4 * width, 220))
    across = Scale(bins[0].low, bins[-1].high, left, right)
    up = Scale(0, levels[-1], bottom, top)
    drawn = [
        head,
        TYPE.text(0, top - 10, value, "c-small", anchor="s") if value else "",
        left_axis(up, levels, left, right, plain),
        *(_column(one, across, up, show, tone_index) for one in bins),
        _edges(bins, across, bottom, show),
    ]
    if reference:
        drawn.append(path("ref", f"M{point(across(reference[0]), top)}V{bottom:.1f}"))
    words, height = axis_title(axis, bottom + BELOW + 4, width)
    told = desc or "; ".join(f"{show(b.low)} – {show(b.high)}: {b.count}" for b in bins)
    return chart(title, told, (width, height), *drawn, words)


def _column(one: Bin, across: Scale, up: Scale, show: Show, index: int) -> str:
    left, right, top = across(one.low), across(one.high), up(one.count)
    told = el("title", escape(f"{show(one.low)} – {show(one.high)}: {one.count}"))
    block = void("rect", cls="fill rim", x=left, y=top, width=right - left, height=up(0) - top)
    return el("g", told, block, cls=tone(index)) if one.count else ""


def _edges(bins: Sequence[Bin], across: Scale, bottom: float, show: Show) -> str:
    """The edges of the bins in numbers, every one or every so many."""
    edges = [*(one.low for one in bins), bins[-1].high]
    widest = text_width([show(edge) for edge in edges], "c-small") + 8
    step = max(1, -(-int(widest) // max(1, int(across(edges[1]) - across(edges[0])))))
    drawn = []
    for edge in edges[::step]:
        x = across(edge)
        half = TYPE.width_of(show(edge), "c-small") / 2
        drawn.append(path("base", f"M{point(x, bottom)}V{bottom + 4:.1f}"))
        drawn.append(TYPE.text(min(x, across.end + 14 - half), bottom + 18, show(edge), "c-small"))
    return "".join(drawn)
