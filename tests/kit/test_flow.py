"""The order of phases."""

from __future__ import annotations

from typing import Self

from westbound.engine.decisions import Rules
from westbound.engine.state import State
from westbound.kit import flow
from westbound.kit.flow import Flow, run_flow
from westbound.kit.steps import AUTOMATIC, CHANCE, Chance, Simultaneous


class Phase(flow.Phase):
    __slots__ = ()
    rule = "ROD-001"


class Day(State):
    __slots__ = ("told",)
    fields = ("agenda", "told")

    def __init__(self) -> None:
        self.agenda, self.told = [], ""

    def copy(self) -> Self:
        raise NotImplementedError


class Ask(Chance):
    __slots__ = ()
    kind, rule = "ask", "ROD-002"


def morning(state: Day) -> None:
    state.told += "m"


def noon(state: Day) -> None:
    state.told += "n"
    state.agenda.append(Ask())


def night(state: Day) -> None:
    state.told += "x"
    state.agenda.clear()


def test_parts_that_ask_nothing_follow_at_once_and_others_wait() -> None:
    day, parts = Day(), Flow[Day](Phase, (morning, noon, night))
    parts.begin(day)
    (step,) = day.agenda
    day.agenda.pop()
    parts.run(day, step) if isinstance(step, Phase) else None
    assert day.told == "mn"
    waiting, asked = day.agenda
    assert isinstance(asked, Ask)
    assert waiting == Phase(AUTOMATIC, 2)
    assert (asked.seat, waiting.seat) == (CHANCE, AUTOMATIC)
    day.agenda.clear()
    assert isinstance(waiting, Phase)
    parts.run(day, waiting)
    assert (day.told, day.agenda) == ("mnx", [])


def test_the_order_may_depend_on_the_match() -> None:
    short, long = Flow[Day](Phase, (night,)), Flow[Day](Phase, (morning, night))
    day = Day()
    run = run_flow(Phase, lambda state: long if state is day else short)
    for state, told in ((day, "mx"), (Day(), "x")):
        run.run(state, Phase(AUTOMATIC, 0))
        assert state.told == told
    assert Rules([type("module", (), {"AUTOMATIC": (run,)})]).kinds == {"phase": Phase}


class Secret(Simultaneous):
    __slots__ = ()
    kind, rule = "secret", "ROD-003"


def test_a_simultaneous_step_is_answered_seat_by_seat() -> None:
    step = Secret(0, (0, 2))
    assert step.deciders() == (0, 2)
    assert step.of(2) == Secret(2, (0, 2))
    assert step.of(2).again() == step
    assert step.of(2).without() == Secret(0, (0,))
    assert Secret(0, (0,)).without() is None
