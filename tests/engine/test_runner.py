"""The plain loop: chance and forced answers happen, somebody chooses, until the end."""

from __future__ import annotations

from collections.abc import Sequence

from tests.engine.builders import TINY, dealt
from westbound.engine.move import Move
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.runner import advance, playout, to_choice
from westbound.engine.state import State
from westbound.engine.step import CHANCE


def test_advance_stops_where_somebody_has_a_choice() -> None:
    state = TINY.new(2, complete(TINY.options, {}))
    seat, moves = advance(TINY, state, Rng(1))
    assert len(moves) > 1
    assert seat == state.agenda[-1].seat
    assert list(moves) == list(TINY.legal(state, seat))


def test_forced_answers_are_given_on_the_way() -> None:
    state = dealt("33", "12").state
    seat, moves = advance(TINY, state, Rng(1))
    assert (seat, [move.text for move in moves]) == (1, ["play 1", "play 2"])


def test_to_choice_stops_before_chance_has_its_say() -> None:
    state = TINY.new(2, complete(TINY.options, {}))
    before = state.key()
    assert to_choice(TINY, state) == (CHANCE, ())
    assert state.key() == before


def test_to_choice_gives_forced_answers_on_the_way() -> None:
    state = dealt("33", "12").state
    seat, moves = to_choice(TINY, state)
    assert (seat, [move.text for move in moves]) == (1, ["play 1", "play 2"])


def test_at_the_end_chance_has_no_moves() -> None:
    state = TINY.new(2, complete(TINY.options, {}))
    state.agenda.clear()
    assert advance(TINY, state, Rng(1)) == (CHANCE, ())


def test_a_playout_asks_for_every_choice_and_ends() -> None:
    asked = []

    def choose(state: State, seat: int, moves: Sequence[Move]) -> Move:
        asked.append(seat)
        assert len(moves) > 1
        return moves[-1]

    state = TINY.new(3, complete(TINY.options, {}))
    assert playout(TINY, state, Rng(4), choose) == len(asked) > 0
    assert not state.agenda
