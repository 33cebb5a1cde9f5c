"""The legend above a plot: signs with their names, in as many lines as they need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from westbound.kit.marks import mark
from westbound.kit.svg import el, path, translate, void
from westbound.lab.charts.frame import GAP, LINE, TYPE, tone, wrapped

ROW = 20
_SIGN = 20  # the width of a sign with its gap


@dataclass(frozen=True, slots=True)
class Entry:
    """A sign, drawn around 0,0 and at most 16 wide, and its name."""

    sign: str
    label: str


def sign_of_series(index: int) -> str:
    """A piece of its line with its mark."""
    shape = translate(mark(index % 6), 0, 0, 0.8)
    return el("g", path("trace", "M-8 0H8"), shape, cls=tone(index))


def sign_of_part(index: int) -> str:
    """Its colour with its number."""
    block = void("rect", cls="fill", x=-8, y=-8, width=16, height=16, rx=3)
    pill = void("rect", cls="pill", x=-6, y=-7, width=12, height=14, rx=3)
    return el("g", block, pill, TYPE.text(0, 4.5, str(index + 1), "c-small"), cls=tone(index))


def sign_of_reference() -> str:
    return path("ref", "M0-8V8")


def legend(entries: Sequence[Entry], width: float) -> tuple[str, float]:
    """Drawn from 0,0 on, and its height; without entries it is only the edge of the picture."""
    x, y, drawn = 0.0, 0.0, []
    for entry in entries:
        lines = wrapped(entry.label, width - _SIGN)
        needed = _SIGN + max(TYPE.width_of(line, "c-label") for line in lines)
        if x and x + needed > width:
            x, y = 0.0, y + ROW
        drawn.append(translate(entry.sign, x + 8, y + 10))
        for i, line in enumerate(lines):
            drawn.append(TYPE.text(x + _SIGN, y + 14 + i * LINE, line, "c-label", anchor="s"))
        if len(lines) > 1:  # it fills these rows alone
            x, y = width, y + (len(lines) - 1) * LINE
        else:
            x += needed + 2 * GAP
    return "".join(drawn), (y + ROW + 4 if entries else 4.0)
