"""Income in Kansas City. Rules GWT-081 to GWT-089."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    cards,
    certificates,
    certificates_of,
    clear,
    discard_pile,
    foresight,
    hand,
    play,
    refused,
    show_hand,
    texts,
    using,
)
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.components import MASTER_NAMES
from westbound.games.great_western_trail.rules.income import breeding_value
from westbound.games.great_western_trail.state import TrailState

EXAMPLE = "dutch_belt dutch_belt brown_swiss holstein"


def income(names: str, marker: int = 0, masters: str = "", money: int = 0) -> TrailState:
    """Seat 0 is in Kansas City with these cards, its foresight spaces are empty."""
    state = a_state(money=money)
    hand(state, 0, names)
    clear(state, 0, "certificates_4 certificates_6")
    certificates(state, 0, marker)
    for name in masters.split():
        state.master_of[MASTER_NAMES.index(name)] = 0
    return show_hand(using(state, 0, "kansas_city"))


def spend(state: TrailState, amount: int) -> TrailState:
    return show_hand(play(state, f"certificates {amount}"))


def cities(state: TrailState) -> set[str]:
    assert asked(state) == ("deliver", 0)
    return {text.removeprefix("deliver ") for text in texts(state)}


# --- GWT-081


def test_gwt_081_the_whole_hand_is_revealed() -> None:
    state = a_state(money=0)
    hand(state, 0, "jersey guernsey")
    using(state, 0, "kansas_city")
    assert asked(state) == ("reveal_hand", CHANCE)
    assert refused(state, "cards jersey") == "GWT-081"
    assert refused(state, "cards jersey dutch_belt") == "GWT-081"
    play(state, "cards jersey guernsey")
    assert state.money[0] == 3


@pytest.mark.parametrize(
    ("names", "value"),
    [
        ("", 0),
        ("jersey", 1),
        ("jersey jersey jersey jersey", 1),
        ("jersey dutch_belt black_angus guernsey", 7),
        ("dutch_belt guernsey", 4),  # the same value, but different breeds
        ("holstein brown_swiss ayrshire", 9),
        ("west_highland_3 west_highland_5", 4),  # one breed with different points
        ("texas_longhorn_5 texas_longhorn_7 west_highland_4", 9),
        ("jersey aux_sf draw_bbh", 1),
        ("aux_sf", 0),
    ],
)
def test_gwt_081_each_breed_once_and_no_objective_cards(names: str, value: int) -> None:
    assert breeding_value(cards(names)) == value
    state = income(names)
    if asked(state)[0] == "income":  # an objective card could still be played
        spend(state, 0)
    assert state.money[0] == value


def test_gwt_081_only_the_hand_counts() -> None:
    state = a_state(money=0)
    hand(state, 0, "jersey")
    discard_pile(state, 0, "holstein guernsey")
    show_hand(using(state, 0, "kansas_city"))
    assert state.money[0] == 1


# --- GWT-082 to GWT-084


def test_gwt_082_any_number_of_temporary_certificates() -> None:
    for used in range(4):
        state = income("jersey", marker=3)
        assert texts(state) == [f"certificates {n}" for n in range(4)]
        spend(state, used)
        assert certificates_of(state, 0) == 3 - used
        assert state.money[0] == 1 + used


def test_gwt_082_not_more_than_there_are() -> None:
    state = income("jersey", marker=2)
    assert refused(state, "certificates 2") is None
    assert refused(state, "certificates 3") == "GWT-082"


def test_gwt_082_without_certificates_nothing_is_asked() -> None:
    assert asked(income("jersey", marker=0))[0] != "income"
    assert asked(income("jersey", marker=1)) == ("income", 0)


def test_gwt_083_permanent_certificates_count_by_themselves_every_time() -> None:
    state = income("jersey", masters="hazards teepees")
    assert state.money[0] == 3
    assert cities(state) == {"kansas_city", "topeka"}
    hand(state, 0, "guernsey")
    show_hand(using(state, 0, "kansas_city"))
    assert state.money[0] == 3 + 2 + 2
    assert [state.master_of[MASTER_NAMES.index(n)] for n in ("hazards", "teepees")] == [0, 0]


@pytest.mark.parametrize(
    ("master", "bonus"),
    [("hazards", 1), ("teepees", 1), ("certificates", 1), ("workers", 0), ("objectives", 0)],
)
def test_gwt_083_three_of_the_five_tiles(master: str, bonus: int) -> None:
    assert income("jersey", masters=master).money[0] == 1 + bonus


def test_gwt_083_those_of_others_do_not_count() -> None:
    state = a_state(money=0)
    state.master_of[MASTER_NAMES.index("hazards")] = 1
    hand(state, 0, "jersey")
    assert show_hand(using(state, 0, "kansas_city")).money[0] == 1


@pytest.mark.parametrize(
    ("marker", "amounts"),
    [(1, [0, 1]), (3, [0, 1, 2, 3]), (4, [0, 1, 2, 3, 4]), (6, [0, 2, 3, 4, 5, 6])],
)
def test_gwt_084_the_track_has_no_5(marker: int, amounts: list[int]) -> None:
    state = income("jersey", marker=marker)
    assert texts(state) == [f"certificates {amount}" for amount in amounts]


@pytest.mark.parametrize(("used", "left"), [(2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_gwt_084_back_from_6_leads_to_4(used: int, left: int) -> None:
    state = income("jersey", marker=6)
    assert refused(state, "certificates 1") == "GWT-084"
    assert refused(state, "certificates 5") is None
    spend(state, used)
    assert certificates_of(state, 0) == left
    assert state.money[0] == 1 + used


# --- GWT-085, GWT-086


def test_gwt_085_money_then_the_entire_hand_is_discarded() -> None:
    state = income("jersey guernsey aux_sf", money=5)
    play(state, "certificates 0")
    assert (state.hand[0], state.money[0]) == (cards("jersey guernsey aux_sf"), 5)
    show_hand(state)
    assert state.money[0] == 8
    assert (state.hand[0], state.discard[0]) == ((), cards("jersey guernsey aux_sf"))
    assert state.money[1:] == [5, 5, 5]


def test_gwt_085_an_empty_hand_brings_nothing() -> None:
    state = income("", money=5)
    assert (state.money[0], state.discard[0]) == (5, ())
    assert cities(state) == {"kansas_city"}


@pytest.mark.parametrize(
    ("marker", "used", "masters", "city", "reached"),
    [
        (3, 2, "", "santa_fe", False),  # 4 + 2 = 6
        (3, 3, "", "santa_fe", False),
        (4, 4, "", "santa_fe", True),
        (3, 3, "hazards", "santa_fe", True),
        (3, 2, "hazards", "santa_fe", False),
    ],
)
def test_gwt_086_the_total_limits_the_delivery(
    marker: int, used: int, masters: str, city: str, reached: bool
) -> None:
    state = income("guernsey dutch_belt", marker=marker, masters=masters, money=20)
    spend(state, used)
    assert (city in cities(state)) == reached
    assert refused(state, f"deliver {city}") == (None if reached else "GWT-090")


# --- examples


def test_gwt_087_total_8() -> None:
    state = income(EXAMPLE)
    assert state.money[0] == 8
    assert "santa_fe" in cities(state)
    assert refused(state, "deliver albuquerque") == "GWT-090"


def test_gwt_088_with_two_temporary_certificates() -> None:
    state = income(EXAMPLE, marker=3)
    spend(state, 2)
    assert certificates_of(state, 0) == 1
    assert state.money[0] == 10
    assert state.discard[0] == cards(EXAMPLE)
    assert "albuquerque" in cities(state)


def test_gwt_089_with_a_permanent_certificate() -> None:
    state = income(EXAMPLE, masters="teepees")
    assert state.money[0] == 9
    state = income(EXAMPLE, marker=1, masters="teepees")
    spend(state, 1)
    assert state.money[0] == 10


def test_gwt_081_after_the_foresight_subphases() -> None:
    state = a_state(money=0)
    foresight(state, "green_teepee - cowboy - - -")
    hand(state, 0, "jersey")
    using(state, 0, "kansas_city")
    play(state, "take green_teepee")
    assert state.money[0] == 0
    show_hand(play(state, "take cowboy"))
    assert state.money[0] == 1
