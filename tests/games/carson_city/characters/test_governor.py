"""13 Governor. Yellow: a road and points for roads; red: taxes. CC-199, CC-200."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import choosing, faces, refusal, table_with
from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    begin_part,
    lay,
    only_part,
    parcel,
    play,
    put,
    refused,
    texts,
)
from westbound.engine.option import Value
from westbound.games.carson_city.base.rules.choose_characters import begin_choosing
from westbound.games.carson_city.base.rules.end_of_round import return_cards
from westbound.games.carson_city.base.rules.roads import open_last_road_windows
from westbound.games.carson_city.base.rules.town_hall import begin_town_hall
from westbound.games.carson_city.base.steps import LayRoads
from westbound.games.carson_city.state import CHARACTERS, CarsonState

# --- yellow


def a_governor(roads: int = 5) -> CarsonState:
    """Seat 0 is the Governor and lays roads; the centre is D4, so C3 to E5 are connected."""
    state = faces(a_state(roads=roads), seat0="governor_y", seat1="banker_y", seat2="grocer_y")
    return at_step(state, LayRoads(0))


def test_cc_199_one_road_at_once_which_may_be_laid() -> None:
    state = play(choosing("13Y"), "choose governor")
    assert state.roads[0] == 1
    assert asked(state) == ("lay_roads", 0)
    play(state, "road D3w")
    assert state.vp[0] == 1
    assert state.points[CHARACTERS] == 1


def test_cc_199_a_road_that_connects_a_new_parcel() -> None:
    state = a_governor()
    assert not state.connected >> parcel("C2") & 1
    play(state, "road D3w")  # its north end meets C2 and D2
    assert state.connected >> parcel("C2") & 1
    assert state.vp[0] == 1  # one for the road, however many parcels


def test_cc_199_nothing_for_a_road_without_a_new_parcel() -> None:
    state = play(a_governor(), "road D3w", "road D3n")
    assert state.connected >> parcel("E2") & 1  # D3n reaches E2 and E3: a new parcel
    assert state.vp[0] == 2
    play(state, "road E3w")  # both ends lie on roads
    assert state.vp[0] == 2
    assert state.roads[0] == 2


def test_cc_199_each_road_counts() -> None:
    state = play(a_governor(), "road D3w", "road D2w", "road D1w")
    assert state.vp[0] == 2  # D1w reaches the border: C1 and D1 were met by D2w


def test_cc_199_not_for_a_rivals_road() -> None:
    state = a_governor()
    at_step(state, LayRoads(1))
    play(state, "road D3w")
    assert state.vp == [0, 0, 0]


def test_cc_199_all_roads_of_the_round_also_old_ones() -> None:
    state = choosing("13Y")
    state.roads[0] = 2
    play(state, "choose governor", "road D3w", "road D2w", "road D3n")
    assert state.vp[0] == 3
    assert state.roads[0] == 0


def test_cc_199_only_this_round() -> None:
    state = a_governor()
    only_part(state, return_cards)
    play(at_step(state, LayRoads(0)), "road D3w")
    assert state.vp[0] == 0


def test_cc_199_before_choosing_the_card_a_road_gives_nothing() -> None:
    state = choosing("13Y")
    state.roads[0] = 1
    play(state, "road D3w", "choose governor")
    assert state.vp[0] == 0


@pytest.mark.parametrize(
    ("roads", "vp"),
    [("", 2), ("E1w", 0), ("F2w", 0)],  # E1w leaves only the river parcel E3 unconnected
)
def test_cc_199_cc_223_cc_294_a_bridge_gives_2_for_a_new_parcel(roads: str, vp: int) -> None:
    state = a_state(options={"carson_river": True}, centre="C3", roads=2)
    faces(state, seat0="governor_y", seat1="banker_y", seat2="grocer_y")
    lay(state, roads)
    play(at_step(state, LayRoads(0)), "road D3n")
    assert (state.vp[0], state.roads[0]) == (vp, 0)


def test_cc_147_cc_199_roads_of_the_town_hall_give_nothing() -> None:
    state = a_state(phase=1)
    faces(state, seat0="governor_y", seat1="banker_y", seat2="grocer_y")
    for name in ("C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5"):
        put(state, "mountain", name)
    state.agenda = []
    begin_town_hall(state)
    assert asked(state) == ("town_hall_roads", 0)
    play(state, texts(state)[0])
    assert asked(state)[0] == "place_town_hall"
    assert state.vp[0] == 0


@pytest.mark.parametrize(("river", "asked_seats"), [(False, [0]), (True, [0, 2])])
def test_cc_034_cc_199_compact_tables_ask_the_governor_at_the_end_of_the_round(
    river: bool, asked_seats: list[int]
) -> None:
    options: dict[str, Value] = {"road_windows": "compact", "carson_river": river}
    state = a_state(options=options, centre="B4")
    faces(state, seat0="governor_y", seat1="banker_y", seat2="grocer_y")
    state.roads = [1, 0, 1]
    only_part(state, open_last_road_windows)
    for seat in asked_seats:
        assert asked(state) == ("lay_roads", seat)
        road = "road B3w" if seat == 0 else "road C3w"
        play(state, road, "done")
    assert state.agenda == []
    assert state.vp == [1, 0, 0]


# --- red


def taxing(money: list[int], revolvers: list[int]) -> CarsonState:
    """Seat 0 has just chosen the Governor on the red side."""
    state = choosing("13R", money=money)
    state.revolvers = revolvers
    return play(state, "choose governor")


def test_cc_200_he_chooses_one_of_two_taxes() -> None:
    state = taxing([0, 20, 20], [1, 1, 1])
    assert asked(state) == ("choose_tax", 0)
    assert texts(state) == ["tax weapons", "tax money"]
    play(state, "tax money")
    assert state.agenda == []


def test_cc_exd_17_cc_200_money_tax_and_weapon_tax() -> None:
    state = play(taxing([0, 21, 0], [1, 4, 0]), "tax money")
    assert state.money == [3, 18, 0]
    state = play(taxing([0, 21, 0], [1, 4, 0]), "tax weapons")
    assert state.money == [4, 17, 0]


@pytest.mark.parametrize(("money", "tax"), [(0, 0), (1, 1), (10, 1), (11, 2), (20, 2), (21, 3)])
def test_cc_200_one_for_each_started_ten(money: int, tax: int) -> None:
    state = play(taxing([5, money, 0], [9, 9, 9]), "tax money")
    assert state.money == [5 + tax, money - tax, 0]


def test_cc_200_every_rival_pays_and_he_does_not() -> None:
    state = play(taxing([30, 30, 12], [5, 2, 3]), "tax weapons")
    assert state.money == [35, 28, 9]
    state = play(taxing([30, 30, 12], [5, 2, 3]), "tax money")
    assert state.money == [35, 27, 10]


def test_cc_200_a_rival_pays_at_most_what_he_has() -> None:
    state = play(taxing([0, 2, 0], [1, 5, 1]), "tax weapons")
    assert state.money == [2, 0, 0]


def test_cc_200_only_tokens_count() -> None:
    state = choosing("13R")
    state.bonus[1] = 3  # the Mercenary
    state.ammunition = 1  # the 3-revolver token
    play(state, "choose governor", "tax weapons")
    assert state.money == [17, 14, 14]


def test_cc_200_no_road_on_the_red_side() -> None:
    state = play(taxing([0, 0, 0], [1, 1, 1]), "tax money")
    assert state.roads[0] == 0
    at_step(state, LayRoads(0))
    state.roads[0] = 1
    play(state, "road D3w")
    assert state.vp[0] == 0


def test_cc_200_it_is_collected_before_the_next_player_chooses() -> None:
    state = begin_part(table_with("13R", phase=1), begin_choosing)
    play(state, "choose governor", "tax money")
    assert asked(state) == ("choose_card", 1)
    assert state.money == [19, 13, 13]
    assert refusal(state, "choose governor") == ("CC-038", {"character": "governor", "rival": 0})
    assert refused(state, "choose banker") is None
