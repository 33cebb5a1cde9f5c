"""Final scoring: GWT-253 to GWT-260, GWT-262, GWT-263, GWT-265 to GWT-268."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    area,
    at_step,
    certificates,
    clear,
    collect,
    discard_pile,
    discs_on,
    hand,
    only_draw,
    play,
    put_building,
    station_master,
    workers,
)
from westbound.engine.result import explain_ties, headline
from westbound.engine.standing import SHARED, TieBreak
from westbound.engine.texts import catalogue
from westbound.games.great_western_trail.components import PRIVATE_BUILDINGS
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.rules.scoring import CATEGORIES, points
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import PlaceBuilding

NAMES = ("Ana", "Bo", "Cy")
TEXTS = catalogue(GAME.package, "en")


def plain(players: int = 2, sides: str = "a" * 10) -> TrailState:
    """Nobody has a single point: no money, no objective that brings anything."""
    return a_state(players=players, money=0, sides=sides)


def vp(state: TrailState, category: str, seat: int = 0) -> int:
    return points(state, seat)[category]


def test_gwt_253_the_eleven_categories_start_at_nothing() -> None:
    found = points(plain(), 0)
    assert list(found) == list(CATEGORIES)
    assert len(found) == 11
    assert set(found.values()) == {0}


@pytest.mark.parametrize(("dollars", "points_for"), [(0, 0), (4, 0), (5, 1), (9, 1), (23, 4)])
def test_gwt_253_1_point_for_each_full_5_dollars(dollars: int, points_for: int) -> None:
    state = plain()
    state.money[0] = dollars
    assert vp(state, "money") == points_for
    assert vp(state, "money", seat=1) == 0


PRINTED = {
    "a": [1, 1, 1, 3, 4, 5, 6, 6, 9, 13],
    "b": [1, 1, 3, 3, 4, 5, 6, 8, 8, 11],
}


@pytest.mark.parametrize("side", ["a", "b"])
def test_gwt_254_the_points_of_each_building_on_the_board(side: str) -> None:
    for number, worth in enumerate(PRINTED[side], start=1):
        state = plain(sides=side * 10)
        put_building(state, 0, number, "A1")
        assert vp(state, "buildings") == worth
        assert vp(state, "buildings", seat=1) == 0
    assert [len(buildings) for buildings in PRIVATE_BUILDINGS] == [10, 10]


def test_gwt_254_removed_and_unplaced_ones_score_nothing() -> None:
    state = plain()
    put_building(state, 0, 1, "A1")
    put_building(state, 0, 4, "A2")
    assert vp(state, "buildings") == 1 + 3
    state.money[0] = 10
    workers(state, 0, craftsman=2)
    at_step(state, PlaceBuilding(0, False, 2))
    play(state, "build 5 A1")  # 1a leaves the game
    assert vp(state, "buildings") == 4 + 3


def test_gwt_255_crests_and_completed_arrows() -> None:
    state = plain()
    discs_on(state, 0, "sacramento san_francisco san_francisco")
    assert vp(state, "cities") == 6 + 9 + 9
    discs_on(state, 0, "albuquerque")
    assert vp(state, "cities") == 24  # no second end of its arrows
    discs_on(state, 0, "el_paso")
    assert vp(state, "cities") == 24 + 6
    discs_on(state, 1, "san_diego")  # another player's disc completes nothing
    assert vp(state, "cities") == 30
    assert vp(state, "cities", seat=1) == 0


def test_gwt_255_the_sum_may_be_negative() -> None:
    state = plain()
    discs_on(state, 0, "kansas_city kansas_city")
    assert vp(state, "cities") == -12
    discs_on(state, 0, "topeka wichita colorado_springs")
    assert vp(state, "cities") == -12 - 3 - 1


def test_gwt_256_the_example_of_san_diego_and_sacramento() -> None:
    state = plain()
    discs_on(state, 0, "san_diego sacramento")
    assert vp(state, "cities") == 6 + 4
    discs_on(state, 0, "el_paso")
    assert vp(state, "cities") == 6 + 4 + 8


def test_gwt_257_the_points_of_stations() -> None:
    state = plain()
    discs_on(state, 0, "s1 s5 s10")
    discs_on(state, 1, "s9")
    assert vp(state, "stations") == 1 + 3 + 9
    assert vp(state, "stations", seat=1) == 8


def test_gwt_258_the_points_of_hazards() -> None:
    state = plain()
    collect(state, 0, "flood_2_green drought_3_black rockfall_4_green rockfall_4_green")
    collect(state, 0, "green_teepee")
    assert vp(state, "hazards") == 2 + 3 + 4 + 4


def test_gwt_259_cattle_in_draw_stack_hand_and_discard_pile() -> None:
    state = plain()
    assert vp(state, "cattle") == 0  # the 14 cards of the start
    hand(state, 0, "holstein dollars_333b")
    assert vp(state, "cattle") == 1  # objective cards are no cattle
    discard_pile(state, 0, "west_highland_4 ayrshire")
    assert vp(state, "cattle") == 1 + 4 + 3
    only_draw(state, 0, "texas_longhorn_7 brown_swiss")
    assert vp(state, "cattle") == 8 + 7 + 2
    state.trashed[0] = state.hand[0]
    state.hand[0] = ()
    assert vp(state, "cattle") == 16  # removed cards are gone


@pytest.mark.parametrize(
    ("card", "worth"),
    [
        ("jersey", 0), ("dutch_belt", 0), ("black_angus", 0), ("guernsey", 0), ("holstein", 1),
        ("brown_swiss", 2), ("ayrshire", 3), ("west_highland_3", 3), ("west_highland_4", 4),
        ("west_highland_5", 5), ("texas_longhorn_5", 5), ("texas_longhorn_6", 6),
        ("texas_longhorn_7", 7),
    ],
)  # fmt: skip
def test_gwt_259_what_each_card_is_worth(card: str, worth: int) -> None:
    state = plain()
    hand(state, 0, card)
    assert vp(state, "cattle") == worth


def test_gwt_260_fulfilled_cards_add_and_others_subtract() -> None:
    state = plain()
    area(state, 0, "start_bbh draw_5h")
    assert vp(state, "objectives") == -2  # the starting card costs nothing
    collect(state, 0, "flood_2_green")
    hand(state, 0, "texas_longhorn_5")
    assert vp(state, "objectives") == 3
    state = plain()
    area(state, 0, "start_bbh draw_5h aux_sf")
    assert vp(state, "objectives") == -2 - 3  # may be negative
    discs_on(state, 0, "san_francisco")
    assert vp(state, "objectives") == -2 + 5


@pytest.mark.parametrize("put", [hand, discard_pile, only_draw])
def test_gwt_260_cards_of_the_deck_are_removed_or_added_without_their_action(
    put: Callable[[TrailState, int, str], None],
) -> None:
    state = plain()
    put(state, 0, "dollars_4hh")
    assert vp(state, "objectives") == 0  # not fulfilled: removed
    collect(state, 0, "flood_2_green flood_2_black")
    discard_pile(state, 0, "west_highland_3")
    assert vp(state, "objectives") == 3
    assert (vp(state, "money"), state.money[0]) == (0, 0)


# --- station masters


def test_gwt_262_each_tile_scores_its_own_task_beside_objective_cards() -> None:
    state = plain()
    station_master(state, 0, "hazards")
    area(state, 0, "start_bbh")
    put_building(state, 0, 1, "A1")
    put_building(state, 0, 2, "A2")
    collect(state, 0, "flood_2_green flood_2_black")
    assert vp(state, "objectives") == 3  # one of the hazards
    assert vp(state, "station_masters") == 3  # both of them again
    assert vp(state, "station_masters", seat=1) == 0
    station_master(state, 0, "workers")
    assert vp(state, "station_masters") == 3 + 3


def test_gwt_263_1_point_for_each_worker_with_the_printed_ones() -> None:
    state = plain()
    station_master(state, 0, "workers")
    assert vp(state, "station_masters") == 3
    workers(state, 0, cowboy=3, engineer=2)
    assert vp(state, "station_masters") == 6


@pytest.mark.parametrize(
    ("cards", "worth"),
    [("start_bbh", 0), ("start_bbh aux_sf", 3), ("start_bbh aux_sf aux_sf", 3),
     ("start_bbh aux_sf aux_sf aux_sf", 6)],
)  # fmt: skip
def test_gwt_263_3_points_for_2_objective_cards(cards: str, worth: int) -> None:
    state = plain()
    station_master(state, 0, "objectives")
    area(state, 0, cards)
    assert vp(state, "station_masters") == worth


@pytest.mark.parametrize(("number", "worth"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6)])
def test_gwt_263_3_points_for_2_hazards(number: int, worth: int) -> None:
    state = plain()
    station_master(state, 0, "hazards")
    tiles = ["flood_2_green", "flood_2_black", "drought_4_green", "drought_4_green"]
    collect(state, 0, " ".join(tiles[:number]))
    assert vp(state, "station_masters") == worth


@pytest.mark.parametrize(("green", "blue", "worth"), [(1, 0, 0), (1, 1, 3), (3, 1, 3), (2, 3, 6)])
def test_gwt_263_3_points_for_a_pair_of_teepees(green: int, blue: int, worth: int) -> None:
    state = plain()
    station_master(state, 0, "teepees")
    collect(state, 0, "green_teepee " * green + "blue_teepee " * blue)
    assert vp(state, "station_masters") == worth


@pytest.mark.parametrize(("marker", "worth"), [(0, 0), (1, 3), (2, 3), (3, 6), (4, 6), (6, 9)])
def test_gwt_263_3_points_for_2_certificates_with_permanent_ones(marker: int, worth: int) -> None:
    state = plain()
    station_master(state, 0, "certificates")  # it is a permanent certificate itself
    certificates(state, 0, marker)
    assert vp(state, "station_masters") == worth


def test_gwt_263_permanent_certificates_of_other_tiles_count() -> None:
    state = plain()
    station_master(state, 0, "certificates")
    station_master(state, 0, "teepees")
    assert vp(state, "station_masters") == 3
    station_master(state, 1, "hazards")  # somebody else's
    assert vp(state, "station_masters") == 3


# --- the rest


@pytest.mark.parametrize(
    ("numbers", "worth"), [((4, 4, 4), 0), ((5, 1, 1), 4), ((6, 1, 1), 8), ((6, 5, 6), 20)]
)
def test_gwt_265_4_points_for_workers_on_spaces_5_and_6(
    numbers: tuple[int, int, int], worth: int
) -> None:
    for seat in range(3):
        state = plain(players=3)
        workers(state, seat, *numbers)
        assert [vp(state, "workers", s) for s in range(3)] == [
            worth * (s == seat) for s in range(3)
        ]


def test_gwt_266_3_points_for_the_step_space_that_says_so() -> None:
    state = plain()
    clear(state, 0, "step_dollars")
    assert vp(state, "step_disc") == 0
    clear(state, 0, "step_vp")
    assert vp(state, "step_disc") == 3
    assert vp(state, "step_disc", seat=1) == 0


def test_gwt_267_2_points_for_the_job_market_token() -> None:
    state = plain()
    assert vp(state, "job_market_token", seat=1) == 0
    state.token_holder = 1
    assert (vp(state, "job_market_token"), vp(state, "job_market_token", seat=1)) == (0, 2)


def test_gwt_268_most_points_win() -> None:
    state = plain(players=3)
    state.money = [5, 15, 10]
    found = [(s.seat, s.rank, s.points) for s in GAME.standings(state)]
    assert found == [(1, 1, 3), (2, 2, 2), (0, 3, 1)]
    assert sum(GAME.standings(state)[0].breakdown.values()) == 3


def test_gwt_268_ties_share_the_victory() -> None:
    state = plain(players=3)
    state.money = [12, 14, 5]  # 2 points each, though one has more money
    ranks = {s.seat: s.rank for s in GAME.standings(state)}
    assert ranks == {0: 1, 1: 1, 2: 3}


def test_gwt_268_a_shared_victory_is_said() -> None:
    state = plain(players=3)
    state.money = [12, 14, 5]
    found = GAME.standings(state)
    assert [s.decided_by for s in found] == [TieBreak("GWT-268", SHARED), None, None]
    assert headline(found, TEXTS, NAMES) == "Ana and Bo share the victory"
    assert [str(line) for line in explain_ties(found, TEXTS, NAMES)] == [
        "Ana and Bo are tied on 2 points and share the victory. (GWT-268)"
    ]


def test_gwt_268_second_place_is_shared_too() -> None:
    state = plain(players=3)
    state.money = [5, 15, 9]
    found = GAME.standings(state)
    assert [(s.seat, s.rank) for s in found] == [(1, 1), (0, 2), (2, 2)]
    assert headline(found, TEXTS, NAMES) == "Bo wins"
    assert [str(line) for line in explain_ties(found, TEXTS, NAMES)] == [
        "Ana and Cy are tied on 1 point and share second place. (GWT-268)"
    ]


def test_gwt_268_without_a_tie_nothing_is_said() -> None:
    state = plain(players=3)
    state.money = [5, 15, 10]
    assert [s.decided_by for s in GAME.standings(state)] == [None, None, None]
