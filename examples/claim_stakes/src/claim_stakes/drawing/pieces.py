"""Pieces and signs, each drawn once: their files are in `static/art`."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from claim_stakes.gulch import PLACES
from westbound.kit.svg import TypeScale, centered_rect, el, number, use, void
from westbound.kit.symbols import read_symbols

ART: Final = read_symbols("claim_stakes")
TYPE: Final = TypeScale(
    {
        "t-title": (26, 0.56),
        "t-text": (16, 0.47),
        "t-name": (16, 0.55),
        "t-value": (22, 0.56),
    }
)
SIDE: Final = 84.0  # of a claim, in the units of the board
WIDTH: Final = 830.0
HEIGHT: Final = 776.0


def place(claim: int) -> tuple[float, float]:
    """The middle of a claim on the board."""
    x, y = PLACES[claim]
    return WIDTH / 2 + x * SIDE * sqrt(3) / 2, HEIGHT / 2 + y * SIDE * 1.5


@lru_cache(maxsize=8)
def outline(side: float) -> str:
    """A hex around 0,0 with a corner at the top, for the attribute `d`."""
    x, y = number(side * sqrt(3) / 2), number(side / 2)
    top = number(side)
    return f"M0-{top}L{x}-{y}V{y}L0 {top}-{x} {y}V-{y}z"


def disc(seat: int) -> str:
    """A player's colour and mark."""
    return void("circle", cls="m-disc", r=10) + ART[f"m-{seat}"]


def stake(seat: int) -> str:
    """A stake with its owner's pennant; the mark tells what the colour tells."""
    return el("g", use("stake"), use(f"m-{seat}", 14, -23, 0.8), cls=f"p{seat}")


def flag(seat: int) -> str:
    return el("g", use("flag"), use(f"m-{seat}", 5, -11.5, 0.42), cls=f"p{seat}")


def ore_tile(ore: int | None, *, face_up: bool) -> str:
    """An ore tile: open, open to the viewer alone, or only its back."""
    if ore is None:
        return centered_rect(52, 52, 9, "cs-tile back") + use("back")
    plate = centered_rect(52, 52, 9, "cs-tile" if face_up else "cs-tile secret")
    worth = TYPE.text(21, 23, str(ore), "t-value", anchor="e", tone="ringed")
    return plate + use(f"ore-{ore}", -2, -3) + worth
