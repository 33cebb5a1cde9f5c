"""Scoring objective cards: GWT-239 to GWT-245, GWT-261, GWT-264, GWT-288, GWT-289."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    area,
    collect,
    discard_pile,
    discs_on,
    hand,
    names_of,
    only_draw,
    put_building,
    station_master,
)
from westbound.engine.rng import Rng
from westbound.games.great_western_trail.components import (
    OBJECTIVE_DECK,
    OBJECTIVES,
    STARTING_OBJECTIVES,
)
from westbound.games.great_western_trail.rules.objective_scoring import best_objectives
from westbound.games.great_western_trail.rules.scoring import objectives, points
from westbound.games.great_western_trail.state import TrailState


def scoring(cards: str) -> TrailState:
    """Just these cards in the area of seat 0, nothing done yet."""
    state = a_state(players=2, money=0)
    area(state, 0, cards)
    return state


def total(state: TrailState) -> int:
    return points(state, 0)["objectives"]


def both(state: TrailState) -> int:
    """Categories 7 and 8."""
    found = points(state, 0)
    return found["objectives"] + found["station_masters"]


def buildings(state: TrailState, count: int, seat: int = 0) -> None:
    for number in range(1, count + 1):
        put_building(state, seat, number, ["A1", "A2", "A3", "B1", "B2"][number - 1])


# --- tasks


def test_gwt_239_each_of_the_nine_tasks_counts_what_it_shows() -> None:
    state = scoring("start_34b start_ssg draw_5h aux_sf move_ssblbl")
    start = total(state)
    assert start == -2 - 3 - 2
    put_building(state, 0, 1, "A1")
    hand(state, 0, "ayrshire")
    discard_pile(state, 0, "west_highland_5")
    assert total(state) == start + 3  # start_34b: in any part of the deck
    only_draw(state, 0, "texas_longhorn_5")
    collect(state, 0, "rockfall_2_green")
    assert total(state) == start + 3 + 5  # draw_5h: +3 instead of -2
    discs_on(state, 0, "san_francisco")
    assert total(state) == start + 3 + 5 + 8  # aux_sf: +5 instead of -3
    discs_on(state, 0, "s1 s10")
    collect(state, 0, "green_teepee")
    assert total(state) == start + 3 + 5 + 8 + 3  # start_ssg
    discs_on(state, 0, "s2 s3")
    collect(state, 0, "blue_teepee blue_teepee")
    assert total(state) == start + 3 + 5 + 8 + 3 + 7  # move_ssblbl: +5 instead of -2


def test_gwt_239_things_of_others_and_other_cities_do_not_count() -> None:
    state = scoring("start_bbh aux_sf")
    buildings(state, 2, seat=1)
    collect(state, 1, "flood_2_green")
    discs_on(state, 1, "san_francisco")
    discs_on(state, 0, "sacramento")
    assert total(state) == -3


@pytest.mark.parametrize("breed", ["holstein", "brown_swiss", "ayrshire"])
def test_gwt_239_every_breed_of_value_3(breed: str) -> None:
    state = scoring("dollars_333b")
    buildings(state, 1)
    hand(state, 0, f"{breed} {breed}")
    assert total(state) == -2
    hand(state, 0, breed)
    assert total(state) == 4


def test_gwt_240_all_its_tasks_must_be_fulfilled() -> None:
    state = scoring("engine_bblhh")
    buildings(state, 1)
    collect(state, 0, "blue_teepee flood_2_green")
    assert total(state) == -3  # one hazard is missing
    collect(state, 0, "drought_2_green")
    assert total(state) == 5


def test_gwt_241_each_thing_counts_for_one_card_only() -> None:
    state = scoring("aux_sf aux_sf")
    discs_on(state, 0, "san_francisco")
    assert total(state) == 5 - 3
    discs_on(state, 0, "san_francisco")
    assert total(state) == 5 + 5
    state = scoring("start_bbh draw_bbh")
    buildings(state, 3)
    collect(state, 0, "flood_2_green flood_2_black")
    assert total(state) == 3  # draw_bbh: the penalty of 2 is avoided, the starting card is not done
    put_building(state, 0, 4, "B1")
    assert total(state) == 6


def test_gwt_242_the_penalties() -> None:
    for card, objective in OBJECTIVES.items():
        state = a_state(players=2, money=0)
        state.area[0] = (card,)
        assert total(state) == -objective.penalty
    assert total(scoring("start_34b start_bbh start_blhh start_ssg")) == 0
    assert total(scoring("draw_5h")) == -2
    assert total(scoring("aux_sf")) == -3


def test_gwt_243_the_owner_decides_for_each_card_of_the_deck() -> None:
    state = scoring("start_bbh")
    hand(state, 0, "aux_sf")
    discard_pile(state, 0, "aux_sf draw_5h")
    assert total(state) == 0  # nothing is added
    discs_on(state, 0, "san_francisco")
    assert total(state) == 5  # one of the two
    assert names_of(objectives(state, 0).added) == ["aux_sf"]
    assert objectives(state, 0).cards == 2


def test_gwt_243_a_card_removed_from_the_game_cannot_be_scored() -> None:
    state = scoring("start_bbh")
    discs_on(state, 0, "san_francisco")
    hand(state, 0, "aux_sf")
    assert total(state) == 5
    state.trashed[0], state.hand[0] = state.hand[0], ()
    assert total(state) == 0


def test_gwt_245_the_example_with_two_san_francisco_cards() -> None:
    state = scoring("start_bbh engine_bblhh aux_sf aux_sf")
    buildings(state, 3)
    collect(state, 0, "flood_2_green drought_2_green rockfall_2_green blue_teepee")
    discs_on(state, 0, "san_francisco")
    assert total(state) == 10
    discs_on(state, 0, "san_francisco")
    assert total(state) == 18


# --- the best assignment


def test_gwt_261_tasks_go_where_they_bring_most() -> None:
    state = scoring("start_bbh draw_bbh move_bbhh")
    buildings(state, 2)
    collect(state, 0, "flood_2_green flood_2_black")
    assert total(state) == 5 - 2  # move_bbhh for 5, draw_bbh is lost
    state.area[0] = tuple(c for c in state.area[0] if names_of([c]) != ["move_bbhh"])
    assert total(state) == 3  # draw_bbh, since its loss would cost 2 more


def test_gwt_261_two_small_cards_may_beat_a_big_one() -> None:
    state = scoring("engine_sshh dollars_4hh dollars_ssh")
    discs_on(state, 0, "s1 s2")
    hand(state, 0, "west_highland_3")
    collect(state, 0, "flood_2_green flood_2_black flood_3_green")
    assert total(state) == 3 + 3 - 3  # rather than 5 - 2 - 2


def by_trying_everything(
    area: tuple[int, ...], deck: tuple[int, ...], done: tuple[int, ...], master: bool
) -> int:
    """Every choice: a card is left out (only of the deck), failed or fulfilled."""
    best = -1000
    left_out, failed, fulfilled = range(3)
    for fates in product(range(3), repeat=len(area) + len(deck)):
        cards = list(zip((*area, *deck), fates, strict=True))
        if any(fate == left_out for _, fate in cards[: len(area)]):
            continue
        used = [OBJECTIVES[card].tasks for card, fate in cards if fate == fulfilled]
        if any(sum(need) > have for *need, have in zip(*used, done, strict=True)):
            continue
        vp = sum(OBJECTIVES[card].vp for card, fate in cards if fate == fulfilled)
        vp -= sum(OBJECTIVES[card].penalty for card, fate in cards if fate == failed)
        count = sum(fate != left_out for _, fate in cards)
        best = max(best, vp + (count // 2 * 3 if master else 0))
    return best


@pytest.mark.parametrize("master", [False, True])
def test_gwt_261_288_the_best_choice_is_the_best_of_all(master: bool) -> None:
    rng = Rng(7)
    for _ in range(60):
        cards = [OBJECTIVE_DECK[rng.below(24)] for _ in range(4)]
        played = rng.below(4)
        in_area = tuple(sorted((STARTING_OBJECTIVES[rng.below(4)], *cards[:played])))
        deck = tuple(sorted(cards[played:]))
        done = tuple(rng.below(4) for _ in range(9))
        found = best_objectives(in_area, deck, done, master)
        score = found.vp + (found.cards // 2 * 3 if master else 0)
        assert score == by_trying_everything(in_area, deck, done, master)


# --- with the station master


def test_gwt_264_the_starting_card_and_added_cards_count_for_the_station_master() -> None:
    state = scoring("start_bbh")
    station_master(state, 0, "objectives")
    assert both(state) == 0
    hand(state, 0, "aux_sf")
    assert both(state) == 0  # added: 3 - 3
    discs_on(state, 0, "san_francisco")
    assert both(state) == 5 + 3  # added and fulfilled; the starting card is not fulfilled


def test_gwt_264_fulfilled_or_not() -> None:
    state = scoring("start_bbh aux_sf")
    station_master(state, 0, "objectives")
    found = points(state, 0)
    assert (found["objectives"], found["station_masters"]) == (-3, 3)


def test_gwt_288_an_unfulfilled_card_may_be_worth_adding() -> None:
    state = scoring("start_bbh")
    station_master(state, 0, "objectives")
    hand(state, 0, "draw_5h")  # penalty 2 for a group of 3 points
    found = points(state, 0)
    assert (found["objectives"], found["station_masters"]) == (-2, 3)
    without_master = scoring("start_bbh")
    hand(without_master, 0, "draw_5h")
    assert both(without_master) == 0


def test_gwt_288_not_when_it_completes_no_group() -> None:
    state = scoring("start_bbh start_ssg")
    station_master(state, 0, "objectives")
    hand(state, 0, "draw_5h")
    found = points(state, 0)
    assert (found["objectives"], found["station_masters"]) == (0, 3)


def test_gwt_289_the_example_of_13_instead_of_12_points() -> None:
    state = scoring("start_bbh draw_sgg dollars_bblbl")
    station_master(state, 0, "objectives")
    buildings(state, 3)
    discs_on(state, 0, "s1")
    collect(state, 0, "flood_2_green green_teepee green_teepee blue_teepee blue_teepee")
    assert (total(state), both(state)) == (9, 12)
    hand(state, 0, "draw_5h")  # no Texas Longhorn
    assert (total(state), both(state)) == (7, 13)
    assert names_of(objectives(state, 0).added) == ["draw_5h"]
