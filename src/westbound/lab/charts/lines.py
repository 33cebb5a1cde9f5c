"""Lines over time or over any other number, each with its mark and perhaps a shaded band."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.kit.marks import mark
from westbound.kit.svg import el, path, point, translate
from westbound.lab.charts.axis import BELOW, axis_title, bottom_axis, left_axis, value_ticks
from westbound.lab.charts.data import Series
from westbound.lab.charts.frame import NARROW, TYPE, chart, text_width, tone
from westbound.lab.charts.legend import Entry, legend, sign_of_reference, sign_of_series
from westbound.lab.charts.numbers import Show, plain
from westbound.lab.charts.scale import Scale, span, ticks

_MARKS = 5  # on each line
_PLOT = 0.5  # its height, in widths; at least 150


def line_chart(
    title: str,
    series: Sequence[Series],
    *,
    width: float = NARROW,
    desc: str = "",
    show: Show = plain,
    show_x: Show = plain,
    axis: str = "",
    value: str = "",
    zero: bool = False,
    reference: tuple[float, str] | None = None,
    across: tuple[float, float] | None = None,
) -> str:
    """Several lines; `axis` and `value` say what the numbers below and beside the plot are.

    `zero`: the values begin at nought. `reference` is a value worth comparing with. `across` is
    where the axis below begins and ends, if not with the points.
    """
    ys = [y for one in series for _, y in one.points]
    ys += [y for one in series for pair in one.band for y in pair]
    levels = ticks(*span([*ys, reference[0] if reference else None], zero=zero), 6)
    left = text_width([show(y) for y in levels], "c-small") + 10
    entries = [Entry(sign_of_series(i), one.label) for i, one in enumerate(series)]
    entries += [Entry(sign_of_reference(), reference[1])] if reference else []
    head, top = legend(entries, width)
    top += LEVEL if value else 6
    bottom = top + max(150, min(_PLOT * width, 260))
    right = width - 14
    xs = across or span([x for one in series for x, _ in one.points], zero=False)
    columns = [x for x in value_ticks(xs, right - left, show_x) if xs[0] <= x <= xs[1]]
    along, up = Scale(*xs, left, right), Scale(levels[0], levels[-1], bottom, top)
    drawn = [
        head,
        TYPE.text(0, top - 10, value, "c-small", anchor="s") if value else "",
        left_axis(up, levels, left, right, show),
        bottom_axis(along, columns, bottom, bottom + 4, show_x),
        path("ref", f"M{point(left, up(reference[0]))}H{right}") if reference else "",
        *(_line(i, one, len(series), along, up) for i, one in enumerate(series)),
    ]
    words, height = axis_title(axis, bottom + BELOW + 4, width)
    told = desc or described(series, show, show_x)
    return chart(title, told, (width, height), *drawn, words)


LEVEL = 24  # above the plot, for what the values are


def described(series: Sequence[Series], show: Show, show_x: Show) -> str:
    """Where each line begins, ends and is highest, for whoever does not see the picture."""
    told = []
    for one in series:
        if not one.points:
            continue
        (x0, y0), (x1, y1) = one.points[0], one.points[-1]
        top_x, top_y = max(one.points, key=lambda p: p[1])
        ends = f"{show_x(x0)}: {show(y0)} … {show_x(x1)}: {show(y1)}"
        told.append(f"{one.label}: {ends}; max {show(top_y)} ({show_x(top_x)})")
    return ". ".join(told)


def _line(index: int, series: Series, count: int, across: Scale, up: Scale) -> str:
    places = [(across(x), up(y)) for x, y in series.points]
    if not places:
        return ""
    drawn = []
    if series.band:
        xs = [x for x, _ in places]
        edge = [point(x, up(high)) for x, (_, high) in zip(xs, series.band, strict=True)]
        back = [point(x, up(low)) for x, (low, _) in zip(xs, series.band, strict=True)]
        drawn.append(path("band", f"M{'L'.join(edge)}L{'L'.join(reversed(back))}z"))
    drawn.append(path("trace", "M" + "L".join(point(x, y) for x, y in places)))
    for i in _marked(len(places), index, count):
        drawn.append(translate(el("g", mark(index % 6), cls="rim"), *places[i], 0.8))
    return el("g", *drawn, cls=tone(index))


def _marked(points: int, index: int, count: int) -> list[int]:
    """Where a line wears its mark: lines that run close wear theirs at different places."""
    last = points - 1
    shift = (index + 0.5) / count
    return sorted({round(last * min(1, (i + shift) / _MARKS)) for i in range(_MARKS)})
