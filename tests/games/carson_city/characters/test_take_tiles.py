"""Prospector and Cowboy take a mine or a ranch. Rules CC-190, CC-204, CC-282, CC-287."""

from __future__ import annotations

import pytest

from tests.games.carson_city.building_positions import on, owner_of
from tests.games.carson_city.card_positions import choosing, refusal
from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    complaints,
    empty_bag,
    own,
    parcel,
    play,
    put,
    refused,
    texts,
    tile,
)
from westbound.games.carson_city.characters.take_tiles import ANY_BUILDING, TakeTile
from westbound.games.carson_city.components import MINE, RANCH, TILE_NAMES
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.geometry import PARCEL_NAMES
from westbound.games.carson_city.state import RED, YELLOW, CarsonState

CARDS = ["prospector", "cowboy"]
SET = "9Y 15R"
PRICE = {"prospector": 10, "cowboy": 8}
TILE = {"prospector": "mine", "cowboy": "ranch"}
SPACES = {"prospector": ("12", "4"), "cowboy": ("10", "3")}
RULE = {"prospector": "CC-190", "cowboy": "CC-204"}
PLAIN_ROW = "church hotel saloon bank drugstore hotel saloon"


def taking(
    card: str, money: int = 15, row: str | None = None, bag: str | None = None
) -> CarsonState:
    """Seat 0 has just chosen the card; `bag`: what is in it."""
    state = choosing(SET, money=money)
    if row is not None:
        state = choosing(SET, money=money, row=row)
    if bag is not None:
        empty_bag(state, bag)
    return play(state, f"choose {card}")


def row_names(state: CarsonState) -> list[str]:
    return [TILE_NAMES[code] if code else "-" for code in state.row]


@pytest.mark.parametrize("card", CARDS)
def test_cc_190_cc_204_pay_take_claim_and_build(card: str) -> None:
    state = play(taking(card), f"take build_{SPACES[card][0]}")
    assert state.money[0] == 15 - PRICE[card]
    assert asked(state) == ("claim_for_tile", 0)
    play(state, "claim A8", "draw church")
    assert on(state, "A8") == TILE[card]
    assert owner_of(state, "A8") == 0
    assert state.revolvers[0] == 2  # it brings its revolver
    assert state.property_left[0] == 11
    assert state.agenda == []
    assert complaints(state) == []


@pytest.mark.parametrize("card", CARDS)
def test_cc_190_cc_204_one_money_short_nothing_is_asked(card: str) -> None:
    assert taking(card, money=PRICE[card] - 1).agenda == []
    assert asked(taking(card, money=PRICE[card])) == ("take_tile", 0)


@pytest.mark.parametrize("card", CARDS)
def test_cc_190_cc_204_any_of_the_row_and_no_other_building(card: str) -> None:
    state = taking(card)
    dear, cheap = SPACES[card]
    assert texts(state) == [f"take build_{dear}", f"take build_{cheap}", "decline"]
    expected = (RULE[card], {"price": 8, "building": "saloon"})
    assert refusal(state, "take build_8") == expected
    other = SPACES[CARDS[card == "prospector"]][0]
    assert refused(state, f"take build_{other}") == RULE[card]


@pytest.mark.parametrize("card", CARDS)
def test_cc_190_cc_204_it_may_be_declined(card: str) -> None:
    state = play(taking(card), "decline")
    assert (state.money[0], state.agenda) == (15, [])
    assert state.sides[9] == YELLOW
    assert state.sides[15] == RED


@pytest.mark.parametrize("card", CARDS)
def test_cc_190_cc_204_out_of_the_bag_only_if_none_is_in_the_row(card: str) -> None:
    assert refused(taking(card), "take from bag") == RULE[card]
    state = taking(card, row=PLAIN_ROW)
    assert texts(state) == ["take from bag", "decline"]
    in_bag = state.bag[tile(TILE[card])]
    play(state, "take from bag", "claim A8")
    assert on(state, "A8") == TILE[card]
    assert state.bag[tile(TILE[card])] == in_bag - 1
    assert state.money[0] == 15 - PRICE[card]
    assert row_names(state) == PLAIN_ROW.split()  # no gap, nothing to refill
    assert state.agenda == []


@pytest.mark.parametrize("card", CARDS)
def test_cc_190_cc_204_a_gap_in_the_row_closes_and_is_refilled(card: str) -> None:
    state = play(taking(card), f"take build_{SPACES[card][1]}", "claim A8")
    assert asked(state) == ("draw_building", -1)
    assert row_names(state)[0] == "-"
    left = ["mine", "ranch", "saloon", "bank", "drugstore", "mine", "ranch"]
    left.remove(TILE[card]) if card == "cowboy" else left.remove("mine")
    assert sorted(row_names(state)[1:]) == sorted(left)
    play(state, "draw hotel")
    assert row_names(state)[0] == "hotel"


def test_cc_190_the_row_keeps_its_order() -> None:
    state = play(taking("prospector"), "take build_4", "claim A8", "draw hotel")
    assert row_names(state) == ["hotel", "mine", "ranch", "saloon", "bank", "drugstore", "ranch"]


# --- its parcel


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("what", ["mine_own", "rival", "mountain", "house", "town_hall", "outlaw"])
def test_cc_287_only_a_free_parcel(card: str, what: str) -> None:
    state = play(taking(card), f"take build_{SPACES[card][0]}")
    assert refused(state, "claim F6") is None
    if what in ("mine_own", "rival"):
        own(state, 0 if what == "mine_own" else 1, "F6")
    elif what == "outlaw":
        state.outlaws = 1 << parcel("F6")
    else:
        put(state, what, "F6")
    assert refusal(state, "claim F6") == ("CC-287", {"parcel": "F6"})
    assert refused(state, "claim F7") is None


def test_cc_287_cc_214_not_the_river() -> None:
    state = choosing(SET, options={"carson_river": True})
    play(state, "choose prospector", "take build_12")
    assert refused(state, "claim D6") == "CC-287"
    assert refused(state, "claim C6") is None


@pytest.mark.parametrize("card", CARDS)
def test_cc_190_cc_098_no_road_is_needed(card: str) -> None:
    state = play(taking(card), f"take build_{SPACES[card][0]}", "claim H8")
    assert on(state, "H8") == TILE[card]


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("left", [1, 0])
def test_cc_282_not_without_a_property_tile(card: str, left: int) -> None:
    state = choosing(SET)
    own(state, 0, " ".join(PARCEL_NAMES[: 12 - left]))
    play(state, f"choose {card}")
    assert asked(state) == (("take_tile", 0) if left else ("", -1))
    assert state.money[0] == 15


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("left", [1, 0])
def test_cc_287_without_a_free_parcel_the_power_is_void(card: str, left: int) -> None:
    state = choosing(SET)
    put(state, "mountain", " ".join(p for p in PARCEL_NAMES if p not in ("D4", "H8")))
    if not left:
        own(state, 1, "H8")
    play(state, f"choose {card}")
    assert asked(state) == (("take_tile", 0) if left else ("", -1))
    assert state.money[0] == 15
    assert state.sides[9] == YELLOW


# --- turning over


def test_cc_190_without_mines_the_card_turns_red_for_the_rest_of_the_game() -> None:
    state = taking("prospector", row=PLAIN_ROW, bag="ranch")
    assert state.power(0).face == "prospector_r"
    assert state.dynamite[0] == 2  # and works at once
    assert state.sides[9] == RED
    assert (state.money[0], state.agenda) == (15, [])


@pytest.mark.parametrize(("row", "bag"), [(PLAIN_ROW, "mine"), (None, "")])
def test_cc_190_not_while_a_mine_is_in_row_or_bag(row: str | None, bag: str) -> None:
    state = taking("prospector", row=row, bag=bag)
    assert asked(state) == ("take_tile", 0)
    assert state.sides[9] == YELLOW
    assert state.dynamite[0] == 0


def test_cc_190_it_turns_also_for_who_could_not_pay() -> None:
    state = taking("prospector", money=0, row=PLAIN_ROW, bag="")
    assert state.dynamite[0] == 2


def test_cc_204_cc_292_without_ranches_the_card_turns_yellow() -> None:
    state = taking("cowboy", row=PLAIN_ROW, bag="mine")
    assert state.power(0).face == "cowboy_y"
    assert state.sides[15] == YELLOW
    assert state.horses == (0, 0, 0)  # no horses at this table: only number and limit
    assert (state.money[0], state.agenda) == (15, [])
    assert (state.character[0], state.power(0).limit) == (15, 20)


def test_cc_204_not_while_a_ranch_is_in_row_or_bag() -> None:
    assert asked(taking("cowboy", row=PLAIN_ROW, bag="ranch")) == ("take_tile", 0)
    assert asked(taking("cowboy", bag="")) == ("take_tile", 0)


# --- what is not there


@pytest.mark.parametrize(
    ("building", "rule"), [(MINE, "CC-190"), (RANCH, "CC-204"), (ANY_BUILDING, "CC-184")]
)
def test_cc_184_190_204_nothing_is_taken_from_an_empty_space(building: int, rule: str) -> None:
    state = at_step(a_state(row="- mine ranch saloon - - -"), TakeTile(0, building, 5))
    assert refused(state, "take build_12") == rule


@pytest.mark.parametrize("row", ["- - - - - - -", "mine ranch saloon bank drugstore mine ranch"])
def test_cc_184_any_building_is_never_taken_out_of_the_bag(row: str) -> None:
    state = at_step(a_state(row=row), TakeTile(0, ANY_BUILDING, 5))
    assert refused(state, "take from bag") == "CC-184"


def test_cc_013_190_out_of_a_bag_without_mines_none_is_taken() -> None:
    state = a_state(row="ranch ranch saloon - - - -")
    empty_bag(state, "bank")
    at_step(state, TakeTile(0, MINE, 10))
    assert refused(state, "take from bag") == "CC-013"
    assert texts(state) == ["decline"]


def test_cc_184_any_building_may_be_kept_without_tile_or_parcel_for_it() -> None:
    state = choosing("4R", money=5)
    state.property_left[0] = 0
    play(state, "choose chinese_worker")
    assert asked(state) == ("take_tile", 0)


def test_cc_104_184_its_house_needs_the_consent_of_the_owner() -> None:
    """Nobody was asked and nobody agreed before."""
    state = a_state(centre="B2", money=9)
    own(state, 1, "A1")
    own(state, 0, "C3")
    play(at_step(state, TakeTile(0, ANY_BUILDING, 5)), "take build_8")
    assert refused(state, "ask A1") is None
    play(state, "build C3")
    assert refused(state, "house A1") == "CC-104"


def test_cc_184_a_tile_is_picked_on_its_space() -> None:
    assert GAME.parse("take build_8").picks() == ("space:build_8", "do:take_from_row")
