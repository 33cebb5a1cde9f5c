"""A drawing that the board uses many times."""

from __future__ import annotations

from functools import lru_cache

from westbound.kit.svg import el


@lru_cache(maxsize=256)
def definition(name: str, content: str) -> str:
    """The class lets the rules of the style sheet reach the drawing wherever it is used."""
    return el("g", content, id=name, cls="board-carson")
