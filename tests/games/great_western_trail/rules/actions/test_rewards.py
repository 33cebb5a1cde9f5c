"""What printed actions bring. Rules GWT-124, GWT-125, GWT-128 to GWT-130."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_own_building,
    at_step,
    cards,
    certificates,
    certificates_of,
    clear,
    display,
    engine,
    engine_of,
    hand,
    jobs,
    play,
    put_building,
    put_tile,
    refused,
    texts,
    using,
    workers,
)
from westbound.games.great_western_trail.actions import ACTIONS
from westbound.games.great_western_trail.steps import Hire

ALL_B = "b" * 10


# --- GWT-124


def test_gwt_124_the_same_icon_is_the_same_action() -> None:
    """Trading at D, at 8a and with six cowboys: the same question, the same effect."""
    results = []
    for place in ("D", "8a"):
        state = a_state()
        put_building(state, 0, 8, "A1")
        put_tile(state, "green_teepee", "teepee_6")
        using(state, 0, "D" if place == "D" else "A1")
        play(state, f"use {place}_trade", "trade teepee_6")
        results.append((state.money[0], state.green[0]))
    state = a_state()
    put_tile(state, "green_teepee", "teepee_6")
    workers(state, 0, cowboy=5)
    jobs(state, 1, "cowboy")
    at_step(state, Hire(0, False, 0))
    play(state, "hire cowboy 1", "trade teepee_6")
    results.append((state.money[0] + 6, state.green[0]))
    assert results == [(26, 1)] * 3


@pytest.mark.parametrize(
    "names",
    [
        ("C_engine", "G_engine", "5a_engine"),
        ("D_trade", "8a_trade", "cowboy_6", "master_trade"),
        ("D_aux", "G_aux", "6a_aux", "8a_aux", "3b_aux", "objective_aux"),
        ("E_buy", "2a_buy"),
        ("craftsman_4", "craftsman_6"),
        ("cowboy_4", "master_hazard"),
    ],
)
def test_gwt_124_printed_twice_but_one_meaning(names: tuple[str, ...]) -> None:
    alike = [action for action in ACTIONS if action.name in names]
    assert len(alike) == len(names)
    assert len({(a.pay, a.discard, a.back, a.asks, a.amount) for a in alike}) == 1


# --- GWT-125


def test_gwt_125_no_reward_without_the_requirement() -> None:
    state = at_own_building(6, "A1", "jersey")
    assert refused(state, "use 6a_holstein") == "GWT-126"
    assert state.money[0] == 20
    hand(state, 0, "holstein")
    play(state, "use 6a_holstein")
    assert state.money[0] == 30


def test_gwt_125_a_reward_may_be_forfeited() -> None:
    state = at_own_building(2, "A1", "jersey", sides=ALL_B)
    play(state, "use 2b_jersey")
    assert texts(state) == ["engine 1", "decline"]
    play(state, "decline")
    assert engine_of(state, 0) == "0"
    assert state.discard[0] == cards("jersey")


def test_gwt_125_or_partly() -> None:
    state = at_own_building(8, "A1")
    play(state, "use 8a_engine")
    assert texts(state)[:2] == ["engine 1", "engine 2"]
    play(state, "engine 1")
    assert engine_of(state, 0) == "1"


def test_gwt_125_the_dollars_are_taken_in_full_while_the_card_may_be_left() -> None:
    state = a_state(sides=ALL_B)
    hand(state, 0, "jersey")
    put_building(state, 0, 6, "A1")
    display(state, "aux_sf")
    using(state, 0, "A1")
    play(state, "use 6b_card_objective jersey")
    assert state.money[0] == 23
    assert asked(state) == ("take_objective", 0)
    play(state, "decline")
    assert (state.money[0], state.hand[0]) == (23, ())


def test_gwt_125_an_action_chosen_at_the_location_is_done() -> None:
    """Nothing was asked or given for it: who does not want it does not choose it."""
    state = using(a_state(), 0, "C")
    play(state, "use C_engine")
    assert refused(state, "decline") == "GWT-125"


def test_gwt_125_without_a_possible_reward_the_cost_may_still_be_met() -> None:
    """6b with no objective card left: the cattle card for $3."""
    state = at_own_building(6, "A1", "jersey", sides=ALL_B)
    state.objective_stack = ()
    play(state, "use 6b_card_objective jersey")
    assert state.money[0] == 23
    assert asked(state)[0] != "take_objective"


# --- GWT-128, GWT-129


def test_gwt_128_from_the_bank_and_to_the_bank() -> None:
    state = a_state()
    hand(state, 0, "guernsey")
    jobs(state, 1, "cowboy")
    using(state, 0, "A")
    play(state, "use A_guernsey", "use A_hire", "hire cowboy 1")
    assert state.money == [16, 20, 20, 20]


def test_gwt_128_unless_stated_otherwise() -> None:
    """Only a fee goes to another player (GWT-051), not what their building costs or brings."""
    state = a_state()
    put_building(state, 1, 10, "A1")
    using(state, 0, "A1")
    play(state, "use aux_dollar")
    assert state.money == [21, 20, 20, 20]


@pytest.mark.parametrize(
    ("marker", "discs", "then"),
    [
        (0, "", 3),
        (3, "certificates_4", 4),
        (1, "certificates_4 certificates_6", 6),
        (2, "certificates_6", 3),
    ],
)
def test_gwt_129_to_the_limit_and_not_beyond(marker: int, discs: str, then: int) -> None:
    state = a_state()
    clear(state, 0, discs)
    certificates(state, 0, marker)
    put_building(state, 0, 10, "A1")
    using(state, 0, "A1")
    play(state, "use 10a_cert")
    assert certificates_of(state, 0) == then


# --- GWT-130


def test_gwt_130_a_black_angus_for_2_dollars() -> None:
    state = a_state()
    hand(state, 0, "black_angus")
    using(state, 0, "E")
    play(state, "use E_black_angus")
    assert (state.money[0], state.hand[0], state.discard[0]) == (22, (), cards("black_angus"))


def test_gwt_130_two_of_one_breed_for_4_dollars() -> None:
    state = a_state()
    hand(state, 0, "holstein holstein")
    using(state, 0, "F")
    play(state, "use F_pair holstein holstein")
    assert (state.money[0], state.discard[0]) == (24, cards("holstein holstein"))


@pytest.mark.parametrize("card", ["jersey", "guernsey", "texas_longhorn_7"])
def test_gwt_130_any_cattle_card_for_a_certificate(card: str) -> None:
    state = at_own_building(2, "rockfall_risk1", card)
    play(state, f"use any_cert {card}")
    assert (certificates_of(state, 0), state.money[0], state.discard[0]) == (1, 20, cards(card))


def test_gwt_130_a_jersey_for_a_certificate_and_2_dollars() -> None:
    state = at_own_building(2, "flood_risk2", "jersey")
    play(state, "use jersey_cert_2")
    assert (certificates_of(state, 0), state.money[0]) == (1, 22)
    state = at_own_building(2, "flood_risk2", "guernsey")
    assert refused(state, "use jersey_cert_2") == "GWT-126"


def test_gwt_130_a_jersey_for_the_engine() -> None:
    state = at_own_building(2, "A1", "jersey", sides=ALL_B)
    engine(state, 0, "6")
    play(state, "use 2b_jersey", "engine 7")
    assert (engine_of(state, 0), state.discard[0]) == ("7", cards("jersey"))
