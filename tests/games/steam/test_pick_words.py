"""Points, ways and amounts as words."""

from __future__ import annotations

import pytest

from tests.games.steam.own_map import own_map
from westbound.engine.option import Value
from westbound.games.steam.components import MAX_LEVEL
from westbound.games.steam.game import GAME
from westbound.games.steam.maps import PRINTED, chosen_map
from westbound.games.steam.moves import GoTo, MakeBid


def words_of(picks: tuple[str, ...]) -> list[str]:
    return [word for pick in picks for word in GAME.pick_words(pick)]


def test_points_are_a_word_for_each_seat() -> None:
    move = GoTo("8,1", (0, 1, 0, 2))
    assert words_of(move.picks()) == [
        *("hex:8,1", "points.0:0", "points.1:1", "points.2:0", "points.3:2"),
    ]


def test_places_on_the_way_follow_the_points() -> None:
    move = GoTo("8,1", (2, 0, 1), ("7,3", "-1,2"))
    assert words_of(move.picks()) == [
        *("hex:8,1", "points.0:2", "points.1:0", "points.2:1", "via:7,3", "via:-1,2"),
    ]


@pytest.mark.parametrize("players", GAME.players)
def test_every_seat_can_score_up_to_the_highest_level(players: int) -> None:
    words = {word for word in GAME.pick_vocabulary(players, {}) if word.startswith("points.")}
    assert words == {f"points.{s}:{n}" for s in range(players) for n in range(MAX_LEVEL + 1)}


def test_any_bid_has_words() -> None:
    words = set(GAME.pick_vocabulary(3, {}))
    for amount in (0, 40, 41, 100, 101, 250, 98_765):
        assert set(words_of(MakeBid(amount).picks())) <= words


@pytest.mark.parametrize("map_", [*PRINTED, own_map()], ids=[*PRINTED, "own"])
@pytest.mark.parametrize("paths", [False, True])
def test_the_words_are_those_of_the_hexes_of_the_map(map_: str, paths: bool) -> None:
    options: dict[str, Value] = {"map": map_, "choose_paths": paths}
    words, names = GAME.pick_vocabulary(4, options), chosen_map(map_).names
    assert {word for word in words if word.startswith("hex:")} == {f"hex:{n}" for n in names}
    ways = {f"via:{name}" for name in names} if paths else set()
    assert {word for word in words if word.startswith("via:")} == ways
