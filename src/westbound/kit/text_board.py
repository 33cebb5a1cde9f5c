"""The board as text, for a terminal 80 characters wide: its texts, lines and columns.

A game's `text_board.draw(state, viewer, names, language)` takes its texts from
`locale/<language>/text_board.toml`; translated words are longer than English ones, so columns are
measured, never counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from westbound.engine.terminal_width import fit, width
from westbound.engine.texts import catalogue
from westbound.kit.texts import Texts, texts_of

__all__ = ["MARKS", "WIDTH", "drawing", "fit", "flow", "headline", "pad", "texts_in", "width"]

WIDTH: Final = 80
MARKS: Final = "▲★■◆✚⬟"  # by seat


def texts_in(package: str, language: str) -> Texts:
    """The texts of a game's text board."""
    return texts_of(catalogue(package, language), "text_board")


def headline(left: str, right: str) -> str:
    """One text at each end of the line."""
    return left + " " * max(1, WIDTH - width(left) - width(right)) + right


def pad(text: str, columns: int, *, right: bool = False) -> str:
    """The text padded with blanks to this many columns; a longer one stays as it is."""
    blanks = " " * (columns - width(text))
    return blanks + text if right else text + blanks


def flow(label: str, items: Sequence[str], stop: int, indent: int) -> list[str]:
    """The items after a label, each starting at a tab stop, on as many lines as they need."""
    lines, line = [], pad(label, indent)
    for item in items:
        if width(line) > indent and width(line) + width(item.rstrip()) > WIDTH:
            lines.append(line)
            line = " " * indent
        line += item
        line += " " * (stop - (width(line) - indent) % stop)
    return [*lines, line]


def drawing(lines: Iterable[str]) -> str:
    """The lines as one text, without blanks at their ends."""
    return "\n".join(line.rstrip() for line in lines)
