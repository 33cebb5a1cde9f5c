"""What a bot is, and the only window through which it sees a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from westbound.engine.game import Game
from westbound.engine.json_types import Json, as_json
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.state import State


class SeatView(Protocol):
    """All that a bot ever gets to see of a match."""

    game: Game[State]
    seat: int

    def observation(self) -> dict[str, Json]:
        """What the seat may know, JSON-ready."""

    def sample_state(self, rng: Rng) -> State:
        """A full state to play with that fits what is known; what is hidden is dealt at random."""


class LiveView:
    """What one seat may know of a position. The state itself is kept out of reach."""

    __slots__ = ("__state", "game", "seat")

    def __init__(self, game: Game[State], state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__state = state

    def observation(self) -> dict[str, Json]:
        return as_json(self.game.observe(self.__state, self.seat))

    def sample_state(self, rng: Rng) -> State:
        return self.game.sample_state(self.__state, self.seat, rng)

    imagine = sample_state  # the name in version 0.1


class SerializedView:
    """The same from an observation alone: for a bot in another process."""

    __slots__ = ("_observation", "game", "seat")

    def __init__(self, game: Game[State], observation: Mapping[str, Json], seat: int) -> None:
        self.game = game
        self.seat = seat
        self._observation = observation

    def observation(self) -> dict[str, Json]:
        return dict(self._observation)

    def sample_state(self, rng: Rng) -> State:
        return self.game.determinize(self._observation, rng)

    imagine = sample_state  # the name in version 0.1


class Bot(Protocol):
    """A player. `rng` is the bot's own random source: thinking never changes the match."""

    @property
    def name(self) -> str: ...

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        """One of the legal moves; a single one is asked for only where the choice is sealed."""


Glimpse = LiveView  # the name in version 0.1
