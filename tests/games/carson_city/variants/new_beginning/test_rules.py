"""A New Beginning. Rules CC-210 to CC-213, example EXD-19."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    asked,
    hold,
    only_part,
    play,
    settle_at,
    stand,
    standing,
)
from tests.games.carson_city.variant_positions import (
    a_fight,
    a_new_state,
    armed,
    charge,
    do,
    fight,
    hand,
    on,
    options,
    refusal,
    reveal,
    view,
)
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.rules.setup import begin_starting_parcels
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import RED, CarsonState, replaced
from westbound.games.carson_city.variants.new_beginning.components import (
    ITEM_NAMES,
    SHEET,
    SHEET_POINTS,
    sheet_cost,
)
from westbound.games.carson_city.variants.new_beginning.rules import begin_sheets, points_left

USUAL = "money " * 5 + "road revolver parcel parcel cowboy cowboy"  # one cowboy is on every sheet


def sheets(players: int = 3) -> CarsonState:
    """All sheets are blank; when they are revealed nothing follows."""
    return only_part(a_state(players, options=on("sheets"), phase=0, passed=()), begin_sheets)


def fill(state: CarsonState, seat: int, items: str) -> None:
    """The seat takes these items and hands in."""
    do(state, seat, *(f"item {name}" for name in items.split()), "seal")


def item(name: str) -> int:
    return ITEM_NAMES.index(name)


# --- filling it


def test_cc_exd_19_the_usual_start_costs_all_18_points() -> None:
    state = sheets()
    do(state, 0, *(f"item {name}" for name in USUAL.split()))
    assert sheet_cost(state.sheets[0]) == 5 + 1 + 2 + 4 + 6 == SHEET_POINTS
    assert points_left(state, 0) == 0
    dropped = [f"drop {name}" for name in ("money", "road", "revolver", "parcel", "cowboy")]
    assert options(state, 0) == ["seal", *dropped]


@pytest.mark.parametrize(
    ("name", "unit", "points", "least"),
    [
        ("money", 3, 1, 0),
        ("road", 1, 1, 0),
        ("revolver", 1, 2, 0),
        ("parcel", 1, 2, 0),
        ("cowboy", 1, 2, 1),
        ("sharpshooter", 1, 5, 0),
    ],
)
def test_cc_211_what_an_item_is_and_costs(name: str, unit: int, points: int, least: int) -> None:
    line = SHEET[item(name)]
    assert (line.unit, line.points, line.least) == (unit, points, least)
    state = sheets()
    before = points_left(state, 0)
    do(state, 0, f"item {name}")
    assert points_left(state, 0) == before - points
    assert state.sheets[0][item(name)] == least + 1


def test_cc_211_at_least_one_cowboy_is_on_every_sheet() -> None:
    state = sheets(2)
    assert points_left(state, 0) == SHEET_POINTS - 2
    fill(state, 0, "")
    fill(state, 1, "")
    reveal(state)
    assert (state.reserve, state.general) == ([1, 1], [9, 9])


@pytest.mark.parametrize("name", ITEM_NAMES)
def test_cc_211_no_more_than_the_sheet_has(name: str) -> None:
    state, line = sheets(), SHEET[item(name)]
    units = replaced(tuple(each.least for each in SHEET), item(name), line.most - 1)
    state.sheets = (units, *state.sheets[1:])
    assert refusal(state, 0, f"item {name}") is None
    do(state, 0, f"item {name}")
    assert refusal(state, 0, f"item {name}") == "CC-211"


@pytest.mark.parametrize(
    ("left", "affordable"),
    [
        (0, set()),
        (1, {"money", "road"}),
        (2, {"money", "road", "revolver", "parcel", "cowboy"}),
        (4, {"money", "road", "revolver", "parcel", "cowboy"}),
        (5, set(ITEM_NAMES)),
    ],
)
def test_cc_211_the_points_must_cover_it(left: int, affordable: set[str]) -> None:
    state = sheets()
    money = SHEET_POINTS - 2 * 3 - left  # three cowboys
    state.sheets = ((money, 0, 0, 0, 3, 0), *state.sheets[1:])
    assert points_left(state, 0) == left
    for name in set(ITEM_NAMES) - {"money"}:
        expected = None if name in affordable else "CC-211"
        assert refusal(state, 0, f"item {name}") == expected, name


def test_cc_212_what_is_on_the_sheet_can_come_off_until_it_is_handed_in() -> None:
    state = sheets()
    blank, points = state.sheets[0], points_left(state, 0)
    do(state, 0, "item sharpshooter", "item road", "drop sharpshooter")
    assert points_left(state, 0) == points - 1
    do(state, 0, "drop road")
    assert (state.sheets[0], points_left(state, 0)) == (blank, points)
    do(state, 0, "item road", "seal")
    assert refusal(state, 0, "drop road") == "WB-001"
    assert state.sheets[0][item("road")] == 1


@pytest.mark.parametrize("name", ITEM_NAMES)
def test_cc_211_212_nothing_comes_off_below_what_every_sheet_has(name: str) -> None:
    state = sheets()
    assert refusal(state, 0, f"drop {name}") == "CC-211"
    do(state, 0, f"item {name}")
    assert refusal(state, 0, f"drop {name}") is None
    assert refusal(state, 1, f"drop {name}") == "CC-211"  # each their own sheet


def test_cc_212_bots_take_nothing_off() -> None:
    """A sheet can be changed for ever."""
    assert "drop_item" in GAME.moves_bots_skip


def test_cc_212_everybody_fills_at_the_same_time_in_any_order() -> None:
    state = sheets()
    assert GAME.deciders(state) == (0, 1, 2)
    do(state, 2, "item road")
    do(state, 0, "item money")
    do(state, 2, "item parcel", "seal")
    assert GAME.deciders(state) == (0, 1)
    assert refusal(state, 2, "item road") == "WB-001"
    do(state, 0, "seal")
    do(state, 1, "seal")
    assert asked(state) == ("reveal_sheets", CHANCE)


def test_cc_210_all_sheets_are_revealed_together_then_the_goods_are_handed_out() -> None:
    state = sheets(2)
    fill(state, 0, USUAL)
    assert (state.money, state.roads, state.revolvers) == ([0, 0], [0, 0], [0, 0])
    fill(state, 1, "money money road road road revolver cowboy sharpshooter")
    assert state.money == [0, 0]
    play(state, "reveal 5+1+1+2+3+0 2+3+1+0+2+1")
    assert state.money == [15, 6]
    assert state.roads == [1, 3]
    assert state.revolvers == [1, 1]
    assert (state.reserve, state.general) == ([3, 2], [7, 8])
    assert state.sharpshooter == (0, 1)


def test_cc_210_only_what_was_written_is_revealed() -> None:
    state = sheets(2)
    fill(state, 0, "road")
    fill(state, 1, "")
    wrong = GAME.why_not(state, GAME.parse("reveal 0+2+0+0+1+0 0+0+0+0+1+0"), CHANCE)
    assert wrong is not None
    assert wrong.rule == "CC-210"
    assert GAME.why_not(state, GAME.parse("reveal 0+1+0+0+1+0 0+0+0+0+1+0"), CHANCE) is None


def test_cc_212_unspent_points_are_lost() -> None:
    state = sheets(2)
    fill(state, 0, "road")
    fill(state, 1, USUAL)
    reveal(state)
    assert (state.money[0], state.roads[0], state.vp) == (0, 1, [0, 0])


# --- starting parcels


def pick_order(state: CarsonState) -> list[int]:
    """The seats in the order in which they claim."""
    return [step.seat for step in reversed(state.agenda)]


@pytest.mark.parametrize(
    ("picks", "order"),
    [
        ((2, 2, 2), [1, 0, 2, 2, 0, 1]),  # as usual: backwards, then forwards
        ((1, 3, 0), [1, 0, 1, 1]),
        ((3, 3, 3), [1, 0, 2, 2, 0, 1, 1, 0, 2]),
        ((0, 0, 0), []),
        ((0, 0, 5), [2, 2, 2, 2, 2]),
    ],
)
def test_cc_212_single_picks_back_and_forth_without_who_has_none_left(
    picks: tuple[int, int, int], order: list[int]
) -> None:
    state = a_state(options=on("sheets"), phase=0, order=(2, 0, 1))
    state.sheets = tuple((0, 0, 0, count, 1, 0) for count in picks)
    state.agenda = []
    begin_starting_parcels(state)
    assert pick_order(state) == order


def test_cc_212_parcels_of_the_sheet_are_claimed_and_use_property_tiles() -> None:
    state = a_new_state(2, new_beginning=True)
    fill(state, 0, "parcel parcel parcel")
    fill(state, 1, "money")
    reveal(state)
    assert pick_order(state)[:3] == [0, 0, 0]
    for _ in range(3):
        do(state, 0, options(state, 0)[0])
    assert (state.property_left, asked(state)[0]) == ([9, 12], "choose_card")


# --- with duel tiles


def test_cc_213_with_duel_tiles_the_money_of_the_sheet_counts() -> None:
    state = a_new_state(3, new_beginning=True, duel_tiles=True)
    assert state.money == [0, 0, 0]
    assert sum(state.announced) == 45
    fill(state, 0, "money money")
    fill(state, 1, "")
    fill(state, 2, "money")
    reveal(state)
    assert state.money == [6, 0, 3]


def test_cc_213_also_for_two_players() -> None:
    state = a_new_state(2, new_beginning=True, duel_tiles=True)
    fill(state, 0, "money")
    fill(state, 1, "")
    reveal(state)
    assert state.money == [3, 0]


# --- the sharpshooter


def a_sharp_duel(*, dynamite: bool = False) -> CarsonState:
    """Seat 0, a sharpshooter, and seat 1 about to duel for gambling; 1 passed first."""
    state = a_state(2, options=on("sheets"), passed=(1, 0))
    state.sharpshooter = (1, 0)
    for seat in (0, 1):
        armed(state, seat, 0)
        stand(state, seat, "gambling")
    if dynamite:
        charge(state, 0, "gambling")
    return settle_at(state, "gambling")


@pytest.mark.parametrize(("dice", "winner"), [("4 5 1", 0), ("4 1 5", 0), ("5 5 1", 1)])
def test_cc_211_a_sharpshooter_rolls_two_dice_and_the_better_one_counts(
    dice: str, winner: int
) -> None:
    state = a_sharp_duel()
    wrong = GAME.why_not(state, GAME.parse("roll 4 5"), CHANCE)
    assert wrong is not None
    assert wrong.rule == "CC-067"
    play(state, f"roll {dice}")
    assert standing(state, winner) == {"gambling"}
    assert standing(state, 1 - winner) == set()


@pytest.mark.parametrize(("dice", "winner"), [("6 5 2", 0), ("6 4 2", 1)])
def test_cc_211_with_dynamite_both_dice_of_a_sharpshooter_are_added(dice: str, winner: int) -> None:
    state = a_sharp_duel(dynamite=True)
    play(state, f"roll {dice}")  # 6 against 5 + 2; then a tie that the earlier passer wins
    assert standing(state, winner) == {"gambling"}
    assert standing(state, 1 - winner) == set()


def test_cc_193_211_a_sharpshooting_gunsmith_rolls_both_dice_again() -> None:
    state = a_sharp_duel()
    hold(state, 0, "gunsmith", RED)
    play(state, "roll 4 1 2", "reroll")
    wrong = GAME.why_not(state, GAME.parse("roll 5"), CHANCE)
    assert wrong is not None
    assert wrong.rule == "CC-193"
    play(state, "roll 1 5")
    assert standing(state, 0) == {"gambling"}


@pytest.mark.parametrize(("dice", "won"), [("1 4", True), ("3 3", False)])
def test_cc_211_255_also_against_outlaws(dice: str, won: bool) -> None:
    state = a_fight(0)  # firepower 6 against 10
    state.sharpshooter = (1, 0, 0)
    assert (fight(state, dice).vp[0] == 4) == won


def test_cc_211_225_with_duel_tiles_a_sharpshooter_plays_one_tile_like_everybody() -> None:
    state = a_state(2, options=on("sheets", "tiles"), passed=(1, 0))
    state.sharpshooter = (1, 0)
    for seat in (0, 1):
        hand(state, seat, 2, 3)
        stand(state, seat, "gambling")
    settle_at(state, "gambling")
    assert options(state, 0) == ["play 2", "play 3"]


def test_cc_210_without_the_option_everybody_starts_alike() -> None:
    state = a_new_state(3)
    assert asked(state)[0] == "claim_starting_parcel"
    assert (state.money, state.roads, state.reserve) == ([15] * 3, [1] * 3, [3] * 3)


# --- what is seen and kept


def test_cc_212_all_sheets_are_filled_together_from_the_first_seat_on() -> None:
    state = sheets()
    assert (asked(state), GAME.deciders(state)) == (("fill_sheets", 0), (0, 1, 2))


def test_cc_210_212_nobody_else_sees_a_sheet_while_a_match_is_set_up() -> None:
    state = a_new_state(3, new_beginning=True)
    before = (view(state, 0), view(state, None))
    do(state, 1, "item road")
    assert (view(state, 0), view(state, None)) == before


def test_cc_210_211_the_revolvers_of_a_sheet_are_no_buildings_ones() -> None:
    state = sheets()
    for seat, items in enumerate(("revolver revolver", "road", "revolver")):
        fill(state, seat, items)
    reveal(state)
    assert (state.revolvers, state.armed) == ([2, 0, 1], (2, 0, 1))
