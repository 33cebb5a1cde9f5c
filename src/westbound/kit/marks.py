"""The sign of each seat, drawn: colour alone tells nobody enough."""

from __future__ import annotations

from typing import Final

from westbound.kit.svg import el, path, void

# The shapes of `text_board.MARKS`, around 0,0, within a circle of 10.
_SHAPES: Final = (
    "M0-6 6 5H-6z",
    "M0-6.6 1.9-2.1 6.7-1.7 3.1 1.5 4.2 6.2 0 3.7-4.2 6.2-3.1 1.5-6.7-1.7-1.9-2.1z",
    "M-5-5H5V5H-5z",
    "M0-6.5 5.2 0 0 6.5-5.2 0z",
    "M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2z",
    "M0-6.3 6-1.9 3.7 5.1H-3.7L-6-1.9z",
)


def mark(seat: int) -> str:
    """The shape of a seat, to be put on its colour."""
    return path("m-mark", _SHAPES[seat])


def disc(seat: int) -> str:
    """The sign of a seat: its shape on its colour."""
    return el("g", void("circle", cls="m-disc", r=10), mark(seat), cls=f"p{seat}")
