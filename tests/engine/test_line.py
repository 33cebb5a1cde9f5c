"""Lines of play: push and pop."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.builders import TINY
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.line import Line
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.registry import find_game, games


def begun(game: Game[Any]) -> Line[Any]:
    line = Line(game, game.new(game.players[1], complete(game.options, {})))
    line.push_chance(Rng(1))
    return line


@pytest.mark.parametrize("name", games())
def test_what_was_pushed_is_popped_to_the_same_positions(name: str) -> None:
    game, rng = find_game(name), Rng(7)
    line = begun(game)
    keys = [line.state.key()]
    while line.state.agenda and len(line) < 120:
        if line.state.agenda[-1].seat == CHANCE:
            line.push(game.sample(line.state, rng))
        else:
            line.push(rng.choice(game.legal(line.state, line.state.agenda[-1].seat)))
        keys.append(line.state.key())
    assert len(keys) > 20
    pushed = list(line.moves)
    while len(keys) > 1:
        assert line.state.key() == keys.pop()
        assert line.pop() is pushed.pop()
    assert line.state.key() == keys[0]


def test_the_state_it_began_with_is_not_touched() -> None:
    state = TINY.new(2, complete(TINY.options, {}))
    before = state.key()
    line = Line(TINY, state)
    assert line.push_chance(Rng(1)) > 0
    line.push(TINY.legal(line.state, line.state.agenda[-1].seat)[0])
    assert state.key() == before


def test_nothing_is_popped_before_the_beginning() -> None:
    with pytest.raises(BadInput, match="no move to take back"):
        Line(TINY, TINY.new(2, complete(TINY.options, {}))).pop()


def test_nothing_is_pushed_after_the_end() -> None:
    line = begun(TINY)
    while line.state.agenda:
        if not line.push_chance(Rng(2)):
            line.push(TINY.legal(line.state, line.state.agenda[-1].seat)[0])
    last = line.moves[-1]
    with pytest.raises(BadInput, match="the match is over"):
        line.push(last)
    assert line.moves[-1] is last
