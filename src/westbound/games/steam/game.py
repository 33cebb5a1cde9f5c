"""Steam as a game: joins the pieces. No rules in here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from westbound.engine.arrays import ArrayField
from westbound.engine.evaluation import FeatureList
from westbound.engine.figures import Figures, changed, shipped_figures
from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.engine.position.layout import Agreed, Layout
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.standing import Standing
from westbound.games.steam import arrays, clock, evaluation, flow, heuristics, text_board, view
from westbound.games.steam.all_rules import RULES
from westbound.games.steam.cautious import cautious
from westbound.games.steam.heuristics.weights import SHIPPED, Weights, weights_of
from westbound.games.steam.messages import MESSAGES
from westbound.games.steam.notation import NOTATION, all_moves, all_moves_of
from westbound.games.steam.observation import SteamView
from westbound.games.steam.options import OPTIONS, make_setup
from westbound.games.steam.pick_words import more_pick_words, pick_words
from westbound.games.steam.places import with_place
from westbound.games.steam.position.layout import layout
from westbound.games.steam.referee import violations
from westbound.games.steam.rules import scoring
from westbound.games.steam.state import SteamState
from westbound.games.steam.versions import CHANGES, RULES_VERSION
from westbound.kit.ruled_game import RuledGame

STEP_KINDS: Final = RULES.kinds


@mypyc_attr(allow_interpreted_subclasses=True)
class Steam(RuledGame[SteamState, SteamView]):
    id = "steam"
    title = "Steam"
    rule_prefix = "STM"
    rules_version = RULES_VERSION
    changes = CHANGES
    players = range(3, 7)
    options = OPTIONS
    package = "westbound.games.steam"
    styles = ("tycoon", "hauler")
    rules = RULES
    notation = NOTATION
    messages = MESSAGES
    moves_without_confirmation = frozenset(("build", "cube"))

    def __init__(self, weights: Weights = SHIPPED) -> None:
        super().__init__()
        self._weights = weights

    def new(self, players: int, options: Mapping[str, Value]) -> SteamState:
        return self.new_by(RULES_VERSION, players, options)

    def new_by(self, rules_version: int, players: int, options: Mapping[str, Value]) -> SteamState:
        state = SteamState(make_setup(players, options, rules_version))
        flow.flow_of(state).begin(state)
        self.run_automatic(state)
        return state

    def elaborate(self, state: SteamState, refusal: Refusal) -> Refusal:
        """What names a hex also says what people call it."""
        return with_place(state.setup.map, refusal)

    def all_moves(self) -> Sequence[Move]:
        return all_moves()

    def all_moves_of(self, state: SteamState) -> Sequence[Move]:
        return all_moves_of(state.setup.map.names)

    def pick_words(self, pick: str) -> tuple[str, ...]:
        return pick_words(pick)

    def more_pick_words(self, state: SteamState) -> Sequence[str]:
        return more_pick_words(state)

    def array_fields(self, players: int, options: Mapping[str, Value]) -> tuple[ArrayField, ...]:
        return arrays.array_fields(players, options)

    def array_values(self, observation: Mapping[str, object]) -> Sequence[float]:
        return arrays.array_values(observation)

    def view(self, state: SteamState, seat: int | None, moves: Sequence[Move] | None) -> SteamView:
        return view.observe(state, seat, moves)

    def determinize(self, observation: Mapping[str, object], rng: Rng) -> SteamState:
        return view.restore(observation, make_setup, STEP_KINDS)

    def sample_state(self, state: SteamState, seat: int, rng: Rng) -> SteamState:
        """Nothing is hidden but the order of the bag, and the bag has no order."""
        return state.copy()

    def standings(self, state: SteamState) -> list[Standing]:
        return scoring.standings(state)

    def evaluate(self, state: SteamState, seat: int, style: str = "") -> float:
        return heuristics.evaluate(state, seat, self._weights)

    def evaluator(self, state: SteamState, seat: int, style: str = "") -> evaluation.SteamEvaluator:
        return evaluation.SteamEvaluator(state, seat, self._weights)

    def rated_by(self, figures: Figures) -> Steam:
        return Steam(weights_of(changed(shipped_figures(self.package), figures)))

    def feature_list(self, players: int) -> FeatureList:
        return evaluation.feature_list(players)

    def worth_a_look(self, state: SteamState, seat: int, moves: Sequence[Move]) -> list[Move]:
        return evaluation.promising(state, seat, moves)

    def turn_of(self, state: SteamState) -> int:
        return clock.turn_of(state)

    def round_of(self, state: SteamState) -> int:
        return clock.round_of(state)

    def cautious(self, state: SteamState, seat: int, moves: Sequence[Move], rng: Rng) -> Move:
        return cautious(state, seat, moves, rng)

    def phase_label(self, state: SteamState) -> tuple[int | None, str]:
        return state.turn, state.phase

    def draw(
        self, state: SteamState, viewer: int | None, names: Sequence[str], language: str = "en"
    ) -> str:
        return text_board.draw(state, viewer, names, language)

    def position_layout(self, agreed: Agreed) -> Layout[SteamState]:
        return layout(make_setup(agreed.players, agreed.options, agreed.rules_version), self)

    def position_seen_by(self, state: SteamState, seat: int | None) -> SteamState:
        """Nothing is hidden."""
        return state

    def check_invariants(self, state: SteamState) -> list[str]:
        return violations(state)


GAME: Final = Steam()
