"""The oracle itself: it gives the answers of the worked examples of the rulebook."""

from __future__ import annotations

import pytest

from . import oracle
from .oracle import Player, Position, Tile
from .oracle.tables import BUILDING_SPACES, DISCS, OBJECTIVES, PRIVATE, Place

ONE_EACH = {"cowboy": 1, "craftsman": 1, "engineer": 1}


def a_position(players: int = 4, **me: object) -> Position:
    """Only neutral buildings on the trail; seat 0 is as said, the others stand at the start."""
    seats = [Player(at="start", workers=dict(ONE_EACH)) for _ in range(players)]
    for name, value in me.items():
        setattr(seats[0], name, value)
    on = {letter: Tile("neutral", letter) for letter in "ABCDEFG"}
    return Position(seats=seats, on=on)


def private(name: str, owner: int) -> Tile:
    return Tile("private", name, owner)


# --- tables


def test_the_tables_count_what_the_rulebook_counts() -> None:
    assert sum(disc[0] for disc in DISCS.values()) == 14  # GWT-006
    assert len(BUILDING_SPACES) == 22
    assert len(OBJECTIVES) == 4 + 21  # GWT-007: four of the 24 are alike
    assert sorted(PRIVATE) == sorted(f"{n}{side}" for n in range(1, 11) for side in "ab")
    assert set(oracle.locations.LOCAL) == set("ABCDEFG") | set(PRIVATE)
    assert sum(len(pair) for pair in oracle.locations.NEIGHBOURS) == 2 * 30


# --- the trail


@pytest.mark.parametrize(
    ("players", "dollars", "vp", "limit"),
    [(2, 0, 0, 3), (2, 1, 1, 5), (3, 1, 1, 6), (4, 1, 1, 7), (3, 0, 1, 4), (4, 1, 0, 6)],
)
def test_gwt_045_step_limits(players: int, dollars: int, vp: int, limit: int) -> None:
    position = a_position(players, cleared={"step_dollars": dollars, "step_vp": vp})
    assert oracle.offers.step_limit(position, 0) == limit


def test_gwt_056_both_routes_are_legal_with_three_steps() -> None:
    position = a_position(2, at="A")
    position.on |= {"A1": private("1a", 1)}
    position.on |= {f"flood{n}": Tile("hazard", "flood_2_green") for n in (1, 2)}
    routes = oracle.trail.routes(position, 0, 3)
    assert {("A1", "B"), ("flood1", "flood2", "B")} <= routes
    assert ("flood1", "flood2", "B") not in oracle.trail.routes(position, 0, 2)


def test_gwt_057_fees_as_far_as_the_money_goes() -> None:
    position = a_position(4, at="A", money=2)
    position.on |= {"A1": private("4a", 1), "A2": private("1a", 2)}
    position.on |= {
        "flood1": Tile("hazard", "flood_2_green"),
        "flood2": Tile("hazard", "flood_2_black"),
    }
    assert oracle.trail.after_fees(position, 0, ("A1", "A2")) == [0, 2, 0, 0]
    assert oracle.trail.after_fees(position, 0, ("flood1", "flood2")) == [0, 0, 0, 0]
    assert oracle.trail.after_fees(position, 0, ("flood1",)) == [1, 0, 0, 0]


# --- the railroad


def test_gwt_157_an_engine_in_the_way_is_skipped() -> None:
    position = a_position(engine=(1, False))
    position.seats[1].engine = (3, False)
    reached = oracle.railroad.forward_up_to(position, 0, 3)
    assert reached == {(2, False), (4, False), (5, False), (4, True)}


@pytest.mark.parametrize(
    ("spaces", "places"),
    [(1, {(7, False), (7, True)}), (2, {(6, False), (7, False)})],
)
def test_gwt_278_back_by_way_of_a_turnout(spaces: int, places: set[Place]) -> None:
    assert oracle.railroad.back_exactly(a_position(engine=(8, False)), 0, spaces) == places


def test_gwt_232_how_far_back_for_a_delivery() -> None:
    values = oracle.railroad.back_for_delivery(a_position(engine=(20, False)), 0)
    assert (values[10, False], values[16, True], values[0, False]) == (10, 3, 20)


# --- deliveries


def test_gwt_114_where_to_deliver() -> None:
    discs = {"topeka": 1, "colorado_springs": 1}
    position = a_position(money=20, engine=(5, False), cities=discs)
    cities = oracle.discs.cities(position, 0, 10, free=False)
    assert set(cities) == {"kansas_city", "wichita", "santa_fe", "albuquerque"}
    costs = {city: oracle.railroad.transport_cost(position, 0, city) for city in cities}
    assert costs == {"albuquerque": 3, "santa_fe": 2, "wichita": 0, "kansas_city": 0}
    assert {way.what for way in cities["wichita"]} == {n for n, d in DISCS.items() if d[1]}
    assert {way.what for way in cities["albuquerque"]} == set(DISCS)
    assert oracle.discs.objective_cards(position.seats[0], "wichita") == 1
    assert oracle.discs.objective_cards(position.seats[0], "santa_fe") == 1
    assert oracle.discs.objective_cards(position.seats[0], "albuquerque") == 0


def test_gwt_269_to_292_the_special_cases_of_discs() -> None:
    all_but_hand = {name: disc[0] for name, disc in DISCS.items() if name != "hand"}
    position = a_position(money=3, cleared=all_but_hand, stations=[2, 6])
    me = position.seats[0]

    def ways(city: str) -> list[tuple[str, str | int, int]]:
        found = oracle.discs.ways_to_city(position, 0, city, free=True)
        return [(way.how, way.what, way.money) for way in found]

    assert ways("kansas_city") == [
        ("station", 2, 9), ("station", 6, 9), ("clear", "hand", 4),
    ]  # GWT-291  # fmt: skip
    assert ways("topeka") == [("station", 2, 3), ("station", 6, 3)]  # GWT-270
    me.money = 5
    assert ways("topeka") == [("clear", "hand", 0)]  # GWT-269
    assert ways("kansas_city") == [("clear", "hand", 6)]
    me.cleared["hand"], me.money = 2, 3
    assert ways("kansas_city") == [("station", 2, 9), ("station", 6, 9)]
    upgrade = oracle.discs.ways_to_station(position, 0, 0)
    assert [way.what for way in upgrade] == [2, 6]  # GWT-290
    assert oracle.discs.ways_to_station(position, 0, 2) == []  # GWT-165
    me.stations = []
    assert ways("kansas_city") == [("none", "", 3)]  # GWT-292
    assert oracle.discs.ways_to_station(position, 0, 0) == []


# --- hiring, building, buying


def test_gwt_140_hiring_and_gwt_251_every_row_at_the_end() -> None:
    position = a_position(money=8, workers={**ONE_EACH, "engineer": 6})
    position.jobs = {1: ["cowboy"], 2: ["engineer"], 3: ["craftsman"], 12: ["cowboy"]}
    position.token_row = 3
    assert oracle.offers.hires(position, 0, 2) == {("cowboy", 1)}
    position.token_row = 13
    assert oracle.offers.hires(position, 0, 2) == {("cowboy", 1), ("cowboy", 12)}
    assert oracle.offers.hires(position, 0, 0) == {
        ("cowboy", 1), ("craftsman", 3), ("cowboy", 12),
    }  # fmt: skip


def test_gwt_150_building_and_replacing() -> None:
    position = a_position(money=6, workers={**ONE_EACH, "craftsman": 3}, supply=["4a", "8a"])
    position.on["A1"] = private("4b", 0)
    found = oracle.offers.buildings(position, 0, 2)
    assert found["4a", "A2"] == 4
    assert found["8a", "A1"] == 6
    assert ("4a", "A1") not in found
    assert ("8a", "A2") not in found


def test_gwt_202_buying() -> None:
    position = a_position(money=12)
    position.market = ["holstein", "ayrshire", "west_highland_3", "west_highland_5"]
    position.market += ["texas_longhorn_5"]
    one = oracle.offers.purchases(position, 0, 1)
    assert {cards for cards, _ in one} == {
        ("holstein",), ("ayrshire",), ("west_highland_3",), ("west_highland_5",),
    }  # fmt: skip
    assert (("texas_longhorn_5",), 2) in oracle.offers.purchases(position, 0, 2)
    assert (("ayrshire", "holstein"), 3) in oracle.offers.purchases(position, 0, 3)
    five = oracle.offers.purchases(position, 0, 5)
    assert (("west_highland_3", "west_highland_5"), 5) in five


# --- income and certificates


def test_gwt_087_income_counts_each_breed_once() -> None:
    hand = ["dutch_belt", "dutch_belt", "brown_swiss", "holstein", "aux_sf"]
    assert oracle.offers.breeding_value(hand) == 8


def test_gwt_084_from_six_not_exactly_one() -> None:
    assert oracle.offers.spendable(a_position(certificates=6), 0) == {0, 2, 3, 4, 5, 6}
    assert oracle.offers.spendable(a_position(certificates=3), 0) == {0, 1, 2, 3}


@pytest.mark.parametrize(("four", "six", "limit"), [(0, 0, 3), (1, 0, 4), (0, 1, 3), (1, 1, 6)])
def test_gwt_102_the_limit_of_certificates(four: int, six: int, limit: int) -> None:
    position = a_position(cleared={"certificates_4": four, "certificates_6": six})
    assert oracle.offers.certificate_limit(position, 0) == limit


# --- locations


def test_gwt_066_what_an_own_2a_offers_on_a_risk_space() -> None:
    position = a_position(hand=["guernsey", "jersey"], deck=["guernsey", "jersey"])
    position.on["drought_risk1"] = private("2a", 0)
    position.market_stack = 5
    assert oracle.locations.usable(position, 0, "drought_risk1", []) == {
        "use 2a_guernsey", "use 2a_buy", "use any_cert guernsey", "use any_cert jersey",
    }  # fmt: skip


def test_gwt_285_a_chain_of_8b_ends() -> None:
    position = a_position()
    position.on |= {"A1": private("8b", 0), "A2": private("8b", 1)}
    del position.on["A"]
    assert oracle.locations.usable(position, 0, "A1", []) == set()
    position.on["A3"] = private("10b", 1)
    assert oracle.locations.usable(position, 0, "A1", []) == {"use 8b_copy"}
    assert oracle.locations.copyable(position, 0, ["A1"]) == ["A2"]


# --- scoring


def test_gwt_256_cities() -> None:
    assert oracle.scoring.cities(Player(cities={"san_diego": 1, "sacramento": 1})) == 10
    assert oracle.scoring.cities(Player(cities={"kansas_city": 2, "san_francisco": 3})) == 15
    assert oracle.scoring.cities(Player(cities={"topeka": 1, "wichita": 1})) == -3


@pytest.mark.parametrize(("discs", "vp"), [(2, 18), (1, 10)])
def test_gwt_245_objective_cards(discs: int, vp: int) -> None:
    position = a_position(
        area=["start_bbh", "engine_bblhh", "aux_sf", "aux_sf"],
        hazards=["flood_2_green"] * 3,
        blue=1,
        cities={"san_francisco": discs},
    )
    position.on |= {space: private("1a", 0) for space in ("A1", "A2", "A3")}
    assert oracle.scoring.objectives_and_master(position, 0) == vp


def test_gwt_289_an_unfulfilled_card_is_added_for_the_station_master() -> None:
    position = a_position(
        area=["start_ssg", "dollars_ssh", "draw_sgbl"],
        deck=["draw_5h"],
        stations=[0, 1, 2, 3, 4],
        green=2,
        blue=1,
        hazards=["flood_2_green"],
        masters=["objectives"],
    )
    assert oracle.scoring.objectives_and_master(position, 0) == 13
    position.seats[0].masters = []
    assert oracle.scoring.objectives_and_master(position, 0) == 9


def test_gwt_263_station_masters_count_full_groups() -> None:
    position = a_position(
        masters=["workers", "hazards", "teepees", "certificates"],
        hazards=["flood_2_green"] * 3,
        green=2,
        blue=1,
        certificates=4,
    )
    # 3 workers; one pair of hazards; one pair of teepees; 4 + 3 permanent ones make three pairs
    assert oracle.scoring.other_masters(position, 0) == 3 + 3 + 3 + 9
