"""Decisions that say all by themselves: a choice between the moves of some kinds, and a die."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from westbound.engine.decisions import Answer, ChanceDecision, Decision, chance, decision
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import Step
from westbound.kit.moves import Amount, every

S = TypeVar("S", bound=State)
St = TypeVar("St", bound=Step)
A = TypeVar("A", bound=Amount)


def any_of(step: type[St], *answers: Answer) -> Decision:
    """Every move of these kinds that its predicate does not refuse, in the order of the kinds.

    A game with many moves, or one that is simulated a million times, works its list out itself.
    """
    tried = [(move, answer.why_not) for answer in answers for move in every(answer.move)]

    def options(state: State, step: St) -> list[Move]:
        return [move for move, why_not in tried if why_not(state, step, move) is None]

    return decision(step, options, *answers)


def die(
    step: type[St], move: type[A], faces: Sequence[int], do: Callable[[S, St, A], None]
) -> ChanceDecision:
    """A die with these faces; a number that is on none of them is refused by the step's rule."""

    def roll(state: S, step: St, rng: Rng) -> A:
        return move(rng.choice(faces))

    def why_not(state: S, step: St, move: A) -> Refusal | None:
        return None if move.amount in faces else Refusal(step.rule)

    return chance(step, roll, move, why_not, do)
