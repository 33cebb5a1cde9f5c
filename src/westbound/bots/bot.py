"""What a bot is, and the only window through which it sees a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from westbound.engine.game import Game
from westbound.engine.jsons import Json
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.state import State


class Glimpse:
    """What one seat may know of a position. The state itself is out of reach on purpose."""

    __slots__ = ("__state", "game", "seat")

    def __init__(self, game: Game[State], state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__state = state

    def observation(self) -> dict[str, Json]:
        """The observation as a remote bot would get it."""
        return self.game.observe(self.__state, self.seat)

    def imagine(self, rng: Rng) -> State:
        """A full state of one's own that fits what is known; hidden things are dealt anew."""
        return self.game.imagine(self.__state, self.seat, rng)


class Bot(Protocol):
    """A player. `rng` is the bot's own source of chance; looking never changes the match."""

    @property
    def name(self) -> str: ...

    def choose(self, glimpse: Glimpse, moves: Sequence[Move], rng: Rng) -> Move:
        """One of the legal moves; there are always at least two."""
