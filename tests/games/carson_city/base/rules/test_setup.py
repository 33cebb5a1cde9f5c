"""Set-up. Rules CC-011 to CC-027, CC-281 and example EX-01."""

from __future__ import annotations

import pytest

import westbound
from tests.games.carson_city.positions import (
    a_match,
    a_state,
    asked,
    at_step,
    begin_part,
    begin_phase,
    hold_cards,
    own,
    parcel,
    placing,
    play,
    play_forced,
    put,
    refused,
    space_of,
    stand,
    state_of,
    texts,
    tile,
)
from westbound.engine.option import complete
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.base.rules.roads import is_connected
from westbound.games.carson_city.base.rules.scoring import final_points
from westbound.games.carson_city.base.rules.setup import begin_row, begin_starting_parcels
from westbound.games.carson_city.base.steps import (
    ClaimStartingParcel,
    LayRoads,
    RollCityCentre,
    RollMountains,
)
from westbound.games.carson_city.components import HOUSE
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.geometry import NEIGHBOURS, PARCEL_NAMES, sides
from westbound.games.carson_city.options import OPTIONS
from westbound.games.carson_city.state import HOUSES, NOBODY, NOT_HERE, NOWHERE, YELLOW, CarsonState

MOUNTAINS = tuple(f"mountain {column}{row}" for row in (2, 7) for column in "BCEFG")[:9]
BASE_TYPES = ("ranch", "mine", "drugstore", "bank", "saloon", "hotel", "prison", "church")


def before_anything(players: int = 3, buildings: str = "full") -> CarsonState:
    """A match of which nothing has happened yet."""
    return GAME.new(players, complete(OPTIONS, {"buildings": buildings}))


def with_mountains(buildings: str = "full") -> CarsonState:
    """Order 2 3 1, centre D4 and the mountains are known; the row is next."""
    return play(before_anything(buildings=buildings), "order 2 3 1", "centre D4", *MOUNTAINS)


def with_row() -> CarsonState:
    """The row is full too; starting parcels are next."""
    return play(with_mountains(), "draw bank", "draw saloon", "draw hotel")


def test_cc_011_what_each_player_starts_with() -> None:
    state = before_anything(players=4)
    for seat in range(4):
        assert state.money[seat] == 15
        assert state.roads[seat] == 1
        assert state.revolvers[seat] == 1
        assert state.property_left[seat] == 12
        assert state.reserve[seat] == 3
        assert state.general[seat] == 7
        assert state.vp[seat] == 0


def test_cc_012_ranches_and_mines_have_fixed_spaces() -> None:
    state = with_mountains()
    at_price = {price: state.row[space_of(price)] for price in (12, 10, 8, 6, 5, 4, 3)}
    assert at_price == {
        12: tile("mine"), 10: tile("ranch"), 8: 0, 6: 0, 5: 0, 4: tile("mine"), 3: tile("ranch"),
    }  # fmt: skip
    assert sum(state.bag) == 34
    assert (state.bag[tile("ranch")], state.bag[tile("mine")]) == (4, 4)


def test_cc_013_three_tiles_are_drawn() -> None:
    state = with_mountains()
    for price, name in ((5, "bank"), (6, "saloon"), (8, "hotel")):
        assert asked(state) == ("draw_building", -1)
        play(state, f"draw {name}")
        assert state.row[space_of(price)] == tile(name)
    assert asked(state)[0] == "claim_starting_parcel"
    assert sum(state.bag) == 31


def test_cc_013_only_tiles_of_the_bag_can_be_drawn() -> None:
    state = with_mountains(buildings="first_game")
    assert refused(state, "draw bank") is None
    assert refused(state, "draw store") == "CC-013"


@pytest.mark.parametrize(
    ("choice", "size"),
    [
        ("full", 38),
        ("base", 30),
        ("first_game", 26),
        ("base+store", 32),
        ("base+school+station", 33),
    ],
)
def test_cc_014_building_sets(choice: str, size: int) -> None:
    tiles = before_anything(buildings=choice).setup.tiles
    assert sum(tiles.values()) == size
    assert all(tiles[tile(name)] for name in BASE_TYPES)


def test_cc_014_the_default_is_full_and_the_first_game_has_26() -> None:
    assert a_match().options["buildings"] == "full"
    tiles = before_anything(buildings="first_game").setup.tiles
    assert [tiles[tile(name)] for name in BASE_TYPES] == [4, 4, 4, 4, 3, 3, 2, 2]


@pytest.mark.parametrize(
    ("choice", "wrong"),
    [
        ("base+bank", "bank"),
        ("base+store+store", "store"),
        ("casino", "casino"),
        ("store+base", "base"),
        ("first_game+store", "first_game"),
    ],
)
def test_cc_014_what_is_no_set_is_refused_with_what_it_can_be(choice: str, wrong: str) -> None:
    with pytest.raises(westbound.BadInput) as refused:
        a_match(buildings=choice)
    assert str(refused.value) == (
        f"“{wrong}” cannot be added to the base set. You can add, once each: "
        "store, school, blacksmith, town hall, station."
    )


def test_cc_014_custom_sets_contain_the_base_types_named_or_not() -> None:
    picked = before_anything(buildings="school+store").setup.tiles
    assert picked == before_anything(buildings="base+store+school").setup.tiles
    assert set(picked) == {tile(name) for name in (*BASE_TYPES, "store", "school")}


def test_cc_014_each_type_beyond_the_base_can_be_picked() -> None:
    buildings = next(option for option in GAME.options if option.name == "buildings")
    picks = [value for part in buildings.parts for value, _ in part]
    tiles = before_anything(buildings="+".join(picks)).setup.tiles
    assert tiles == before_anything(buildings="full").setup.tiles


def test_cc_015_the_dice_address_the_inner_parcels() -> None:
    state = at_step(a_state(centre=None), RollCityCentre())
    allowed = {name for name in PARCEL_NAMES if refused(state, f"centre {name}") is None}
    assert allowed == {column + row for column in "BCDEFG" for row in "234567"}
    assert refused(state, "centre A4") == refused(state, "centre D8") == "CC-015"


def test_cc_016_the_city_centre_gets_a_house_and_four_roads() -> None:
    state = play(before_anything(), "order 1 2 3", "centre F6")
    centre = parcel("F6")
    assert state.tile[centre] == HOUSE
    assert state.owner[centre] == NOBODY
    assert state.network == sum(1 << edge for edge in sides(centre))
    assert state.network.bit_count() == 4
    assert state.houses_left == 19


def test_cc_017_nine_mountains_each_on_a_free_parcel() -> None:
    state = play(before_anything(), "order 1 2 3", "centre D4", "mountain C3")
    assert refused(state, "mountain C3") == "CC-017"  # rolled again
    assert refused(state, "mountain D4") == "CC-017"
    assert refused(state, "mountain H3") == "CC-015"
    assert refused(state, "mountain E3") is None
    last = at_step(state, RollMountains(-1, 1))
    play(last, "mountain E3")
    assert last.agenda == []
    assert state_of(a_match()).tile.count(tile("mountain")) == 9


def test_cc_018_later_roads_grow_from_the_first_four() -> None:
    state = a_state(centre="D4")
    state.roads[0] = 3
    at_step(state, LayRoads(0))
    assert refused(state, "road F4w") == "CC-029"
    play(state, "road E4n")
    assert refused(state, "road F4w") is None


def test_cc_019_the_token_lies_on_the_ammunition_space() -> None:
    state = with_row()
    assert state.ammunition == NOBODY
    placing(state, 0)
    assert refused(state, "place ammunition") is None
    state.ammunition = 1
    placing(state, 0)
    assert refused(state, "place ammunition") == "CC-055"


def test_cc_019_the_round_token_closes_nothing_at_the_start() -> None:
    state = placing(with_row(), 0)
    assert [refused(state, f"place buy_vp_{price}") for price in (5, 4, 3, 2)] == [None] * 4


def test_cc_020_the_first_turn_order_is_random() -> None:
    orders = {tuple(state_of(a_match(players=3, seed=seed)).order) for seed in range(40)}
    assert len(orders) == 6
    state = before_anything(players=3)
    assert asked(state) == ("draw_turn_order", -1)
    assert refused(state, "order 3 1 2") is None
    assert refused(state, "order 2 1") == "CC-020"
    assert refused(state, "order 1 2 3 4") == "CC-020"
    with pytest.raises(westbound.BadInput):
        GAME.parse("order 1 1 2")
    assert play(state, "order 3 1 2").order == [2, 0, 1]


def test_cc_021_two_picks_in_reverse_order_and_then_in_order() -> None:
    state = with_row()
    pickers = []
    for name in ("A1", "A2", "A3", "A4", "A5", "A6"):
        kind, seat = asked(state)
        assert kind == "claim_starting_parcel"
        assert refused(state, f"claim {name}", seat=(seat + 1) % 3) == "WB-001"
        pickers.append(seat)
        play(state, f"claim {name}")
    assert pickers == [0, 2, 1, 1, 2, 0]  # the order is 2 3 1
    assert asked(state) == ("choose_card", 1)
    assert state.money == [15, 15, 15]


def test_cc_022_any_unowned_parcel_may_be_claimed() -> None:
    state = with_row()
    assert refused(state, "claim B2") is None  # a mountain
    assert refused(state, "claim D4") is None  # the city centre
    assert refused(state, "claim A1") is None  # not connected
    play(state, "claim A1")
    assert refused(state, "claim A1") == "CC-022"
    put(state, "town_hall", "D5")
    assert refused(state, "claim D5") == "CC-148"
    assert refused(state, "claim D6") is None


def test_cc_023_claiming_the_centre_makes_its_house_private() -> None:
    state = a_state(centre="D4")
    put(state, "saloon", "D5", seat=0)
    at_step(state, ClaimStartingParcel(1))
    assert building_income(state, parcel("D5")) == 5
    play(state, "claim D4")
    assert state.owner[parcel("D4")] == 1
    assert building_income(state, parcel("D5")) == 0
    assert [final_points(state, seat)[HOUSES] for seat in range(3)] == [0, 2, 0]


@pytest.mark.parametrize("players", [2, 6])
def test_cc_024_seven_characters_are_laid_out(players: int) -> None:
    state = a_state(players=players, phase=1)
    begin_part(state, begin_starting_parcels)
    for name in PARCEL_NAMES[: 2 * players]:
        play(state, f"claim {name}")
    assert len(texts(state)) == 7
    assert state.sides[0] == NOT_HERE  # the Newsboy would make it eight


def test_cc_025_the_default_is_the_first_game_set() -> None:
    match = a_match()
    assert match.options["characters"] == "first_game"
    sides = state_of(match).sides
    assert [number for number, side in enumerate(sides) if side == YELLOW] == [1, 2, 3, 4, 5, 6, 7]
    assert {side for side in sides if side != YELLOW} == {NOT_HERE}
    with pytest.raises(westbound.BadInput):
        a_match(characters="unknown")


def test_cc_025_sides_are_fixed_for_the_game() -> None:
    state = a_state(players=2, round=1, money=0)
    before = state.sides
    play_forced(begin_phase(state, 4))
    assert state.round == 2
    assert len(texts(state)) == 7
    assert state.sides == before


def test_cc_026_the_order_of_the_set_up() -> None:
    state = before_anything()
    seen: list[str] = []
    moves = (
        *("order 1 2 3", "centre D4", *MOUNTAINS),
        *("draw bank", "draw town_hall", "build D5", "house C3", "draw saloon", "draw hotel"),
        *(f"claim A{row}" for row in range(1, 7)),
    )
    for move in moves:
        if not seen or seen[-1] != asked(state)[0]:
            seen.append(asked(state)[0])
        play(state, move)
    assert seen == [
        "draw_turn_order", "roll_city_centre", "roll_mountains", "draw_building",
        "place_town_hall", "place_town_hall_house", "draw_building", "claim_starting_parcel",
    ]  # fmt: skip
    assert asked(state) == ("choose_card", 0)
    assert (state.round, state.phase) == (1, 1)


def test_cc_026_the_town_hall_may_also_stay_in_the_bag() -> None:
    state = play(with_mountains(), "draw bank", "draw saloon", "draw hotel")
    assert state.town_hall == NOWHERE
    assert state.bag[tile("town_hall")] == 1


def test_cc_027_points_start_at_zero_and_never_drop_below() -> None:
    state = before_anything(players=2)
    assert state.vp == [0, 0]
    poor = a_state(players=2, round=4, money=0)
    poor.roads = [0, 0]
    play_forced(begin_phase(poor, 4))
    assert poor.agenda == []
    assert poor.vp == [0, 0]


def test_cc_027_no_move_of_a_match_takes_points_away() -> None:
    match = a_match(players=3, seed=5)
    vp = list(state_of(match).vp)
    for number in range(1000):
        if match.over:
            break
        moves = match.moves()
        match.play(moves[number * 7 % len(moves)])
        assert all(now >= before >= 0 for now, before in zip(state_of(match).vp, vp, strict=True))
        vp = list(state_of(match).vp)
    assert match.over
    assert sum(vp) > 0


def test_cc_281_starting_parcels_use_property_tiles() -> None:
    state = with_row()
    play(state, *(f"claim A{row}" for row in range(1, 7)))
    assert state.property_left == [10, 10, 10]
    own(state, 0, "B1 C1 D1 E1 F1 G1 H1 B8 C8")  # nine more
    assert state.property_left[0] == 1
    hold_cards(state, [1, 2, 3])
    placing(state, 0)
    assert refused(state, "place D8") is None
    own(state, 0, "D8")
    placing(state, 0)
    assert refused(state, "place E8") == "CC-057"


def test_cc_281_a_bought_parcel_uses_one_more() -> None:
    state = a_state(players=2)
    stand(state, 0, "H8")
    play(begin_phase(state, 3), "buy H8")
    assert state.property_left == [11, 12]


@pytest.mark.parametrize("name", [column + row for column in "BDG" for row in "247"])
def test_cc_ex_01_the_start_network_connects_nine_parcels(name: str) -> None:
    state = at_step(a_state(centre=None), RollCityCentre())
    play(state, f"centre {name}")
    centre = parcel(name)
    assert state.connected == NEIGHBOURS[centre] | 1 << centre
    connected = [spot for spot in range(64) if is_connected(state, spot)]
    assert len(connected) == 9


def test_cc_026_the_row_is_filled_once() -> None:
    state = a_state()
    state.row = [0] * 7
    begin_part(state, begin_row)
    play(state, "draw bank", "draw saloon", "draw hotel")
    assert asked(state)[0] == "claim_starting_parcel"
    assert 0 not in state.row
