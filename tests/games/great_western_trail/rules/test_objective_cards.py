"""Playing objective cards: GWT-233 to GWT-239, GWT-242, GWT-244, GWT-287."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    certificates,
    clear,
    discard_pile,
    engine,
    engine_of,
    foresight,
    hand,
    has_station,
    jobs,
    market,
    moving,
    names_of,
    only_draw,
    place_of,
    play,
    put_building,
    refused,
    show_hand,
    texts,
    using,
    workers,
)
from westbound.engine.step import AUTOMATIC, CHANCE
from westbound.games.great_western_trail.automatic_steps import KansasCity
from westbound.games.great_western_trail.components import (
    CARD_CODES,
    OBJECTIVE_DECK,
    OBJECTIVES,
    STARTING_OBJECTIVES,
)
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import Foresight


def before_phase_a(card: str, at: str = "A", money: int = 5) -> TrailState:
    """Seat 0 has this card in hand before moving."""
    state = a_state(money=money)
    hand(state, 0, card)
    return moving(state, 0, at)


def in_kansas_city(cards: str) -> TrailState:
    """Seat 0 is before subphase 1 with these cards in hand."""
    state = a_state(money=0, at="kansas_city")
    hand(state, 0, cards)
    foresight(state, "flood_2_green drought_2_green cowboy craftsman engineer cowboy")
    return at_step(state, KansasCity(AUTOMATIC, 1, 0))


# --- when


def test_gwt_233_before_phase_a() -> None:
    state = before_phase_a("dollars_4hh jersey")
    assert "objective dollars_4hh" in texts(state)
    play(state, "objective dollars_4hh")
    assert state.money[0] == 7
    assert asked(state) == ("move_herd", 0)  # they still have to move


def test_gwt_233_only_cards_in_hand_and_in_the_own_turn() -> None:
    state = before_phase_a("dollars_4hh")
    hand(state, 1, "draw_5h")
    discard_pile(state, 0, "aux_sf")
    assert refused(state, "objective aux_sf") == "GWT-233"  # on their discard pile
    assert refused(state, "objective draw_5h") == "GWT-233"  # somebody else's
    assert refused(state, "objective draw_5h", seat=1) is not None  # not their turn


def test_gwt_233_before_and_after_an_action_of_phase_b() -> None:
    state = a_state(money=5)
    hand(state, 0, "dollars_4hh dollars_ssh guernsey")
    using(state, 0, "A")
    play(state, "objective dollars_4hh")
    assert asked(state) == ("use_location", 0)
    play(state, "use A_guernsey", "objective dollars_ssh")
    assert state.money[0] == 5 + 2 + 2 + 2
    assert names_of(state.area[0])[:2] == ["dollars_4hh", "dollars_ssh"]


def test_gwt_233_after_the_single_auxiliary_action() -> None:
    state = a_state(money=5)
    hand(state, 0, "dollars_4hh")
    using(state, 0, "A")
    play(state, "use aux_dollar")
    assert texts(state) == ["done", "objective dollars_4hh"]
    play(state, "objective dollars_4hh")
    assert state.money[0] == 8
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_233_never_inside_an_action() -> None:
    state = a_state(money=20)
    hand(state, 0, "dollars_4hh")
    jobs(state, 1, "cowboy")
    using(state, 0, "A")
    play(state, "use A_hire")
    assert refused(state, "objective dollars_4hh") == "GWT-233"
    play(state, "hire cowboy 1")
    assert refused(state, "objective dollars_4hh") is None


def test_gwt_233_not_once_phase_c_has_begun() -> None:
    state = a_state(money=5)
    hand(state, 0, "jersey")
    only_draw(state, 0, "draw_5h jersey guernsey")
    using(state, 0, "A")
    play(state, "use aux_dollar")
    assert asked(state) == ("draw_cards", CHANCE)
    play(state, "cards jersey guernsey draw_5h")
    assert asked(state) == ("move_herd", 1)  # no chance to play the card just drawn
    assert names_of(state.hand[0])[-1] == "draw_5h"


def test_gwt_234_any_number_in_a_turn() -> None:
    state = before_phase_a("dollars_4hh dollars_ssh dollars_bgbl", money=0)
    play(state, "objective dollars_4hh", "objective dollars_ssh", "objective dollars_bgbl")
    assert state.money[0] == 6
    assert state.hand[0] == ()
    assert len(state.area[0]) == 4  # with the starting card


def test_gwt_235_to_the_area_and_its_action_performed_or_forfeited() -> None:
    state = before_phase_a("engine_345")
    play(state, "objective engine_345")
    assert "engine_345" in names_of(state.area[0])
    assert state.discard[0] == ()
    assert texts(state) == ["engine 1", "engine 2", "decline"]
    moved = state.copy()
    play(moved, "engine 2")
    assert engine_of(moved, 0) == "2"
    play(state, "decline")
    assert engine_of(state, 0) == "0"
    assert "engine_345" in names_of(state.area[0])  # bound to be scored


# --- what they do


def test_gwt_236_2_dollars() -> None:
    for card in ("dollars_333b", "dollars_4hh", "dollars_bblbl", "dollars_bgbl", "dollars_ssh"):
        state = before_phase_a(card, money=1)
        play(state, f"objective {card}")
        assert (state.money[0], asked(state)) == (3, ("move_herd", 0))


def test_gwt_236_a_single_or_double_auxiliary_action() -> None:
    state = before_phase_a("aux_sf", money=0)
    clear(state, 0, "aux_dollar")
    play(state, "objective aux_sf")
    assert texts(state) == ["use aux_dollar", "use aux_draw", "use aux_dollar_double", "decline"]
    play(state, "use aux_dollar_double")
    assert state.money[0] == 2


@pytest.mark.parametrize("card", ["draw_333s", "draw_5h", "draw_bbh", "draw_sgbl", "draw_sgg"])
def test_gwt_236_draw_up_to_3_then_discard_as_many(card: str) -> None:
    state = before_phase_a(f"{card} guernsey")
    play(state, f"objective {card}")
    assert texts(state) == ["draw 1", "draw 2", "draw 3", "decline"]
    play(state, "draw 3", "cards jersey jersey jersey")
    play(state, "discard jersey", "discard jersey", "discard guernsey")
    assert names_of(state.hand[0]) == ["jersey"]
    assert asked(state) == ("move_herd", 0)


@pytest.mark.parametrize(
    ("card", "most"),
    [
        ("engine_345", 2),
        ("engine_44sg", 2),
        ("engine_bbgg", 2),
        ("engine_bblhh", 3),
        ("engine_sshh", 3),
    ],
)
def test_gwt_236_the_engine_moves_up_to_2_or_3(card: str, most: int) -> None:
    state = before_phase_a(card)
    engine(state, 0, "34")
    play(state, f"objective {card}")
    assert texts(state) == [*(f"engine {34 + n}" for n in range(1, most + 1)), "decline"]


def test_gwt_236_a_station_on_the_way_may_be_upgraded() -> None:
    state = before_phase_a("engine_345")
    engine(state, 0, "3")
    play(state, "objective engine_345", "engine s1", "upgrade s1", "disc aux_cert")
    assert has_station(state, 0, "s1")
    assert asked(state) == ("move_herd", 0)


def test_gwt_236_move_up_to_3_steps_without_fees() -> None:
    cards = ("move_345", "move_34hh", "move_bbhh", "move_ssbb", "move_ssblbl")
    for card in cards:
        state = before_phase_a(card)
        play(state, f"objective {card}")
        assert asked(state) == ("move_free", 0)
        assert {len(text.split()) - 1 for text in texts(state) if text != "decline"} == {1, 2, 3}


# --- what is printed


TASKS = {
    "start_34b": "breeding_3 west_highland building",
    "start_bbh": "building building hazard",
    "start_blhh": "blue_teepee hazard hazard",
    "start_ssg": "station station green_teepee",
    "dollars_333b": "breeding_3 breeding_3 breeding_3 building",
    "aux_sf": "san_francisco",
    "draw_5h": "texas_longhorn hazard",
    "draw_sgg": "station green_teepee green_teepee",
    "engine_44sg": "west_highland west_highland station green_teepee",
    "move_ssblbl": "station station blue_teepee blue_teepee",
}
KINDS = [
    "building", "green_teepee", "blue_teepee", "hazard", "station", "breeding_3",
    "west_highland", "texas_longhorn", "san_francisco",
]  # fmt: skip


def test_gwt_239_the_nine_tasks_on_the_cards() -> None:
    for card, tasks in TASKS.items():
        wanted = tuple(tasks.split().count(kind) for kind in KINDS)
        assert OBJECTIVES[CARD_CODES[card]].tasks == wanted
    assert {task for tasks in TASKS.values() for task in tasks.split()} == set(KINDS)


def test_gwt_242_starting_cards_have_no_penalty_all_others_2_or_3() -> None:
    assert [OBJECTIVES[card].penalty for card in STARTING_OBJECTIVES] == [0, 0, 0, 0]
    assert {OBJECTIVES[card].penalty for card in OBJECTIVE_DECK} == {2, 3}
    assert len(OBJECTIVE_DECK) == 24


def test_gwt_244_it_returns_through_the_deck() -> None:
    state = a_state()
    only_draw(state, 0, "")
    discard_pile(state, 0, "aux_sf")
    using(state, 0, "A")
    play(state, "use aux_dollar", "cards aux_sf")
    assert names_of(state.hand[0]) == ["aux_sf"]
    assert asked(state) == ("move_herd", 1)


# --- the windows of phase B


def test_gwt_287_everything_an_action_triggers_belongs_to_it() -> None:
    state = a_state(money=50)
    hand(state, 0, "dollars_4hh jersey")
    workers(state, 0, engineer=2)
    jobs(state, 1, "engineer")
    using(state, 0, "A")
    play(state, "use A_hire", "hire engineer 1")
    assert asked(state) == ("bonus", 0)
    assert refused(state, "objective dollars_4hh") == "GWT-233"
    play(state, "decline")
    assert refused(state, "objective dollars_4hh") is None


def test_gwt_287_not_between_engine_station_and_disc() -> None:
    state = a_state(money=50)
    hand(state, 0, "dollars_4hh")
    workers(state, 0, cowboy=2)
    engine(state, 0, "4")
    using(state, 0, "G")
    play(state, "use G_engine")
    for text in ("engine s1", "upgrade s1", "disc aux_cert", "give up cowboy"):
        assert refused(state, "objective dollars_4hh") == "GWT-233"
        play(state, text)
    assert asked(state) == ("use_location", 0)
    assert refused(state, "objective dollars_4hh") is None


def test_gwt_287_not_between_two_purchases() -> None:
    state = a_state(money=50)
    hand(state, 0, "dollars_4hh")
    workers(state, 0, cowboy=2)
    market(state, "holstein holstein")
    using(state, 0, "E")
    play(state, "use E_buy", "buy holstein with 1")
    assert refused(state, "objective dollars_4hh") == "GWT-233"


def test_gwt_287_after_a_move_action_the_windows_of_the_renewed_phase_b() -> None:
    state = a_state(money=5)
    hand(state, 0, "dollars_4hh")
    put_building(state, 0, 3, "A1")
    using(state, 0, "A1")
    play(state, "use 3a_move")
    assert refused(state, "objective dollars_4hh") == "GWT-233"
    play(state, "move B")
    assert refused(state, "objective dollars_4hh") is None


def test_gwt_287_kansas_city_before_and_between_its_first_four_subphases() -> None:
    state = in_kansas_city("dollars_4hh dollars_ssh dollars_bgbl dollars_333b jersey")
    play(state, "objective dollars_4hh")
    assert asked(state) == ("foresight", 0)
    play(state, "take flood_2_green", "objective dollars_ssh", "take cowboy")
    play(state, "objective dollars_bgbl", "take engineer")
    assert asked(state) == ("income", 0)  # before subphase 4, though they have no certificates
    assert texts(state) == ["certificates 0", "objective dollars_333b"]
    play(state, "objective dollars_333b")
    show_hand(state)
    assert state.money[0] == 4 * 2 + 1
    assert asked(state) == ("deliver", 0)


def test_gwt_287_subphase_4_discards_the_hand() -> None:
    state = in_kansas_city("dollars_4hh jersey")
    certificates(state, 0, 1)
    play(state, "take flood_2_green", "take cowboy", "take engineer", "certificates 1")
    show_hand(state)
    assert state.hand[0] == ()
    assert names_of(state.discard[0]) == ["jersey", "dollars_4hh"]
    assert refused(state, "objective dollars_4hh") == "GWT-233"
    assert state.money[0] == 2


def test_gwt_287_a_free_move_in_kansas_city_is_forfeited() -> None:
    state = in_kansas_city("move_345")
    play(state, "objective move_345")
    assert asked(state) == ("foresight", 0)
    assert isinstance(state.agenda[-1], Foresight)
    assert place_of(state, 0) == "kansas_city"
