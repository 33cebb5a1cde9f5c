"""From a text to a state, with everything that can be wrong; the tiny game says no words at all."""

from __future__ import annotations

from typing import cast

import pytest

from tests.engine.tiny_game import Tiny
from tests.engine.tiny_pieces import Deal, Play, TinyState
from westbound.engine.errors import BadInput, BadPosition, explain_error
from westbound.engine.game import Game
from westbound.engine.position.layout import Agreed
from westbound.engine.position.reading import StartingPosition, parse_position, position_of
from westbound.engine.position.writing import position_text
from westbound.engine.refusal import Refusal
from westbound.engine.state import State

GAME = cast("Game[State]", Tiny())
TEXT = """game: tiny players=2
deck: 1 1 1 1
hands: [1,1,0,0] [0,0,1,1]
points: 3 0
steps: play/P1/waiting=(0,1)
"""


def find_game(name: str) -> Game[State]:
    if name != "tiny":
        raise BadInput(Refusal("WB-014", case="game", game=repr(name), games=("tiny",)))
    return GAME


def parse(text: str, rules_version: int | None = None) -> StartingPosition:
    return parse_position(text, find_game, 1, rules_version)


def problems(text: str) -> dict[str, str]:
    with pytest.raises(BadPosition) as wrong:
        parse(text)
    return {where: refusal.key for where, refusal in wrong.value.problems}


def test_a_text_becomes_a_state() -> None:
    game, agreed, state = parse(TEXT)
    assert game is GAME
    assert agreed == Agreed(2, {"copies": 2, "gambling": True}, 1)
    assert isinstance(state, TinyState)
    assert state.points == [3, 0]
    assert state.agenda == [Play(0, (0, 1))]
    assert position_text(game, state, agreed) == TEXT


def test_without_steps_a_match_begins() -> None:
    _, agreed, state = parse("game: tiny players=3")
    new = GAME.new(3, agreed.options)
    assert state == new
    assert isinstance(state.agenda[-1], Deal)


@pytest.mark.parametrize(
    ("text", "where", "case"),
    [
        ("", "", "WB-020.no_game"),
        ("points: 1 2", "", "WB-020.no_game"),
        ("game: chess players=2", "game", "WB-014.game"),
        ("game: tiny", "game", "WB-020.header"),
        ("game: tiny players=9", "game", "WB-020.header"),
        ("game: tiny players=2 players=3", "game", "WB-020.twice"),
        ("game: tiny players=2 weather=fine", "game", "WB-020.word"),
        ("game: tiny players=2 copies=7", "game", "WB-015.value"),
        ("game: tiny players=2 rules=2", "game", "WB-020.header"),
        (f"{TEXT}\npionts: 3 3", "pionts", "WB-020.section"),
        (f"{TEXT}\nsealed: (", "sealed", "WB-020.plain"),
        (TEXT.replace("play/P1", "paly/P1"), "steps", "WB-020.word"),
        (TEXT.replace("deck: 1", "deck: 3"), "", "WB-021.referee"),
        (
            TEXT.replace("[1,1,0,0]", "[0,0,0,0]").replace("1 1 1 1", "2 2 1 1"),
            "P1",
            "WB-021.no_moves",
        ),
        (TEXT.replace("[1,1,0,0] [0,0,1,1]", "5 6"), "", "WB-021.fails"),
    ],
)
def test_wb_020_wb_021_a_text_that_cannot_be_is_refused(text: str, where: str, case: str) -> None:
    assert problems(text)[where] == case


def test_everything_that_is_wrong_is_told_together() -> None:
    wrong = TEXT.replace("points: 3 0", "points: x( 0").replace("play/", "paly/") + "hello\n"
    assert problems(wrong) == {
        "": "WB-020.line",
        "points": "WB-020.plain",
        "steps": "WB-020.word",
    }


def test_problems_are_told_in_every_language() -> None:
    with pytest.raises(BadPosition) as wrong:
        parse(TEXT + "pionts: 1; points: 2")
    error = wrong.value
    assert error.explain("en") == [
        "points: this section is there twice.",
        "pionts: a position of Tiny has no such section; it has 'points', 'options'.",
    ]
    translated = BadPosition(error.problems)  # the tiny game has English only
    assert translated.explain("it")[1].startswith("pionts: una posizione di Tiny")
    assert explain_error(translated, "es").startswith("points: esta sección")
    assert str(error) == " ".join(error.explain("en"))


def test_wb_020_a_text_may_be_of_another_game() -> None:
    assert position_of(GAME, TEXT, find_game, 1).game is GAME
    with pytest.raises(BadPosition, match="game: this is not a position of Tiny"):
        position_of(cast("Game[State]", Tiny()), TEXT, find_game, 1)


def test_a_saved_match_says_by_which_rules() -> None:
    assert parse(TEXT.replace("players=2", "players=2 rules=1")).agreed.rules_version == 1
    assert parse(TEXT, rules_version=1).agreed.rules_version == 1


def test_a_finished_match_asks_nobody() -> None:
    assert parse(TEXT.replace("play/P1/waiting=(0,1)", "-")).state.agenda == []
