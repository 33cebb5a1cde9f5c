"""A kind of table as OpenSpiel's parameters describe it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.match import MAX_SEED, check_players
from westbound.engine.move import Move
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.games.registry import find_game
from westbound.lab.envs.rewards import find_rewards
from westbound.lab.extras import extra
from westbound.lab.pick_index import PickIndex

with extra("openspiel"):
    from westbound.lab.envs.arrays import ObservationArrays

Parameters: TypeAlias = Mapping[str, Value]

MAX_OUTCOMES: Final = 1 << 16
OWN: Final[dict[str, Value]] = {"seed": 0, "chance_outcomes": 256, "reward": "win"}


def default_parameters(game: Game[State]) -> dict[str, Value]:
    """What can be written in parentheses: the players, every table option, and our own."""
    options = {option.name: option.default for option in game.options}
    return {**options, "players": game.players[0], **OWN}


class Table:
    """What all matches of such a table have in common."""

    def __init__(self, game: str, parameters: Parameters) -> None:
        self.game: Final[Game[Any]] = find_game(game)
        self.parameters: Final = parameters  # all of them
        self.players: Final = _whole(self.parameters, "players")
        check_players(self.game, self.players)
        named = {option.name for option in self.game.options} - OWN.keys()
        chosen = {name: value for name, value in self.parameters.items() if name in named}
        self.options: Final = complete(self.game.options, chosen)
        self.reward: Final = str(self.parameters["reward"])
        self.rewards: Final = find_rewards(self.reward)
        self.outcomes: Final = _whole(self.parameters, "chance_outcomes")
        if not 1 <= self.outcomes <= MAX_OUTCOMES:
            raise BadInput(f"chance_outcomes are 1 to {MAX_OUTCOMES}, not {self.outcomes}")
        self.seed: Final = _whole(self.parameters, "seed")
        if not 0 <= self.seed <= MAX_SEED:
            raise BadInput(f"a seed is a whole number from 0 to {MAX_SEED}, not {self.seed}")
        self.index: Final = PickIndex(self.game, self.players, self.options)
        self.arrays: Final = ObservationArrays(self.game, self.players, self.options)

    def new_state(self) -> State:
        state: State = self.game.new(self.players, self.options)
        return state

    def draw(self, state: State, event: int, outcome: int) -> Move:
        """What happens if chance event number `event` of a match has this outcome.

        A game can draw what chance brings, but cannot list it with probabilities. So an outcome
        is the seed of a draw: all of them are as likely, and several may bring the same.
        """
        if not 0 <= outcome < self.outcomes:
            raise BadInput(f"chance has outcomes 0 to {self.outcomes - 1}, not {outcome}")
        return self.game.sample(state, Rng(self.seed * MAX_OUTCOMES + outcome, event))


def _whole(parameters: Parameters, name: str) -> int:
    value = parameters[name]
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput(f"{name} is a whole number, not {value!r}")
    return value


@lru_cache(maxsize=32)
def _find_table(game: str, parameters: tuple[tuple[str, str, Value], ...]) -> Table:
    return Table(game, {name: value for name, _, value in parameters})


def find_table(game: str, parameters: Parameters) -> Table:
    """The table with these parameters, the same object every time."""
    whole = {**default_parameters(find_game(game)), **parameters}
    # with their types: 1 is not True here
    key = sorted((name, type(value).__name__, value) for name, value in whole.items())
    return _find_table(game, tuple(key))
