"""Kansas City: its subphases, and leaving it. Rules GWT-069, GWT-070, GWT-115 to GWT-117."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    certificates,
    foresight,
    hand,
    moving,
    place_of,
    play,
    refused,
    show_hand,
    stand,
    texts,
    using,
)
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.components import EMPTY, TILE_CODES
from westbound.games.great_western_trail.rules.kansas_city import choosable
from westbound.games.great_western_trail.state import TrailState

TILES = "green_teepee flood_4_green cowboy engineer craftsman blue_teepee"
JERSEYS = "jersey jersey jersey jersey"
CHOICES = ("take flood_4_green", "take cowboy", "take blue_teepee")


def visiting(tiles: str = TILES, players: int = 2) -> TrailState:
    """Seat 0 reaches Kansas City with four Jerseys in hand."""
    state = a_state(players=players)
    foresight(state, tiles)
    for seat in range(players):
        hand(state, seat, JERSEYS)
    moving(state, 0, at="G")
    return play(state, "move kansas_city")


def test_gwt_069_five_subphases_in_order() -> None:
    state = visiting()
    certificates(state, 0, 1)
    for move in CHOICES:
        assert asked(state) == ("foresight", 0)
        play(state, move)
    assert asked(state) == ("income", 0)
    assert state.hand[0] != ()
    show_hand(play(state, "certificates 1"))
    assert state.hand[0] == ()
    assert asked(state) == ("deliver", 0)
    play(state, "deliver topeka", "disc aux_draw")
    assert asked(state) == ("reveal_foresight", CHANCE)


def test_gwt_069_none_can_be_left_out_or_put_first() -> None:
    state = visiting()
    assert refused(state, "done") == "GWT-070"
    assert refused(state, "deliver topeka") == "GWT-070"
    assert refused(state, "use aux_dollar") == "GWT-070"
    assert refused(state, "take cowboy") == "GWT-070"
    show_hand(play(state, *CHOICES))
    assert refused(state, "done") == "GWT-090"


@pytest.mark.parametrize(
    ("column", "own", "others"),
    [
        (1, ["green_teepee", "flood_4_green"], ["cowboy", "craftsman", "blue_teepee"]),
        (2, ["cowboy", "engineer"], ["green_teepee", "craftsman", "blue_teepee"]),
        (3, ["craftsman", "blue_teepee"], ["cowboy", "engineer", "green_teepee"]),
    ],
)
def test_gwt_070_one_of_the_two_tiles_of_that_number(
    column: int, own: list[str], others: list[str]
) -> None:
    state = visiting()
    play(state, *["take flood_4_green", "take cowboy"][: column - 1])
    assert texts(state) == [f"take {name}" for name in own]
    for name in others:
        assert refused(state, f"take {name}") == "GWT-070"
    play(state, f"take {own[1]}")
    first = (column - 1) * 2
    assert state.foresight[first : first + 2] == [TILE_CODES[own[0]], EMPTY]


def test_gwt_070_only_one_and_it_moves_at_once() -> None:
    state = visiting()
    play(state, "take green_teepee")
    assert TILE_CODES["green_teepee"] in state.on
    assert refused(state, "take flood_4_green") == "GWT-070"  # it is subphase 2 already


def test_gwt_070_of_two_equal_tiles_one_stays() -> None:
    state = visiting("blue_teepee blue_teepee - - - -")
    assert texts(state) == ["take blue_teepee"]
    play(state, "take blue_teepee")
    assert state.foresight[:2].count(TILE_CODES["blue_teepee"]) == 1


def after_delivery() -> TrailState:
    state = visiting()
    show_hand(play(state, *CHOICES))
    return play(state, "deliver kansas_city", "disc aux_draw")


def test_gwt_115_back_to_the_start_and_on_from_there() -> None:
    state = after_delivery()
    assert place_of(state, 0) == "start"
    play(state, "reveal green_teepee", "reveal cowboy", "reveal cowboy")
    play(state, "cards jersey dutch_belt dutch_belt dutch_belt")
    stand(state, 1, "A")
    assert asked(state) == ("move_herd", 1)
    play(state, "move B", "use aux_dollar")
    assert asked(state) == ("move_herd", 0)
    assert texts(state)[0] == "move A"
    assert refused(state, "move A B C") is None
    assert refused(state, "move B") == "GWT-046"


def test_gwt_115_not_before_the_delivery_is_over() -> None:
    state = visiting()
    show_hand(play(state, *CHOICES))
    assert place_of(state, 0) == "kansas_city"
    play(state, "deliver kansas_city")
    assert place_of(state, 0) == "kansas_city"
    play(state, "disc aux_draw")
    assert place_of(state, 0) == "start"


def test_gwt_116_every_empty_space_is_refilled_from_its_pile() -> None:
    state = after_delivery()
    sizes = [len(pile) for pile in state.piles]
    for right, wrong in (
        ("drought_2_green", "engineer"),
        ("engineer", "blue_teepee"),
        ("green_teepee", "drought_2_black"),
    ):
        assert asked(state) == ("reveal_foresight", CHANCE)
        assert refused(state, f"reveal {wrong}") == "GWT-005"
        play(state, f"reveal {right}")
    assert asked(state)[0] == "draw_cards"
    assert [len(pile) for pile in state.piles] == [size - 1 for size in sizes]
    names = ["green_teepee", "drought_2_green", "engineer", "engineer", "craftsman", "green_teepee"]
    assert state.foresight == [TILE_CODES[name] for name in names]


def test_gwt_116_spaces_with_a_tile_keep_it() -> None:
    state = after_delivery()
    assert TILE_CODES["green_teepee"] == state.foresight[0]
    play(state, "reveal blue_teepee", "reveal cowboy", "reveal cowboy")
    assert state.foresight[0] == TILE_CODES["green_teepee"]


def test_gwt_117_a_subphase_without_a_tile_is_skipped() -> None:
    state = visiting("green_teepee - - - cowboy -")
    assert texts(state) == ["take green_teepee"]
    play(state, "take green_teepee")
    assert texts(state) == ["take cowboy"]
    assert choosable(state, 2) == ()


def test_gwt_117_an_empty_pile_leaves_its_spaces_empty() -> None:
    state = visiting()
    show_hand(play(state, *CHOICES))
    state.piles[1] = ()
    state.piles[2] = state.piles[2][:1]
    play(state, "deliver kansas_city", "disc aux_draw")
    play(state, "reveal green_teepee", "reveal cowboy")
    assert asked(state)[0] == "draw_cards"
    assert state.foresight[2:4] == [EMPTY, TILE_CODES["engineer"]]
    assert EMPTY not in state.foresight[4:]


def test_gwt_117_two_empty_spaces_and_one_tile_left() -> None:
    state = visiting("- - - - - -")
    state.piles[0] = (TILE_CODES["green_teepee"],)
    state.piles[1], state.piles[2] = (), ()
    show_hand(state)
    play(state, "deliver kansas_city", "disc aux_draw", "reveal green_teepee")
    assert asked(state)[0] == "draw_cards"
    assert [tile != EMPTY for tile in state.foresight] == [True] + [False] * 5


def test_gwt_117_a_visit_without_any_tiles() -> None:
    state = a_state()
    hand(state, 0, "jersey guernsey")
    show_hand(using(state, 0, "kansas_city"))
    assert asked(state) == ("deliver", 0)
    assert state.money[0] == 23
