"""Marks, tile codes and lines of the text board: what both of its halves use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.engine.terminal_width import width

WIDTH: Final = 80
MARKS: Final = "▲★■◆✚⬟"  # by seat
WHITE: Final = "○"
CODES: Final = (
    "  ", "Mt", "Ho", "Te", "Ra", "Mi", "Dr", "Bk", "Sa", "Hl", "Ch", "Pr", "St", "Sc", "Bs", "TH",
    "Sn",
)  # fmt: skip
_LABEL: Final = 9


def flow(label: str, items: Sequence[str], stop: int) -> list[str]:
    """The items behind a label, each starting at a tab stop, on as many lines as they need."""
    lines, line = [], label.ljust(_LABEL)
    for item in items:
        if width(line) + width(item.rstrip()) > WIDTH:
            lines.append(line)
            line = " " * _LABEL
        line += item
        line += " " * (stop - (width(line) - _LABEL) % stop)
    return [*lines, line]


def listed(label: str, items: Sequence[str]) -> list[str]:
    """The items behind a label with dots between them; no line without any."""
    dotted = [f"{item} ·" for item in items[:-1]]
    return flow(f"    {label} ", [*dotted, *items[-1:]], stop=1) if items else []
