"""What a game says about its positions: the sections of their text, and what follows from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from westbound.engine.option import Value
from westbound.engine.position.plain import PlainWords
from westbound.engine.position.problems import Problem
from westbound.engine.position.sections import Row, Section, field
from westbound.engine.position.steps import StepForms
from westbound.engine.rng import Rng
from westbound.engine.state import State

S = TypeVar("S", bound=State)


class Agreed(NamedTuple):
    """What was agreed before the match that a position belongs to."""

    players: int
    options: Mapping[str, Value]
    rules_version: int


def nothing_more(state: State, rng: Rng) -> list[Problem]:
    """A state whose fields say it all."""
    return []


class Layout(Generic[S]):
    """How the positions of one kind of table are written.

    `blank` is what a text fills in: what is like there is left out. `complete` works out what
    follows from the fields and deals what is not known; it returns what is wrong. `begin` puts the
    steps on the agenda of a text that has none.
    """

    def __init__(
        self,
        blank: S,
        sections: Iterable[Section[S]],
        steps: StepForms,
        *,
        begin: Callable[[S], None],
        complete: Callable[[S, Rng], list[Problem]] = nothing_more,
    ) -> None:
        self.blank = blank
        self.sections = tuple(sections)
        self.steps = steps
        self.begin = begin
        self.complete = complete
        for section in self.sections:
            section.leave_out(blank)


def plain_layout(blank: S, steps: StepForms) -> Layout[S]:
    """Every field as it is, under its own name; without steps it is the start of a match."""
    left_out = ("agenda", "setup", *blank.caches)
    names = [name for name in blank.fields if name not in left_out]

    def begin(state: S) -> None:
        state.agenda = blank.agenda[:]

    return Layout(blank, [_plain_row(blank, name) for name in names], steps, begin=begin)


def _plain_row(blank: State, name: str) -> Row[Any]:
    return Row(field(name, PlainWords(is_list=isinstance(getattr(blank, name), list))))
