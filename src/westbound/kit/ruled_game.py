"""A game made of rule modules: how `Rules`, notation and messages answer what the engine asks.

This is the hot path of every simulation: the tables are bound to the game once.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from westbound.engine.decisions import Rules
from westbound.engine.game import Game, Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import AUTOMATIC, CHANCE, Step
from westbound.kit.messages import Messages
from westbound.kit.notation import Notation
from westbound.kit.steps import Simultaneous

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Mapping[str, object])  # what a viewer sees: a TypedDict of the game


@mypyc_attr(allow_interpreted_subclasses=True)
class RuledGame(Game[S], Generic[S, V]):
    """How steps are asked, answered and carried out; a game adds what is its own."""

    rules: ClassVar[Rules]
    notation: ClassVar[Notation]
    messages: Messages[S]

    def __init__(self) -> None:
        rules = self.rules
        self._options, self._answers, self._do = rules.options, rules.answers, rules.do
        self._run, self._sample = rules.run, rules.sample
        self.step_kinds = rules.kinds
        self.step_seats = {
            **{step.kind: CHANCE for step in rules.sample},
            **{step.kind: AUTOMATIC for step in rules.run},
        }

    # --- playing

    def legal(self, state: S, seat: int) -> Sequence[Move]:
        step = state.agenda[-1]
        if step.seat != seat and isinstance(step, Simultaneous):
            step = step.of(seat)
        return self._options[type(step)](state, step)

    def why_not(self, state: S, move: Move, seat: int) -> Refusal | None:
        refusal = self.why_not_their_turn(state, seat)
        if refusal is not None:
            return refusal
        step = self.step_of(state, seat)
        answer = self._answers[type(step)].get(type(move))
        if answer is None:
            refusal = self.why_not_another_move(state, step, move)
        else:
            refusal = answer.why_not(state, step, move)
        return None if refusal is None else self.elaborate(state, refusal)

    def elaborate(self, state: S, refusal: Refusal) -> Refusal:
        """A hook: what a game adds to its refusals, such as the name of a place."""
        return refusal

    def why_not_another_move(self, state: S, step: Step, move: Move) -> Refusal | None:
        """Why a move that does not answer the step is refused; a game may say more."""
        return Refusal(step.rule, case="not_now", asks=step.kind)

    def apply(self, state: S, move: Move, seat: int) -> None:
        agenda = state.agenda
        step = agenda[-1]
        if step.seat != seat and isinstance(step, Simultaneous):
            step = step.of(seat)
        try:
            do = self._do[type(step)][type(move)]
        except KeyError:
            self.apply_another_move(state, step, move)
            return
        agenda.pop()
        do(state, step, move)
        while agenda and agenda[-1].seat == AUTOMATIC:
            step = agenda.pop()
            self._run[type(step)](state, step)

    def apply_another_move(self, state: S, step: Step, move: Move) -> None:
        """Carry out a free extra; the step stays open."""
        raise AssertionError(f"{move} answers no {step}")

    def run_automatic(self, state: S) -> None:
        """Carry out the steps that need no decision."""
        agenda = state.agenda
        while agenda and agenda[-1].seat == AUTOMATIC:
            step = agenda.pop()
            self._run[type(step)](state, step)

    def step_of(self, state: S, seat: int) -> Step:
        """The open step as this seat answers it."""
        step = state.agenda[-1]
        if step.seat != seat and isinstance(step, Simultaneous):
            return step.of(seat)
        return step

    def sample(self, state: S, rng: Rng) -> Move:
        step = state.agenda[-1]
        return self._sample[type(step)](state, step, rng)

    def parse(self, text: str) -> Move:
        return self.notation.parse(text)

    def player_moves_of(self, state: S) -> Sequence[Move]:
        chance = {kind for step in self._sample for kind in self._answers[step]}
        players = {kind for step in self._options for kind in self._answers[step]}
        only_chance = chance - players
        return [move for move in self.all_moves_of(state) if type(move) not in only_chance]

    # --- seeing

    def observe(self, state: S, seat: int | None) -> V:
        decides = seat is not None and seat in self.deciders(state)
        moves = self.legal(state, seat) if seat is not None and decides else None
        return self.view(state, seat, moves)

    @abstractmethod
    def view(self, state: S, seat: int | None, moves: Sequence[Move] | None) -> V:
        """What the seat may know, JSON-ready; `moves` are its legal ones while it decides."""

    # --- saying

    def prompt(self, state: S) -> Sentence:
        return self.messages.prompt(state)

    def log_sentence(self, state: S, move: Move, seat: int) -> Sentence:
        return self.messages.log_sentence(state, self.step_of(state, seat), move, seat)

    def preview(self, state: S, move: Move, seat: int) -> Sentence | None:
        return self.messages.preview(state, self.step_of(state, seat), move)
