"""How a value is written as a word, and read again.

A collection is several words: with `+` between them where it is one value, with blanks where it is
a whole section. `jersey*3` is three of them; `-` is nothing; `?` is what nobody knows.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from westbound.engine.position.problems import Misread, quoted, twice, unknown
from westbound.engine.refusal import Refusal

T = TypeVar("T")

NOTHING: Final = "-"
UNKNOWN: Final = "?"
UNKNOWN_CODE: Final = -1  # of a piece that is to be dealt
MAX_NUMBER: Final = 999
MAX_COPIES: Final = 99
_NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]{0,5})")
_COPIES: Final = re.compile(r"(.+)\*([1-9][0-9]?)")


class Form(ABC, Generic[T]):
    """How one kind of value is written."""

    @abstractmethod
    def write(self, value: T) -> str:
        """The value as a part of a word."""

    @abstractmethod
    def read(self, text: str) -> T:
        """The value of this text; Misread if it has none."""


class Number(Form[int]):
    def __init__(self, low: int = 0, high: int = MAX_NUMBER) -> None:
        self.low = low
        self.high = high

    def write(self, value: int) -> str:
        return str(value)

    def read(self, text: str) -> int:
        if _NUMBER.fullmatch(text) and self.low <= int(text) <= self.high:
            return int(text)
        raise Misread(
            Refusal("WB-020", case="number", word=quoted(text), low=self.low, high=self.high)
        )


class Word(Form[str]):
    """One of a few words, kept as it is."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def write(self, value: str) -> str:
        return value

    def read(self, text: str) -> str:
        if text in self.words:
            return text
        raise unknown(text, self.words)


class Choice(Form[int]):
    """A thing by its name; `special` has words for codes that are no things, such as nobody."""

    def __init__(self, names: Sequence[str], special: Mapping[int, str] | None = None) -> None:
        self.names = {**dict(enumerate(names)), **(special or {})}
        self.codes = {name: code for code, name in self.names.items()}

    def write(self, value: int) -> str:
        return self.names[value]

    def read(self, text: str) -> int:
        if text not in self.codes:
            raise unknown(text, self.codes)
        return self.codes[text]


class Flag(Form[bool]):
    """True is the bare key of its record."""

    def write(self, value: bool) -> str:
        return "yes" if value else "no"

    def read(self, text: str) -> bool:
        if text in ("yes", "no"):
            return text == "yes"
        raise unknown(text, ("yes", "no"))


class Words(Form[T]):
    """A collection: its words, in a section or joined in one value."""

    @abstractmethod
    def words(self, value: T) -> list[str]: ...

    @abstractmethod
    def of_words(self, words: Sequence[str]) -> T: ...

    def write(self, value: T) -> str:
        return "+".join(self.words(value)) or NOTHING

    def read(self, text: str) -> T:
        return self.of_words([] if text == NOTHING else text.split("+"))


class Several(Words[tuple[Any, ...]]):
    """Values in their order; `distinct`: none of them twice; `exactly`: so many."""

    def __init__(
        self, form: Form[Any], *, distinct: bool = False, exactly: int | None = None
    ) -> None:
        self.form = form
        self.distinct = distinct
        self.exactly = exactly

    def words(self, value: Iterable[Any]) -> list[str]:
        return [self.form.write(item) for item in value]

    def of_words(self, words: Sequence[str]) -> tuple[Any, ...]:
        if self.exactly is not None and len(words) != self.exactly:
            raise Misread(Refusal("WB-020", case="exactly", count=len(words), needed=self.exactly))
        if len(words) > MAX_COPIES:
            raise Misread(Refusal("WB-020", case="many", count=len(words), most=MAX_COPIES))
        if self.distinct:
            check_distinct(words)
        return tuple(self.form.read(word) for word in words)


class Bag(Words[tuple[int, ...]]):
    """Things without an order, with copies: a sorted tuple of codes."""

    def __init__(self, form: Form[int]) -> None:
        self.form = form

    def words(self, value: Iterable[int]) -> list[str]:
        codes = list(value)
        return [copies(self.form.write(code), codes.count(code)) for code in sorted(set(codes))]

    def of_words(self, words: Sequence[str]) -> tuple[int, ...]:
        found: list[int] = []
        for word, count in counted(words):
            found += [self.form.read(word)] * count
        return tuple(sorted(found))


class Tally(Words[tuple[int, ...]]):
    """The same as numbers by code. Pieces that nobody knows are counted after all others."""

    def __init__(self, names: Sequence[str], *, hidden: bool = False, most: int = 99) -> None:
        self.names = tuple(names)
        self.codes = {name: code for code, name in enumerate(names)}
        self.most = most
        if hidden:
            self.codes[UNKNOWN] = len(self.names)

    def words(self, value: Iterable[int]) -> list[str]:
        names = (*self.names, UNKNOWN)
        return [copies(names[code], count) for code, count in enumerate(value) if count]

    def of_words(self, words: Sequence[str]) -> tuple[int, ...]:
        found = [0] * len(self.codes)
        for word, count in counted(words, self.most):
            if word not in self.codes:
                raise unknown(word, self.codes)
            found[self.codes[word]] += count
        if len(found) > len(self.names) and not found[-1]:
            found.pop()
        return tuple(found)


class Mask(Words[int]):
    """A set of things, as bits; a name that stands for no thing is empty."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.codes = {name: code for code, name in enumerate(names) if name}

    def words(self, value: int) -> list[str]:
        return [name for code, name in enumerate(self.names) if value >> code & 1]

    def of_words(self, words: Sequence[str]) -> int:
        check_distinct(words)
        for word in words:
            if word not in self.codes:
                raise unknown(word, self.codes)
        return sum(1 << self.codes[word] for word in words)


class AsList(Words[list[Any]]):
    """A collection that the state keeps as a list."""

    def __init__(self, form: Words[Any]) -> None:
        self.form = form

    def words(self, value: list[Any]) -> list[str]:
        return self.form.words(value)

    def of_words(self, words: Sequence[str]) -> list[Any]:
        return list(self.form.of_words(words))


def seat_names(players: int) -> tuple[str, ...]:
    """How texts call the seats."""
    return tuple(f"P{seat + 1}" for seat in range(players))


def seat_form(players: int) -> Choice:
    """A seat, or nobody."""
    return Choice(seat_names(players), {-1: NOTHING})


def copies(word: str, count: int) -> str:
    return word if count == 1 else f"{word}*{count}"


def counted(words: Sequence[str], most: int = MAX_COPIES) -> list[tuple[str, int]]:
    """Each word with the number of its copies."""
    found, total = [], 0
    for word in words:
        match = _COPIES.fullmatch(word)
        name, count = (match[1], int(match[2])) if match else (word, 1)
        total += count
        found.append((name, count))
    if total > most:
        raise Misread(Refusal("WB-020", case="many", count=total, most=most))
    return found


def check_distinct(words: Sequence[str]) -> None:
    seen = set[str]()
    for word in words:
        if word in seen:
            raise twice(word)
        seen.add(word)
