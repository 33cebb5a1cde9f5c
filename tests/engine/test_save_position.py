"""Files of matches that begin with a position."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.engine.test_match_position import GAME, TEXT, a_match
from westbound.engine.errors import BadInput, SaveError, explain_error
from westbound.engine.game import Game
from westbound.engine.match import FORMAT_VERSION, POSITION_VERSION, Match
from westbound.engine.save import load
from westbound.engine.state import State


def find_game(name: str) -> Game[State]:
    if name == "tiny":
        return GAME
    raise BadInput(f"there is no game {name!r}")


def a_file(**changes: Any) -> str:
    match = a_match()
    match.play("play 1", 0)
    match.play("play 3", 1)
    return json.dumps({**json.loads(match.to_json()), **changes})


def test_a_file_has_the_position_and_goes_on_from_it() -> None:
    match = a_match()
    match.play("play 1", 0)
    match.play("play 3", 1)
    text = match.to_json()
    assert json.loads(text)["position"] == TEXT
    again = load(text, find_game)
    assert again.state == match.state
    assert again.start == match.start
    assert again.to_json() == text


def test_only_such_files_have_the_newer_format() -> None:
    usual = Match(GAME, players=2, seed=1)
    usual.advance()
    data = json.loads(usual.to_json())
    assert data["version"] == FORMAT_VERSION == 1
    assert "position" not in data
    assert json.loads(a_file())["version"] == POSITION_VERSION == 2


@pytest.mark.parametrize(
    ("changes", "key", "said"),
    [
        ({"position": None}, "WB-013.damaged", "'position' is None"),
        ({"position": TEXT.replace("points: 3", "points: (")}, "WB-013.position", "points: '('"),
        ({"position": "game: chess"}, "WB-013.damaged", "'position' is 'game: chess'"),
        ({"position": f"{TEXT}deck: 1"}, "WB-013.position", "deck: this section is there twice"),
        ({"position": "game: tiny players=3"}, "WB-013.damaged", "'position' is"),
    ],
)
def test_wb_013_a_wrong_position_is_refused(changes: Any, key: str, said: str) -> None:
    with pytest.raises(SaveError) as wrong:
        load(a_file(**changes), find_game)
    assert wrong.value.refusal is not None
    assert wrong.value.refusal.key == key
    assert said in explain_error(wrong.value, "en")


def test_wb_013_a_file_of_the_newer_format_needs_its_position() -> None:
    data = json.loads(a_file())
    del data["position"]
    with pytest.raises(SaveError, match="'position' is missing"):
        load(json.dumps(data), find_game)
