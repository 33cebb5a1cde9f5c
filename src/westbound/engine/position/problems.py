"""What is wrong with a position text: each thing with its place, all that can be found at once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from reprlib import repr as short
from typing import Final, NamedTuple

from westbound.engine.refusal import Refusal

_SEAT: Final = re.compile(r"\bseat (\d+)")
_MAX_SHOWN: Final = 8  # words that a sentence lists


class Problem(NamedTuple):
    """A place of the text, or "" for the whole of it, and what is wrong there."""

    where: str
    refusal: Refusal


class Misread(Exception):
    """Words that mean nothing where they stand; whoever knows their place adds it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def at(self, where: str) -> Problem:
        return Problem(where, self.refusal)


def quoted(word: str) -> str:
    """A word of a text inside a sentence; in quotes it is not taken for a term to translate."""
    return short(word)


def unknown(word: str, known: Iterable[str]) -> Misread:
    """A word that is not known, with those that it may have been meant to be."""
    near = some_of(word, list(known))
    return Misread(Refusal("WB-020", case="word", word=quoted(word), known=near))


def some_of(word: str, known: Sequence[str]) -> tuple[str, ...]:
    """The nearest of the known words, or else the first ones."""
    near = get_close_matches(word, known, n=3)
    shown = near or known[:_MAX_SHOWN]
    more = ("…",) if not near and len(known) > len(shown) else ()
    return (*(quoted(name) for name in shown), *more)


def twice(word: str) -> Misread:
    return Misread(Refusal("WB-020", case="twice", word=quoted(word)))


def too_many(piece: str, found: int, limit: int) -> Misread:
    """More of a piece than the box has."""
    piece = quoted(piece)
    return Misread(Refusal("WB-021", case="pieces", piece=piece, found=found, limit=limit))


def objection(said: str) -> Problem:
    """What the referee says; it counts seats from 0, a position text from 1."""
    what = _SEAT.sub(lambda match: f"P{int(match[1]) + 1}", said)
    return Problem("", Refusal("WB-021", case="referee", what=what))
