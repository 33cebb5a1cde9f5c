"""The catalogue's worked examples, and a few borders, checked on the oracle itself."""

import random
from fractions import Fraction

import pytest

from .oracle import (
    BUILDING_SPACES,
    CAPS,
    LEVELS,
    TILES,
    Edge,
    Gain,
    Parcel,
    Position,
    after_duel,
    all_edges,
    all_parcels,
    attackable,
    bare_position,
    building_income,
    building_plans,
    building_price,
    buy_vp_options,
    can_place_building,
    can_place_building_laying_roads,
    city_symbols,
    connected,
    connected_parcels,
    copy_of,
    duel_probabilities,
    duel_totals,
    duel_winner,
    fewest_roads,
    final_score,
    final_totals,
    firepower,
    has_crossing_road,
    house_spots,
    legal_roads,
    money_limit_options,
    neighbours,
    new_cowboys,
    parcel_price,
    parcel_price_indian_red,
    parcels_of,
    payments,
    problems,
    random_position,
    ranking,
    sides,
    space_gain,
    terrace_spots,
    usable_symbols,
)

NOBODY_AGREES: frozenset[Parcel] = frozenset()
SITE = (3, 3)
AROUND = [(2, 2), (2, 3), (2, 4), (3, 2), (3, 4), (4, 2), (4, 3), (4, 4)]


def put(position: Position, parcel: Parcel, name: str, seat: int | None = None) -> None:
    """Put a tile on a parcel, with a property tile if a seat is named."""
    position.tile[parcel] = name
    if seat is not None:
        position.owner[parcel] = seat


# ------------------------------------------------------------------ map and roads


@pytest.mark.parametrize("centre", [(1, 1), (3, 4), (6, 6), (1, 6)])
def test_cc_ex_01_oracle_start_network(centre: Parcel) -> None:
    position = bare_position()
    position.tile[centre] = "house"
    position.roads = set(sides(centre))
    assert connected_parcels(position) == {centre} | neighbours(centre)
    assert len(connected_parcels(position)) == 9


def test_cc_028_030_oracle_edges_and_border() -> None:
    assert len(all_edges()) == 144
    position = bare_position()
    assert legal_roads(position) == set()
    position.roads = {("H", 0, 0)}
    assert legal_roads(position) == {("V", 0, 0), ("H", 0, 1), ("V", 0, 1)}
    assert connected_parcels(position) == {(0, 0), (0, 1)}


def test_cc_029_oracle_start_network_has_eight_roads_to_lay_at_its_corners() -> None:
    position = bare_position()
    position.roads = set(sides(SITE))
    expected: set[Edge] = {
        ("H", 3, 2),
        ("V", 2, 3),
        ("H", 3, 4),
        ("V", 2, 4),
        ("H", 4, 2),
        ("V", 4, 3),
        ("H", 4, 4),
        ("V", 4, 4),
    }
    assert legal_roads(position) == expected


def test_cc_147_oracle_fewest_roads() -> None:
    position = bare_position()
    assert fewest_roads(position, (0, 0)) is None
    position.roads = set(sides(SITE))
    assert fewest_roads(position, (2, 2)) == 0
    assert fewest_roads(position, (1, 3)) == 1
    assert fewest_roads(position, (1, 1)) == 2
    assert fewest_roads(position, (0, 0)) == 4
    assert fewest_roads(position, (7, 7)) == 6


@pytest.mark.parametrize("row", [0, 4, 8])
def test_cc_145_oracle_crossing_road(row: int) -> None:
    position = bare_position()
    position.roads = {("H", row, column) for column in range(8)}
    beside = {parcel for parcel in all_parcels() if parcel[0] in (row - 1, row)}
    assert {parcel for parcel in all_parcels() if has_crossing_road(position, parcel)} == beside
    position.roads.remove(("H", row, 5))
    position.roads |= {("V", 3, 5), ("V", 3, 6)}
    assert not any(has_crossing_road(position, parcel) for parcel in all_parcels())


# ------------------------------------------------------------------ duels


def duel_of_ex_03() -> Position:
    """Orange is seat 0, Green seat 1, Blue seat 2."""
    position = bare_position(players=3)
    position.revolvers = [1, 2, 1]
    position.reserve_cowboys = [0, 1, 0]
    return position


@pytest.mark.parametrize(("pass_order", "winner"), [([2, 0, 1], 0), ([1, 2, 0], 1)])
def test_cc_ex_03_oracle_three_way_duel(pass_order: list[int], winner: int) -> None:
    position = duel_of_ex_03()
    position.pass_order = pass_order
    dice = {0: 5, 1: 3, 2: 2}
    assert duel_totals(position, dice) == {0: 6, 1: 6, 2: 3}
    assert duel_winner(position, dice) == winner


def test_cc_ex_03_oracle_losers_take_their_cowboys_back() -> None:
    later = after_duel(duel_of_ex_03(), [0, 1, 2], winner=0)
    assert later.reserve_cowboys == [0, 2, 1]


def test_cc_exd_01_oracle_loser_grows() -> None:
    position = bare_position()
    position.revolvers[0] = 2
    assert firepower(position, 0) == 2
    assert firepower(after_duel(position, [0, 1], winner=1), 0) == 3


def test_cc_068_oracle_duel_probabilities() -> None:
    position = bare_position(players=3)
    position.pass_order = [2, 1, 0]
    assert duel_probabilities(position, [0, 1]) == {0: Fraction(15, 36), 1: Fraction(21, 36)}
    chances = duel_probabilities(position, [0, 1, 2])
    assert sum(chances.values()) == 1
    assert chances[2] > chances[1] > chances[0]
    position.revolvers[0] = 6
    assert duel_probabilities(position, [0, 1]) == {0: Fraction(1), 1: Fraction(0)}
    position.revolvers[0] = 5  # now a 1 against a 6 ties, and the earlier passer wins
    assert duel_probabilities(position, [0, 1])[1] == Fraction(1, 36)


# ------------------------------------------------------------------ action spaces


def test_cc_ex_04_oracle_gambling() -> None:
    assert space_gain(bare_position(), 0, "income_gambling", dice=(3, 5)) == Gain(money=8)


def test_cc_exd_02_oracle_cowboy_income() -> None:
    position = bare_position()
    position.character[0] = 7
    position.firepower_bonus[0] = 3
    position.reserve_cowboys[0] = 3
    position.revolvers[0] = 2
    position.has_three_revolver_token[0] = True
    assert firepower(position, 0) == 11
    assert space_gain(position, 0, "income_cowboys") == Gain(money=22)
    assert space_gain(position, 0, "vp_cowboys") == Gain(vp=5)


def test_cc_exd_03_oracle_vp_for_parcels() -> None:
    position = bare_position()
    position.owner = dict.fromkeys(AROUND[:7], 0)
    assert space_gain(position, 0, "vp_parcels") == Gain(vp=3)
    assert space_gain(position, 0, "income_parcels") == Gain(money=14)


def test_cc_075_078_oracle_other_spaces() -> None:
    position = bare_position()
    assert space_gain(position, 0, "wages", cowboys=3) == Gain(money=12)
    assert space_gain(position, 0, "roads_1", cowboys=2) == Gain(roads=2)
    assert space_gain(position, 0, "roads_3") == Gain(roads=3)
    assert space_gain(position, 0, "ammunition") == Gain(firepower=3)
    with pytest.raises(ValueError, match="build_12"):
        space_gain(position, 0, "build_12")


def test_cc_083_oracle_vp_for_buildings() -> None:
    position = bare_position()
    names = ["ranch", "house", "terrace", "mountain", "station", "prison"]
    for parcel, name in zip(AROUND, names, strict=False):
        put(position, parcel, name, 0)
    put(position, SITE, "town_hall")
    assert space_gain(position, 0, "vp_buildings") == Gain(vp=3)


@pytest.mark.parametrize(
    ("round_number", "open_prices"), [(1, [2, 3, 4, 5]), (2, [3, 4, 5]), (3, [4, 5]), (4, [5])]
)
def test_cc_085_086_oracle_buying_vp(round_number: int, open_prices: list[int]) -> None:
    position = bare_position(round_number=round_number)
    position.money[0] = 11
    assert [price for price in (2, 3, 4, 5) if buy_vp_options(position, 0, price)] == open_prices
    assert buy_vp_options(position, 0, 5) == [(1, 5), (2, 10)]


# ------------------------------------------------------------------ prices


def test_cc_ex_05_oracle_parcel_price() -> None:
    position = bare_position()
    for parcel, name in zip(
        AROUND, ["house", "house", "saloon", "saloon", "mountain"], strict=False
    ):
        put(position, parcel, name)
    put(position, (0, 0), "house")  # too far away
    assert parcel_price(position, SITE) == 6


def test_cc_exd_04_oracle_maximum_price() -> None:
    position = bare_position()
    put(position, SITE, "mountain")
    for parcel in AROUND:
        put(position, parcel, "terrace")
    assert parcel_price(position, SITE) == 10
    assert parcel_price(bare_position(), SITE) == 1


def test_cc_exd_05_oracle_indian_red() -> None:
    position = bare_position()
    for parcel in AROUND[:5]:
        put(position, parcel, "house")
    assert parcel_price(position, SITE) == 6
    assert parcel_price_indian_red(position, SITE) == 3
    assert parcel_price_indian_red(bare_position(), SITE) == 1


def test_cc_exd_06_oracle_chinese_worker() -> None:
    position = bare_position()
    position.character = [4, 1]
    halves = [building_price(position, 0, price) for price in reversed(BUILDING_SPACES)]
    assert halves == [2, 2, 3, 3, 4, 5, 6]
    assert [building_price(position, 1, price) for price in BUILDING_SPACES] == [*BUILDING_SPACES]


# ------------------------------------------------------------------ placing


def building_site() -> Position:
    """Seat 0 owns SITE inside the start network around (3, 4); everything else is free."""
    position = bare_position()
    position.roads = set(sides((3, 4)))
    position.tile[(3, 4)] = "house"
    position.owner[SITE] = 0
    return position


def test_cc_097_099_oracle_house_goes_to_own_unowned_or_agreed_parcels() -> None:
    position = building_site()
    free = neighbours((3, 4)) - {SITE}
    assert house_spots(position, 0, SITE, NOBODY_AGREES) == free
    position.owner |= dict.fromkeys(free, 1) | {(3, 4): 1}  # its house is no terrace for seat 0
    assert house_spots(position, 0, SITE, NOBODY_AGREES) == set()
    assert house_spots(position, 0, SITE, {(2, 3)}) == {(2, 3)}
    assert not can_place_building(position, 0, "saloon", SITE, NOBODY_AGREES)
    assert can_place_building(position, 0, "saloon", SITE, {(2, 3)})
    assert can_place_building(position, 0, "ranch", SITE, NOBODY_AGREES)


def test_cc_097_oracle_building_needs_own_vacant_connected_parcel() -> None:
    position = building_site()
    assert can_place_building(position, 0, "hotel", SITE, NOBODY_AGREES)
    assert not can_place_building(position, 1, "hotel", SITE, NOBODY_AGREES)
    position.owner |= {(0, 0): 0, (3, 4): 0}
    assert not can_place_building(position, 0, "hotel", (0, 0), NOBODY_AGREES)
    assert can_place_building(position, 0, "mine", (0, 0), NOBODY_AGREES)
    assert not can_place_building(position, 0, "mine", (3, 4), NOBODY_AGREES)
    assert not can_place_building(position, 0, "town_hall", SITE, NOBODY_AGREES)


def test_cc_115_oracle_outlaw_bars_building_house_and_terrace() -> None:
    position = building_site()
    position.outlaws = {(2, 3)}
    assert (2, 3) not in house_spots(position, 0, SITE, NOBODY_AGREES)
    position.outlaws = {SITE}
    assert not can_place_building(position, 0, "ranch", SITE, NOBODY_AGREES)


def test_cc_144_oracle_school_needs_three_houses() -> None:
    position = building_site()
    position.house_tiles_left = 3
    assert can_place_building(position, 0, "school", SITE, NOBODY_AGREES)
    plans = list(building_plans(position, 0, "school", SITE, NOBODY_AGREES))
    assert len(plans) == 7 * 6 * 5
    position.house_tiles_left = 2
    assert not can_place_building(position, 0, "school", SITE, NOBODY_AGREES)


def test_cc_105_107_108_oracle_terrace_of_a_surrounded_house() -> None:
    position = building_site()
    position.house_tiles_left = 0
    others = neighbours((3, 4)) - {SITE}
    for parcel in sorted(others)[:6]:
        put(position, parcel, "mountain")
    assert terrace_spots(position, 0, SITE, NOBODY_AGREES) == set()
    assert not can_place_building(position, 0, "bank", SITE, NOBODY_AGREES)
    position.owner[max(others)] = 1  # the last gap: a property tile fills it
    assert terrace_spots(position, 0, SITE, NOBODY_AGREES) == {(3, 4)}
    assert can_place_building(position, 0, "bank", SITE, NOBODY_AGREES)
    assert terrace_spots(position, 0, SITE, NOBODY_AGREES, new_houses={(3, 4)}) == set()
    position.tile[(3, 4)] = "terrace"
    assert terrace_spots(position, 0, SITE, NOBODY_AGREES) == set()


def test_cc_108_oracle_unowned_new_building_fills_a_neighbour() -> None:
    position = bare_position()
    put(position, SITE, "house")
    for parcel in AROUND[1:]:
        put(position, parcel, "mountain")
    assert terrace_spots(position, 0, None, NOBODY_AGREES) == set()
    assert terrace_spots(position, 0, AROUND[0], NOBODY_AGREES) == {SITE}


def test_cc_109_oracle_terrace_on_a_rival_house() -> None:
    position = building_site()
    position.owner |= dict.fromkeys(neighbours((3, 4)) - {SITE}, 1) | {(3, 4): 1}
    assert terrace_spots(position, 0, SITE, NOBODY_AGREES) == set()
    assert terrace_spots(position, 0, SITE, {(3, 4)}) == {(3, 4)}
    assert terrace_spots(position, 0, SITE, NOBODY_AGREES, consent_needed=False) == {(3, 4)}


def test_cc_101_oracle_first_house_may_fill_the_last_gap_of_a_terrace() -> None:
    position = building_site()
    others = sorted(neighbours((3, 4)) - {SITE})
    for parcel in others[:6]:
        put(position, parcel, "mountain")
    plans = set(building_plans(position, 0, "school", SITE, NOBODY_AGREES))
    assert plans == set()  # one house and one terrace are all there is
    position.owner |= {(0, 0): 0}
    position.roads |= {("V", 2, 4), ("V", 1, 4), ("H", 1, 3), ("H", 1, 2), ("H", 1, 1)}
    plans = set(building_plans(position, 0, "saloon", SITE, NOBODY_AGREES))
    assert ("house", others[6]) in {plan[0] for plan in plans}
    assert ("terrace", (3, 4)) not in {plan[0] for plan in plans}
    plans = set(building_plans(position, 0, "school", SITE, NOBODY_AGREES))
    assert any(plan[:2] == (("house", others[6]), ("terrace", (3, 4))) for plan in plans)
    assert not any(plan[0] == ("terrace", (3, 4)) for plan in plans)


@pytest.mark.parametrize("parcel", [(0, 3), (7, 7), (4, 0)])
def test_cc_exd_07_oracle_no_terrace_at_the_border(parcel: Parcel) -> None:
    position = bare_position()
    position.tile = dict.fromkeys(all_parcels(), "mountain") | {parcel: "house"}
    assert terrace_spots(position, 0, None, NOBODY_AGREES) == set()
    position.tile[SITE] = "house"
    assert terrace_spots(position, 0, None, NOBODY_AGREES) == {SITE}


def test_cc_101_oracle_roads_in_hand_help() -> None:
    position = building_site()
    position.owner[(3, 1)] = 0
    for hand, expected in [(0, False), (1, False), (2, True)]:
        position.roads_in_hand[0] = hand
        assert (
            can_place_building_laying_roads(position, 0, "bank", (3, 1), NOBODY_AGREES) == expected
        ), hand


def test_cc_145_oracle_station_on_crossing_road_without_house() -> None:
    position = building_site()
    position.house_tiles_left = 0
    assert not can_place_building(position, 0, "station", SITE, NOBODY_AGREES)
    position.roads |= {("H", 3, column) for column in range(8)}
    assert can_place_building(position, 0, "station", SITE, NOBODY_AGREES)
    assert not can_place_building(
        position, 0, "station", SITE, NOBODY_AGREES, station_requires_house=True
    )


# ------------------------------------------------------------------ income


def test_cc_ex_07_oracle_saloons() -> None:
    """Orange is seat 0, Blue seat 1; two of the three houses stand on unowned parcels."""
    position = bare_position()
    put(position, (3, 3), "saloon", 0)
    put(position, (3, 5), "saloon", 1)
    put(position, (2, 4), "house")
    put(position, (3, 4), "house")
    put(position, (4, 4), "house", 0)
    assert payments(position) == {0: 15, 1: 10}
    assert usable_symbols(position, 1, (3, 5)) == 2


def test_cc_exd_08_oracle_plain_attack() -> None:
    position = bare_position()
    put(position, SITE, "saloon", 0)
    for parcel in AROUND[:3]:
        put(position, parcel, "house")
    assert attackable(position, 1, SITE)
    assert payments(position, attackers={SITE: 1}) == {0: 8, 1: 7}


def test_cc_121_oracle_outlaw_half() -> None:
    position = bare_position()
    put(position, SITE, "saloon", 0)
    for parcel in AROUND[:3]:
        put(position, parcel, "house")
    position.outlaws = {SITE}
    assert payments(position) == {0: 7, 1: 0}


def test_cc_ex_08_oracle_drugstore() -> None:
    position = bare_position()
    put(position, SITE, "drugstore", 0)
    for parcel, name in zip(AROUND, ["ranch", "house", "house", "house"], strict=False):
        put(position, parcel, name, 0)
    assert building_income(position, SITE).capped == 15


def test_cc_ex_09_oracle_bank() -> None:
    position = bare_position()
    put(position, SITE, "bank", 0)
    put(position, (7, 7), "mine", 0)
    put(position, (0, 7), "mine", 1)
    put(position, AROUND[0], "house")
    put(position, AROUND[1], "hotel", 0)
    assert building_income(position, SITE).capped == 12


def test_cc_ex_10_oracle_store() -> None:
    position = bare_position()
    put(position, SITE, "store", 0)
    put(position, AROUND[0], "house", 0)
    put(position, AROUND[1], "house")
    put(position, AROUND[2], "church", 1)
    assert building_income(position, SITE).capped == 12


def test_cc_exd_09_oracle_blacksmith() -> None:
    position = bare_position(round_number=3)
    put(position, SITE, "blacksmith", 0)
    put(position, (0, 0), "ranch", 0)
    put(position, (7, 7), "ranch", 0)
    put(position, (7, 0), "ranch", 1)
    assert building_income(position, SITE).capped == 25


def test_cc_exd_10_oracle_ranch() -> None:
    position = bare_position()
    put(position, SITE, "ranch", 0)
    position.owner[AROUND[0]] = 1
    assert building_income(position, SITE).capped == 8
    for parcel in AROUND:
        put(position, parcel, "house")
    assert building_income(position, SITE).capped == 1


def test_cc_133_oracle_mine() -> None:
    position = bare_position()
    put(position, SITE, "mine", 0)
    assert building_income(position, SITE).capped == 0
    put(position, AROUND[0], "mountain")
    put(position, AROUND[1], "mountain", 0)
    put(position, AROUND[2], "mountain", 1)
    assert building_income(position, SITE).capped == 6


def test_cc_exd_11_oracle_cap() -> None:
    position = bare_position()
    put(position, SITE, "saloon", 0)
    for parcel in AROUND[:6]:
        put(position, parcel, "terrace")
    assert building_income(position, SITE) == (60, 60, 55)
    assert payments(position, {0: "saloon", 1: None}) == {0: 110, 1: 0}


def test_cc_exd_12_oracle_town_hall_bonus_under_the_cap() -> None:
    position = bare_position()
    position.town_hall_occupant = 0
    put(position, SITE, "drugstore", 0)
    for parcel, name in zip(AROUND, ["terrace"] * 5 + ["house"], strict=False):
        put(position, parcel, name)
    assert building_income(position, SITE) == (33, 36, 33)
    position = bare_position()
    position.town_hall_occupant = 0
    put(position, SITE, "saloon", 0)
    for parcel in AROUND[:2]:
        put(position, parcel, "house")
    put(position, AROUND[2], "town_hall")
    assert building_income(position, SITE) == (15, 20, 20)
    position.town_hall_occupant = 1
    assert building_income(position, SITE).capped == 15


@pytest.mark.parametrize("name", ["ranch", "mine", "hotel"])
def test_cc_151_oracle_no_bonus_for_ranch_mine_hotel(name: str) -> None:
    position = bare_position()
    position.town_hall_occupant = 0
    put(position, SITE, name, 0)
    income = building_income(position, SITE)
    assert income.formula == income.with_level == income.capped


def test_cc_ex_13_oracle_grocer_and_attack() -> None:
    """Arno is seat 0, Alex seat 1; the banks earn 18 and 12."""
    position = bare_position()
    put(position, (1, 1), "bank", 0)
    for parcel in [(0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0)]:
        put(position, parcel, "house", 0)
    put(position, (6, 6), "bank", 0)
    for parcel in [(7, 7), (7, 6), (7, 5), (6, 5)]:
        put(position, parcel, "house", 0)
    attackers = {(1, 1): 1}
    assert payments(position) == {0: 30, 1: 0}
    assert payments(position, {0: "bank"}, attackers) == {0: 42, 1: 18}
    assert payments(position, {0: "saloon"}, attackers) == {0: 21, 1: 9}
    assert payments(position, attackers=attackers) == {0: 21, 1: 9}


def test_cc_127_128_oracle_attackable() -> None:
    for name in sorted(TILES):
        position = bare_position()
        put(position, SITE, name, 0)
        safe = {"church", "prison", "station", "town_hall", "house", "terrace", "mountain"}
        assert attackable(position, 1, SITE) == (name not in safe), name
        assert not attackable(position, 0, SITE)
    position = bare_position()
    put(position, SITE, "saloon", 0)
    put(position, AROUND[0], "church", 1)
    assert attackable(position, 1, SITE)
    position.owner[AROUND[0]] = 0
    assert not attackable(position, 1, SITE)


# ------------------------------------------------------------------ end of round and game


def test_cc_ex_11_oracle_money_limit() -> None:
    position = bare_position(players=3)
    position.money = [54, 28, 34]
    position.character = [2, 1, 4]
    banker, sheriff, worker = (dict(money_limit_options(position, seat)) for seat in range(3))
    assert banker[0] == 0
    assert banker[54] == 5
    assert min(sheriff) == 8
    assert sheriff[10] == 1
    assert min(worker) == 4
    assert worker[4] == 0


def test_cc_exd_13_oracle_cowboy_cap() -> None:
    position = bare_position(round_number=2)
    position.reserve_cowboys = [8, 7]
    assert new_cowboys(position, 0) == 2
    assert new_cowboys(position, 1) == 3
    position.town_hall_occupant = 1
    assert new_cowboys(position, 1) == 2
    position.round = 4
    assert new_cowboys(position, 0) == 0


def test_cc_ex_12_oracle_station() -> None:
    position = bare_position(round_number=4)
    names = ["house"] * 12 + ["hotel"] * 2 + ["ranch"] * 4 + ["church", "station"]
    for parcel, name in zip(all_parcels(), names, strict=False):
        put(position, parcel, name, None if name == "house" else 1)
    position.owner[(2, 3)] = 0  # the station, the last of the twenty
    assert position.tile[(2, 3)] == "station"
    assert city_symbols(position) == 23
    assert [score["station"] for score in final_score(position)] == [11, 0]
    assert [score["buildings"] for score in final_score(position)] == [2, 14]


def test_cc_exd_14_oracle_money() -> None:
    position = bare_position(round_number=4)
    position.money = [47, 5]
    assert [score["money"] for score in final_score(position)] == [7, 0]


def test_cc_167_168_171_oracle_final_score() -> None:
    position = bare_position(round_number=4)
    for parcel, name in zip(AROUND, ["house", "terrace", "mountain", "mine"], strict=False):
        put(position, parcel, name, 0)
    put(position, (0, 0), "house")
    put(position, (0, 1), "mountain")
    position.owner[(7, 7)] = 0
    position.vp = [1, 9]
    assert final_score(position)[0] == {
        "money": 0,
        "buildings": 2,
        "houses": 4,
        "mountains": 2,
        "station": 0,
    }
    assert final_totals(position) == [9, 9]
    position.pass_order = [1, 0]
    assert ranking(position) == [1, 0]


# ------------------------------------------------------------------ random positions


def test_cc_004_oracle_random_positions_keep_the_limits_and_vary() -> None:
    names: set[str] = set()
    capped: set[str] = set()
    levels: set[str] = set()
    for seed in range(300):
        position = random_position(random.Random(seed))
        assert problems(position) == [], seed
        names |= set(position.tile.values())
        for parcel, name in position.tile.items():
            income = building_income(position, parcel)
            capped |= {name} if income.capped < income.with_level else set()
            levels |= {name} if income.with_level > income.formula else set()
    assert names == TILES
    assert levels == set(LEVELS)
    assert {"drugstore", "store", "saloon"} <= capped <= set(CAPS)


def test_cc_276_oracle_random_positions_follow_their_seed() -> None:
    assert random_position(random.Random(7)) == random_position(random.Random(7))
    assert random_position(random.Random(7)) != random_position(random.Random(8))


@pytest.mark.parametrize("seed", range(20))
def test_cc_029_031_oracle_one_road_is_enough_exactly_next_to_the_network(seed: int) -> None:
    position = random_position(random.Random(seed))
    within_one = set(connected_parcels(position))
    for edge in legal_roads(position):
        later = copy_of(position)
        later.roads.add(edge)
        within_one |= connected_parcels(later)
    for parcel in all_parcels():
        roads = fewest_roads(position, parcel)
        assert roads is not None
        assert (roads == 0) == connected(position, parcel)
        assert (roads <= 1) == (parcel in within_one)


@pytest.mark.parametrize("seed", range(20))
def test_cc_123_oracle_attacks_only_move_money(seed: int) -> None:
    position = random_position(random.Random(seed))
    attackers = {
        parcel: attacker
        for attacker in range(position.players)
        for parcel in position.tile
        if attackable(position, attacker, parcel)
    }
    plain, attacked = payments(position), payments(position, attackers=attackers)
    assert sum(plain.values()) == sum(attacked.values())
    by_parcel = [
        building_income(position, parcel).capped
        for seat in range(position.players)
        for parcel in parcels_of(position, seat)
    ]
    assert sum(by_parcel) == sum(plain.values())
