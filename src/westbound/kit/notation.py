"""From text to move: the text is what logs, saves, tests and bots use."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from westbound.engine.errors import BadInput
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal

# Reads the words after the verb; None if they are not a move.
Parser: TypeAlias = Callable[[list[str]], Move | None]

MAX_SHOWN: Final = 60  # characters of a text that is quoted in an error
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,5}")


def number(word: str) -> int | None:
    """The whole number of at most six digits that is written in its one canonical way."""
    return int(word) if _NUMBER.fullmatch(word) else None


def numbers(words: Iterable[str]) -> tuple[int, ...] | None:
    """All these words as numbers, or None if one of them is not a number."""
    found = [number(word) for word in words]
    return None if None in found else tuple(value for value in found if value is not None)


def amount(make: Callable[[int], Move]) -> Parser:
    """The parser of a move that names one whole number."""

    def parse(words: list[str]) -> Move | None:
        found = numbers(words)
        return make(found[0]) if found is not None and len(found) == 1 else None

    return parse


class Notation:
    """The grammar of a game: moves with few forms by their text, all others by their verb.

    A verb may have several words ("buy vp"): the longest one that fits is taken.
    """

    __slots__ = ("_by_text", "_max_words", "example", "fixed", "parsers", "title")

    def __init__(
        self, title: str, fixed: Iterable[Move], parsers: Mapping[str, Parser], example: str
    ) -> None:
        self.title: Final = title
        self.fixed: Final = tuple(fixed)
        self.parsers: Final = parsers
        self.example: Final = example
        self._by_text: Final = {move.text: move for move in self.fixed}
        self._max_words: Final = max((len(verb.split()) for verb in parsers), default=0)
        assert len(self._by_text) == len(self.fixed)

    def parse(self, text: str) -> Move:
        """The move with this text; extra spaces do not matter."""
        words = text.split()
        clean = " ".join(words)
        move = self._by_text.get(clean) or self._by_verb(words)
        if move is None:
            shown = clean if len(clean) <= MAX_SHOWN else clean[:MAX_SHOWN] + "…"
            raise BadInput(Refusal("WB-017", move=shown, game=self.title, example=self.example))
        return move

    def _by_verb(self, words: list[str]) -> Move | None:
        for length in range(min(self._max_words, len(words)), 0, -1):
            parser = self.parsers.get(" ".join(words[:length]))
            if parser is not None:
                return parser(words[length:])
        return None
