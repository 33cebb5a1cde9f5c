"""The building types: CC-130 to CC-135, CC-138 to CC-145, EX-08 to EX-10, EXD-09 to EXD-11."""

from __future__ import annotations

import pytest

from tests.games.carson_city.building_positions import (
    earned,
    in_hand,
    income,
    neighbours,
    on,
    price,
    put_mountains_around,
)
from tests.games.carson_city.positions import (
    a_state,
    asked,
    lay,
    own,
    placing,
    play,
    put,
    refused,
    tile,
)
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.income import symbols
from westbound.games.carson_city.base.rules.scoring import final_points
from westbound.games.carson_city.state import HOUSES, CarsonState

EMPTY_ROW = "- - - - - - -"
LINE_4 = "A4n B4n C4n D4n E4n F4n G4n H4n"  # the eight edges between rows 3 and 4


def an_empty_map(round: int = 1) -> CarsonState:
    """No house, no road, no mountain; all building tiles are at hand."""
    return a_state(centre=None, row=EMPTY_ROW, round=round)


def symbols_beside_a_saloon(kind: str) -> int:
    """How many symbols an own saloon counts on this neighbour."""
    state = an_empty_map()
    put(state, kind, "D4", seat=0)
    put(state, "saloon", "E4", seat=0)
    return income(state, "E4") // 5


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("house", 1), ("terrace", 2), ("ranch", 1), ("hotel", 2), ("church", 1), ("school", 1),
        ("station", 2), ("mine", 0), ("prison", 0), ("drugstore", 0), ("bank", 0), ("saloon", 0),
        ("store", 0), ("blacksmith", 0), ("mountain", 0),
    ],
)  # fmt: skip
def test_cc_130_cc_131_house_symbols(kind: str, count: int) -> None:
    assert symbols_beside_a_saloon(kind) == count


def test_cc_130_houses_are_never_bought_and_earn_nothing() -> None:
    state = an_empty_map()
    for kind in ("house", "terrace"):
        assert tile(kind) not in state.setup.tiles  # so neither row nor bag ever holds one
    put(state, "house", "D4 D5", seat=0)
    put(state, "terrace", "D6", seat=0)
    assert earned(state) == [0, 0, 0]
    placing(state, 1)
    assert refused(state, "place D4") == "CC-054"


def test_cc_131_a_terrace_is_two_symbols_but_a_single_tile() -> None:
    state = an_empty_map()
    put(state, "terrace", "D4", seat=0)
    for kind, where, expected in (
        ("drugstore", "C3", 6), ("bank", "C5", 6), ("saloon", "E3", 10), ("store", "E5", 12),
    ):  # fmt: skip
        put(state, kind, where, seat=0)
        assert income(state, where) == expected
    assert price(state, "D4") == 1 + 1 + 4
    assert final_points(state, 0)[HOUSES] == 2


@pytest.mark.parametrize("filled", range(9))
def test_cc_132_cc_exd_10_a_ranch_earns_one_for_each_vacant_neighbour(filled: int) -> None:
    state = an_empty_map()
    put(state, "ranch", "D4", seat=0)
    put(state, "mountain", " ".join(neighbours("D4")[:filled]))
    assert income(state, "D4") == max(1, 8 - filled)


def test_cc_132_vacant_is_vacant_whoever_owns_it_and_serves_several_ranches() -> None:
    state = an_empty_map()
    put(state, "ranch", "C4", seat=0)
    put(state, "ranch", "E4", seat=1)
    own(state, 0, "D3")
    own(state, 1, "D4")
    own(state, 2, "D5")
    assert (income(state, "C4"), income(state, "E4")) == (8, 8)
    put(state, "house", "D4")
    assert (income(state, "C4"), income(state, "E4")) == (7, 7)


def test_cc_132_a_ranch_in_the_corner_has_three_neighbours() -> None:
    state = an_empty_map()
    put(state, "ranch", "A1", seat=0)
    assert income(state, "A1") == 3


def test_cc_133_a_mine_earns_three_for_each_usable_mountain() -> None:
    state = an_empty_map()
    put(state, "mine", "D4", seat=0)
    put(state, "mine", "D6", seat=1)
    assert income(state, "D4") == 0
    put(state, "mountain", "C5")
    put(state, "mountain", "D5", seat=0)
    put(state, "mountain", "E5", seat=1)
    put(state, "mountain", "B4")  # two steps away
    assert income(state, "D4") == 6  # nobody's and the own one
    assert income(state, "D6") == 6  # the mountain on C5 serves both mines
    assert firepower(state, 0) == firepower(state, 1) == 3 + 1 + 1


@pytest.mark.parametrize("kind", ["hotel", "church", "prison", "school", "station"])
def test_cc_134_cc_135_cc_138_cc_144_cc_145_what_stands_around_does_not_matter(kind: str) -> None:
    state = an_empty_map()
    put(state, kind, "D4", seat=0)
    expected = 6 if kind == "hotel" else 0
    assert income(state, "D4") == expected
    put(state, "terrace", "C3 D3 E3")
    put(state, "mountain", "E4 E5")
    assert income(state, "D4") == expected


@pytest.mark.parametrize(
    "kind",
    ["drugstore", "bank", "saloon", "hotel", "church", "prison", "blacksmith", "store"],
)
def test_cc_134_cc_135_cc_138_cc_139_cc_140_cc_141_cc_142_cc_143_road_and_house(kind: str) -> None:
    state = a_state()
    own(state, 0, "E4 H8")
    in_hand(state, 0, kind)
    assert refused(state, "build H8") == "CC-097"
    play(state, "build E4")
    assert asked(state) == ("place_houses", 0)
    play(state, "house E5")
    assert asked(state) == ("", -1)  # one house is enough


def test_cc_138_a_prison_gives_two_revolvers() -> None:
    state = a_state()
    own(state, 0, "E4")
    in_hand(state, 0, "prison")
    play(state, "build E4")
    assert firepower(state, 0) == 3 + 1 + 2
    placing(state, 1)
    assert refused(state, "place E4") == "CC-127"


def test_cc_139_drugstore_symbols_and_own_ranches_anywhere() -> None:
    state = an_empty_map()
    put(state, "drugstore", "D4", seat=0)
    put(state, "house", "D5")
    put(state, "house", "D3", seat=1)  # not usable
    assert income(state, "D4") == 3
    put(state, "ranch", "H8", seat=0)
    assert income(state, "D4") == 6
    put(state, "ranch", "H1", seat=1)
    put(state, "mine", "G1", seat=0)
    assert income(state, "D4") == 6


def test_cc_ex_08_drugstore() -> None:
    state = an_empty_map()
    put(state, "drugstore", "D4", seat=0)
    put(state, "ranch", "C4", seat=0)
    put(state, "house", "C3 D3 E3", seat=0)
    assert income(state, "D4") == 15


def test_cc_140_bank_symbols_and_own_mines_anywhere() -> None:
    state = an_empty_map()
    put(state, "bank", "D4", seat=0)
    put(state, "house", "D5")
    put(state, "house", "D3", seat=1)  # not usable
    assert income(state, "D4") == 3
    put(state, "mine", "H8", seat=0)
    assert income(state, "D4") == 6
    put(state, "mine", "H1", seat=1)
    put(state, "ranch", "G1", seat=0)
    assert income(state, "D4") == 6


def test_cc_ex_09_bank() -> None:
    state = an_empty_map()
    put(state, "bank", "D4", seat=0)
    put(state, "mine", "H8", seat=0)
    put(state, "house", "D5")
    put(state, "hotel", "E5", seat=0)
    assert income(state, "D4") == 12


def test_cc_141_saloon_five_for_each_usable_symbol() -> None:
    state = an_empty_map()
    put(state, "saloon", "D4", seat=0)
    put(state, "ranch", "H8", seat=0)
    assert income(state, "D4") == 0  # ranches elsewhere do not help
    put(state, "house", "D5")
    put(state, "house", "D3", seat=0)
    put(state, "house", "C3", seat=1)  # not usable
    assert income(state, "D4") == 10


@pytest.mark.parametrize(("round", "base"), [(1, 5), (2, 10), (3, 15), (4, 20)])
def test_cc_142_blacksmith_by_round_and_own_ranches(round: int, base: int) -> None:
    state = an_empty_map(round=round)
    put(state, "blacksmith", "D4", seat=0)
    put(state, "house", "D5 D3", seat=0)  # symbols do not matter
    put(state, "ranch", "H1", seat=1)
    assert income(state, "D4") == base
    put(state, "ranch", "H8", seat=0)
    assert income(state, "D4") == base + 5


def test_cc_exd_09_blacksmith_in_round_3_with_two_ranches() -> None:
    state = an_empty_map(round=3)
    put(state, "blacksmith", "D4", seat=0)
    put(state, "ranch", "A1 H8", seat=0)
    assert income(state, "D4") == 25


def test_cc_143_store_six_for_own_and_three_for_other_symbols() -> None:
    state = an_empty_map()
    put(state, "store", "D4", seat=0)
    put(state, "house", "D5", seat=0)
    assert income(state, "D4") == 6
    put(state, "house", "D3")
    assert income(state, "D4") == 9
    put(state, "hotel", "C3", seat=1)
    assert income(state, "D4") == 15
    put(state, "ranch", "H8", seat=0)
    assert income(state, "D4") == 15


def test_cc_ex_10_store() -> None:
    state = an_empty_map()
    put(state, "store", "D4", seat=0)
    put(state, "house", "D5", seat=0)
    put(state, "house", "D3")
    put(state, "church", "C3", seat=1)
    assert income(state, "D4") == 12


def test_cc_exd_11_a_saloon_beside_six_terraces_earns_55() -> None:
    state = an_empty_map()
    put(state, "saloon", "D4", seat=0)
    put(state, "terrace", " ".join(neighbours("D4")[:5]))
    assert income(state, "D4") == 50
    put(state, "terrace", neighbours("D4")[5])
    assert income(state, "D4") == 55


def test_cc_144_a_school_needs_three_houses() -> None:
    state = a_state()
    own(state, 0, "E4 H8")
    in_hand(state, 0, "school")
    assert refused(state, "build H8") == "CC-097"
    play(state, "build E4", "house E5", "house E3")
    assert asked(state) == ("place_houses", 0)
    play(state, "house C3")
    assert asked(state) == ("", -1)


def test_cc_144_each_of_the_three_may_be_a_terrace() -> None:
    state = a_state()
    own(state, 0, "E4")
    put(state, "house", "B7 F7")
    for house in ("D4", "B7", "F7"):
        put_mountains_around(state, house, but="E4")
    in_hand(state, 0, "school")
    play(state, "build E4", "terrace D4", "terrace B7", "terrace F7")
    assert asked(state) == ("", -1)
    assert [on(state, name) for name in ("D4", "B7", "F7")] == ["terrace"] * 3


def test_cc_144_without_a_river_two_schools_may_stand_together() -> None:
    state = a_state()
    own(state, 0, "E4")
    put(state, "school", "E5", seat=1)
    in_hand(state, 0, "school")
    assert refused(state, "build E4") is None


def test_cc_145_a_station_stands_beside_a_road_across_the_whole_map() -> None:
    state = a_state()
    lay(state, LINE_4)
    own(state, 0, "A3 H4 D5 A1")
    in_hand(state, 0, "station")
    assert refused(state, "build A3") is None  # the road runs along its south side
    assert refused(state, "build H4") is None  # along its north side
    assert refused(state, "build D5") == "CC-145"  # connected, but by other roads
    assert refused(state, "build A1") == "CC-097"  # not connected at all
    play(state, "build A3")
    assert asked(state) == ("", -1)  # no house
    assert symbols(state, state.owned[0]) == 2


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        (LINE_4, None),
        (LINE_4.replace(" G4n", ""), "CC-145"),  # a gap
        (LINE_4.replace(" H4n", " H4w H5n"), "CC-145"),  # a bend
        ("A1n B1n C1n D1n E1n F1n G1n H1n", None),  # the outer border
        ("A1n B1n C1n D1n E1n F1n G1n", "CC-145"),
        ("A8s B8s C8s D8s E8s F8s G8s H8s", None),
        ("D1w D2w D3w D4w D5w D6w D7w D8w", None),  # north to south
        ("H1e H2e H3e H4e H5e H6e H7e H8e", None),
        ("H1e H2e H3e H4e H5e H6e H7e", "CC-145"),
    ],
)
def test_cc_145_eight_edges_in_one_line(line: str, refusal: str | None) -> None:
    state = a_state(centre=None)
    lay(state, line)
    spot = line.split()[0][:2]
    own(state, 0, spot)
    in_hand(state, 0, "station")
    assert refused(state, f"build {spot}") == refusal


def test_cc_145_the_last_road_may_be_laid_for_the_station() -> None:
    state = a_state()
    lay(state, LINE_4.replace(" H4n", "").replace(" D4n", ""))
    own(state, 0, "H4")
    state.roads[0] = 1
    in_hand(state, 0, "station")
    assert refused(state, "build H4") == "CC-145"
    play(state, "road H4n", "build H4")
    assert on(state, "H4") == "station"


@pytest.mark.parametrize("needs_house", [False, True])
def test_cc_145_the_table_may_ask_for_a_house(needs_house: bool) -> None:
    state = a_state(options={"station_requires_house": needs_house})
    lay(state, LINE_4)
    own(state, 0, "A3")
    state.houses_left = 0
    in_hand(state, 0, "station")
    assert refused(state, "build A3") == ("CC-102" if needs_house else None)
    state.houses_left = 1
    play(state, "build A3")
    assert asked(state) == (("place_houses", 0) if needs_house else ("", -1))


@pytest.mark.parametrize(("kind", "houses"), [("mine", 0), ("bank", 1), ("school", 3)])
def test_cc_145_the_house_of_the_station_is_asked_of_no_other_building(
    kind: str, houses: int
) -> None:
    state = a_state(options={"station_requires_house": True})
    own(state, 0, "E4")
    play(in_hand(state, 0, kind), "build E4")
    for name in ("C3", "C4", "C5")[:houses]:
        assert asked(state) == ("place_houses", 0)
        play(state, f"house {name}")
    assert asked(state) == ("", -1)
