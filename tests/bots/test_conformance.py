"""Our bots pass what every bot must pass, and bots that do wrong are found out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from westbound.bots.bot import SeatView
from westbound.bots.conformance import BotConformance
from westbound.engine.move import Move
from westbound.engine.rng import Rng


class TestRandom(BotConformance):
    bot = "random"
    game = "gwt"


class TestCautious(BotConformance):
    bot = "cautious"
    game = "steam"


class TestGreedyInCarsonCity(BotConformance):
    bot = "greedy"
    game = "carson"


class TestGreedyInGreatWesternTrail(BotConformance):
    bot = "greedy:builders"
    game = "gwt"


class TestGreedyInSteam(BotConformance):
    bot = "greedy"
    game = "steam"
    max_decisions = 20


# --- bots that do wrong


class Forgetful:
    """Plays something else each time it is asked."""

    name = "forgetful"
    asked = 0

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        Forgetful.asked += 1
        return moves[Forgetful.asked % len(moves)]


class Peeping:
    """Reads the state itself, where it can."""

    name = "peeping"

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        state: Any = getattr(view, "_LiveView__state", None)
        return moves[hash(str(state)) % len(moves)]


class Meddling:
    """Plays on the real position instead of a copy."""

    name = "meddling"

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        state: Any = getattr(view, "_LiveView__state", None)
        if len(moves) > 1:
            view.game.apply(state.copy(), moves[0], view.seat)
            state.agenda.append(state.agenda[-1])
        return moves[0]


class Lying:
    """Answers what nobody has offered."""

    name = "lying"

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        return view.game.parse("move B")


def suite_of(bot: type) -> BotConformance:
    class Suite(BotConformance):
        game = "gwt"
        max_decisions = 12

    Suite.bot = f"{__name__}:{bot.__name__}"
    return Suite()


@pytest.mark.parametrize(
    ("bot", "promise"),
    [
        (Forgetful, BotConformance.test_the_same_decision_has_the_same_answer),
        (Peeping, BotConformance.test_what_is_hidden_makes_no_difference),
        (Peeping, BotConformance.test_it_answers_the_same_from_the_observation_alone),
        (Meddling, BotConformance.test_thinking_changes_nothing),
        (Lying, BotConformance.test_it_chooses_legal_moves),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_bot_that_does_wrong_is_found_out(
    bot: type, promise: Callable[[BotConformance], None]
) -> None:
    with pytest.raises(AssertionError):
        promise(suite_of(bot))
