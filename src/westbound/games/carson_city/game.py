"""Carson City as a game: joins the pieces. No rules in here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from westbound.engine.arrays import ArrayField
from westbound.engine.evaluation import FeatureList
from westbound.engine.figures import Figures, changed, shipped_figures
from westbound.engine.game import Clock
from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.engine.position.layout import Agreed, Layout
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.standing import Standing
from westbound.engine.step import Step
from westbound.games.carson_city import arrays, text_board, view
from westbound.games.carson_city.base.heuristics import evaluate
from westbound.games.carson_city.base.knowledge import join_knowledge
from westbound.games.carson_city.base.moves import LayRoad
from westbound.games.carson_city.base.rules import scoring
from westbound.games.carson_city.base.rules.roads import (
    lay_road,
    lay_road_options,
    may_lay_roads,
    why_not_lay_road_now,
)
from westbound.games.carson_city.base.steps import CarsonStep
from westbound.games.carson_city.base.weights import DEFAULT, Weights, weights_of
from westbound.games.carson_city.evaluation.evaluator import CarsonEvaluator
from westbound.games.carson_city.evaluation.feature_list import FEATURES
from westbound.games.carson_city.evaluation.turns import round_of, turn_of
from westbound.games.carson_city.messages import MESSAGES, RULES
from westbound.games.carson_city.notation import NOTATION, all_moves
from westbound.games.carson_city.observation import View
from westbound.games.carson_city.options import OPTIONS, make_setup
from westbound.games.carson_city.parts import PARTS
from westbound.games.carson_city.position import layout
from westbound.games.carson_city.secrets import hide, sample_state, secret_to
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.versions import CHANGES, RULES_VERSION
from westbound.kit.amounts import AMOUNT_WORDS, amount_words
from westbound.kit.ruled_game import RuledGame
from westbound.kit.steps import Simultaneous

_KNOWLEDGE: Final = join_knowledge(part.bot for part in PARTS)


@mypyc_attr(allow_interpreted_subclasses=True)
class CarsonCity(RuledGame[CarsonState, View]):
    id = "carson"
    title = "Carson City"
    rule_prefix = "CC"
    rules_version = RULES_VERSION
    changes = CHANGES
    players = range(2, 7)
    options = OPTIONS
    package = "westbound.games.carson_city"
    styles = ("gunman", "landlord")  # of bots that have learnt values; others play as usual
    rules = RULES
    notation = NOTATION
    messages = MESSAGES
    moves_bots_evaluate = frozenset({"agree", "refuse"})  # CC-104: bots refuse unless it helps them
    moves_bots_skip = frozenset(kind for part in PARTS for kind in part.moves_bots_skip)

    def __init__(self, weights: Weights = DEFAULT) -> None:
        super().__init__()
        self._weights = weights

    def new(self, players: int, options: Mapping[str, Value]) -> CarsonState:
        return self.new_by(RULES_VERSION, players, options)

    def new_by(self, rules_version: int, players: int, options: Mapping[str, Value]) -> CarsonState:
        state = CarsonState(make_setup(players, options, rules_version))
        state.setup.flow.begin(state)
        self.run_automatic(state)
        return state

    def legal(self, state: CarsonState, seat: int) -> Sequence[Move]:
        step = state.agenda[-1]
        if step.seat != seat and isinstance(step, Simultaneous):
            step = step.of(seat)
        options = self._options[type(step)](state, step)
        if state.roads[seat] and isinstance(step, CarsonStep) and may_lay_roads(state, step):
            return [*options, *lay_road_options(state, seat)]
        return options

    def why_not_another_move(self, state: CarsonState, step: Step, move: Move) -> Refusal | None:
        """CC-034: roads are a free extra of many decisions."""
        if isinstance(move, LayRoad):
            return why_not_lay_road_now(state, step, move.edge)
        return super().why_not_another_move(state, step, move)

    def apply_another_move(self, state: CarsonState, step: Step, move: Move) -> None:
        assert isinstance(move, LayRoad), f"{move} answers no {step}"
        lay_road(state, step.seat, move.edge)

    def all_moves(self) -> Sequence[Move]:
        return all_moves()

    def pick_words(self, pick: str) -> tuple[str, ...]:
        return amount_words(pick)

    def more_pick_words(self, state: CarsonState) -> Sequence[str]:
        return AMOUNT_WORDS

    def array_fields(self, players: int, options: Mapping[str, Value]) -> tuple[ArrayField, ...]:
        return arrays.array_fields(players)

    def array_values(self, observation: Mapping[str, object]) -> Sequence[float]:
        return arrays.array_values(observation)

    def view(self, state: CarsonState, seat: int | None, moves: Sequence[Move] | None) -> View:
        return view.observe(state, seat, moves)

    def determinize(self, observation: Mapping[str, object], rng: Rng) -> CarsonState:
        return view.restore(observation, rng, make_setup, RULES.kinds)

    def sample_state(self, state: CarsonState, seat: int, rng: Rng) -> CarsonState:
        """CC-010: the same as through the observation, without the detour."""
        return sample_state(state, seat, rng)

    def secret_to(self, state: CarsonState, move: Move, seat: int) -> int | None:
        return secret_to(state, seat)

    def standings(self, state: CarsonState) -> list[Standing]:
        return scoring.standings(state)

    def evaluate(self, state: CarsonState, seat: int, style: str = "") -> float:
        return evaluate(state, seat, _KNOWLEDGE, self._weights)

    def evaluator(self, state: CarsonState, seat: int, style: str = "") -> CarsonEvaluator:
        return CarsonEvaluator(state, seat, self._weights)

    def rated_by(self, figures: Figures) -> CarsonCity:
        return CarsonCity(weights_of(changed(shipped_figures(self.package), figures)))

    def feature_list(self, players: int) -> FeatureList:
        return FEATURES

    def turn_of(self, state: CarsonState) -> int:
        return turn_of(state)

    def round_of(self, state: CarsonState) -> int:
        return round_of(state)

    def clock(self, state: CarsonState) -> Clock | None:
        clocks = (variant.clock(state) for variant in state.setup.variants)
        return next((clock for clock in clocks if clock is not None), None)

    def phase_label(self, state: CarsonState) -> tuple[int | None, str]:
        return state.round, str(state.phase)

    def draw(
        self, state: CarsonState, viewer: int | None, names: Sequence[str], language: str = "en"
    ) -> str:
        return text_board.draw(state, viewer, names, language)

    def position_layout(self, agreed: Agreed) -> Layout[CarsonState]:
        return layout(make_setup(agreed.players, agreed.options, agreed.rules_version), self)

    def position_seen_by(self, state: CarsonState, seat: int | None) -> CarsonState:
        """CC-010: what is hidden is blank."""
        return hide(state, seat)

    def check_invariants(self, state: CarsonState) -> list[str]:
        return [wrong for part in PARTS for check in part.checks for wrong in check(state)]


GAME: Final = CarsonCity()
