"""The styles of texts on the board: class, size, and the width of a common letter."""

from __future__ import annotations

from typing import Final

from westbound.kit.svg import TypeScale

TYPE: Final = TypeScale(
    {
        "t-text": (14, 0.49),
        "t-name": (14, 0.56),
        "t-figure": (14, 0.56),
        "t-letter": (14, 0.6),
        "t-price": (16, 0.56),
        "t-value": (19, 0.56),
        "t-title": (25, 0.56),
    }
)
text, width_of = TYPE.text, TYPE.width_of
