"""Map, roads, connection. Rules CC-028 to CC-037."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    begin_part,
    begin_phase,
    edge,
    hold,
    lay,
    own,
    parcel,
    parcels,
    play,
    put,
    refused,
    settle_at,
    stand,
    texts,
)
from westbound.engine.option import Value
from westbound.engine.step import Step
from westbound.games.carson_city.base.rules.action_spaces import hand_out_roads
from westbound.games.carson_city.base.rules.buy_parcels import begin_parcels
from westbound.games.carson_city.base.rules.kept_buildings import begin_kept_buildings
from westbound.games.carson_city.base.rules.roads import is_connected, open_last_road_windows
from westbound.games.carson_city.base.rules.scoring import final_points
from westbound.games.carson_city.base.steps import (
    AnswerRequest,
    BuyFromRow,
    BuyParcels,
    BuyPoints,
    ChooseCard,
    ClaimStartingParcel,
    LayRoads,
    PlaceBuilding,
    PlaceHouses,
    PlaceKept,
    PlaceOrPass,
    PlaceTownHall,
    PlaceTownHallHouse,
    SpendMoney,
    StealIncome,
    TakeAmmunition,
)
from westbound.games.carson_city.characters.captain import RecruitCowboys
from westbound.games.carson_city.characters.grocer import MoneyNow, MoneyOrDouble
from westbound.games.carson_city.characters.settler import ClaimFreeParcel
from westbound.games.carson_city.components import BANK, RANCH
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import CarsonState

COMPACT = {"road_windows": "compact"}
# The eight edges that touch a corner of the city centre D4 from outside.
FIRST_EDGES = {"C4n", "E4n", "C5n", "E5n", "D3w", "E3w", "D5w", "E5w"}


def a_road_window(roads: int = 3) -> CarsonState:
    """Seat 0 may lay roads around the city centre D4."""
    state = a_state()
    state.roads[0] = roads
    return at_step(state, LayRoads(0))


def test_cc_028_an_edge_holds_one_road() -> None:
    state = a_road_window()
    assert refused(state, "road C4n") is None
    play(state, "road C4n")
    assert refused(state, "road C4n") == "CC-028"
    assert refused(state, "road D4n") == "CC-028"  # one of the first four
    assert state.network.bit_count() == 5


def test_cc_029_a_new_road_meets_a_road_on_the_board() -> None:
    state = a_road_window()
    assert {text.removeprefix("road ") for text in texts(state)} == FIRST_EDGES | {"done"}
    assert refused(state, "road B4n") == "CC-029"
    play(state, "road C4n")
    assert refused(state, "road B4n") is None
    assert refused(state, "road F4n") == "CC-029"


def test_cc_029_a_parallel_road_without_a_common_end_is_refused() -> None:
    state = a_road_window()
    assert refused(state, "road D3n") == "CC-029"
    assert refused(state, "road H8s") == "CC-029"


def test_cc_030_a_road_may_lie_beside_any_parcel() -> None:
    state = a_state(centre="B2")
    own(state, 1, "A1")
    put(state, "mountain", "B1")
    put(state, "saloon", "A2", seat=1)
    state.roads[0] = 4
    at_step(state, LayRoads(0))
    assert refused(state, "road A2n") is None  # between a rival's parcel and his building
    play(state, "road B1w")  # between an owned parcel and a mountain
    assert refused(state, "road A1n") is None  # on the outer border
    assert refused(state, "road A1w") == "CC-029"  # the border too must be reached first
    play(state, "road A1n", "road A1w")
    assert state.network >> edge("A1w") & 1


def test_cc_031_a_road_connects_the_parcels_at_its_ends_and_sides() -> None:
    state = a_road_window()
    assert is_connected(state, parcel("C5"))  # only a corner is touched
    for name in ("C6", "D6", "D7"):
        assert not is_connected(state, parcel(name))
    play(state, "road D5w")
    for name in ("C5", "D5", "C6", "D6"):
        assert is_connected(state, parcel(name))
    for name in ("B6", "E6", "D7"):
        assert not is_connected(state, parcel(name))


def test_cc_032_roads_serve_everybody() -> None:
    state = a_road_window()
    own(state, 1, "D6")
    at_step(state, PlaceBuilding(1, 0, 0, BANK))
    assert refused(state, "build D6") == "CC-097"
    play(at_step(state, LayRoads(0)), "road D5w")
    at_step(state, PlaceBuilding(1, 0, 0, BANK))
    assert refused(state, "build D6") is None


def test_cc_033_several_roads_at_once_as_long_as_there_are_any() -> None:
    state = a_road_window(roads=2)
    play(state, "road D5w", "road D6w")
    assert state.roads[0] == 0
    assert refused(state, "road D7w") == "CC-033"
    assert texts(state) == ["done"]


ROAD_DECISIONS: tuple[Step, ...] = (
    ChooseCard(0),
    MoneyNow(0),
    ClaimFreeParcel(0),
    RecruitCowboys(0),
    PlaceOrPass(0),
    TakeAmmunition(0),
    BuyParcels(0, parcels("A1")),
    BuyFromRow(0, 6),
    PlaceBuilding(0, 0, 0, BANK),
    PlaceBuilding(0, 0, 0, RANCH),
    PlaceHouses(0, 0, 1, 0),
    PlaceKept(0, 0),
    StealIncome(0, parcels("H1")),
    MoneyOrDouble(0),
    BuyPoints(0, 5),
    LayRoads(0),
)


@pytest.mark.parametrize("step", ROAD_DECISIONS, ids=repr)
def test_cc_034_roads_are_a_free_extra_before_own_decisions(step: Step) -> None:
    state = a_state()
    own(state, 0, "C3")
    state.roads[0] = 1
    at_step(state, step)
    answers = [text for text in texts(state) if not text.startswith("road")]
    play(state, "road C4n")
    assert state.agenda == [step]  # the decision is still open
    assert set(answers) <= set(texts(state))
    assert refused(state, "road B4n") == "CC-033"


@pytest.mark.parametrize("step", ROAD_DECISIONS, ids=repr)
def test_cc_034_compact_tables_lay_roads_only_for_a_building(step: Step) -> None:
    state = a_state(options=COMPACT)
    own(state, 0, "C3")
    state.roads[0] = 1
    at_step(state, step)
    needs_road = isinstance(step, PlaceHouses | LayRoads) or (  # windows come only at the end
        isinstance(step, PlaceBuilding) and step.building == BANK
    )
    assert refused(state, "road C4n") == (None if needs_road else "CC-034")


@pytest.mark.parametrize(
    ("step", "refused_by"),
    [(PlaceTownHall(0), None), (PlaceTownHallHouse(0, 0, 0, 0), None), (PlaceKept(0, 0), "CC-034")],
    ids=repr,
)
def test_cc_034_on_compact_tables_the_town_hall_is_a_building_that_needs_a_road(
    step: Step, refused_by: str | None
) -> None:
    state = a_state(options=COMPACT)
    state.roads[0] = 1
    assert refused(at_step(state, step), "road C4n") == refused_by


@pytest.mark.parametrize(
    "step",
    [ClaimStartingParcel(0), AnswerRequest(0, 1, parcel("C3")), SpendMoney(0)],
    ids=repr,
)
def test_cc_034_other_decisions_are_no_moment_for_roads(step: Step) -> None:
    state = a_state()
    own(state, 0, "C3")
    state.roads[0] = 1
    at_step(state, step)
    assert refused(state, "road C4n") == "CC-034"


@pytest.mark.parametrize(("windows", "open_window"), [("full", True), ("compact", False)])
def test_cc_034_a_window_just_after_receiving_roads(windows: str, open_window: bool) -> None:
    options = {"road_windows": windows}
    expected = ("lay_roads", 0) if open_window else ("", -1)
    chosen = at_step(a_state(phase=1, options=options), ChooseCard(0))
    assert asked(play(chosen, "choose chinese_worker")) == expected
    three = a_state(options=options)
    stand(three, 0, "roads_3")
    assert asked(settle_at(three, "roads_3")) == expected


def test_cc_034_the_windows_for_roads_2_are_in_pass_order() -> None:
    state = a_state(passed=(2, 0, 1))
    for seat in (0, 2):
        stand(state, seat, "roads_1")
    begin_part(state, hand_out_roads)
    assert asked(state) == ("lay_roads", 2)
    play(state, "done")
    assert asked(state) == ("lay_roads", 0)


def test_cc_034_a_window_between_parcels_and_the_12_space() -> None:
    state = a_state(passed=(2, 0, 1))
    state.roads = [1, 0, 2]
    stand(state, 1, "A1 build_12")
    begin_part(state, begin_parcels)
    assert asked(state) == ("buy_parcels", 1)
    play(state, "buy A1")
    assert asked(state) == ("lay_roads", 2)
    play(state, "done")
    assert asked(state) == ("lay_roads", 0)
    play(state, "done")  # seat 1 has no roads and is not asked
    assert asked(state) == ("buy_from_row", 1)


def test_cc_034_a_window_with_the_kept_buildings() -> None:
    state = a_state(passed=(2, 0, 1))
    state.roads = [1, 0, 0]
    begin_part(state, begin_kept_buildings)
    assert asked(state) == ("place_kept", 0)
    assert refused(state, "road C4n") is None
    compact = a_state(options=COMPACT)
    compact.roads = [1, 0, 0]
    assert asked(begin_part(compact, begin_kept_buildings))[0] != "place_kept"


@pytest.mark.parametrize("round_number", [1, 4])
def test_cc_034_a_window_at_the_end_of_the_round(round_number: int) -> None:
    state = a_state(round=round_number, passed=(2, 0, 1))
    state.roads = [0, 1, 1]
    begin_phase(state, 4)
    assert asked(state) == ("lay_roads", 2)
    play(state, "road C4n", "done")
    assert asked(state) == ("lay_roads", 1)
    play(state, "done")
    assert asked(state) == ("spend_money", 2)


def test_cc_035_no_road_during_another_players_decision() -> None:
    state = a_state()
    state.roads = [1, 1, 1]
    at_step(state, ChooseCard(1))
    assert refused(state, "road C4n", seat=0) == "WB-001"
    assert refused(state, "road C4n", seat=1) is None


def test_cc_036_roads_stay_where_they_are() -> None:
    about_edges = {move.kind for move in GAME.all_moves() if "edge" in move.params()}
    assert about_edges == {"road"}  # no move of the game takes one away
    state = a_road_window()
    before = state.network
    play(state, "road C4n", "done")
    assert state.network == before | 1 << edge("C4n")


def test_cc_036_laying_twice_does_not_move_a_road() -> None:
    state = a_state()
    lay(state, "C4n")
    state.roads[0] = 1
    at_step(state, LayRoads(0))
    assert refused(state, "road C4n") == "CC-028"
    assert refused(state, "road B4n") is None


def test_cc_037_roads_in_hand_score_nothing() -> None:
    state = a_state()
    without = final_points(state, 0)
    state.roads[0] = 12
    assert final_points(state, 0) == without
    state.money[0] += 6
    assert final_points(state, 0) != without


@pytest.mark.parametrize(
    ("options", "card", "window"),
    [
        ({"road_windows": "compact"}, "banker", False),
        ({"road_windows": "compact"}, "governor", True),
        ({"road_windows": "compact", "carson_river": True}, "banker", True),
        ({"road_windows": "full"}, "banker", True),
    ],
)
def test_cc_034_the_last_window_of_compact_tables(
    options: dict[str, Value],
    card: str,
    window: bool,
) -> None:
    state = a_state(players=2, options=options, phase=4, round=1, money=0, centre="C5")
    hold(state, 0, card, 0)
    state.roads = [2, 0]
    begin_part(state, open_last_road_windows)
    assert isinstance(state.agenda[-1], LayRoads) is window
    if window:
        assert refused(state, "road C4w") is None
