"""Matches that begin with a position, and the text of the position now."""

from __future__ import annotations

from typing import cast

import pytest

from tests.engine.tiny_game import Tiny
from westbound.engine.errors import BadInput, IllegalMove
from westbound.engine.game import Game
from westbound.engine.history import History
from westbound.engine.match import Match
from westbound.engine.position.reading import parse_position
from westbound.engine.state import State

GAME = cast("Game[State]", Tiny())
TEXT = """game: tiny players=2
deck: 1 1 1 1
hands: [1,1,0,0] [0,0,1,1]
points: 3 0
steps: play/P1/waiting=(0,1)
"""


def a_match(seed: int = 7) -> Match:
    position = parse_position(TEXT, lambda _: GAME, seed)
    match = Match.from_position(position, seed, ["Ana", "Bo"])
    match.advance()
    return match


def test_it_begins_there() -> None:
    match = a_match()
    assert match.turns == (0, 1)
    assert match.log == []
    assert match.position() == match.start_text() == TEXT
    assert match.names == ("Ana", "Bo")


def test_what_is_played_can_be_undone_up_to_the_start() -> None:
    match = a_match()
    match.play("play 1", 0)
    assert match.position() != TEXT
    match.undo()
    assert match.position() == TEXT
    with pytest.raises(IllegalMove, match="nothing to undo"):
        match.undo()


def test_a_fork_and_its_match_go_their_own_ways() -> None:
    match = a_match()
    fork = match.fork()
    fork.play("play 1", 0)
    fork.play("play 3", 1)
    assert match.position() == TEXT
    fork.rewind(0)
    assert fork.position() == TEXT


def test_the_start_is_not_changed_by_whoever_gave_it() -> None:
    position = parse_position(TEXT, lambda _: GAME)
    match = Match.from_position(position, 1)
    position.state.agenda.clear()
    match.rewind(0)
    assert match.position() == TEXT


def test_history_is_told_from_there() -> None:
    match = a_match()
    match.play("play 1", 0)
    match.play("play 3", 1)
    told = History(match)
    assert len(told.follow(match.log)) == len(match.log)
    assert told.state == match.state


def test_a_seat_gets_a_text_of_what_it_knows() -> None:
    match = a_match()
    for viewer in (0, 1, None):
        text = match.position(viewer)
        seen = parse_position(text, lambda _: GAME).state
        assert GAME.observe(seen, viewer) == match.observe(viewer)
    assert match.position(0) != match.position(1)
    with pytest.raises(BadInput, match="there is no seat 2"):
        match.position(2)


def test_a_usual_match_began_with_the_set_up() -> None:
    match = Match(GAME, players=2, seed=1)
    assert match.start is None
    assert match.start_text() is None
    assert match.position() == "game: tiny players=2\n"
