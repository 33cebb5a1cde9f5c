"""A table whose cells are tinted by their values: head to head, seats against bots."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.kit.svg import el, escape, void
from westbound.lab.charts.data import Cell
from westbound.lab.charts.frame import GAP, LINE, NARROW, TYPE, chart, text_width, tone, wrapped
from westbound.lab.charts.scale import span

_MIN_CELL = 40
_HIGH = 30
_STRONGEST = 0.5  # the tint, so that the text on it stays readable


def heat_table(
    title: str,
    rows: Sequence[str],
    columns: Sequence[str],
    cells: Sequence[Sequence[Cell | None]],
    *,
    width: float = NARROW,
    desc: str = "",
    middle: float | None = None,
) -> str:
    """Each cell shows its text on a tint: the stronger, the higher its value.

    With a `middle`, values above it are brass and those below it blue, the stronger the further
    away. The picture grows beyond `width` if its words need more room.
    """
    names = [wrapped(row, 0.34 * width) for row in rows]
    left = max((text_width(lines) for lines in names), default=0) + GAP + 2
    headings = [wrapped(column, 3 * _MIN_CELL, "c-small") for column in columns]
    texts = [[cell.text for cell in row if cell is not None] for row in cells]
    needed = max(
        _MIN_CELL,
        *(text_width(lines, "c-small") + 6 for lines in headings),
        *(text_width(row) + 10 for row in texts),
    )
    wide = max(needed, (width - left) / max(1, len(columns)))
    headings = [wrapped(column, wide - 6, "c-small") for column in columns]
    top = max((len(lines) for lines in headings), default=0) * LINE + 8
    high = max(_HIGH, *(len(lines) * LINE + 10 for lines in names))
    values = [cell.value for row in cells for cell in row if cell is not None]
    tint = _Tint(*span(values, zero=False), middle)
    drawn = [_lines(lines, left + (i + 0.5) * wide, top - 8) for i, lines in enumerate(headings)]
    for i, (lines, row) in enumerate(zip(names, cells, strict=True)):
        y = top + i * high
        drawn.append(_name(lines, left - GAP, y + high / 2))
        for j, cell in enumerate(row):
            drawn.append(_cell(cell, (left + j * wide, y), (wide, high), tint))
    told = desc or described(rows, columns, cells)
    size = (max(width, left + wide * len(columns) + 1), top + high * len(rows) + 2)
    return chart(title, told, size, *drawn)


def described(
    rows: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[Cell | None]]
) -> str:
    """Row by row, for whoever does not see the picture."""
    told = []
    for name, row in zip(rows, cells, strict=True):
        values = (
            f"{column} {cell.text}"
            for column, cell in zip(columns, row, strict=True)
            if cell is not None
        )
        told.append(f"{name}: {', '.join(values)}")
    return "; ".join(told)


class _Tint:
    """Which colour, and how strong."""

    def __init__(self, low: float, high: float, middle: float | None) -> None:
        self.low, self.middle = low, middle
        self.reach = high - low if middle is None else max(high - middle, middle - low) or 1

    def __call__(self, value: float) -> tuple[int, float]:
        away = value - (self.low if self.middle is None else self.middle)
        strength = min(1, abs(away) / self.reach)
        return (1 if away >= 0 else 0), round(_STRONGEST * strength, 2)


def _lines(lines: Sequence[str], x: float, last: float) -> str:
    first = last - (len(lines) - 1) * LINE
    return "".join(TYPE.text(x, first + i * LINE, w, "c-small") for i, w in enumerate(lines))


def _name(lines: Sequence[str], x: float, middle: float) -> str:
    first = middle + 4.5 - (len(lines) - 1) * LINE / 2
    return "".join(
        TYPE.text(x, first + i * LINE, w, "c-label", anchor="e") for i, w in enumerate(lines)
    )


def _cell(
    cell: Cell | None, corner: tuple[float, float], size: tuple[float, float], tint: _Tint
) -> str:
    (x, y), (wide, high) = corner, size
    frame = void("rect", cls="cell", x=x, y=y, width=wide, height=high)
    if cell is None:
        return frame
    told = el("title", escape(cell.label)) if cell.label else ""
    colour, back = 0, ""
    if cell.value is not None:
        colour, strength = tint(cell.value)
        back = void(
            "rect", cls="fill", x=x, y=y, width=wide, height=high, fill_opacity=f"{strength:g}"
        )
    words = TYPE.text(x + wide / 2, y + high / 2 + 4.5, cell.text, "c-label")
    return el("g", told, back, frame, words, cls=tone(colour))
