"""The kinds of table of a dataset: the words of their picks and the arrays of their observations.

Several kinds often have the same words or arrays; these are kept once.
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeVar

from westbound.engine.arrays import ArrayField
from westbound.engine.json_types import Json
from westbound.engine.match import Match
from westbound.engine.option import Value
from westbound.games.registry import find_game
from westbound.lab.pick_index import PickIndex

T = TypeVar("T", bound=Hashable)


class Kind(NamedTuple):
    """A game, its number of players and all its options."""

    game: str
    players: int
    options: tuple[tuple[str, Value], ...]

    def pick_index(self) -> PickIndex:
        """The numbers of the words; the same object for the same kind."""
        return _index(self)

    def fields(self) -> tuple[ArrayField, ...]:
        return find_game(self.game).array_fields(self.players, dict(self.options))


def make_kind(game: str, players: int, options: Mapping[str, Value]) -> Kind:
    return Kind(game, players, tuple(options.items()))


def kind_of(match: Match) -> Kind:
    return make_kind(match.game.id, match.players, match.options)


@lru_cache(maxsize=64)
def _index(kind: Kind) -> PickIndex:
    return PickIndex(find_game(kind.game), kind.players, dict(kind.options))


class Numbers(NamedTuple):
    """What all observations of a dataset are made of."""

    type: str  # int16, or float32 if a game has fractions
    size: int | None  # None: not all have the same, or there is nothing to observe


class Kinds:
    """All kinds of a dataset, in the order in which they first occur."""

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        self.all = tuple(dict.fromkeys(kinds))
        self._place = {kind: place for place, kind in enumerate(self.all)}

    def place(self, kind: Kind) -> int:
        return self._place[kind]

    def numbers(self) -> Numbers:
        """What fits the observations at all of these tables."""
        sizes = {sum(field.size for field in kind.fields()) for kind in self.all}
        whole = all(_has_whole_numbers(kind) for kind in self.all)
        size = (sizes.pop() or None) if len(sizes) == 1 else None
        return Numbers("int16" if whole else "float32", size)

    def to_json(self) -> dict[str, Json]:
        """For `dataset.json`: which number is which word, and which array is where."""
        vocabularies: dict[tuple[str, ...], int] = {}
        arrays: dict[tuple[ArrayField, ...], int] = {}
        tables: list[Json] = [
            {
                "game": kind.game,
                "players": kind.players,
                "options": dict(kind.options),
                "vocabulary": _numbered(vocabularies, kind.pick_index().words),
                "arrays": _numbered(arrays, kind.fields()),
            }
            for kind in self.all
        ]
        return {
            "tables": tables,
            "vocabularies": [list(words) for words in vocabularies],
            "arrays": [[_described(field) for field in fields] for fields in arrays],
        }


def _has_whole_numbers(kind: Kind) -> bool:
    """Whether its arrays come as packed 16-bit numbers (`kit.arrays`), or are none at all."""
    game = find_game(kind.game)
    values = game.array_values(game.observe(game.new(kind.players, dict(kind.options)), 0))
    return not values or (isinstance(values, array) and values.typecode == "h")


def _numbered(known: dict[T, int], item: T) -> int:
    return known.setdefault(item, len(known))


def _described(field: ArrayField) -> dict[str, Json]:
    return {
        "name": field.name,
        "shape": list(field.shape),
        "low": field.low,
        "high": field.high,
        "meaning": field.meaning,
        "labels": list(field.labels),
    }
