"""Routes as words."""

from __future__ import annotations

from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.moves import MOVE_TO
from westbound.games.great_western_trail.trail import KANSAS_CITY, NEXT, SPACE_NAMES, START


def test_a_route_is_a_word_for_each_location() -> None:
    assert GAME.pick_words("via:B+drought1+C") == ("via:B", "via:drought1", "via:C")
    assert GAME.pick_words("via:direct") == ("via:direct",)


def test_two_cards_stay_one_pick() -> None:
    pair = next(p for move in GAME.all_moves() for p in move.picks() if "+" in p and "card:" in p)
    assert GAME.pick_words(pair) == (pair,)


def test_every_location_that_can_be_passed_has_a_word() -> None:
    words = set(GAME.pick_vocabulary(4, {}))
    passed = [space for space, followers in enumerate(NEXT) if followers and space != START]
    assert len(passed) > 40
    for space in passed:
        route = MOVE_TO((space, KANSAS_CITY))
        assert GAME.pick_words(route.picks()[1]) == (f"via:{SPACE_NAMES[space]}",)
        assert f"via:{SPACE_NAMES[space]}" in words


def test_what_only_chance_does_has_no_word() -> None:
    words = GAME.pick_vocabulary(2, {})
    assert "do:tile" in {pick for move in GAME.all_moves() for pick in move.picks()}
    assert "do:tile" not in words
    assert not any(word.startswith("do:sides") for word in words)
