"""The pieces of the tiny game: moves, steps and state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Self

from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.engine.state import State
from westbound.engine.step import Step

RANKS: Final = 4
HAND: Final = 2
NOTHING: Final = -1


class TinyMove(Move):
    """A word and, for cards and dice, a number."""

    __slots__ = ("number", "word")

    def __init__(self, word: str, number: int = 0) -> None:
        super().__init__(f"{word} {number}" if number else word)
        self.word: Final = word
        self.number: Final = number

    def picks(self) -> tuple[str, ...]:
        return (f"do:{self.word}", f"card:{self.number}") if self.number else (f"do:{self.word}",)


class DealCard(TinyMove):
    __slots__ = ()
    kind = "deal"


class PlayCard(TinyMove):
    __slots__ = ()
    kind = "play"


class RollDie(TinyMove):
    __slots__ = ()
    kind = "roll"


class Bank(TinyMove):
    __slots__ = ()
    kind = "bank"


class Gamble(TinyMove):
    __slots__ = ()
    kind = "gamble"


DEAL: Final = tuple(DealCard("deal", rank + 1) for rank in range(RANKS))
PLAY: Final = tuple(PlayCard("play", rank + 1) for rank in range(RANKS))
ROLL: Final = tuple(RollDie("roll", eye) for eye in range(1, 7))
BANK: Final = Bank("bank")
GAMBLE: Final = Gamble("gamble")
UNIVERSE: Final[tuple[TinyMove, ...]] = (*DEAL, *PLAY, *ROLL, BANK, GAMBLE)
BY_TEXT: Final = {move.text: move for move in UNIVERSE}


class TinyStep(Step):
    """`number` is the receiver of a card, or the points at stake."""

    __slots__ = ("number",)
    fields = ("seat", "number")
    words: ClassVar[str]

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number


class Deal(TinyStep):
    __slots__ = ()
    kind, rule, words = "deal", "TNY-004", "deal"


class Win(TinyStep):
    __slots__ = ()
    kind, rule, words = "win", "TNY-002", "bank gamble"


class Roll(TinyStep):
    """`number` is ten times the seat that gambles plus the points at stake."""

    __slots__ = ()
    kind, rule, words = "roll", "TNY-003", "roll"


class Play(Step):
    """The sealed choice: all seats that have not played yet may answer."""

    __slots__ = ("waiting",)
    fields = ("seat", "waiting")
    kind, rule, words = "play", "TNY-001", "play"

    def __init__(self, seat: int, waiting: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.waiting: Final = waiting

    def deciders(self) -> tuple[int, ...]:
        return self.waiting


KINDS: Final[Mapping[str, type[Step]]] = {step.kind: step for step in (Deal, Win, Roll, Play)}


class TinyState(State):
    """`deck` and `discard` count the cards by rank, so does each hand; `sealed` is by seat."""

    __slots__ = ("deck", "discard", "hands", "options", "points", "sealed")
    fields: ClassVar[tuple[str, ...]] = ("agenda", *__slots__)

    def __init__(self, players: int, options: Mapping[str, Value]) -> None:
        self.agenda = []
        self.options = tuple(options.items())
        self.deck = [int(options["copies"])] * RANKS
        self.discard = [0] * RANKS
        self.hands = [[0] * RANKS for _ in range(players)]
        self.sealed = [NOTHING] * players
        self.points = [0] * players

    def copy(self) -> Self:
        new = self.blank()
        new.agenda = self.agenda[:]
        new.options = self.options
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.hands = [hand[:] for hand in self.hands]
        new.sealed = self.sealed[:]
        new.points = self.points[:]
        return new
