"""The styles of the texts on the board; the style sheet has the same sizes."""

from __future__ import annotations

from typing import Final

from westbound.kit.svg import TypeScale

TYPE: Final = TypeScale(
    {
        "t-small": (11, 0.49),
        "t-survey": (11, 0.49),
        "t-text": (12, 0.49),
        "t-name": (11.5, 0.57),
        "t-figure": (12, 0.56),
        "t-price": (14, 0.56),
        "t-title": (19, 0.62),
    }
)
text, width_of = TYPE.text, TYPE.width_of
lines_of, paragraph = TYPE.lines_of, TYPE.paragraph
