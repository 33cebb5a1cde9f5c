"""The styles of the texts on the board; the style sheet has the same sizes."""

from __future__ import annotations

from typing import Final

from westbound.kit.svg import TypeScale

TYPE: Final = TypeScale(
    {
        "t-text": (14, 0.47),
        "t-name": (14, 0.55),
        "t-figure": (14, 0.56),
        "t-price": (16, 0.56),
        "t-value": (19, 0.56),
        "t-title": (24, 0.56),
        "t-head": (14, 0.6),
        "t-water": (17, 0.62),
    }
)
text, width_of = TYPE.text, TYPE.width_of
