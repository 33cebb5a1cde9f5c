"""Delivering to a city. Rules GWT-090 to GWT-092, GWT-110 to GWT-114, GWT-274."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    clear,
    clear_all,
    cleared,
    discs_of,
    discs_on,
    display,
    engine,
    play,
    refusal,
    refused,
    texts,
    using,
)
from westbound.games.great_western_trail.railroad import CITY_NAMES, CITY_VALUE
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import Delivery

VALUES = {
    "kansas_city": 0, "topeka": 1, "wichita": 4, "colorado_springs": 6, "santa_fe": 8,
    "albuquerque": 10, "el_paso": 12, "san_diego": 14, "sacramento": 16, "san_francisco": 18,
}  # fmt: skip


def delivering(
    value: int, discs: str = "", at: str = "39", money: int = 20, cards_shown: str = ""
) -> TrailState:
    """Seat 0 delivers with this total; the engine is ahead of all cities unless said otherwise."""
    state = a_state(money=money)
    discs_on(state, 0, discs)
    engine(state, 0, at)
    display(state, cards_shown)
    return at_step(state, Delivery(0, False, value))


def cities(state: TrailState) -> set[str]:
    return {text.removeprefix("deliver ") for text in texts(state)}


# --- which city


def test_gwt_090_the_values_of_the_cities() -> None:
    assert dict(zip(CITY_NAMES, CITY_VALUE, strict=True)) == VALUES


@pytest.mark.parametrize(("city", "value"), VALUES.items())
def test_gwt_090_not_above_the_total(city: str, value: int) -> None:
    assert refused(delivering(value), f"deliver {city}") is None
    if value:
        found = refusal(delivering(value - 1), f"deliver {city}")
        assert found is not None
        assert found.rule == "GWT-090"
        assert found.params == {"city": city, "value": value, "total": value - 1}


def test_gwt_091_a_city_with_an_own_disc_is_closed() -> None:
    state = delivering(30, discs="topeka santa_fe")
    assert refused(state, "deliver topeka") == "GWT-091"
    assert refused(state, "deliver santa_fe") == "GWT-091"
    assert cities(state) == set(VALUES) - {"topeka", "santa_fe"}


def test_gwt_091_kansas_city_and_san_francisco_again_and_again() -> None:
    state = delivering(18, discs="kansas_city kansas_city san_francisco")
    assert refused(state, "deliver kansas_city") is None
    play(state, "deliver san_francisco", "disc step_vp")
    assert discs_of(state, 0, "san_francisco") == 2


def test_gwt_091_discs_of_others_do_not_matter() -> None:
    state = a_state()
    discs_on(state, 1, "topeka wichita")
    engine(state, 0, "39")
    at_step(state, Delivery(0, False, 4))
    assert cities(state) == {"kansas_city", "topeka", "wichita"}


def test_gwt_092_delivering_is_compulsory() -> None:
    state = delivering(4)
    assert refused(state, "decline") == "GWT-090"
    assert refused(state, "done") == "GWT-090"
    assert all(text.startswith("deliver ") for text in texts(state))


@pytest.mark.parametrize("discs", ["", "hand", "step_vp", "certificates_6 hand", "aux_draw"])
def test_gwt_092_kansas_city_is_always_possible(discs: str) -> None:
    for money in (0, 4, 5):
        state = delivering(0, discs="s1 kansas_city", at="0", money=money)
        clear_all(state, 0, but=discs)
        at_step(state, Delivery(0, False, 0))
        assert texts(state) == ["deliver kansas_city"]


# --- transport (GWT-110 to GWT-112)


def paid(at: str, city: str) -> int:
    state = delivering(18, at=at, money=20)
    play(state, f"deliver {city}", "disc aux_draw")
    return 20 - state.money[0]


@pytest.mark.parametrize(
    ("at", "city", "cost"),
    [
        ("0", "topeka", 0),
        ("3", "wichita", 1),
        ("4", "wichita", 0),
        ("7", "colorado_springs", 0),
        ("5", "colorado_springs", 1),
        ("6", "colorado_springs", 0),
        ("0", "san_francisco", 11),
        ("17", "san_francisco", 1),
        ("18", "san_francisco", 0),
        ("39", "san_francisco", 0),
        ("12", "sacramento", 2),
    ],
)
def test_gwt_110_a_dollar_for_each_cross_ahead(at: str, city: str, cost: int) -> None:
    assert paid(at, city) == cost


def test_gwt_110_it_is_paid_to_the_bank() -> None:
    state = delivering(18, at="0", money=20)
    play(state, "deliver wichita", "disc aux_draw")
    assert state.money == [19, 20, 20, 20]


def test_gwt_111_where_the_crosses_are() -> None:
    """A space further costs a dollar less exactly when a cross lies in between."""
    costs = [paid(str(space), "san_francisco") for space in range(19)]
    passed = [(n, n + 1) for n in range(18) if costs[n] != costs[n + 1]]
    assert passed == [
        (3, 4), (4, 5), (5, 6), (7, 8), (9, 10), (10, 11), (11, 12),
        (13, 14), (15, 16), (16, 17), (17, 18),
    ]  # fmt: skip
    assert costs[0] == len(passed)


@pytest.mark.parametrize(
    ("turnout", "before", "after"), [("s1", 4, 5), ("s2", 7, 8), ("s3", 10, 11), ("s4", 13, 14)]
)
def test_gwt_112_an_engine_on_a_turnout_has_passed_the_cross(
    turnout: str, before: int, after: int
) -> None:
    cost = paid(turnout, "san_francisco")
    assert cost == paid(str(after), "san_francisco")
    assert cost == paid(str(before), "san_francisco") - 1


# --- order and money (GWT-113, GWT-274)


def test_gwt_113_the_3_dollars_of_the_step_space_help_with_the_transport() -> None:
    """Albuquerque costs $5 from space 0: $2 and the $3 of the disc are just enough."""
    state = delivering(10, at="0", money=2)
    assert refused(state, "deliver albuquerque") is None
    play(state, "deliver albuquerque")
    assert texts(state) == ["disc step_dollars"]
    assert refused(state, "disc aux_draw") == "GWT-274"
    play(state, "disc step_dollars")
    assert state.money[0] == 0
    assert refused(delivering(10, at="0", money=1), "deliver albuquerque") == "GWT-274"


def test_gwt_113_the_disc_comes_before_the_delivery_action() -> None:
    """The $6 of Kansas City come too late for the $5 of a hand space (but see GWT-291)."""
    state = delivering(0, money=4)
    clear_all(state, 0, but="hand aux_draw")
    at_step(state, Delivery(0, False, 0))
    play(state, "deliver kansas_city")
    assert texts(state) == ["disc aux_draw"]


def test_gwt_113_transport_is_paid_in_the_end() -> None:
    state = delivering(18, discs="topeka", at="0", money=20, cards_shown="draw_bbh")
    play(state, "deliver wichita", "disc aux_draw", "take card draw_bbh")
    assert state.money[0] == 19


@pytest.mark.parametrize(("money", "allowed"), [(7, False), (8, True), (4, False)])
def test_gwt_274_the_5_dollars_and_the_transport_must_both_be_paid(
    money: int, allowed: bool
) -> None:
    """Engine on 5: Albuquerque costs $3, a hand space $5."""
    state = delivering(10, at="5", money=money)
    play(state, "deliver albuquerque")
    expected = None if allowed else "GWT-100" if money < 5 else "GWT-274"
    assert refused(state, "disc hand") == expected
    assert refused(state, "disc step_vp") is None
    if allowed:
        play(state, "disc hand")
        assert state.money[0] == 0


def test_gwt_274_a_city_without_a_payable_disc_is_refused() -> None:
    state = delivering(10, at="5", money=7)
    clear_all(state, 0, but="hand hand")
    at_step(state, Delivery(0, False, 10))
    assert refused(state, "deliver albuquerque") == "GWT-274"
    assert refused(state, "deliver topeka") is None  # $5 and no transport
    state.money[0] = 8
    assert refused(state, "deliver albuquerque") is None


def test_gwt_274_transport_must_be_paid_in_full() -> None:
    state = delivering(8, at="5", money=1)
    clear(state, 0, "step_dollars")
    assert refused(state, "deliver santa_fe") == "GWT-274"  # $2
    assert refused(state, "deliver colorado_springs") is None  # $1
    state.money[0] = 2
    assert refused(state, "deliver santa_fe") is None


# --- the example


def example() -> TrailState:
    return delivering(10, discs="topeka colorado_springs", at="5", cards_shown="draw_bbh")


def test_gwt_114_the_cities_to_choose_from() -> None:
    state = example()
    assert cities(state) == {"kansas_city", "wichita", "santa_fe", "albuquerque"}
    assert refused(state, "deliver topeka") == "GWT-091"
    assert refused(state, "deliver colorado_springs") == "GWT-091"
    assert refused(state, "deliver el_paso") == "GWT-090"


@pytest.mark.parametrize("disc", ["aux_draw", "step_vp"])
def test_gwt_114_albuquerque_with_any_disc(disc: str) -> None:
    state = play(example(), "deliver albuquerque", f"disc {disc}")
    assert state.money[0] == 20 - 3
    assert asked(state)[0] != "take_objective"
    assert cleared(state, 0, disc) == 1


@pytest.mark.parametrize(("city", "cost"), [("santa_fe", 2), ("wichita", 0), ("kansas_city", 0)])
def test_gwt_114_the_others_with_white_discs_only(city: str, cost: int) -> None:
    state = play(example(), f"deliver {city}")
    assert refused(state, "disc step_vp") == "GWT-094"
    play(state, "disc aux_draw")
    assert state.money[0] == 20 - cost + (6 if city == "kansas_city" else 0)


def test_gwt_090_after_an_income_in_kansas_city() -> None:
    state = a_state()
    engine(state, 0, "39")
    using(state, 0, "kansas_city")  # an empty hand: the total is 0
    assert texts(state) == ["deliver kansas_city"]
    assert refused(state, "deliver topeka") == "GWT-090"
