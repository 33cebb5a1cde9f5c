"""How the fields of a state are spread over the sections of a text.

A `Record` has words `key=value`, a `Row` the words of one collection. What is as in the blank
state, or as it follows from all the rest, is left out.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from westbound.engine.position.forms import NOTHING, Flag, Form, Words, seat_names
from westbound.engine.position.problems import Misread, Problem, quoted, unknown
from westbound.engine.position.text import pairs_of
from westbound.engine.refusal import Refusal
from westbound.engine.state import State

S = TypeVar("S", bound=State)
T = TypeVar("T")

FIRST: Final = ""  # the key of the value that stands alone, before the others


class Item(Generic[S]):
    """One value of the state: what a text calls it, how it is written, where it is kept.

    `rest` works it out from all the others: it is left out if that is what it is.
    """

    __slots__ = ("form", "get", "key", "put", "rest")

    def __init__(
        self,
        key: str,
        form: Form[T],
        get: Callable[[S], T],
        put: Callable[[S, T], None],
        rest: Callable[[S], T] | None = None,
    ) -> None:
        self.key = key
        self.form: Form[Any] = form
        self.get: Callable[[S], Any] = get
        self.put: Callable[[S, Any], None] = put
        self.rest: Callable[[S], Any] | None = rest

    def write(self, state: S) -> str:
        return self.form.write(self.get(state))

    def read(self, state: S, text: str) -> None:
        self.put(state, self.form.read(text))

    def usual(self, state: S, blank: str) -> str:
        """What the value is if a text does not have it."""
        return blank if self.rest is None else self.form.write(self.rest(state))


class Section(ABC, Generic[S]):
    """A named part of a text."""

    def __init__(self, name: str, items: Iterable[Item[S]]) -> None:
        self.name = name
        self.items = tuple(items)
        self._blank: tuple[str, ...] = ()

    def leave_out(self, blank: S) -> None:
        """From now on leave out what is as in this state."""
        self._blank = tuple(item.write(blank) for item in self.items)

    @abstractmethod
    def words(self, state: S) -> list[str]:
        """What there is to say; nothing if all is as usual."""

    @abstractmethod
    def read(self, state: S, words: Sequence[str]) -> list[Problem]:
        """Put what the words say into the state; what they do not say follows in `fill_in`."""

    def fill_in(self, state: S, words: Sequence[str] | None) -> list[Problem]:
        """Work out what the words, or a text without this section, do not say."""
        problems = []
        for item in self.items:
            if item.rest is not None and not self.has(item, words):
                try:
                    item.put(state, item.rest(state))
                except Misread as wrong:
                    problems.append(wrong.at(self._place(item.key)))
        return problems

    @abstractmethod
    def has(self, item: Item[S], words: Sequence[str] | None) -> bool:
        """Whether the words say what this item is; None: the section is not there."""

    def _place(self, key: str) -> str:
        """Where something is wrong, in a sentence."""
        return f"{self.name} {key}" if key not in (FIRST, self.name) else self.name

    def _told(self, state: S) -> list[tuple[Item[S], str]]:
        """The items that are not as usual."""
        written = ((item, item.write(state)) for item in self.items)
        return [
            (item, text)
            for (item, text), blank in zip(written, self._blank, strict=True)
            if text != item.usual(state, blank)
        ]


class Record(Section[S]):
    """Words `key=value`; a flag that is set is its bare key."""

    def __init__(self, name: str, items: Iterable[Item[S]]) -> None:
        super().__init__(name, items)
        self._by_key = {item.key: item for item in self.items}

    def words(self, state: S) -> list[str]:
        return [_word(item, text) for item, text in self._told(state)]

    def read(self, state: S, words: Sequence[str]) -> list[Problem]:
        problems = []
        given = list(words)
        if FIRST in self._by_key and given and "=" not in given[0]:
            given[0] = f"{FIRST}={given[0]}"
        for word in given:
            key, equals, value = word.partition("=")
            try:
                self._read(state, key, value if equals else None)
            except Misread as wrong:
                problems.append(wrong.at(self._place(key)))
        try:
            pairs_of(given)
        except Misread as wrong:
            problems.append(wrong.at(self.name))
        return problems

    def has(self, item: Item[S], words: Sequence[str] | None) -> bool:
        return any(word.partition("=")[0] == item.key for word in words or ())

    def _read(self, state: S, key: str, value: str | None) -> None:
        item = self._by_key.get(key)
        if item is None:
            raise unknown(key, (key for key in self._by_key if key != FIRST))
        if value is None:
            if not isinstance(item.form, Flag):
                raise Misread(Refusal("WB-020", case="no_value", word=quoted(key)))
            value = item.form.write(True)
        item.read(state, value)


def _word(item: Item[S], text: str) -> str:
    if item.key == FIRST:
        return text
    if isinstance(item.form, Flag) and text == item.form.write(True):
        return item.key
    return f"{item.key}={text}"


class Row(Section[S]):
    """The words of one collection."""

    def __init__(self, item: Item[S]) -> None:
        super().__init__(item.key, [item])
        assert isinstance(item.form, Words)
        self._form: Words[Any] = item.form

    def words(self, state: S) -> list[str]:
        if not self._told(state):
            return []
        return self._form.words(self.items[0].get(state)) or [NOTHING]

    def read(self, state: S, words: Sequence[str]) -> list[Problem]:
        try:
            given = [] if list(words) == [NOTHING] else words
            self.items[0].put(state, self._form.of_words(given))
        except Misread as wrong:
            return [wrong.at(self.name)]
        return []

    def has(self, item: Item[S], words: Sequence[str] | None) -> bool:
        return words is not None


# --- items of the usual kinds


def field(name: str, form: Form[Any], key: str | None = None) -> Item[Any]:
    """A field of the state as a whole."""

    def get(state: State) -> Any:
        return getattr(state, name)

    def put(state: State, value: Any) -> None:
        setattr(state, name, value)

    return Item(name if key is None else key, form, get, put)


OfSeat: TypeAlias = Callable[[int], Item[Any]]  # what every player has one of


def by_seat(name: str, form: Form[Any], key: str | None = None) -> OfSeat:
    """A list or tuple with a value for each seat."""
    return lambda seat: element(name, seat, form, name if key is None else key)


def element(name: str, index: int, form: Form[Any], key: str) -> Item[Any]:
    """One value of a list or tuple."""

    def get(state: State) -> Any:
        return getattr(state, name)[index]

    def put(state: State, value: Any) -> None:
        replace(state, name, slice(index, index + 1), (value,))

    return Item(key, form, get, put)


def stretch(name: str, width: int, form: Form[Any], key: str | None = None) -> OfSeat:
    """A list or tuple with so many values for each seat, one seat after the other."""

    def of(seat: int) -> Item[Any]:
        own = slice(seat * width, (seat + 1) * width)

        def get(state: State) -> Any:
            return getattr(state, name)[own]

        def put(state: State, value: Sequence[Any]) -> None:
            replace(state, name, own, value)

        return Item(name if key is None else key, form, get, put)

    return of


def flag(name: str, key: str | None = None) -> OfSeat:
    """A mask of seats."""

    def of(seat: int) -> Item[Any]:
        def get(state: State) -> bool:
            return bool(getattr(state, name) >> seat & 1)

        def put(state: State, value: bool) -> None:
            others = getattr(state, name) & ~(1 << seat)
            setattr(state, name, others | value << seat)

        return Item(name if key is None else key, Flag(), get, put)

    return of


def replace(state: State, name: str, where: slice, values: Sequence[Any]) -> None:
    """Put other values into a list or tuple of the state."""
    items = getattr(state, name)
    changed = list(items)
    changed[where] = values
    setattr(state, name, changed if isinstance(items, list) else tuple(changed))


def seat_records(players: int, items: Sequence[OfSeat]) -> tuple[Record[Any], ...]:
    """A section for each player: P1, P2, …"""
    return tuple(
        Record(name, [item(seat) for item in items])
        for seat, name in enumerate(seat_names(players))
    )
