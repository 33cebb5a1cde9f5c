"""How a rule module says what is legal at a step and what each answer does.

For a step the module names its options and, for each kind of move, the predicate that refuses
and the function that carries it out. `game.py` joins all modules into one table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias, TypeVar, cast

from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.step import Step
from westbound.games.carson_city.state import CarsonState

St = TypeVar("St", bound=Step)
Mv = TypeVar("Mv", bound=Move)

Options: TypeAlias = Callable[[CarsonState, Step], Sequence[Move]]
WhyNot: TypeAlias = Callable[[CarsonState, Step, Move], Refusal | None]
Do: TypeAlias = Callable[[CarsonState, Step, Move], None]
Run: TypeAlias = Callable[[CarsonState, Step], None]
Sample: TypeAlias = Callable[[CarsonState, Step, Rng], Move]


class Answer(NamedTuple):
    move: type[Move]
    why_not: WhyNot
    do: Do


class Decision(NamedTuple):
    step: type[Step]
    options: Options
    answers: tuple[Answer, ...]


class ChanceDecision(NamedTuple):
    step: type[Step]
    sample: Sample
    answer: Answer


class AutomaticStep(NamedTuple):
    step: type[Step]
    run: Run


def decision(
    step: type[St], options: Callable[[CarsonState, St], Sequence[Move]], *answers: Answer
) -> Decision:
    """A step that a player answers."""
    return Decision(step, cast("Options", options), answers)


def answer(
    step: type[St],
    move: type[Mv],
    why_not: Callable[[CarsonState, St, Mv], Refusal | None],
    do: Callable[[CarsonState, St, Mv], None],
) -> Answer:
    """One kind of move at this step."""
    assert issubclass(step, Step)
    return Answer(move, cast("WhyNot", why_not), cast("Do", do))


def chance(
    step: type[St],
    sample: Callable[[CarsonState, St, Rng], Move],
    move: type[Mv],
    why_not: Callable[[CarsonState, St, Mv], Refusal | None],
    do: Callable[[CarsonState, St, Mv], None],
) -> ChanceDecision:
    """A step that dice or the bag answer; `why_not` refuses impossible outcomes."""
    return ChanceDecision(step, cast("Sample", sample), answer(step, move, why_not, do))


def automatic(step: type[St], run: Callable[[CarsonState, St], None]) -> AutomaticStep:
    """A step that carries itself out when it comes to the top."""
    return AutomaticStep(step, cast("Run", run))


def always(state: CarsonState, step: Step, move: Move) -> None:
    """The predicate of an answer that no rule forbids."""
