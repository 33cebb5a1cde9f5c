"""Components and limits. Rules CC-001 to CC-010."""

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
    complaints,
    empty_bag,
    fill_row,
    lay,
    only_part,
    own,
    parcel,
    parcels,
    placing,
    play,
    play_forced,
    put,
    refused,
    settle_at,
    stand,
    state_of,
    texts,
    tile,
)
from westbound.games.carson_city.base.rules.choose_characters import begin_choosing
from westbound.games.carson_city.base.rules.end_of_round import refill_row, take_new_cowboys
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.base.steps import (
    LayRoads,
    PlaceBuilding,
    PlaceHouses,
    RollGambling,
    SpendMoney,
    TakeAmmunition,
)
from westbound.games.carson_city.components import BUILDING, MINE, RANCH
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.geometry import EDGE_NAMES
from westbound.games.carson_city.state import NOBODY, NOT_HERE, YELLOW


@pytest.mark.parametrize("players", [2, 6])
def test_cc_001_two_to_six_players(players: int) -> None:
    assert len(state_of(a_match(players=players)).money) == players


@pytest.mark.parametrize("players", [1, 7])
def test_cc_001_no_other_number_of_players(players: int) -> None:
    with pytest.raises(westbound.BadInput):
        a_match(players=players)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_cc_001_a_round_follows_on_rounds_one_to_three(number: int) -> None:
    state = a_state(players=2, round=number, money=0)
    play_forced(begin_phase(state, 4))
    assert (state.round, state.phase, asked(state)) == (number + 1, 1, ("choose_card", 0))


def test_cc_001_the_match_is_over_after_round_four() -> None:
    state = a_state(players=2, round=4, money=0)
    play_forced(begin_phase(state, 4))
    assert (state.round, state.agenda) == (4, [])


def test_cc_001_each_round_has_four_phases_and_they_are_public() -> None:
    state = a_state(players=2, phase=1, money=20)
    begin_part(state, begin_choosing)
    seen = []
    for move in ("choose captain", "decline", "choose mercenary", "place C5", "pass", "pass"):
        seen.append(state.phase)
        view = GAME.observe(state, None)
        assert (view["round"], view["phase"]) == (1, state.phase)
        play(state, move)
    assert (*seen, state.phase) == (1, 1, 1, 2, 2, 2, 3)
    play(state, "buy C5")
    assert (state.phase, asked(state)) == (4, ("spend_money", 1))


@pytest.mark.parametrize(("in_general", "new"), [(7, 4), (4, 4), (3, 3), (0, 0)])
def test_cc_002_ten_cowboys_are_a_hard_limit(in_general: int, new: int) -> None:
    state = a_state(players=2)
    state.general[0], state.reserve[0] = in_general, 10 - in_general
    only_part(state, take_new_cowboys)
    assert state.reserve[0] == 10 - in_general + new
    assert complaints(state) == []


def test_cc_002_twelve_property_tiles_are_a_hard_limit() -> None:
    state = a_state(players=2)
    own(state, 0, "A1 B1 C1 D1 E1 F1 G1 H1 A8 B8 C8")
    assert state.property_left == [1, 12]
    placing(state, 0)
    assert refused(state, "place D8") is None
    own(state, 0, "D8")
    placing(state, 0)
    assert refused(state, "place E8") == "CC-057"
    assert refused(state.copy(), "place wages") is None


def test_cc_003_roads_never_run_out() -> None:
    state = a_state(players=2)
    lay(state, " ".join(EDGE_NAMES[:90]))
    laid = state.network.bit_count()
    state.roads[0] = 40
    stand(state, 0, "roads_3")
    settle_at(state, "roads_3")
    assert state.roads[0] == 43
    while state.roads[0]:
        play(state, next(text for text in texts(state) if text.startswith("road")))
    assert state.network.bit_count() == laid + 43
    assert refused(state, "done") is None


def test_cc_003_revolvers_and_money_never_run_out() -> None:
    state = a_state(players=2, money=10**6)
    own(state, 0, "A1")
    state.revolvers[0] = 27
    play(at_step(state, PlaceBuilding(0, 0, 0, RANCH)), "build A1")
    assert state.revolvers[0] == 28
    stand(state, 0, "income_parcels")
    settle_at(state, "income_parcels")
    assert state.money[0] == 10**6 + 2


def test_cc_004_there_are_38_building_tiles() -> None:
    counts = {building.name: building.count for building in BUILDING.values()}
    assert counts == {
        "ranch": 6, "mine": 6, "drugstore": 4, "bank": 4, "saloon": 3, "hotel": 3, "church": 2,
        "prison": 2, "store": 2, "school": 2, "blacksmith": 2, "town_hall": 1, "station": 1,
    }  # fmt: skip
    state = state_of(a_match())
    on_map = [code for code in state.tile if code in BUILDING]
    assert sum(state.bag) + sum(code != 0 for code in state.row) + len(on_map) == 38


def test_cc_005_replacement_tiles_only_raise_the_income_cap() -> None:
    replacements = {b.name: b.replacements for b in BUILDING.values() if b.replacements}
    assert replacements == {"drugstore": 4, "bank": 4, "saloon": 3, "store": 2}
    state = a_state(players=2, centre=None)
    put(state, "saloon", "C3", seat=0)
    put(state, "terrace", "B2 C2 D2 B3", seat=0)
    assert building_income(state, parcel("C3")) == 40
    assert sum(state.bag) + 7 + 1 == 38  # the tile on the map is still the same single tile


def test_cc_006_without_house_tiles_only_the_terrace_remains() -> None:
    state = a_state(players=2)
    own(state, 0, "C3 D3 E3 C4 E4 C5 D5 E5")
    at_step(state, PlaceHouses(0, 0, 1, parcels("D4")))
    state.houses_left = 1
    assert refused(state, "house C3") is None
    assert refused(state, "terrace D4") is None
    state.houses_left = 0
    assert refused(state, "house C3") == "CC-006"
    assert texts(state) == ["terrace D4"]
    play(state, "terrace D4")
    assert state.houses_left == 0


def test_cc_006_there_are_20_house_tiles() -> None:
    state = state_of(a_match())
    houses = sum(code in (tile("house"), tile("terrace")) for code in state.tile)
    assert houses + state.houses_left == 20


def test_cc_007_with_an_empty_bag_spaces_stay_empty() -> None:
    state = a_state(players=2, round=2)
    fill_row(state, "- ranch - - - mine -")
    empty_bag(state, "church")
    only_part(state, refill_row)
    assert state.row[-2:] == [RANCH, MINE]
    assert asked(state) == ("draw_building", -1)
    play(state, "draw church")
    assert state.row == [0, 0, 0, 0, tile("church"), RANCH, MINE]
    assert state.agenda == []
    placing(state, 0)
    assert refused(state, "place build_5") is None
    assert refused(state, "place build_6") == "CC-055"


def test_cc_008_nine_mountains() -> None:
    assert state_of(a_match()).tile.count(tile("mountain")) == 9


def test_cc_008_one_special_token() -> None:
    state = a_state(players=2)
    play(at_step(state, TakeAmmunition(1)), "take token")
    assert state.ammunition == 1
    placing(state, 0)
    assert refused(state, "place ammunition") == "CC-055"


@pytest.mark.parametrize(("dice", "rule"), [("1 6", None), ("4", "CC-081"), ("1 2 3", "CC-081")])
def test_cc_008_two_dice(dice: str, rule: str | None) -> None:
    state = at_step(a_state(players=2), RollGambling(-1, 0))
    assert refused(state, f"roll {dice}") == rule


def test_cc_008_dice_have_six_faces() -> None:
    with pytest.raises(westbound.BadInput):
        GAME.parse("roll 1 7")
    with pytest.raises(westbound.BadInput):
        GAME.parse("roll 0 1")


@pytest.mark.parametrize(("round_number", "open_spaces"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_cc_008_the_round_token_stands_at_the_round(round_number: int, open_spaces: int) -> None:
    state = placing(a_state(players=2, round=round_number), 0)
    assert sum(text.startswith("place buy_vp") for text in texts(state)) == open_spaces


def test_cc_009_the_teacher_is_not_among_the_cards() -> None:
    assert state_of(a_match()).sides[17] == NOT_HERE
    own = "1Y+2Y+3Y+4Y+5Y+6Y+17"
    with pytest.raises(westbound.BadInput, match="Teacher"):
        a_match(characters=own)
    assert state_of(a_match(characters=own, teacher_card=True)).sides[17] == YELLOW


def test_cc_010_everything_but_the_bag_order_is_public() -> None:
    state = at_step(a_state(players=3, money=[31, 42, 53]), SpendMoney(1))
    views = {viewer: dict(GAME.observe(state, viewer)) for viewer in (None, 0, 1, 2)}
    for viewer, view in views.items():
        assert view.pop("viewer") == viewer
        moves = view.pop("moves")
        assert (moves is None) == (viewer != 1)
    assert views[None] == views[0] == views[1] == views[2]


def test_cc_010_the_bag_has_no_order_to_be_seen() -> None:
    first, second = a_state(players=2), a_state(players=2)
    for state in (first, second):
        fill_row(state, "- mine ranch saloon bank mine ranch")
    empty_bag(first, "church prison")
    empty_bag(second, "prison church")
    assert GAME.observe(first, 0) == GAME.observe(second, 0)
    only_part(first, refill_row)
    assert refused(first, "draw church") is None
    assert refused(first, "draw prison") is None
    assert refused(first, "draw hotel") == "CC-013"


def test_cc_008_the_token_lies_on_its_space_until_taken() -> None:
    state = placing(a_state(players=2), 0)
    assert state.ammunition == NOBODY
    assert refused(state, "place ammunition") is None


def test_cc_003_a_road_window_closes_without_a_cap() -> None:
    state = a_state(players=2)
    state.roads[0] = 26
    at_step(state, LayRoads(0))
    assert refused(state, "road D3n") == "CC-029"
    assert refused(state, "road D3w") is None
    play(state, "road D3w", "done")
    assert (state.roads[0], state.agenda) == (25, [])
