"""The open decisions of a position: what is asked now, then what waits below it.

A step is its kind, the seat that decides and its fields: `build/P1/left=2`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from westbound.engine.position.forms import Choice, Form, seat_names
from westbound.engine.position.plain import PLAIN
from westbound.engine.position.problems import Misread, quoted, unknown
from westbound.engine.position.text import pairs_of
from westbound.engine.refusal import Refusal
from westbound.engine.step import AUTOMATIC, CHANCE, Step

STEPS: Final = "steps"  # the name of their section
MAX_STEPS: Final = 200
_SEAT: Final = "seat"


class StepForms:
    """How the steps of a game are written.

    `kinds` are all of them, `seats` the seat of those that no player answers, `forms` how a field
    is written: by its name, or by kind and name, `move_outlaws.left`; all others as they are.
    """

    def __init__(
        self,
        players: int,
        kinds: Mapping[str, type[Step]],
        seats: Mapping[str, int] | None = None,
        forms: Mapping[str, Form[Any]] | None = None,
    ) -> None:
        self.kinds = kinds
        self.seats = seats or {}
        self.forms = forms or {}
        self.seat = Choice(seat_names(players), {CHANCE: "chance", AUTOMATIC: "automatic"})

    def words(self, agenda: Sequence[Step]) -> list[str]:
        """The top of the agenda comes first."""
        return [self.write(step) for step in reversed(agenda)]

    def write(self, step: Step) -> str:
        usual = self.seats.get(step.kind)
        seat = [] if step.seat == usual else [self.seat.write(step.seat)]
        fields = [
            f"{name}={self._form(step.kind, name).write(getattr(step, name))}"
            for name in step.fields
            if name != _SEAT
        ]
        return "/".join([step.kind, *seat, *fields])

    def of_words(self, words: Iterable[str]) -> list[Step]:
        steps = [self.read(word) for word in words]
        if len(steps) > MAX_STEPS:
            raise Misread(Refusal("WB-020", case="many", count=len(steps), most=MAX_STEPS))
        return steps[::-1]

    def read(self, word: str) -> Step:
        kind, *parts = word.split("/")
        if kind not in self.kinds:
            raise unknown(kind, self.kinds)
        cls = self.kinds[kind]
        seat = self.seats.get(kind)
        if parts and "=" not in parts[0]:
            seat = self.seat.read(parts.pop(0))
        if seat is None:
            raise Misread(Refusal("WB-020", case="no_seat", word=quoted(kind)))
        given = pairs_of(parts)
        names = [name for name in cls.fields if name != _SEAT]
        self._check_names(kind, given, names)
        values = {name: self._form(kind, name).read(given[name]) for name in names}
        return cls(*(seat if name == _SEAT else values[name] for name in cls.fields))

    def _check_names(self, kind: str, given: Mapping[str, str], names: Sequence[str]) -> None:
        for name in given:
            if name not in names:
                raise unknown(name, names)
        missing = [name for name in names if name not in given]
        if missing:
            fields = tuple(quoted(name) for name in missing)
            raise Misread(Refusal("WB-020", case="step_needs", word=quoted(kind), fields=fields))

    def _form(self, kind: str, name: str) -> Form[Any]:
        return self.forms.get(f"{kind}.{name}") or self.forms.get(name, PLAIN)
