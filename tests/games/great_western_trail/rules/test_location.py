"""Phase B: using a location. Rules GWT-058 to GWT-068, GWT-273."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    cards,
    certificates_of,
    clear,
    display,
    engine,
    hand,
    jobs,
    market,
    play,
    put_building,
    put_tile,
    refused,
    texts,
    using,
)
from westbound.games.great_western_trail.state import TrailState

SINGLES = ["use aux_dollar", "use aux_draw"]  # what everybody has from the start


def own_building(number: int, space: str, names: str = "", sides: str = "a" * 10) -> TrailState:
    """Seat 0 stops on their own building with these cards in hand."""
    state = a_state(sides=sides)
    hand(state, 0, names)
    put_building(state, 0, number, space)
    return using(state, 0, space)


# --- GWT-058


def test_gwt_058_local_actions_or_a_single_auxiliary_action() -> None:
    state = a_state()
    display(state, "draw_bbh")
    using(state, 0, "C")
    assert texts(state) == ["use C_certificate", "use C_objective", "use C_engine", *SINGLES]
    play(state, "use aux_dollar")
    assert state.money[0] == 21
    assert asked(state) != ("use_location", 0)


def test_gwt_058_on_an_own_building() -> None:
    state = own_building(3, "A1", "jersey jersey")
    assert texts(state) == ["use 3a_pair jersey jersey", "use 3a_move", *SINGLES]


@pytest.mark.parametrize(
    ("letter", "actions"),
    [
        ("A", {"A_guernsey", "A_hire", "A_hire2"}),
        ("B", {"B_dutch_belt", "B_build"}),
        ("C", {"C_certificate", "C_objective", "C_engine"}),
        ("D", {"D_trade", "D_engine", "D_aux"}),
        ("E", {"E_black_angus", "E_buy"}),
        ("F", {"F_pair", "F_hazard"}),
        ("G", {"G_engine", "G_aux"}),
    ],
)
def test_gwt_058_the_local_actions_of_the_neutral_buildings(letter: str, actions: set[str]) -> None:
    state = a_state()
    jobs(state, 1, "cowboy engineer")
    display(state, "draw_bbh")
    put_tile(state, "green_teepee", "teepee_1")
    put_tile(state, "flood_2_green", "flood1")
    hand(state, 0, "guernsey dutch_belt black_angus guernsey")
    using(state, 0, letter)
    local = {text.split()[1] for text in texts(state) if text not in SINGLES}
    assert local == actions


# --- GWT-059


def test_gwt_059_each_once_and_in_any_order() -> None:
    for order in permutations(("use B_dutch_belt", "use B_build")):
        state = a_state()
        hand(state, 0, "dutch_belt dutch_belt")
        using(state, 0, "B")
        for index, move in enumerate(order):
            play(state, move)
            if move == "use B_build":
                play(state, "build 1 A1")
            if index == 0:
                assert refused(state, move) == "GWT-059"
        assert asked(state)[0] != "use_location"
        assert state.money[0] == 20 + 2 - 2
        assert state.hand[0] == cards("dutch_belt")


def test_gwt_059_any_may_be_skipped() -> None:
    state = a_state()
    hand(state, 0, "dutch_belt")
    using(state, 0, "B")
    play(state, "use B_dutch_belt")
    assert refused(state, "use B_build") is None
    play(state, "done")
    assert asked(state)[0] != "use_location"


def test_gwt_059_only_those_of_this_tile() -> None:
    state = a_state()
    hand(state, 0, "black_angus")
    put_building(state, 0, 2, "A1")
    using(state, 0, "B")
    assert refused(state, "use E_black_angus") == "GWT-059"
    assert refused(state, "use 2a_buy") == "GWT-059"


# --- GWT-060, GWT-061


@pytest.mark.parametrize(("money", "rule"), [(1, "GWT-060"), (2, None)])
def test_gwt_060_the_cost_must_be_met_completely(money: int, rule: str | None) -> None:
    state = a_state(money=money)
    using(state, 0, "D")
    assert refused(state, "use D_engine") == rule
    if rule is None:
        play(state, "use D_engine")
        assert state.money[0] == 0
        play(state, "engine 2")


def test_gwt_060_cards_and_engine_are_costs_too() -> None:
    state = own_building(1, "A1", sides="b" * 10)
    assert refused(state, "use 1b_engine_back") == "GWT-159"
    assert refused(state, "use 1b_objective aux_sf") == "GWT-126"
    engine(state, 0, "1")
    assert refused(state, "use 1b_engine_back") is None
    hand(state, 0, "aux_sf")
    assert refused(state, "use 1b_objective aux_sf") is None
    play(state, "use 1b_engine_back", "engine 0")
    assert state.money[0] == 23


@pytest.mark.parametrize(
    ("building", "first", "second"),
    [("C", "C_certificate", "C_objective"), ("D", "D_engine", "D_trade")],
)
def test_gwt_061_alternatives_are_one_local_action(building: str, first: str, second: str) -> None:
    for done, other in ((first, second), (second, first)):
        state = a_state()
        display(state, "draw_bbh aux_sf")
        put_tile(state, "green_teepee", "teepee_1")
        using(state, 0, building)
        assert {f"use {done}", f"use {other}"} <= set(texts(state))
        play(state, f"use {done}")
        while asked(state)[0] != "use_location":
            answer = {"take_objective": "take card draw_bbh", "deal_display": "cards aux_sf"}
            play(state, answer.get(asked(state)[0]) or texts(state)[0])
        assert refused(state, f"use {other}") == "GWT-061"
        assert refused(state, f"use {done}") == "GWT-061"
        assert texts(state)[0] in ("use C_engine", "use D_aux")


# --- GWT-062


@pytest.mark.parametrize(
    ("space", "risk"),
    [
        ("flood_risk1", "jersey_cert_2"),
        ("flood_risk2", "jersey_cert_2"),
        ("drought_risk1", "any_cert"),
        ("trade_risk1", "any_cert"),
        ("trade_risk2", "jersey_cert_2"),
        ("rockfall_risk1", "any_cert"),
        ("rockfall_risk2", "jersey_cert_2"),
        ("A1", None),
        ("F2", None),
    ],
)
def test_gwt_062_the_risk_action_belongs_to_the_tile(space: str, risk: str | None) -> None:
    state = own_building(2, space, "jersey dutch_belt")
    offered = {text.split()[1] for text in texts(state)}
    assert offered & {"jersey_cert_2", "any_cert"} == ({risk} if risk else set())
    if risk == "jersey_cert_2":
        play(state, "use jersey_cert_2")
        assert (certificates_of(state, 0), state.money[0]) == (1, 22)
    if risk == "any_cert":
        assert refused(state, "use any_cert dutch_belt") is None
        play(state, "use any_cert jersey")
        assert (certificates_of(state, 0), state.money[0]) == (1, 20)


def test_gwt_062_each_time_she_uses_it_but_for_its_owner_only() -> None:
    state = own_building(2, "trade_risk1", "jersey jersey")
    play(state, "use any_cert jersey")
    assert refused(state, "use any_cert jersey") == "GWT-059"
    using(state, 0, "trade_risk1")  # another turn
    assert refused(state, "use any_cert jersey") is None
    hand(state, 1, "jersey")
    using(state, 1, "trade_risk1")
    assert refused(state, "use any_cert jersey") == "GWT-065"


# --- GWT-063, GWT-064


@pytest.mark.parametrize("first", ["use 2a_guernsey", "use any_cert jersey"])
def test_gwt_063_an_auxiliary_action_only_without_local_actions(first: str) -> None:
    state = own_building(2, "trade_risk1", "jersey guernsey jersey")
    assert refused(state, "use aux_dollar") is None
    play(state, first)
    assert refused(state, "use aux_dollar") == "GWT-063"


def test_gwt_063_and_after_it_no_local_action() -> None:
    state = own_building(2, "trade_risk1", "jersey aux_sf")  # the objective card keeps it open
    play(state, "use aux_dollar")
    assert asked(state) == ("use_location", 0)
    assert refused(state, "use any_cert jersey") == "GWT-063"
    assert refused(state, "use aux_dollar") == "GWT-063"
    assert texts(state) == ["done", "objective aux_sf"]


@pytest.mark.parametrize("name", ["aux_dollar", "aux_draw", "aux_cert", "aux_engine", "aux_trash"])
def test_gwt_064_the_single_auxiliary_action_is_never_doubled(name: str) -> None:
    state = a_state()
    clear(state, 0, "aux_dollar aux_draw aux_cert aux_cert aux_engine aux_engine")
    clear(state, 0, "aux_trash aux_trash")
    engine(state, 0, "6")
    using(state, 0, "B")
    assert refused(state, f"use {name}") is None
    assert refused(state, f"use {name}_double") == "GWT-064"
    using(state, 0, "G")
    play(state, "use G_aux")  # a local action: there it can be
    assert refused(state, f"use {name}_double") is None


# --- GWT-065, GWT-067


def on_foreign_ground(where: str) -> TrailState:
    state = a_state()
    hand(state, 0, "jersey jersey guernsey")
    put_building(state, 1, 2, "trade_risk1")
    put_building(state, 1, 3, "trade_risk2")
    put_tile(state, "flood_2_green", "flood1")
    put_tile(state, "blue_teepee", "teepee_1")
    market(state, "holstein")
    return using(state, 0, where)


@pytest.mark.parametrize("where", ["trade_risk1", "trade_risk2", "flood1", "teepee_1"])
def test_gwt_065_gwt_067_exactly_one_single_auxiliary_action(where: str) -> None:
    state = on_foreign_ground(where)
    assert texts(state) == SINGLES
    assert refused(state, "done") == "GWT-068"
    for action in ("2a_buy", "2a_guernsey", "any_cert jersey", "jersey_cert_2", "D_trade"):
        assert refused(state, f"use {action}") == "GWT-065"
    play(state, "use aux_dollar")
    assert state.money[0] == 21
    assert asked(state)[0] != "use_location"


def test_gwt_065_an_own_building_is_another_matter() -> None:
    state = on_foreign_ground("trade_risk1")
    using(state, 1, "trade_risk1")
    assert refused(state, "use 2a_buy") is None


# --- GWT-066


def marys_2a() -> TrailState:
    state = a_state()
    hand(state, 0, "guernsey jersey dutch_belt")
    put_building(state, 0, 2, "drought_risk1")
    market(state, "holstein ayrshire")
    return using(state, 0, "drought_risk1")


EXAMPLE_066 = {
    "sell": ("use 2a_guernsey",),
    "buy": ("use 2a_buy", "buy holstein with 1"),
    "risk": ("use any_cert jersey",),
}


@pytest.mark.parametrize("count", [1, 2, 3])
def test_gwt_066_any_subset_in_any_order(count: int) -> None:
    for order in permutations(EXAMPLE_066, count):
        state = marys_2a()
        for part in order:
            play(state, *EXAMPLE_066[part])
        if count < 3:
            play(state, "done")
        assert asked(state)[0] != "use_location"
        assert state.money[0] == 20 + 4 * ("sell" in order) - 6 * ("buy" in order)
        assert certificates_of(state, 0) == ("risk" in order)
        assert len(state.discard[0]) == count


def test_gwt_066_or_one_single_auxiliary_action() -> None:
    state = marys_2a()
    assert set(SINGLES) < set(texts(state))
    assert refused(state, "done") == "GWT-068"
    play(state, "use aux_dollar")
    assert asked(state)[0] != "use_location"
    state = play(marys_2a(), "use any_cert dutch_belt")
    assert refused(state, "use aux_dollar") == "GWT-063"


# --- GWT-068, GWT-273


def test_gwt_068_phase_b_is_not_left_empty() -> None:
    state = using(a_state(), 0, "A")  # nothing in hand, nobody for hire
    assert texts(state) == SINGLES
    assert refused(state, "done") == "GWT-068"
    play(state, "use aux_draw", "cards jersey", "discard jersey")
    assert asked(state)[0] != "use_location"


def test_gwt_068_gain_1_dollar_is_always_possible() -> None:
    state = a_state(money=0)
    state.draw[0] = ()
    using(state, 0, "A")
    assert texts(state) == ["use aux_dollar"]


def test_gwt_068_after_a_local_action_it_may_be_left() -> None:
    state = a_state()
    using(state, 0, "C")
    play(state, "use C_certificate")
    assert refused(state, "done") is None


def test_gwt_273_an_objective_card_is_no_action_of_the_location() -> None:
    state = a_state()
    hand(state, 0, "dollars_ssh dutch_belt")
    using(state, 0, "B")
    play(state, "objective dollars_ssh")
    assert state.money[0] == 22
    assert refused(state, "done") == "GWT-068"
    assert refused(state, "use aux_dollar") is None
    assert refused(state, "use B_dutch_belt") is None


def test_gwt_273_an_objective_card_after_a_local_action() -> None:
    state = a_state()
    hand(state, 0, "dollars_ssh dutch_belt")
    using(state, 0, "B")
    play(state, "use B_dutch_belt", "objective dollars_ssh")
    assert refused(state, "done") is None
    assert refused(state, "use aux_dollar") == "GWT-063"
