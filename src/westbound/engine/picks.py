"""The order of the words that picks are made of, for whoever gives each a number."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

_NUMBER: Final = re.compile(r"(-?\d+)")


def in_natural_order(words: Iterable[str]) -> tuple[str, ...]:
    """Each word once: by its text, but numbers in it by their value, `amount:9`, `amount:10`."""
    return tuple(sorted(set(words), key=_natural))


def _natural(word: str) -> tuple[tuple[str | int, ...], str]:
    """Texts and numbers in turn, so that only like is compared with like."""
    pieces = _NUMBER.split(word)
    return tuple(int(p) if i % 2 else p for i, p in enumerate(pieces)), word
