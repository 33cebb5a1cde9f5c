"""What the page uses many times, each drawn once: hexes, track, cubes, cities, tokens."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from westbound.games.steam.components import COLOURS
from westbound.games.steam.drawing.art import ART, SEATS, cube, disc
from westbound.games.steam.drawing.geometry import (
    EXIT,
    GENTLE,
    ROOT3,
    SHARP,
    STRAIGHT,
    outline,
    path_of,
)
from westbound.games.steam.drawing.land import growth_drawings
from westbound.kit import symbols
from westbound.kit.svg import centered_rect, number, path, use, void

# How many sleepers a piece of track has; this is also its length in the units of dashes.
SLEEPERS: Final = {STRAIGHT: 12, GENTLE: 11, SHARP: 7, EXIT: 6}
_LAYERS: Final = ("bed", "ties", "rails", "band", "weave")


def _track(kind: str) -> str:
    """Ballast, sleepers, rails, and between the rails the owner's colour with its pattern."""
    return "".join(use(f"d-{kind}", cls=layer) for layer in _LAYERS)


def _span(kind: str) -> str:
    """The middle of a piece of track that leads over another one: two walls."""
    return use(f"d-{kind}", cls="span-edge") + use(f"d-{kind}", cls="span")


def _stop(size: float) -> str:
    """Where track ends in the open, at the north side."""
    d = f"M-8 {number(-size * ROOT3 / 2 + 5)}H8"
    return path("stop-edge", d) + path("stop", d)


def _city(colour: str, size: float) -> str:
    return (
        path("rim", outline(size - 0.8))
        + path(f"c-{colour} fill", outline(size - 3.6))
        + path("city-line", outline(size - 6.4))
    )


@lru_cache(maxsize=256)
def drawings(size: float) -> dict[str, str]:
    """By name, for hexes of this size."""
    found = {
        "hx": path(None, outline(size - 1.6)),
        "mini": path("tile-ground", outline(size)),
        "halo": centered_rect(18, 18, 4, "halo"),
        "stop": _stop(size),
        **ART,
        **growth_drawings(size),
    }
    for kind, sleepers in SLEEPERS.items():
        found[f"d-{kind}"] = void("path", pathLength=sleepers, d=path_of(kind, size))
        found[f"t-{kind}"] = _track(kind)
        if kind != EXIT:
            found[f"over-{kind}"] = _span(kind)
    for colour in COLOURS:
        found[f"q-{colour}"] = cube(colour)
        found[f"city-{colour}"] = _city(colour, size)
    for seat in range(SEATS):
        found[f"o-{seat}"] = disc(seat)
    return found


_OF_SEAT: Final = re.compile(r"[mo]-(\d)")


@lru_cache(maxsize=256)
def definitions(size: float, players: int) -> str:
    """All that a table of this many players needs."""
    return symbols.definitions(
        {
            name: drawing
            for name, drawing in drawings(size).items()
            if (seat := _OF_SEAT.fullmatch(name)) is None or int(seat[1]) < players
        },
        cls="board-steam",
    )


def inlined(drawing: str, size: float) -> str:
    """The same drawing without references, for pages that have no board."""
    return symbols.inlined(drawing, drawings(size))
