"""The railroad as it is printed: GWT-013, GWT-091, GWT-095, GWT-103 to GWT-112, GWT-153 to
GWT-167."""

from __future__ import annotations

import pytest

from westbound.games.great_western_trail.railroad import (
    ARROWS,
    BACK,
    CITY_CODES,
    CITY_DOLLARS,
    CITY_NAMES,
    CITY_REPEATABLE,
    CITY_VALUE,
    CITY_VP,
    CITY_WHITE,
    DEPTH,
    FORWARD,
    LAST,
    MASTER_STATIONS,
    NOSE,
    POSITION_CODES,
    POSITION_NAMES,
    POSITIONS,
    STATION_AT,
    STATION_COST,
    STATION_DEPTH,
    STATION_NAMES,
    STATION_VP,
    STATION_WHITE,
    TRANSPORT,
)

# the turnout of each station lies after this space
AFTER = {
    "s1": 4, "s2": 7, "s3": 10, "s4": 13, "s5": 16, "s6": 21, "s7": 25, "s8": 29, "s9": 33,
}  # fmt: skip


def names(positions: tuple[int, ...]) -> set[str]:
    return {POSITION_NAMES[position] for position in positions}


def test_gwt_153_forty_spaces_and_nine_turnouts() -> None:
    assert list(POSITION_NAMES) == [*(str(n) for n in range(40)), *AFTER]
    assert [POSITION_CODES[name] for name in POSITION_NAMES] == list(POSITIONS)


@pytest.mark.parametrize(("turnout", "after"), AFTER.items())
def test_gwt_155_a_turnout_leads_on_to_the_next_space_and_back_to_the_last(
    turnout: str, after: int
) -> None:
    place = POSITION_CODES[turnout]
    assert (names(FORWARD[place]), names(BACK[place])) == ({str(after + 1)}, {str(after)})
    assert names(FORWARD[after]) == {str(after + 1), turnout}
    assert names(BACK[after + 1]) == {str(after), turnout}


def test_gwt_155_elsewhere_the_track_is_a_line() -> None:
    assert (FORWARD[LAST], BACK[0]) == ((), ())
    for space in range(LAST):
        if space not in AFTER.values():
            assert (FORWARD[space], BACK[space + 1]) == ((space + 1,), (space,))
    assert len(FORWARD) == len(BACK) == len(POSITIONS)


def test_gwt_155_a_turnout_is_further_down_the_track_than_the_space_before_it() -> None:
    track = [str(n) for n in range(40)]
    for turnout, after in AFTER.items():
        track.insert(track.index(str(after)) + 1, turnout)
    assert [POSITION_NAMES[p] for p in sorted(POSITIONS, key=DEPTH.__getitem__)] == track
    assert len({*DEPTH}) == len(POSITIONS)


def test_gwt_167_each_station_is_where_its_turnout_is_the_last_one_on_space_39() -> None:
    places = {**{turnout: POSITION_CODES[turnout] for turnout in AFTER}, "s10": 39}
    assert list(places) == list(STATION_NAMES)
    assert [DEPTH[place] for place in places.values()] == list(STATION_DEPTH)
    expected = [-1] * len(POSITIONS)
    for station, place in enumerate(places.values()):
        expected[place] = station
    assert list(STATION_AT) == expected


def test_gwt_167_cost_points_and_corners() -> None:
    assert STATION_COST == (2, 2, 4, 4, 6, 8, 7, 6, 5, 3)
    assert STATION_VP == (1, 1, 2, 2, 3, 5, 6, 7, 8, 9)
    assert STATION_WHITE == (True,) * 4 + (False,) * 6


def test_gwt_013_the_first_five_stations_have_a_station_master() -> None:
    assert STATION_NAMES[:MASTER_STATIONS] == ("s1", "s2", "s3", "s4", "s5")


# --- cities


def test_gwt_095_white_and_dark_cities_and_their_values() -> None:
    assert dict(zip(CITY_NAMES, CITY_VALUE, strict=True)) == {
        "kansas_city": 0, "topeka": 1, "wichita": 4, "colorado_springs": 6, "santa_fe": 8,
        "albuquerque": 10, "el_paso": 12, "san_diego": 14, "sacramento": 16, "san_francisco": 18,
    }  # fmt: skip
    dark = {name for name, white in zip(CITY_NAMES, CITY_WHITE, strict=True) if not white}
    assert dark == {"albuquerque", "el_paso", "sacramento", "san_francisco"}


def by_city(numbers: tuple[int, ...]) -> dict[str, int]:
    return {name: n for name, n in zip(CITY_NAMES, numbers, strict=True) if n}


def test_gwt_091_gwt_103_gwt_104_what_is_printed_on_the_crests() -> None:
    assert set(by_city(CITY_REPEATABLE)) == {"kansas_city", "san_francisco"}
    assert by_city(CITY_DOLLARS) == {"kansas_city": 6}
    assert by_city(CITY_VP) == {"kansas_city": -6, "sacramento": 6, "san_francisco": 9}


def test_gwt_106_gwt_107_the_arrows() -> None:
    found = {(CITY_NAMES[a], CITY_NAMES[b]): (vp, card) for a, b, vp, card in ARROWS}
    assert found == {
        ("topeka", "wichita"): (-3, True),
        ("wichita", "colorado_springs"): (-1, False),
        ("colorado_springs", "santa_fe"): (0, True),
        ("santa_fe", "albuquerque"): (0, True),
        ("albuquerque", "el_paso"): (6, False),
        ("el_paso", "san_diego"): (8, False),
        ("san_diego", "sacramento"): (4, False),
    }


@pytest.mark.parametrize(
    ("nose", "costs"),
    [
        (0, (0, 0, 1, 3, 4, 5, 7, 8, 9, 11)),
        (3, (0, 0, 1, 3, 4, 5, 7, 8, 9, 11)),
        (4, (0, 0, 0, 2, 3, 4, 6, 7, 8, 10)),
        (5, (0, 0, 0, 1, 2, 3, 5, 6, 7, 9)),  # the example of GWT-114
        (17, (0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
        (18, (0,) * 10),
        (39, (0,) * 10),
    ],
)
def test_gwt_110_gwt_111_a_dollar_for_each_cross_ahead_of_the_engine(
    nose: int, costs: tuple[int, ...]
) -> None:
    assert TRANSPORT[nose] == costs
    assert len(TRANSPORT) == LAST + 1
    assert len(costs) == len(CITY_CODES)


def test_gwt_112_on_a_turnout_the_nose_is_past_the_cross() -> None:
    assert list(NOSE) == [*range(40), *(after + 1 for after in AFTER.values())]
