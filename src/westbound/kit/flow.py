"""The order of phases: a tuple of functions, each of which begins its part.

A part pushes the steps it needs and returns; the next part waits below them as a `Phase`. Nothing
but the game's `flow.py` knows the order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from westbound.engine.decisions import AutomaticStep, automatic
from westbound.engine.state import State
from westbound.kit.steps import AUTOMATIC, Automatic

S = TypeVar("S", bound=State)
Part: TypeAlias = Callable[[S], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Automatic):
    """The place in the order of phases; a game's subclass names the rule of that order."""

    __slots__ = ("index",)
    fields = ("seat", "index")
    kind: ClassVar[str] = "phase"

    def __init__(self, seat: int, index: int) -> None:
        super().__init__(seat)
        self.index: Final = index


class Flow(Generic[S]):
    """Parts in their order. `phase` is the game's own class of `Phase`."""

    __slots__ = ("parts", "steps")

    def __init__(self, phase: type[Phase], parts: Iterable[Part[S]]) -> None:
        self.parts: Final = tuple(parts)
        # one more: what waits below the last part is dropped or replaced by that part
        self.steps: Final = tuple(phase(AUTOMATIC, i) for i in range(len(self.parts) + 1))

    def begin(self, state: S, index: int = 0) -> None:
        """Make this part the next one."""
        state.agenda.append(self.steps[index])

    def run(self, state: S, step: Phase) -> None:
        """Begin this part, the next one waiting below it; parts that ask nothing are passed."""
        agenda, index = state.agenda, step.index
        while True:
            waiting = self.steps[index + 1]
            agenda.append(waiting)
            self.parts[index](state)
            if not agenda or agenda[-1] is not waiting:
                return
            agenda.pop()
            index += 1


def part_names(parts: Iterable[str]) -> tuple[str, ...]:
    """Names by which texts call parts; what comes again has a number, and last comes the end."""
    names: list[str] = []
    for name in (*parts, "end"):
        again = sum(other.split(".")[0] == name for other in names)
        names.append(f"{name}.{again + 1}" if again else name)
    return tuple(names)


def run_flow(phase: type[Phase], flow_of: Callable[[S], Flow[S]]) -> AutomaticStep:
    """What carries out the phases of a game whose order depends on what was agreed."""

    def run(state: S, step: Phase) -> None:
        flow_of(state).run(state, step)

    return automatic(phase, run)
