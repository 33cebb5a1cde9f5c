"""Great Western Trail as a game: joins the pieces. No rules in here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, cast

from westbound.engine.decisions import Do, Rules
from westbound.engine.game import Game, Sentence
from westbound.engine.json_types import Json
from westbound.engine.move import Move
from westbound.engine.option import Option, Value
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.standing import Standing
from westbound.engine.state import pickle_by
from westbound.engine.step import AUTOMATIC
from westbound.games.great_western_trail import (
    heuristics,
    log_messages,
    notation,
    previews,
    text_board,
    view,
)
from westbound.games.great_western_trail.chance_steps import DrawCards
from westbound.games.great_western_trail.components import CATTLE, NUMBERS, PRIVATE_EACH, SIDES
from westbound.games.great_western_trail.moves import PlayObjective
from westbound.games.great_western_trail.referee import violations
from westbound.games.great_western_trail.rules import (
    auxiliary,
    build,
    cattle,
    delivery,
    discs,
    engine,
    hazards,
    herd_deck,
    hire,
    income,
    kansas_city,
    location,
    move,
    objective_cards,
    objectives,
    scoring,
    setup,
    stations,
    supply,
    trade,
    turn,
)
from westbound.games.great_western_trail.rules.actions import immediate, rewards
from westbound.games.great_western_trail.rules.move import fee_table
from westbound.games.great_western_trail.state import Setup, TrailState
from westbound.games.great_western_trail.steps import TrailStep

_RULES: Final = Rules(
    (
        setup, turn, move, location, rewards, immediate, auxiliary, kansas_city, supply, income,
        delivery, discs, hire, build, engine, stations, objectives, trade, hazards, cattle,
        herd_deck,
    )
)  # fmt: skip
STEP_KINDS: Final = _RULES.kinds
_OPTIONS, _ANSWERS = _RULES.options, _RULES.answers
_RUN, _SAMPLE = _RULES.run, _RULES.sample
# the steps at which objective cards can be played as well (GWT-233, GWT-287)
_WINDOWS: Final = frozenset(
    step for step in STEP_KINDS.values() if issubclass(step, TrailStep) and step.window
)
_PLAY: Final = {PlayObjective: cast("Do", objective_cards.play_objective)}
_DO: Final = {step: do | _PLAY if step in _WINDOWS else do for step, do in _RULES.do.items()}


def is_mix_of_sides(value: Value) -> bool:
    """An explicit choice of sides: ten letters, the first for building 1."""
    return isinstance(value, str) and len(value) == PRIVATE_EACH and not set(value) - set(SIDES)


OPTIONS: Final = (
    Option("neutral_placement", ("random", "lettered"), "random", "GWT-014", beginner="lettered"),
    Option(
        "private_building_sides",
        ("random", "all_a"),
        "random",
        "GWT-027",
        beginner="all_a",
        accepts_custom=is_mix_of_sides,
    ),
    Option("starting_player", ("random", "fixed"), "random", "GWT-035"),
)


# GWT-026, GWT-027: all on side a, by lot, or as agreed.
def _sides(value: Value) -> int | None:
    if value == "random":
        return None
    return 0 if value == "all_a" else notation.sides_of(str(value))


@cache
def _setup(players: int, options: tuple[tuple[str, Value], ...]) -> Setup:
    chosen = dict(options)
    return Setup(
        players=players,
        options=chosen,
        numbers=NUMBERS[players],
        fees=fee_table(players),
        random_neutrals=chosen["neutral_placement"] == "random",
        sides=_sides(chosen["private_building_sides"]),
        random_start=chosen["starting_player"] == "random",
    )


def make_setup(players: int, options: Mapping[str, Value]) -> Setup:
    """The set-up of these options; the same object for the same options."""
    return _setup(players, tuple(options.items()))


pickle_by(Setup, make_setup)


class GreatWesternTrail(Game[TrailState]):
    id = "gwt"
    title = "Great Western Trail"
    rule_prefix = "GWT"
    rules_version = 1
    players = range(2, 5)  # GWT-001
    options = OPTIONS
    package = "westbound.games.great_western_trail"
    styles = heuristics.STYLES

    def new(self, players: int, options: Mapping[str, Value]) -> TrailState:
        state = TrailState(make_setup(players, options))
        setup.begin(state)
        return state

    def legal(self, state: TrailState, seat: int) -> Sequence[Move]:
        step = state.agenda[-1]
        kind = type(step)
        if kind in _WINDOWS:
            hand = state.hand[seat]
            if hand and hand[-1] >= CATTLE:
                options = _OPTIONS[kind](state, step)
                return [*options, *objective_cards.play_objective_options(state, seat)]
        return _OPTIONS[kind](state, step)

    def why_not(self, state: TrailState, move: Move, seat: int) -> Refusal | None:
        refusal = self.why_not_their_turn(state, seat)
        if refusal is not None:
            return refusal
        step = state.agenda[-1]
        answer = _ANSWERS[type(step)].get(type(move))
        if answer is not None:
            return answer.why_not(state, step, move)
        if isinstance(move, PlayObjective):
            if type(step) in _WINDOWS:
                return objective_cards.why_not_play_objective(state, seat, move)
            return Refusal("GWT-233", case="not_now", asks=step.kind)
        return Refusal(step.rule, case="not_now", asks=step.kind)

    def apply(self, state: TrailState, move: Move, seat: int) -> None:
        agenda = state.agenda
        step = agenda.pop()
        _DO[type(step)][type(move)](state, step, move)
        while agenda and agenda[-1].seat == AUTOMATIC:
            step = agenda.pop()
            _RUN[type(step)](state, step)

    def run_automatic(self, state: TrailState) -> None:
        """Carry out the steps that need nobody."""
        agenda = state.agenda
        while agenda and agenda[-1].seat == AUTOMATIC:
            step = agenda.pop()
            _RUN[type(step)](state, step)

    def sample(self, state: TrailState, rng: Rng) -> Move:
        step = state.agenda[-1]
        return _SAMPLE[type(step)](state, step, rng)

    def parse(self, text: str) -> Move:
        return notation.parse(text)

    def all_moves(self) -> Sequence[Move]:
        return notation.all_moves()

    def observe(self, state: TrailState, seat: int | None) -> dict[str, Json]:
        decides = seat is not None and seat in self.deciders(state)
        moves = self.legal(state, seat) if seat is not None and decides else None
        return view.observe(state, seat, moves)

    def determinize(self, observation: Mapping[str, object], rng: Rng) -> TrailState:
        return view.restore(observation, rng, make_setup, STEP_KINDS)

    def sample_state(self, state: TrailState, seat: int, rng: Rng) -> TrailState:
        """The same as through the observation: only where the others' cards are is unknown."""
        return view.sample_state(state, seat, rng)

    def standings(self, state: TrailState) -> list[Standing]:
        return scoring.standings(state)

    def evaluate(self, state: TrailState, seat: int, style: str = "") -> float:
        return heuristics.evaluate(state, seat, style)

    def log_sentence(self, state: TrailState, move: Move, seat: int) -> Sentence:
        return log_messages.log_sentence(state, move, seat)

    def secret_to(self, state: TrailState, move: Move, seat: int) -> int | None:
        """GWT-272: what comes from a draw stack is seen by its owner only."""
        step = state.agenda[-1]
        return step.player if isinstance(step, DrawCards) else None

    def preview(self, state: TrailState, move: Move, seat: int) -> Sentence | None:
        return previews.preview(state, move, seat)

    def prompt(self, state: TrailState) -> Sentence:
        return log_messages.prompt(state)

    def phase_label(self, state: TrailState) -> tuple[int | None, str]:
        return -(-state.turn // state.setup.players), view.phase(state)

    def draw(
        self, state: TrailState, viewer: int | None, names: Sequence[str], language: str = "en"
    ) -> str:
        return text_board.draw(state, viewer, names)

    def check_invariants(self, state: TrailState) -> list[str]:
        return violations(state)


GAME: Final = GreatWesternTrail()
