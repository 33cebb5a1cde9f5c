"""What the page uses many times, each drawn once: signs, money, cards, pieces."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from westbound.games.great_western_trail.components import BLACK, GREEN, NUMBERS, WORKERS
from westbound.games.great_western_trail.drawing.effects import DEFINED
from westbound.games.great_western_trail.drawing.icons import (
    MARKS,
    SIGNS,
    WORKER_SIGN,
    cattleman,
    disc,
    locomotive,
)
from westbound.games.great_western_trail.drawing.landscape import SHARED
from westbound.games.great_western_trail.drawing.layout import CREST, PRIVATE_SIZE, SIGN
from westbound.games.great_western_trail.drawing.svg import number, use

SEATS: Final = max(NUMBERS)
_ATTRIBUTE: Final = re.compile(r'([a-z-]+)="([^"]*)"')
_USE: Final = re.compile(r'<use href="#([a-z0-9_-]+)"((?: [a-z-]+="[^"]*")*)/>')


def _worker(worker: str) -> str:
    """A worker tile in the job market."""
    return (
        f'<rect class="plate w-{worker}" x="-11" y="-12.5" width="22" height="25" rx="4"/>'
        f"{use(f'i-{WORKER_SIGN[worker]}', 0, 0, 1, f'w-{worker}')}"
    )


def corners(size: tuple[float, float], tone: str) -> str:
    """The corners of a place for discs. Dark discs go only to dark corners (GWT-094)."""
    x, y, c = number(size[0] / 2), number(size[1] / 2), 9
    path = f"M-{x}-{y}h{c}l-{c} {c}zM{x}-{y}h-{c}l{c} {c}z"
    path += f"M-{x} {y}h{c}l-{c}-{c}zM{x} {y}h-{c}l{c}-{c}z"
    return f'<path class="corner {tone}" d="{path}"/>'


def _deed(seat: int) -> str:
    """The left edge of a private building in its owner's colour, with the mark twice."""
    left, top, high = -PRIVATE_SIZE[0] / 2, -PRIVATE_SIZE[1] / 2, PRIVATE_SIZE[1]
    band = f"M{left:g} {top + 5:g}q0-5 5-5h11v{high:g}h-11q-5 0-5-5z"
    marks = use(f"m-{seat}", left + 8, top + 12, 1.15) + use(f"m-{seat}", left + 8, -top - 12, 1.15)
    return f'<path class="deed" d="{band}"/>{marks}'


def _palm(hand: str) -> str:
    """A hand on a light ground, so that a black one is seen by night."""
    return f'<g class="h-{hand}"><circle class="palm" r="8.4"/>{use("i-hand", 0, 0, 0.72)}</g>'


DRAWINGS: Final[dict[str, str]] = {
    **{f"i-{name}": drawing for name, drawing in SIGNS.items()},
    **DEFINED,
    **SHARED,
    **{f"w-{worker}": _worker(worker) for worker in WORKERS},
    **{f"corners-{tone}": corners(SIGN, tone) for tone in ("white", "dark")},
    **{f"crest-{tone}": corners(CREST, tone) for tone in ("white", "dark")},
    **{f"m-{seat}": f'<path class="m-mark" d="{MARKS[seat]}"/>' for seat in range(SEATS)},
    **{f"palm-{hand}": _palm(hand) for hand in (GREEN, BLACK)},
    **{f"deed-{seat}": _deed(seat) for seat in range(SEATS)},
    **{f"o-{seat}": disc(seat, 7) for seat in range(SEATS)},
    **{f"c-{seat}": cattleman(seat) for seat in range(SEATS)},
    **{f"e-{seat}": locomotive(seat) for seat in range(SEATS)},
}
_OF_SEAT: Final = re.compile(r"(?:[mceo]|deed)-(\d)")


@cache
def definitions(players: int) -> str:
    """All that a table of so many players needs."""
    parts = []
    for name, drawing in DRAWINGS.items():
        seat = _OF_SEAT.fullmatch(name)
        if seat is None or int(seat[1]) < players:
            parts.append(f'<g id="{name}" class="board-gwt">{drawing}</g>')
    return f"<defs>{''.join(parts)}</defs>"


def inlined(drawing: str) -> str:
    """The same drawing without references, for pages that have no board."""
    while _USE.search(drawing):
        drawing = _USE.sub(_inline, drawing)
    return drawing


def _inline(found: re.Match[str]) -> str:
    given = dict(_ATTRIBUTE.findall(found[2]))
    x, y = given.pop("x", "0"), given.pop("y", "0")
    if (x, y) != ("0", "0"):
        given["transform"] = f"translate({x} {y})"
    attributes = "".join(f' {name}="{value}"' for name, value in given.items())
    return f"<g{attributes}>{DRAWINGS[found[1]]}</g>"
