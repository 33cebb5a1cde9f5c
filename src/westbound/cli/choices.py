"""The legal moves as a numbered list, grouped by kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.texts import Catalogue


@dataclass(frozen=True, slots=True)
class Choice:
    number: int
    move: Move
    label: str


@dataclass(frozen=True, slots=True)
class Group:
    """Choices shown together; the title is empty where the labels say everything."""

    title: str
    choices: tuple[Choice, ...]


class Choices:
    """What a seat may do, in the order in which it is numbered."""

    def __init__(
        self,
        moves: Sequence[Move],
        catalogue: Catalogue,
        names: Sequence[str],
        describe: Callable[[Move], Sentence] | None = None,
    ) -> None:
        self._catalogue = catalogue
        self._names = names
        self._describe = describe
        self.groups = tuple(self._grouped(moves))
        self._all = [choice for group in self.groups for choice in group.choices]

    def __len__(self) -> int:
        return len(self._all)

    def number(self, number: int) -> Move | None:
        """The move with this number."""
        return self._all[number - 1].move if 1 <= number <= len(self._all) else None

    def text(self, text: str) -> Move | None:
        """The move with this canonical text; capitals and extra spaces do not matter."""
        wanted = " ".join(text.split()).lower()
        return next((c.move for c in self._all if c.move.text.lower() == wanted), None)

    def _grouped(self, moves: Sequence[Move]) -> Iterator[Group]:
        by_target: dict[tuple[str, str], list[Move]] = {}
        for move in moves:
            by_target.setdefault((move.kind, _target(move)), []).append(move)
        number, last_kind = 1, ""
        for several, lists in groupby(by_target.values(), key=lambda found: len(found) > 1):
            for found in lists if several else [[move for single in lists for move in single]]:
                kind = found[0].kind
                title = self._title(kind) if several and kind != last_kind else ""
                last_kind = kind
                labels = (self._label(move, short=several) for move in found)
                pairs = zip(found, labels, strict=True)
                yield Group(
                    title, tuple(Choice(n, m, label) for n, (m, label) in enumerate(pairs, number))
                )
                number += len(found)

    def _title(self, kind: str) -> str:
        return self._catalogue.say("groups", kind, {})

    def label(self, move: Move) -> str:
        """A move that is possible here, in words."""
        return self._label(move, short=False)

    def _label(self, move: Move, *, short: bool) -> str:
        """Below a title the name of the target is enough, but not a bare number."""
        params = move.params()
        key = f"{move.kind}.{_target(move)}" if short else move.kind
        if self._catalogue.has("moves", key):
            told = {**self._describe(move).params, **params} if self._describe else params
            label = self._catalogue.say("moves", key, told, self._names)
            return label[:1].upper() + label[1:]
        if short and len(params) == 1:
            name, value = next(iter(params.items()))
            if isinstance(value, str):
                return self._catalogue.word(name, value, self._names)
        return self._label(move, short=False)


def _target(move: Move) -> str:
    """What the first pick is: a parcel, an edge, an amount; lists of one sort read best."""
    return move.picks()[0].partition(":")[0]
