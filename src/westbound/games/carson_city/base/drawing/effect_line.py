"""Effects without words: figures and small signs in one line; only money differs by language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from westbound.games.carson_city.base.drawing.art import SIGN_WIDTH
from westbound.games.carson_city.base.drawing.type_scale import text, width_of
from westbound.kit.svg import use

_SPACE = 3
_DOLLARS: Final = re.compile(r"\$(\d+(?:–\d+)?)")


@cache
def in_language(tokens: tuple[str, ...], language: str) -> tuple[str, ...]:
    """The tokens with money as the language writes it; they are kept in English."""
    if language == "en":
        return tokens
    return tuple(_DOLLARS.sub(r"\1$", token) for token in tokens)


def _width(token: str) -> float:
    return SIGN_WIDTH[token[1:]] if token[0] == "@" else width_of(token, "t-figure")


@cache
def effect(tokens: tuple[str, ...], x: float, y: float) -> str:
    """The tokens centred on x; `@coin` is a sign, everything else is text. y is their middle."""
    left = x - (sum(map(_width, tokens)) + _SPACE * (len(tokens) - 1)) / 2
    parts = []
    for token in tokens:
        middle = left + _width(token) / 2
        if token[0] == "@":
            parts.append(use(f"g-{token[1:]}", middle, y))
        else:
            parts.append(text(middle, y + 4.2, token, "t-figure"))
        left += _width(token) + _SPACE
    return "".join(parts)


def effects(rows: Sequence[tuple[str, ...]], x: float, y: float, step: float = 20) -> str:
    """Several lines of effects around the height y."""
    top = y - step * (len(rows) - 1) / 2
    return "".join(effect(row, x, top + i * step) for i, row in enumerate(rows))
