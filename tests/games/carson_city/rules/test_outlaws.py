"""Outlaws come and stand in the way. Rules CC-243 to CC-246, CC-252, CC-253, CC-260, CC-297.

Example EXD-24. See `test_outlaws_moves.py` and `test_outlaws_fights.py` for the rest.
"""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    begin_part,
    hold,
    lay,
    only_part,
    own,
    parcel,
    placing,
    play,
    put,
    refused,
    stand,
)
from tests.games.carson_city.rules.building_positions import (
    earned,
    in_hand,
    income,
    own_vacant_neighbours,
    price,
)
from tests.games.carson_city.variant_positions import on, outlaws_at, outlaws_on
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.rules.buy_parcels import begin_parcels
from westbound.games.carson_city.base.rules.choose_characters import begin_round
from westbound.games.carson_city.base.rules.scoring import final_points
from westbound.games.carson_city.base.steps import PlaceTownHall
from westbound.games.carson_city.characters.auctioneer import OfferParcels
from westbound.games.carson_city.characters.indian import empty_parcels
from westbound.games.carson_city.characters.settler import ClaimFreeParcel
from westbound.games.carson_city.characters.take_tiles import ClaimForTile
from westbound.games.carson_city.components import RANCH, TILE_CODES
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import HOUSES, CarsonState
from westbound.games.carson_city.variants.outlaws.rules import begin_outlaws
from westbound.games.carson_city.variants.outlaws.steps import OutlawAppears


def outlaw_round(number: int = 2) -> CarsonState:
    """The start of a round; the choosing order is 2, 0, 1."""
    return a_state(options=on("outlaws"), round=number, phase=1, order=(2, 0, 1))


def arriving(state: CarsonState, roll: str) -> CarsonState:
    """White and black die of the first player; nothing follows the moves."""
    return play(only_part(state, begin_outlaws), f"roll {roll}")


def by_chance(state: CarsonState, text: str) -> str | None:
    """The rule that refuses chance this move."""
    wrong = GAME.why_not(state, GAME.parse(text), CHANCE)
    return None if wrong is None else wrong.rule


# --- how many, how strong


@pytest.mark.parametrize(("number", "asks"), [(1, ""), (2, "roll_outlaws"), (4, "roll_outlaws")])
def test_cc_243_outlaws_come_at_the_start_of_rounds_2_3_and_4(number: int, asks: str) -> None:
    state = only_part(outlaw_round(number), begin_outlaws)
    assert asked(state)[0] == asks


def test_cc_243_before_phase_1_and_only_with_the_variant() -> None:
    state = begin_part(a_state(options=on("outlaws"), phase=4, passed=(2, 0, 1)), begin_round)
    assert (state.round, asked(state)[0]) == (2, "roll_outlaws")
    plain = begin_part(a_state(phase=4, passed=(2, 0, 1)), begin_round)
    assert asked(plain) == ("choose_card", 2)


@pytest.mark.parametrize(("white", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_cc_243_the_white_die_gives_their_number(white: int, count: int) -> None:
    state = arriving(outlaw_round(), f"{white} 1")
    step = state.agenda[-1]
    assert isinstance(step, OutlawAppears)
    assert step.left == count


@pytest.mark.parametrize("black", range(1, 7))
def test_cc_243_cc_244_the_black_die_and_seven_is_the_strength_of_all(black: int) -> None:
    state = outlaw_round(3)
    outlaws_at(state, "B2", strength=13)
    arriving(state, f"1 {black}")
    assert state.strength == black + 7  # of the one that stands there too


def test_cc_exd_24_white_4_and_black_2() -> None:
    state = arriving(outlaw_round(), "4 2")
    play(state, "outlaw B2", "outlaw C5")
    assert (state.strength, outlaws_on(state)) == (9, {"B2", "C5"})


def test_cc_243_two_dice_are_rolled() -> None:
    state = only_part(outlaw_round(), begin_outlaws)
    assert by_chance(state, "roll 4") == "CC-243"


@pytest.mark.parametrize(("standing", "new"), [(6, 3), (7, 2), (8, 1), (9, 0)])
def test_cc_260_at_most_nine_outlaws(standing: int, new: int) -> None:
    state = outlaw_round()
    outlaws_at(state, " ".join(["B2", "B3", "B4", "B5", "B6", "B7", "C2", "C3", "C5"][:standing]))
    arriving(state, "6 1")
    play(state, *[f"outlaw {name}" for name in ("F2", "F3", "F4")[:new]])
    assert (len(outlaws_on(state)), asked(state)[0]) == (standing + new, "")


# --- where they appear


def test_cc_245_only_on_the_dice_grid_and_not_where_another_one_is() -> None:
    state = outlaw_round()
    outlaws_at(state, "C3")
    arriving(state, "1 1")
    assert by_chance(state, "outlaw C3") == "CC-245"
    assert by_chance(state, "outlaw A5") == "CC-245"
    assert by_chance(state, "outlaw D4") is None  # a house does not matter
    play(state, "outlaw C2")
    assert outlaws_on(state) == {"C2", "C3"}


def test_cc_245_not_next_to_a_prison() -> None:
    state = outlaw_round()
    put(state, "prison", "F6", seat=1)
    arriving(state, "1 1")
    assert by_chance(state, "outlaw E5") == "CC-245"
    assert by_chance(state, "outlaw G7") == "CC-245"
    assert by_chance(state, "outlaw D5") is None


def test_cc_245_not_in_the_river() -> None:
    state = a_state(options=on("outlaws", "river"), round=2, phase=1, centre="B4")
    arriving(state, "1 1")
    assert by_chance(state, "outlaw E4") == "CC-245"
    assert by_chance(state, "outlaw F4") is None
    rng = Rng(5)
    drawn = {GAME.sample(state, rng).text for _ in range(200)}
    assert "outlaw E4" not in drawn


def test_cc_246_on_a_prison_he_is_jailed_and_its_owner_gets_the_points() -> None:
    state = outlaw_round()
    put(state, "prison", "F6", seat=1)
    arriving(state, "3 5")  # strength 12
    play(state, "outlaw F6", "outlaw B2")
    assert outlaws_on(state) == {"B2"}
    assert state.vp == [0, 5, 0]


@pytest.mark.parametrize(("black", "points"), [(1, 3), (2, 3), (3, 4), (4, 4), (5, 5), (6, 5)])
def test_cc_259_the_points_of_each_strength(black: int, points: int) -> None:
    state = outlaw_round()
    put(state, "prison", "F6", seat=1)
    play(arriving(state, f"1 {black}"), "outlaw F6")
    assert state.vp[1] == points


# --- what an outlaw stands in the way of


def test_cc_252_095_his_parcel_cannot_be_claimed_by_anybody() -> None:
    state = outlaw_round()
    outlaws_at(state, "B2")
    at_step(state, ClaimFreeParcel(0))  # Settler
    assert refused(state, "claim B2") == "CC-095"
    assert refused(state, "claim B3") is None
    at_step(state, OfferParcels(0, 0))  # Auctioneer
    assert refused(state, "offer B2") == "CC-287"
    assert refused(state, "offer B3") is None
    at_step(state, ClaimForTile(0, RANCH))  # Prospector and Cowboy
    assert refused(state, "claim B2") == "CC-287"
    assert refused(state, "claim B3") is None
    assert empty_parcels(state) >> parcel("B3") & 1
    assert not empty_parcels(state) >> parcel("B2") & 1  # Indian


def test_cc_252_095_a_cowboy_there_buys_nothing() -> None:
    state = a_state(options=on("outlaws"), round=2, money=20)
    outlaws_at(state, "B2")
    stand(state, 0, "B2")
    assert only_part(state, begin_parcels).agenda == []


def test_cc_252_115_neither_building_nor_house_nor_terrace_nor_town_hall() -> None:
    state = a_state(options=on("outlaws"), round=2)
    own(state, 0, "C3 C4")
    outlaws_at(state, "C3")
    at_step(state, PlaceTownHall(0))
    assert refused(state, "build D3") is None
    outlaws_at(state, "D3")
    assert refused(state, "build D3") == "CC-146"
    in_hand(state, 0, "bank")
    assert refused(state, "build C3") == "CC-115"
    play(state, "build C4")
    assert refused(state, "house C3") == "CC-115"
    assert refused(state, "house D3") == "CC-115"
    assert refused(state, "house E3") is None


def test_cc_252_115_no_terrace_under_an_outlaw() -> None:
    state = a_state(options=on("outlaws"), round=2)
    own_vacant_neighbours(state, 0, "D4")
    own(state, 0, "B4")
    lay(state, "C4n")
    in_hand(state, 0, "bank")
    play(state, "build B4")
    assert refused(state, "terrace D4") is None
    outlaws_at(state, "D4")
    assert refused(state, "terrace D4") == "CC-115"


def test_cc_054_254_a_cowboy_may_go_to_any_parcel_with_an_outlaw() -> None:
    state = a_state(options=on("outlaws"), round=2, phase=2)
    own(state, 0, "B2")
    own(state, 1, "B3")
    assert refused(placing(state, 0), "place B2") == "CC-054"
    outlaws_at(state, "B2 B3 B4")
    placing(state, 0)
    state.property_left[0] = 0
    for name in ("B2", "B3", "B4"):
        assert refused(state, f"place {name}") is None


@pytest.mark.parametrize(("more", "full", "half"), [("", 5, 2), ("C3", 10, 5), ("C3 B5", 15, 7)])
def test_cc_253_the_owner_gets_half_rounded_down_neighbours_all(
    more: str, full: int, half: int
) -> None:
    state = a_state(options=on("outlaws"), round=2)
    put(state, "saloon", "C4", seat=0)  # next to the house of the centre
    put(state, "house", more)
    put(state, "hotel", "B4", seat=1)
    assert income(state, "C4") == full
    outlaws_at(state, "C4")
    assert earned(state) == [half, 6, 0]


def test_cc_205_253_the_heroes_lose_nothing_to_outlaws() -> None:
    state = a_state(options=on("outlaws"), round=2)
    put(state, "hotel", "B4", seat=1)
    outlaws_at(state, "B4")
    hold(state, 1, "heroes", 0)
    assert earned(state) == [0, 6, 0]


def test_cc_297_an_outlaw_changes_nothing_else() -> None:
    state = a_state(options=on("outlaws"), round=2)
    put(state, "ranch", "F6", seat=0)
    put(state, "saloon", "C4", seat=0)
    put(state, "house", "C3", seat=0)
    before = (income(state, "F6"), income(state, "C4"), price(state, "C5"))
    points = final_points(state, 0)
    outlaws_at(state, "F5 D4 C3")
    assert (income(state, "F6"), income(state, "C4"), price(state, "C5")) == before
    assert final_points(state, 0) == points
    assert points[HOUSES] == 2
    assert TILE_CODES["house"] == state.tile[parcel("C3")]
