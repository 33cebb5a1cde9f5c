"""Great Western Trail as a game: joins the pieces. No rules in here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from westbound.engine.arrays import ArrayField
from westbound.engine.evaluation import Evaluator, FeatureList
from westbound.engine.figures import Figures, changed, shipped_figures
from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.engine.position.layout import Agreed, Layout
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.standing import Standing
from westbound.engine.step import Step
from westbound.games.great_western_trail import arrays, heuristics, text_board, view
from westbound.games.great_western_trail.all_rules import RULES
from westbound.games.great_western_trail.chance_steps import DrawCards, RevealObjective
from westbound.games.great_western_trail.evaluation import FEATURES, TrailEvaluator
from westbound.games.great_western_trail.heuristics.weights import WEIGHTS, Weights, weights_of
from westbound.games.great_western_trail.messages import MESSAGES
from westbound.games.great_western_trail.moves import PlayObjective
from westbound.games.great_western_trail.notation import NOTATION, all_moves
from westbound.games.great_western_trail.observation import TrailView
from westbound.games.great_western_trail.options import OPTIONS, make_setup
from westbound.games.great_western_trail.pick_words import pick_words
from westbound.games.great_western_trail.position.herd import hide_herd
from westbound.games.great_western_trail.position.layout import layout
from westbound.games.great_western_trail.referee import violations
from westbound.games.great_western_trail.rules import scoring, setup
from westbound.games.great_western_trail.rules.objective_cards import why_not_outside_window
from westbound.games.great_western_trail.rules.objectives import is_unseen
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.versions import CHANGES, RULES_VERSION
from westbound.kit.ruled_game import RuledGame

STEP_KINDS: Final = RULES.kinds


@mypyc_attr(allow_interpreted_subclasses=True)
class GreatWesternTrail(RuledGame[TrailState, TrailView]):
    id = "gwt"
    title = "Great Western Trail"
    rule_prefix = "GWT"
    rules_version = RULES_VERSION
    changes = CHANGES
    players = range(2, 5)  # GWT-001
    options = OPTIONS
    package = "westbound.games.great_western_trail"
    styles = heuristics.STYLES
    rules = RULES
    notation = NOTATION
    messages = MESSAGES

    def __init__(self, by_style: Mapping[str, Weights] = WEIGHTS) -> None:
        super().__init__()
        self._weights = by_style

    def new(self, players: int, options: Mapping[str, Value]) -> TrailState:
        return self.new_by(RULES_VERSION, players, options)

    def new_by(self, rules_version: int, players: int, options: Mapping[str, Value]) -> TrailState:
        state = TrailState(make_setup(players, options, rules_version))
        setup.begin(state)
        return state

    def why_not_another_move(self, state: TrailState, step: Step, move: Move) -> Refusal | None:
        if isinstance(move, PlayObjective):
            return why_not_outside_window(step)
        return super().why_not_another_move(state, step, move)

    def all_moves(self) -> Sequence[Move]:
        return all_moves()

    def pick_words(self, pick: str) -> tuple[str, ...]:
        return pick_words(pick)

    def array_fields(self, players: int, options: Mapping[str, Value]) -> tuple[ArrayField, ...]:
        return arrays.array_fields(players)

    def array_values(self, observation: Mapping[str, object]) -> Sequence[float]:
        return arrays.array_values(observation)

    def view(self, state: TrailState, seat: int | None, moves: Sequence[Move] | None) -> TrailView:
        return view.observe(state, seat, moves)

    def determinize(self, observation: Mapping[str, object], rng: Rng) -> TrailState:
        return view.restore(observation, rng, make_setup, STEP_KINDS)

    def sample_state(self, state: TrailState, seat: int, rng: Rng) -> TrailState:
        """The same as from the observation: the others' cards are dealt anew."""
        return view.sample_state(state, seat, rng)

    def standings(self, state: TrailState) -> list[Standing]:
        return scoring.standings(state)

    def evaluate(self, state: TrailState, seat: int, style: str = "") -> float:
        return heuristics.evaluate(state, seat, style, self._weights)

    def evaluator(self, state: TrailState, seat: int, style: str = "") -> Evaluator[TrailState]:
        return TrailEvaluator(state, seat, style, self._weights)

    def rated_by(self, figures: Figures) -> GreatWesternTrail:
        return GreatWesternTrail(weights_of(changed(shipped_figures(self.package), figures)))

    def feature_list(self, players: int) -> FeatureList:
        """The same for every number of players."""
        return FEATURES

    def turn_of(self, state: TrailState) -> int:
        return state.turn

    def secret_to(self, state: TrailState, move: Move, seat: int) -> int | None:
        """GWT-221, GWT-272: what comes to hand from a stack is seen by its owner only."""
        step = state.agenda[-1]
        if isinstance(step, DrawCards) or (
            isinstance(step, RevealObjective) and is_unseen(state, step)
        ):
            return step.player
        return None

    def phase_label(self, state: TrailState) -> tuple[int | None, str]:
        return -(-state.turn // state.setup.players), view.phase(state)

    def draw(
        self, state: TrailState, viewer: int | None, names: Sequence[str], language: str = "en"
    ) -> str:
        return text_board.draw(state, viewer, names, language)

    def position_layout(self, agreed: Agreed) -> Layout[TrailState]:
        return layout(make_setup(agreed.players, agreed.options, agreed.rules_version), self)

    def position_seen_by(self, state: TrailState, seat: int | None) -> TrailState:
        """GWT-008, GWT-221: where the others' cards are is not known."""
        seen = state.copy()
        for other in range(state.setup.players):
            if other != seat:
                hide_herd(seen, other)
        return seen

    def check_invariants(self, state: TrailState) -> list[str]:
        return violations(state)


GAME: Final = GreatWesternTrail()
