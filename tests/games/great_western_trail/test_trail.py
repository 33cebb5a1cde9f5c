"""The trail as it is printed: GWT-016, GWT-040, GWT-041, GWT-046, GWT-048, GWT-071, GWT-204."""

from __future__ import annotations

import pytest

from westbound.games.great_western_trail.trail import (
    ALL_HAZARD_SPACES,
    BESIDE,
    BESIDE_THE_TRAIL,
    BUILDING_SPACES,
    HAZARD_SPACES,
    KANSAS_CITY,
    NEIGHBOURHOOD,
    NEUTRAL_SPACES,
    NEXT,
    REACH,
    SPACE_CODES,
    SPACE_NAMES,
    SPACES,
    START,
    TEEPEE_SPACES,
    TEEPEE_VALUE,
    WOODS,
)

FROM_A = "A1 A2 A3 flood1 flood2 flood3 flood4 flood_risk1 flood_risk2 B"
FROM_B = "B1 B2 B3 drought1 drought2 drought3 drought4 drought_risk1 C"
FROM_C = (
    "C1 C2 C3 D E teepee_1 teepee_2 teepee_4 teepee_6 teepee_8 teepee_10 trade_risk1 trade_risk2"
)
FROM_E = "E1 E2 rockfall1 rockfall2 rockfall3 rockfall4 rockfall_risk1 rockfall_risk2 F"


def named(spaces: tuple[int, ...]) -> str:
    return " ".join(SPACE_NAMES[space] for space in spaces)


def in_mask(mask: int) -> set[str]:
    return {SPACE_NAMES[space] for space in SPACES if mask >> space & 1}


def test_gwt_040_the_kinds_of_spaces() -> None:
    assert named(NEUTRAL_SPACES) == "A B C D E F G"
    assert len(BUILDING_SPACES) == 22
    assert list(BUILDING_SPACES) == sorted(BUILDING_SPACES)
    lain = {*NEUTRAL_SPACES, *BUILDING_SPACES, *TEEPEE_SPACES, *ALL_HAZARD_SPACES}
    assert lain == {*SPACES} - {START, KANSAS_CITY}


def test_gwt_041_three_teepees_lie_beside_the_trail() -> None:
    assert {SPACE_NAMES[s] for s in BESIDE_THE_TRAIL} == {"teepee_-3", "teepee_-2", "teepee_-1"}


def test_gwt_040_beside_the_board_is_no_space() -> None:
    assert BESIDE not in SPACES


def test_gwt_016_gwt_071_trade_spaces_from_the_lowest_value_upwards() -> None:
    assert [TEEPEE_VALUE[space] for space in TEEPEE_SPACES] == [-3, -2, -1, 1, 2, 4, 6, 8, 10]
    assert [SPACE_NAMES[space] for space in TEEPEE_SPACES] == [
        f"teepee_{value}" for value in TEEPEE_VALUE.values()
    ]


def test_gwt_016_the_hazard_spaces_of_each_section_in_order() -> None:
    assert [named(section) for section in HAZARD_SPACES] == [
        "flood1 flood2 flood3 flood4",
        "drought1 drought2 drought3 drought4",
        "rockfall1 rockfall2 rockfall3 rockfall4",
    ]
    assert named(ALL_HAZARD_SPACES) == " ".join(named(section) for section in HAZARD_SPACES)


def test_gwt_046_at_a_fork_there_are_two_ways() -> None:
    forks = {SPACE_NAMES[s]: named(NEXT[s]) for s in SPACES if len(NEXT[s]) > 1}
    assert forks == {
        "A": "A1 flood1", "B": "drought1 B1", "C": "C1 C3", "C3": "D teepee_1", "E": "E1 rockfall1",
        "F": "F1 F2", "G": "G1 G2",
    }  # fmt: skip


def test_gwt_204_the_spaces_in_the_woods() -> None:
    assert in_mask(WOODS) == {
        "flood_risk2", "B1", "C1", "C2", "E1", "E2", "rockfall_risk2", "F2",
    }  # fmt: skip


# --- how far steps may lead


@pytest.mark.parametrize(
    ("space", "names"),
    [
        ("start", "A"), ("A", FROM_A), ("A2", "A3 B"), ("flood4", "flood_risk1 flood_risk2 B"),
        ("B", FROM_B), ("C", FROM_C), ("C3", FROM_C.removeprefix("C1 C2 C3 ")), ("E", FROM_E),
        ("G", "G1 G2 kansas_city"), ("G2", "kansas_city"), ("kansas_city", ""), ("teepee_-1", ""),
    ],
)  # fmt: skip
def test_gwt_042_one_step_leads_no_further_than_the_next_neutral_building(
    space: str, names: str
) -> None:
    assert in_mask(NEIGHBOURHOOD[SPACE_CODES[space]]) == {*names.split()}


@pytest.mark.parametrize(
    ("steps", "space", "names"),
    [
        (0, "A", ""),
        (1, "A", FROM_A),
        (2, "start", f"A {FROM_A}"),
        (2, "A", f"{FROM_A} {FROM_B}"),
        (2, "A2", f"A3 B {FROM_B}"),
        (3, "A", f"{FROM_A} {FROM_B} {FROM_C}"),
        (3, "F", "F1 F2 G G1 G2 kansas_city"),
    ],
)
def test_gwt_043_more_steps_lead_further(steps: int, space: str, names: str) -> None:
    assert in_mask(REACH[steps][SPACE_CODES[space]]) == {*names.split()}


def test_gwt_048_the_trail_ends_in_kansas_city() -> None:
    everything = {SPACE_NAMES[s] for s in SPACES if s != START and s not in BESIDE_THE_TRAIL}
    assert in_mask(REACH[-1][START]) == everything
    assert REACH[-1] == REACH[-2] != REACH[-3]
    assert NEXT[KANSAS_CITY] == ()
