"""A line of play that can be taken back move by move: what a depth-first search walks."""

from __future__ import annotations

from typing import Generic, TypeVar

from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import CHANCE

S = TypeVar("S", bound=State)


class Line(Generic[S]):
    """`push` makes a move and `pop` takes it back; the state it began with is never touched.

    A push costs a copy of the state and the move itself; a pop costs nothing. `state` is the
    position now: do not change it, and do not keep it while the line goes on.
    """

    __slots__ = ("_before", "_moves", "game", "state")

    def __init__(self, game: Game[S], state: S) -> None:
        self.game = game
        self.state: S = state.copy()
        self._before: list[S] = []
        self._moves: list[Move] = []

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves from the beginning of the line, those of chance included."""
        return tuple(self._moves)

    def __len__(self) -> int:
        return len(self._moves)

    def push(self, move: Move, seat: int | None = None) -> None:
        """Make a legal move; it is that of the seat asked first unless another is named."""
        agenda = self.state.agenda
        if not agenda:
            raise BadInput("the match is over: there is nothing to push")
        after = self.state.copy()
        self.game.apply(after, move, agenda[-1].seat if seat is None else seat)
        self._before.append(self.state)
        self._moves.append(move)
        self.state = after

    def push_chance(self, rng: Rng) -> int:
        """Let chance act until a seat is asked or the match is over; how many moves that made."""
        made = 0
        while self.state.agenda and self.state.agenda[-1].seat == CHANCE:
            self.push(self.game.sample(self.state, rng))
            made += 1
        return made

    def pop(self) -> Move:
        """Take the last move back."""
        if not self._moves:
            raise BadInput("the line has no move to take back")
        self.state = self._before.pop()
        return self._moves.pop()
