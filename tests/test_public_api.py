"""The public face: exactly these names, and the short program of the package's first page."""

from __future__ import annotations

import importlib
import inspect

import pytest

import westbound
from westbound.engine.match import Match

MATCH = (
    "log", "moves", "observe", "over", "play", "standings", "state", "to_json", "turn", "turns",
    "undo", "why_not",
)  # fmt: skip


def test_the_package_offers_these_names() -> None:
    assert sorted(westbound.__all__) == [
        "BadInput",
        "BadPosition",
        "IllegalMove",
        "Match",
        "Option",
        "Refusal",
        "SaveError",
        "games",
        "is_compiled",
        "match_from_json",
        "match_from_position",
        "new_match",
        "options",
    ]
    assert all(hasattr(westbound, name) for name in westbound.__all__)


def test_a_match_offers_these_names() -> None:
    match = westbound.new_match("carson", players=4, seed=7)
    assert [name for name in MATCH if not hasattr(match, name)] == []


def test_games_is_a_question_although_a_floor_has_that_name_too() -> None:
    importlib.import_module("westbound.games.carson_city.game")
    importlib.import_module("westbound.games.registry")
    assert "carson" in westbound.games()
    westbound.games().clear()
    assert "carson" in westbound.games()


def test_the_parameters_have_their_promised_names() -> None:
    assert list(inspect.signature(westbound.new_match).parameters)[:4] == [
        "game",
        "players",
        "seed",
        "options",
    ]
    assert list(inspect.signature(Match.moves).parameters)[1:] == ["seat"]


def test_options_have_values_and_defaults() -> None:
    options = {option.name: option for option in westbound.options("carson")}
    assert options["road_windows"].values == ("full", "compact")
    assert options["road_windows"].default == "full"


def test_a_match_from_beginning_to_end() -> None:
    match = westbound.new_match("carson", players=3, seed=7, options={"road_windows": "compact"})
    assert match.turns == (match.turn,)
    while not match.over:
        move = match.moves()[0]
        assert match.why_not(str(move)) is None
        match.play(str(move))
    assert (match.turn, match.moves()) == (None, [])
    best = match.standings()[0]
    assert (best.rank, best.points) == (1, sum(best.breakdown.values()))
    assert 0 <= best.seat < 3
    again = westbound.match_from_json(match.to_json())
    assert again.standings() == match.standings()
    assert again.observe(None) == match.observe(None)
    assert again.state.copy() is not again.state


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    match = westbound.new_match("carson", players=2, seed=1)
    refusal = match.why_not("pass")
    assert isinstance(refusal, westbound.Refusal)
    with pytest.raises(westbound.IllegalMove) as error:
        match.play("pass")
    assert error.value.refusals == (refusal,)


def test_undo_takes_back_the_last_decision() -> None:
    match = westbound.new_match("carson", players=2, seed=1)
    before = match.to_json()
    match.play(match.moves()[0])
    match.undo()
    assert match.to_json() == before


def test_an_unknown_game_is_bad_input() -> None:
    with pytest.raises(westbound.BadInput, match="There is no game 'chess'; there are: carson"):
        westbound.new_match("chess", players=2, seed=1)
    with pytest.raises(westbound.SaveError):
        westbound.match_from_json("chess")
