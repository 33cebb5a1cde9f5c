"""What the page uses many times, each drawn once: signs, money, cards, pieces."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from westbound.games.great_western_trail.components import BLACK, GREEN, NUMBERS, WORKERS
from westbound.games.great_western_trail.drawing.art import (
    ART,
    WORKER_SIGN,
    cattleman,
    disc,
    locomotive,
)
from westbound.games.great_western_trail.drawing.effects import DEFINED
from westbound.games.great_western_trail.drawing.landscape import TRAIL_PATH
from westbound.games.great_western_trail.drawing.layout import CREST, PRIVATE_SIZE, SIGN
from westbound.kit import symbols
from westbound.kit.svg import el, number, path, rect, use, void

SEATS: Final = max(NUMBERS)
_SHARED: Final = ("tree", "hill")  # of the land


def _worker(worker: str) -> str:
    """A worker tile in the job market."""
    sign = use(f"i-{WORKER_SIGN[worker]}", cls=f"w-{worker}")
    return rect(f"plate w-{worker}", -11, -12.5, 22, 25, 4) + sign


def corners(size: tuple[float, float], tone: str) -> str:
    """The corners of a place for discs. Dark discs go only to dark corners (GWT-094)."""
    x, y, c = number(size[0] / 2), number(size[1] / 2), 9
    d = f"M-{x}-{y}h{c}l-{c} {c}zM{x}-{y}h-{c}l{c} {c}z"
    d += f"M-{x} {y}h{c}l-{c}-{c}zM{x} {y}h-{c}l{c}-{c}z"
    return path(f"corner {tone}", d)


def _deed(seat: int) -> str:
    """The left edge of a private building in its owner's colour, with the mark twice."""
    left, top, height = -PRIVATE_SIZE[0] / 2, -PRIVATE_SIZE[1] / 2, PRIVATE_SIZE[1]
    band = f"M{left:g} {top + 5:g}q0-5 5-5h11v{height:g}h-11q-5 0-5-5z"
    marks = use(f"m-{seat}", left + 8, top + 12, 1.15) + use(f"m-{seat}", left + 8, -top - 12, 1.15)
    return path("deed", band) + marks


def _palm(hand: str) -> str:
    """A hand on a light ground, so that a black one shows in dark mode."""
    ground = void("circle", cls="palm", r=8.4)
    return el("g", ground, use("i-hand", 0, 0, 0.72), cls=f"h-{hand}")


DRAWINGS: Final[dict[str, str]] = {
    **{name: drawing for name, drawing in ART.items() if name[:2] in ("i-", "m-")},
    **DEFINED,
    **{name: ART[name] for name in _SHARED},
    "trail": path(None, TRAIL_PATH),
    **{f"w-{worker}": _worker(worker) for worker in WORKERS},
    **{f"corners-{tone}": corners(SIGN, tone) for tone in ("white", "dark")},
    **{f"crest-{tone}": corners(CREST, tone) for tone in ("white", "dark")},
    **{f"palm-{hand}": _palm(hand) for hand in (GREEN, BLACK)},
    **{f"deed-{seat}": _deed(seat) for seat in range(SEATS)},
    **{f"o-{seat}": disc(seat, 7) for seat in range(SEATS)},
    **{f"c-{seat}": cattleman(seat) for seat in range(SEATS)},
    **{f"e-{seat}": locomotive(seat) for seat in range(SEATS)},
}
_OF_SEAT: Final = re.compile(r"(?:[mceo]|deed)-(\d)")


@cache
def definitions(players: int) -> str:
    """All that a table of this many players needs."""
    return symbols.definitions(
        {
            name: drawing
            for name, drawing in DRAWINGS.items()
            if (seat := _OF_SEAT.fullmatch(name)) is None or int(seat[1]) < players
        },
        cls="board-gwt",
    )


def inlined(drawing: str) -> str:
    """The same drawing without references, for pages that have no board."""
    return symbols.inlined(drawing, DRAWINGS)
