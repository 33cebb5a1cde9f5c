"""The fixed numbers of actions: a move is a path of words, and each word has its number.

A decision of a research environment is a few small ones, each a choice among some of a few hundred
words: those of the picks a person clicks (`Move.picks`, `Game.pick_words`). The number of a word
depends on the game, the players and the options, on nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.option import Value

END: Final = "end"  # closes a path that is the beginning of another one
END_NUMBER: Final = 0
_REMEMBERED: Final = 1 << 16  # picks whose numbers are kept

_Path = tuple[tuple[int, ...], Move]


class PickIndex:
    """All words of a kind of table with their numbers: `end` is 0, then `Game.pick_vocabulary`."""

    __slots__ = ("_number", "_of_pick", "game", "words")

    def __init__(
        self, game: Game[Any], players: int, options: Mapping[str, Value] | None = None
    ) -> None:
        self.game: Final = game
        self.words: Final = (END, *game.pick_vocabulary(players, options or {}))
        self._number: Final = {word: number for number, word in enumerate(self.words)}
        self._of_pick: Final[dict[str, tuple[int, ...]]] = {}

    def __len__(self) -> int:
        return len(self.words)

    def __contains__(self, word: object) -> bool:
        return word in self._number

    def number(self, word: str) -> int:
        """The number of a word; BadInput if it has none at such a table."""
        try:
            return self._number[word]
        except KeyError:
            raise BadInput(f"{word!r} is no word of {self.game.title} at this table") from None

    def words_of(self, move: Move) -> tuple[str, ...]:
        """The whole path to a move, without `end`."""
        pick_words = self.game.pick_words
        return tuple([word for pick in move.picks() for word in pick_words(pick)])

    def numbers_of(self, move: Move) -> tuple[int, ...]:
        """The same as numbers."""
        known = self._of_pick
        path: tuple[int, ...] = ()
        for pick in move.picks():
            path += known.get(pick) or self._numbers_of_pick(pick)
        return path

    def _numbers_of_pick(self, pick: str) -> tuple[int, ...]:
        numbers = tuple([self.number(word) for word in self.game.pick_words(pick)])
        if len(self._of_pick) < _REMEMBERED:
            self._of_pick[pick] = numbers
        return numbers


class PickPath:
    """The way to one of these moves, word by word.

    `legal` are the numbers that may be chosen next, in ascending order, none once `move` is found.
    Every move has exactly one path. With `skip`, a word without an alternative is not asked, so
    that whatever is asked has at least two answers. `chosen` are words chosen before.
    """

    __slots__ = ("_next", "_skip", "index", "legal", "move", "numbers")

    def __init__(
        self,
        index: PickIndex,
        moves: Sequence[Move],
        chosen: Sequence[str] = (),
        *,
        skip: bool = True,
    ) -> None:
        self.index: Final = index
        self._skip: Final = skip
        self.numbers: list[int] = []  # the path so far, with what was skipped
        self.legal: list[int] = []
        self.move: Move | None = None
        self._next: dict[int, list[_Path]] = {}
        paths = [(index.numbers_of(move), move) for move in moves]
        if not paths:
            raise BadInput("there are no moves to choose from")
        if len({numbers for numbers, _ in paths}) < len(paths):
            raise BadInput("two of the moves have the same path")
        self._go_on(paths)
        for word in chosen:
            self.choose(word)

    def copy(self) -> PickPath:
        """The same path, to go on from here independently."""
        new = object.__new__(PickPath)
        for name in PickPath.__slots__:
            setattr(new, name, getattr(self, name))
        new.numbers = self.numbers[:]
        return new

    @property
    def words(self) -> tuple[str, ...]:
        """The path so far, with what was skipped."""
        return tuple(self.index.words[number] for number in self.numbers)

    @property
    def complete(self) -> bool:
        return self.move is not None

    def choose(self, word: str) -> None:
        """Go on by this word; BadInput if it is not legal, and nothing has changed."""
        self.choose_number(self.index.number(word))

    def choose_number(self, number: int) -> None:
        """The same by the number of the word."""
        if number not in self._next:
            raise BadInput(f"{self._name(number)} leads to no legal move from {self.words}")
        self._follow(number)

    def _follow(self, number: int) -> None:
        paths = self._next[number]
        self.numbers.append(number)
        if number == END_NUMBER:
            self._find(paths[0][1])
        else:
            self._go_on(paths)

    def _go_on(self, paths: list[_Path]) -> None:
        """Find what may come next, or the move, if only one is left and nothing more is asked."""
        depth = len(self.numbers)
        if len(paths) == 1 and (self._skip or len(paths[0][0]) == depth):
            numbers, move = paths[0]
            self.numbers += numbers[depth:]
            self._find(move)
            return
        self._next = by_number = dict[int, list[_Path]]()
        for path in paths:
            numbers = path[0]
            number = numbers[depth] if depth < len(numbers) else END_NUMBER
            by_number.setdefault(number, []).append(path)
        if self._skip and len(by_number) == 1:
            self._follow(next(iter(by_number)))
        else:
            self.legal = sorted(by_number)

    def _find(self, move: Move) -> None:
        self.move, self.legal, self._next = move, [], {}

    def _name(self, number: int) -> str:
        known = 0 <= number < len(self.index)
        return repr(self.index.words[number]) if known else f"number {number}"


def without_take_backs(game: Game[Any], moves: Sequence[Move]) -> Sequence[Move]:
    """The moves that do not only take something back: with those, chance might never end."""
    skipped = game.moves_bots_skip
    if not skipped:
        return moves
    return [move for move in moves if move.kind not in skipped] or moves
