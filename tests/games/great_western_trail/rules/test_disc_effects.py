"""What a disc does where it is laid. Rules GWT-103 to GWT-109."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    cards,
    discs_of,
    discs_on,
    display,
    engine,
    play,
    refused,
    texts,
)
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.railroad import CITY_NAMES
from westbound.games.great_western_trail.rules.scoring import points
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import Delivery


def delivering(value: int, discs: str = "", money: int = 20, cards_shown: str = "") -> TrailState:
    """Seat 0 delivers with this total; the engine is ahead of all cities."""
    state = a_state(money=money)
    discs_on(state, 0, discs)
    engine(state, 0, "39")
    display(state, cards_shown)
    return at_step(state, Delivery(0, False, value))


def test_gwt_103_kansas_city_gives_6_dollars_and_costs_6_points() -> None:
    state = delivering(0, money=1)
    for count in (1, 2):
        play(state, "deliver kansas_city", "disc aux_cert")
        assert state.money[0] == 1 + 6 * count
        assert points(state, 0)["cities"] == -6 * count
        at_step(state, Delivery(0, False, 0))


def test_gwt_103_no_other_city_gives_money() -> None:
    state = delivering(4, money=1)
    play(state, "deliver wichita", "disc aux_cert")
    assert state.money[0] == 1
    assert points(state, 0)["cities"] == 0


@pytest.mark.parametrize(
    ("discs", "vp"),
    [
        ("san_francisco", 9),
        ("san_francisco san_francisco san_francisco", 27),
        ("sacramento", 6),
        ("sacramento san_francisco", 15),  # no arrow between these
        ("kansas_city topeka", -6),  # nor between these
        ("san_diego el_paso", 8),
    ],
)
def test_gwt_104_points_of_the_crests(discs: str, vp: int) -> None:
    state = delivering(0, discs=discs)
    assert points(state, 0)["cities"] == vp
    assert points(state, 1)["cities"] == 0


ARROWS = {
    ("topeka", "wichita"): -3,
    ("wichita", "colorado_springs"): -1,
    ("colorado_springs", "santa_fe"): 0,
    ("santa_fe", "albuquerque"): 0,
    ("albuquerque", "el_paso"): 6,
    ("el_paso", "san_diego"): 8,
    ("san_diego", "sacramento"): 4,
}


@pytest.mark.parametrize(("pair", "vp"), ARROWS.items())
def test_gwt_105_gwt_106_an_arrow_needs_both_discs(pair: tuple[str, str], vp: int) -> None:
    first, second = pair
    alone = [points(delivering(0, discs=city), 0)["cities"] for city in pair]
    assert points(delivering(0, discs=f"{first} {second}"), 0)["cities"] == sum(alone) + vp


def test_gwt_105_discs_of_two_players_make_no_pair() -> None:
    state = delivering(0, discs="el_paso")
    discs_on(state, 1, "san_diego")
    assert [points(state, seat)["cities"] for seat in (0, 1)] == [0, 0]


def test_gwt_105_cities_that_are_no_neighbours_have_no_arrow() -> None:
    assert points(delivering(0, discs="topeka colorado_springs albuquerque"), 0)["cities"] == 0


def test_gwt_106_all_seven_arrows() -> None:
    assert set(ARROWS) == set(pairwise(CITY_NAMES[1:-1]))
    all_but_the_ends = " ".join(CITY_NAMES[1:-1])
    assert points(delivering(0, discs=all_but_the_ends), 0)["cities"] == 6 - 4 + 18


@pytest.mark.parametrize(
    ("before", "city", "disc"),
    [
        ("topeka", "wichita", "aux_draw"),
        ("wichita", "topeka", "aux_draw"),
        ("colorado_springs", "santa_fe", "aux_draw"),
        ("albuquerque", "santa_fe", "aux_draw"),
        ("santa_fe", "albuquerque", "step_vp"),
    ],
)
def test_gwt_107_completing_an_arrow_an_objective_card_must_be_taken(
    before: str, city: str, disc: str
) -> None:
    state = delivering(18, discs=before, cards_shown="draw_bbh aux_sf")
    play(state, f"deliver {city}", f"disc {disc}")
    assert asked(state) == ("take_objective", 0)
    assert refused(state, "decline") == "GWT-107"
    assert refused(state, "take card draw_sgg") == "GWT-176"
    play(state, "take card draw_bbh")
    assert (state.discard[0], state.hand[0]) == (cards("draw_bbh"), ())


@pytest.mark.parametrize(
    ("before", "city"),
    [
        ("", "wichita"),
        ("colorado_springs", "wichita"),
        ("albuquerque", "el_paso"),
        ("el_paso", "san_diego"),
        ("san_diego", "sacramento"),
        ("topeka wichita", "colorado_springs"),
        ("kansas_city", "topeka"),
    ],
)
def test_gwt_107_other_deliveries_bring_no_card(before: str, city: str) -> None:
    state = delivering(18, discs=before, cards_shown="draw_bbh aux_sf")
    play(state, f"deliver {city}", "disc aux_draw")
    assert asked(state)[0] != "take_objective"
    assert state.discard[0] == ()


def test_gwt_107_the_top_of_the_stack_is_a_card_too() -> None:
    state = delivering(18, discs="topeka", cards_shown="draw_bbh aux_sf")
    play(state, "deliver wichita", "disc aux_draw", "take top", "cards move_bbhh")
    assert state.discard[0] == cards("move_bbhh")
    assert state.display == cards("draw_bbh aux_sf")


def test_gwt_108_santa_fe_last_brings_two_cards() -> None:
    state = delivering(
        18, discs="colorado_springs albuquerque", cards_shown="draw_bbh aux_sf draw_5h draw_sgg"
    )
    play(state, "deliver santa_fe", "disc aux_draw", "take card draw_bbh")
    assert asked(state) == ("deal_display", CHANCE)  # refilled in between
    play(state, "cards move_bbhh")
    assert asked(state) == ("take_objective", 0)
    play(state, "take card move_bbhh", "cards aux_sf")
    assert state.discard[0] == cards("draw_bbh move_bbhh")
    assert state.display == cards("aux_sf aux_sf draw_5h draw_sgg")
    assert asked(state)[0] != "take_objective"


def test_gwt_109_without_any_card_nothing_happens() -> None:
    state = delivering(18, discs="topeka")
    state.objective_stack = ()
    play(state, "deliver wichita", "disc aux_draw")
    assert asked(state)[0] != "take_objective"
    assert (state.discard[0], state.hand[0]) == ((), ())
    assert discs_of(state, 0, "wichita") == 1


def test_gwt_109_the_second_of_two_can_lapse() -> None:
    state = delivering(18, discs="colorado_springs albuquerque", cards_shown="draw_bbh")
    state.objective_stack = ()
    play(state, "deliver santa_fe", "disc aux_draw")
    assert refused(state, "decline") == "GWT-107"
    play(state, "take card draw_bbh")
    assert texts(state) == ["decline"]
    play(state, "decline")
    assert state.discard[0] == cards("draw_bbh")
    assert asked(state)[0] != "take_objective"
