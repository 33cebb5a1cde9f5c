"""Kinds of tables by OpenSpiel's parameters."""

from __future__ import annotations

import pytest

from tests.lab.openspiel.spiel import pyspiel
from westbound.engine.errors import BadInput
from westbound.engine.option import Value
from westbound.engine.step import CHANCE
from westbound.games.registry import find_game, games
from westbound.lab.openspiel.table import default_parameters, find_table


@pytest.mark.parametrize("game", games())
def test_every_option_of_a_game_is_a_parameter_at_its_default(game: str) -> None:
    found = find_game(game)
    usual = default_parameters(found)
    assert {option.name: usual[option.name] for option in found.options} == {
        option.name: option.default for option in found.options
    }
    assert usual["players"] == found.players[0]
    table = find_table(game, {})
    assert (table.players, table.parameters) == (found.players[0], usual)
    assert table is find_table(game, {})


def test_parameters_make_the_table() -> None:
    given: dict[str, Value] = {"players": 4, "horses": True, "reward": "rank", "seed": 7}
    table = find_table("carson", given)
    assert (table.players, table.options["horses"], table.seed) == (4, True, 7)
    assert table.new_state().agenda
    assert "players" not in table.options


def test_the_same_outcome_always_brings_the_same() -> None:
    table = find_table("carson", {"players": 6})
    state = table.new_state()
    assert state.agenda[-1].seat == CHANCE
    first = [table.draw(state, 0, outcome) for outcome in range(256)]
    assert first == [table.draw(state, 0, outcome) for outcome in range(256)]
    assert first != [table.draw(state, 1, outcome) for outcome in range(256)]
    other = find_table("carson", {"players": 6, "seed": 1})
    assert first != [other.draw(state, 0, outcome) for outcome in range(256)]
    assert len({move.text for move in first}) > 150  # of 720 orders of players


def test_dice_are_about_fair() -> None:
    """The first player of two, by 4096 outcomes."""
    table = find_table("carson", {"chance_outcomes": 4096})
    state = table.new_state()
    drawn = [table.draw(state, 0, outcome).text for outcome in range(4096)]
    assert sorted(set(drawn)) == ["order 1 2", "order 2 1"]
    assert 1900 < drawn.count("order 1 2") < 2196


@pytest.mark.parametrize(
    ("parameters", "why"),
    [
        ({"players": 7}, "Carson City is for 2 to 6 players, not 7"),
        ({"players": "two"}, "players is a whole number, not 'two'"),
        ({"horses": 1}, "cannot be 1"),
        ({"reward": "glory"}, "there is no reward 'glory'"),
        ({"chance_outcomes": 0}, "chance_outcomes are 1 to 65536, not 0"),
        ({"chance_outcomes": True}, "chance_outcomes is a whole number"),
        ({"seed": -1}, "a seed is a whole number from 0"),
    ],
)
def test_what_makes_no_table(parameters: dict[str, Value], why: str) -> None:
    find_table("carson", {"horses": True})
    with pytest.raises(BadInput, match=why):
        find_table("carson", parameters)


def test_outcomes_that_there_are_not() -> None:
    table = find_table("carson", {"chance_outcomes": 8})
    for outcome in (-1, 8):
        with pytest.raises(BadInput, match=f"chance has outcomes 0 to 7, not {outcome}"):
            table.draw(table.new_state(), 0, outcome)


def test_a_parameter_that_is_unknown_is_refused_by_openspiel() -> None:
    with pytest.raises(pyspiel.SpielError, match="speed"):
        pyspiel.load_game("westbound_carson(speed=2)")
