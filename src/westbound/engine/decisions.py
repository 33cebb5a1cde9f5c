"""How a rule module says what is legal at a step and what each answer does.

For a step the module names its options and, for each kind of move, the predicate that refuses
and the function that carries it out. `Rules` joins all modules of a game into one table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias, TypeVar, cast

from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import Step

# State, step and move of one game. `decision` and the others check that a module's functions fit
# together; the tables below drop the exact types, since each is asked only with its own.
S = TypeVar("S", bound=State)
St = TypeVar("St", bound=Step)
Mv = TypeVar("Mv", bound=Move)

Options: TypeAlias = Callable[[State, Step], Sequence[Move]]
WhyNot: TypeAlias = Callable[[State, Step, Move], Refusal | None]
Do: TypeAlias = Callable[[State, Step, Move], None]
Run: TypeAlias = Callable[[State, Step], None]
Sample: TypeAlias = Callable[[State, Step, Rng], Move]


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
    step: type[St], options: Callable[[S, St], Sequence[Move]], *answers: Answer
) -> Decision:
    """A step that a player answers."""
    return Decision(step, cast("Options", options), answers)


def answer(
    step: type[St],
    move: type[Mv],
    why_not: Callable[[S, St, Mv], Refusal | None],
    do: Callable[[S, St, Mv], None],
) -> Answer:
    """One kind of move at this step."""
    assert issubclass(step, Step)
    return Answer(move, cast("WhyNot", why_not), cast("Do", do))


def chance(
    step: type[St],
    sample: Callable[[S, St, Rng], Move],
    move: type[Mv],
    why_not: Callable[[S, St, Mv], Refusal | None],
    do: Callable[[S, St, Mv], None],
) -> ChanceDecision:
    """A step that dice or the bag answer; `why_not` refuses impossible outcomes."""
    return ChanceDecision(step, cast("Sample", sample), answer(step, move, why_not, do))


def automatic(step: type[St], run: Callable[[S, St], None]) -> AutomaticStep:
    """A step that carries itself out when it comes to the top."""
    return AutomaticStep(step, cast("Run", run))


def no_rule_forbids(state: object, step: Step, move: Move) -> None:
    """The predicate of an answer that no rule forbids."""


class Rules:
    """What all rule modules of a game say, by kind of step."""

    __slots__ = ("answers", "do", "kinds", "options", "run", "sample")

    def __init__(self, modules: Iterable[object]) -> None:
        decisions: list[Decision] = []
        chances: list[ChanceDecision] = []
        automatic_steps: list[AutomaticStep] = []
        for module in modules:
            decisions += getattr(module, "DECISIONS", ())
            chances += getattr(module, "CHANCES", ())
            automatic_steps += getattr(module, "AUTOMATIC", ())
        self.options: Final = {d.step: d.options for d in decisions}
        self.sample: Final = {c.step: c.sample for c in chances}
        self.run: Final = {a.step: a.run for a in automatic_steps}
        self.answers: Final[dict[type[Step], dict[type[Move], Answer]]] = {
            **{d.step: {a.move: a for a in d.answers} for d in decisions},
            **{c.step: {c.answer.move: c.answer} for c in chances},
        }
        self.do: Final = {
            step: {move: answer.do for move, answer in answers.items()}
            for step, answers in self.answers.items()
        }
        steps = (*self.options, *self.sample, *self.run)
        self.kinds: Final[dict[str, type[Step]]] = {step.kind: step for step in steps}
        assert len(self.kinds) == len(decisions) + len(chances) + len(automatic_steps)
