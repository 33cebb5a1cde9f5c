"""The games as OpenSpiel's algorithms see them: its classes `Game` and `State`, and an observer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import CHANCE
from westbound.games.registry import find_game
from westbound.lab.extras import extra
from westbound.lab.openspiel.position import Position
from westbound.lab.openspiel.table import Table, default_parameters, find_table

with extra("openspiel"):
    import numpy as np
    import pyspiel

MAX_WORDS: Final = 20_000  # no match has as many, nor as many chance events
MAX_POINTS: Final = 1000.0  # no player has as many, or as many less than none
_SAMPLES: Final = 1 << 53


def spiel_name(game: str) -> str:
    """The name of a game in OpenSpiel: `westbound_carson`."""
    return f"westbound_{game}"


def game_type(game: Game[State], utility: object) -> Any:
    """What OpenSpiel wants to know of a game before it loads it."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=spiel_name(game.id),
        long_name=f"{game.title} (Westbound)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=default_parameters(game),
    )


def _utility(table: Table) -> tuple[object, float, float | None]:
    """The kind of utility, its highest value (and less than none its lowest), its sum."""
    kinds = pyspiel.GameType.Utility
    if table.reward == "points":
        return kinds.GENERAL_SUM, MAX_POINTS, None
    total = float(2 - table.players) if table.reward == "win" else 0.0
    return kinds.CONSTANT_SUM if total else kinds.ZERO_SUM, 1.0, total


class WestboundGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """One game at one kind of table. Subclasses name the game: see `game_class`."""

    game_id: str

    def __init__(self, parameters: Mapping[str, Value] | None = None) -> None:
        table = find_table(self.game_id, parameters or {})
        utility, highest, total = _utility(table)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(table.index),
            max_chance_outcomes=table.outcomes,
            num_players=table.players,
            min_utility=-highest,
            max_utility=highest,
            utility_sum=total,
            max_game_length=MAX_WORDS,
        )
        usual = default_parameters(table.game)
        named = {name: value for name, value in table.parameters.items() if value != usual[name]}
        super().__init__(game_type(table.game, utility), info, named)
        self.table: Final = table
        self._start: Final = Position.start(table)

    def new_initial_state(self) -> WestboundState:
        return WestboundState(self, self._start.copy())

    def max_chance_nodes_in_history(self) -> int:
        return MAX_WORDS

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> PositionObserver:
        if parameters:
            raise BadInput(f"observers take no parameters, not {parameters}")
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return PositionObserver(self.table, kind or usual)


class WestboundState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A position. An action is the number of a word, as in the research environments."""

    def __init__(self, game: WestboundGame, position: Position) -> None:
        super().__init__(game)
        self.position = position  # the only attribute: it is what clones and saved states have

    # --- whose turn it is, and what is legal

    def current_player(self) -> int:
        seat = self.position.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.position.seat is None

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.path.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.table.outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def returns(self) -> list[float]:
        return self.position.returns()

    # --- in words

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.position.table.index.words[action]

    def __str__(self) -> str:
        return str(self.position)

    # --- hidden information

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> WestboundState:
        """A state that this player cannot tell from this one; its history is empty."""
        if player not in range(self.position.table.players):
            raise BadInput(f"there is no player {player}")
        rng = Rng(int(probability_sampler() * _SAMPLES))
        state: WestboundState = self.get_game().new_initial_state()
        state.position = self.position.resampled(player, rng)
        return state


class PositionObserver:
    """What a player may know, as numbers and as text.

    With perfect recall there are no numbers: the text is the log as the player may read it, and
    what it sees now. Without private information it is what everybody sees, also as text only.
    """

    def __init__(self, table: Table, kind: Any) -> None:
        private = pyspiel.PrivateInfoType
        if not kind.public_info or kind.private_info == private.ALL_PLAYERS:
            raise BadInput("an observer sees what is public, and what one player knows or none")
        self._recalls: Final = kind.perfect_recall
        self._public: Final = kind.private_info == private.NONE
        self._table: Final = table
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self._recalls and not self._public:
            self.tensor = np.zeros(table.arrays.size + len(table.index), np.float32)
            self.dict = table.arrays.split(self.tensor[: table.arrays.size])
            self.dict["chosen"] = self.tensor[table.arrays.size :]

    def set_from(self, state: WestboundState, player: int) -> None:
        """Fill `tensor`, and so `dict`, by what this player may know."""
        position = state.position
        self.tensor[: self._table.arrays.size] = self._table.arrays.flat(
            position.observation(player)
        )
        chosen = self.dict["chosen"]
        chosen.fill(0)
        chosen[position.words(player)] = 1

    def string_from(self, state: WestboundState, player: int) -> str:
        viewer = None if self._public else player
        seen = state.position.observation_text(viewer)
        return f"{state.position.log_text(viewer)}\n{seen}" if self._recalls else seen


def game_class(game: str) -> type[WestboundGame]:
    """The class of a game by its id."""
    found = find_game(game)
    name = "".join(word.capitalize() for word in game.split("_"))
    return type(f"{name}Game", (WestboundGame,), {"game_id": found.id})


def register(game: str) -> None:
    """Make a game known to `pyspiel.load_game`."""
    kind = game_type(find_game(game), pyspiel.GameType.Utility.GENERAL_SUM)
    pyspiel.register_game(kind, game_class(game))
