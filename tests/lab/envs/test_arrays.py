"""Observations as numpy arrays."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import Any

import numpy as np
import pytest

from checks.array_walks import Findings, look_at_match
from checks.pick_index import GAMES, choices, tables
from westbound.engine.errors import BadInput
from westbound.games.registry import find_game
from westbound.lab.envs.arrays import ObservationArrays
from westbound.lab.simulation import Case

# By way to play: positions of each game, and every how many decisions they are looked at.
LOOKED_AT = {"random": (20, 9), "cautious": (40, 9), "greedy": (8, 3)}
EACH = 4  # positions of one table


def first_observation(name: str, players: int) -> dict[str, Any]:
    game = find_game(name)
    state = game.new(players, {option.name: option.default for option in game.options})
    return dict(game.observe(state, 0))


def test_named_arrays_are_the_row_in_pieces() -> None:
    game = find_game("carson")
    arrays = ObservationArrays(game, 3)
    flat = np.arange(arrays.size, dtype=np.float32)
    named = arrays.split(flat)
    assert list(named) == [field.name for field in arrays.fields]
    assert [array.shape for array in named.values()] == [f.shape for f in arrays.fields]
    assert sum(array.size for array in named.values()) == arrays.size
    assert np.concatenate([array.ravel() for array in named.values()]).tolist() == flat.tolist()


def test_bounds_are_those_of_the_field_of_each_number() -> None:
    arrays = ObservationArrays(find_game("steam"), 3)
    low, high = arrays.bounds()
    for field in arrays.fields:
        assert set(arrays.split(low)[field.name].ravel()) == {field.low}
        assert set(arrays.split(high)[field.name].ravel()) == {field.high}


@cache
def all_tables(name: str) -> list[Case]:
    return tables(find_game(name))


@pytest.mark.parametrize("way", LOOKED_AT)
@pytest.mark.parametrize("name", GAMES)
def test_numbers_stay_in_their_ranges_at_all_kinds_of_tables(name: str, way: str) -> None:
    """Of all player counts and combinations of options; whole matches: `checks.array_walks`."""
    game, findings = find_game(name), Findings()
    cases, (positions, every) = all_tables(name), LOOKED_AT[way]
    for number in range(positions // EACH):
        case = cases[number * 7 % len(cases)]
        match = look_at_match(game, case, number, choices(game)[way], findings, every)
        assert len(list(islice(match, EACH))) == EACH
    assert findings.positions == positions
    assert (findings.outside, findings.changed) == ({}, 0)


def test_numbers_out_of_range_are_found() -> None:
    arrays, findings = ObservationArrays(find_game("carson"), 3), Findings()
    observation = first_observation("carson", 3)
    for round_ in (1, 5):
        position = {**observation["position"], "round": round_}
        findings.look(arrays, {**observation, "position": position})
    assert (findings.outside, findings.positions) == ({"round": 1}, 2)


def test_an_observation_of_another_table_is_refused() -> None:
    arrays = ObservationArrays(find_game("gwt"), 3)
    assert arrays.flat(first_observation("gwt", 3)).size == arrays.size
    with pytest.raises(BadInput, match="other players or options"):
        arrays.flat(first_observation("gwt", 4))
    with pytest.raises(BadInput, match="'steam', not of 'gwt'"):
        arrays.flat(first_observation("steam", 3))


def test_a_spectators_observation_is_refused() -> None:
    for name in GAMES:
        game = find_game(name)
        state = game.new(3, {option.name: option.default for option in game.options})
        with pytest.raises(BadInput, match="spectator"):
            ObservationArrays(game, 3).flat(game.observe(state, None))
