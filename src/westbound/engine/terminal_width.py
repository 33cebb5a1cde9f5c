"""Text in the columns of a terminal, for the drawings of games."""

from __future__ import annotations

from unicodedata import combining, east_asian_width


def fit(text: str, columns: int, cut: str = "…") -> str:
    """The text cut or padded to this many columns; what cannot be printed is left out."""
    shown, used = "", 0
    for character in text:
        size = width(character)
        if not character.isprintable() or combining(character):
            continue
        if used + size > columns:
            kept = shown[: len(shown) - len(cut)] + cut
            return kept + " " * (columns - width(kept))
        shown, used = shown + character, used + size
    return shown + " " * (columns - used)


def width(text: str) -> int:
    """Columns on the screen: East Asian wide characters take two."""
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in text)
