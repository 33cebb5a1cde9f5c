"""What cards ask, tell and foretell, with the figures of their rules (CC-173 to CC-207)."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import faces, give_dynamite, give_tokens
from tests.games.carson_city.positions import (
    a_state,
    at_step,
    lay,
    location,
    parcels,
    placing,
    play,
    put,
    stand,
)
from tests.games.carson_city.test_messages_rare import asked, effect, english, told
from tests.games.carson_city.variant_positions import give_horses, on
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.steps import LayRoads, RollDuel, TownHallRoads
from westbound.games.carson_city.characters.dynamite import TripleMines
from westbound.games.carson_city.characters.equip import Equip
from westbound.games.carson_city.characters.governor import ChooseTax
from westbound.games.carson_city.characters.grocer import MoneyOrDouble
from westbound.games.carson_city.characters.gunsmith import RerollDie, RollAgain
from westbound.games.carson_city.characters.indian import RollIndian
from westbound.games.carson_city.characters.money_or_points import MoneyOrHouses, MoneyOrMountains
from westbound.games.carson_city.characters.random_set import DrawCards
from westbound.games.carson_city.characters.take_tiles import (
    ANY_BUILDING,
    ClaimForTile,
    TakeTile,
)
from westbound.games.carson_city.characters.undertaker import PayUndertaker
from westbound.games.carson_city.components import MINE, RANCH
from westbound.games.carson_city.state import CarsonState

# --- dynamite and other tokens


def test_cc_192_what_dynamite_is_for_in_the_income_step() -> None:
    state = a_state()
    put(state, "mountain", "A2 B2")
    put(state, "mine", "A1", seat=0)
    give_dynamite(state, 0, 2)
    at_step(state, TripleMines(0))
    assert english(asked(state)).startswith(
        "Ana may triple the income of own mines with dynamite (2 in hand)"
    )
    assert english(effect(state, "triple A1")).endswith("three times: $12 more.")
    assert english(told(state, "done")) == "Ana keeps the rest of the dynamite."


@pytest.mark.parametrize(
    ("place", "use"),
    [
        ("A1", "Triples this mine and helps in a duel here."),
        ("B1", "In a duel here you roll two dice and add both."),  # a rival's mine
        ("C1", "In a duel here you roll two dice and add both."),  # an own ranch
        ("gambling", "In a duel here you roll two dice and add both."),
    ],
)
def test_cc_192_both_uses_on_an_own_mine_only(place: str, use: str) -> None:
    state = a_state()
    put(state, "mine", "A1", seat=0)
    put(state, "mine", "B1", seat=1)
    put(state, "ranch", "C1", seat=0)
    stand(state, 0, place)
    give_dynamite(state, 0, 3)
    at_step(state, Equip(0, 0, location(place)))
    assert english(effect(state, f"dynamite {place}")) == f"{use} Dynamite left: 2."


def test_cc_192_194_264_what_may_go_with_a_cowboy_is_named() -> None:
    state = faces(a_state(options=on("horses")), seat0="singer_y")
    give_tokens(state, 0, 2)
    give_dynamite(state, 0, 1)
    give_horses(state, 0, 2)
    stand(state, 0, "gambling")
    at_step(state, Equip(0, 1, location("gambling")))
    assert english(asked(state)) == (
        "Ana may add something to the cowboy on Gambling "
        "(dynamite, a no-duel token, a horse in a corral), then finishes."
    )
    assert english(effect(state, "quiet gambling")) == (
        "Your cowboy acts here without a duel. 1 no-duel token left."
    )


def test_cc_196_what_singing_brings() -> None:
    state = faces(a_state(phase=2), seat0="singer_r")
    give_tokens(state, 0, 1)
    assert english(effect(placing(state, 0), "sing")) == (
        "Without a duel: the product of two dice in dollars."
    )


# --- the Governor


def a_governor(seat: int = 0) -> CarsonState:
    state = faces(a_state(roads=5), seat0="governor_y", seat1="banker_y", seat2="grocer_y")
    return at_step(state, LayRoads(seat))


def test_cc_199_a_road_that_brings_a_point_says_so() -> None:
    state = a_governor()
    assert english(told(state, "road D3w")) == (
        "Ana lays a road on edge D3w and receives 1 VP with the Governor."
    )
    assert english(effect(state, "road D3w")) == "Connects 2 new parcels: 1 VP. 4 roads left."


def test_cc_199_one_without_a_new_parcel_or_of_somebody_else_does_not() -> None:
    state = play(a_governor(), "road D3w", "road D3n")
    assert english(told(state, "road E3w")) == "Ana lays a road on edge E3w."
    assert english(effect(state, "road E3w")) == "Connects 0 new parcels; 2 roads left."
    rival = a_governor(seat=1)
    assert english(told(rival, "road D3w", 1)) == "Bo lays a road on edge D3w."
    assert english(effect(rival, "road D3w", 1)) == "Connects 2 new parcels; 4 roads left."


def test_cc_147_199_nor_a_road_to_the_town_hall() -> None:
    state = at_step(a_governor(), TownHallRoads(0, parcels("A1")))
    assert english(told(state, "road D3w")) == "Ana lays a road on edge D3w."


@pytest.mark.parametrize(
    ("roads", "end"),
    [("", " and receives 2 VP with the Governor."), ("E1w", "."), ("F2w", ".")],
)
def test_cc_199_223_294_a_bridge_says_what_it_brings(roads: str, end: str) -> None:
    state = a_state(options=on("river"), centre="C3", roads=2)
    faces(state, seat0="governor_y", seat1="banker_y", seat2="grocer_y")
    lay(state, roads)
    at_step(state, LayRoads(0))
    assert english(told(state, "road D3n")) == f"Ana lays a bridge on edge D3n{end}"


def test_cc_199_beside_the_river_a_road_brings_one_point() -> None:
    state = a_state(options=on("river"), centre="C3", roads=2)
    faces(state, seat0="governor_y", seat1="banker_y", seat2="grocer_y")
    at_step(state, LayRoads(0))
    assert english(told(state, "road C2w")).endswith("receives 1 VP with the Governor.")


def test_cc_200_both_taxes_are_told_and_foretold() -> None:
    state = at_step(a_state(money=[0, 21, 3]), ChooseTax(0))
    state.revolvers = [5, 4, 4]
    weapons, money = "$7: $4 from Bo and $3 from Cy.", "$4: $3 from Bo and $1 from Cy."
    assert english(told(state, "tax weapons")) == f"Ana taxes weapons and receives {weapons}"
    assert english(told(state, "tax money")) == f"Ana taxes money and receives {money}"
    assert english(effect(state, "tax weapons")) == weapons.replace("7:", "7 for you:")
    assert english(effect(state, "tax money")) == money.replace("4:", "4 for you:", 1)


# --- Grocer and Settler


def test_cc_180_what_doubling_brings() -> None:
    state = a_state()
    put(state, "hotel", "A1 H8", seat=0)
    put(state, "hotel", "H1", seat=1)
    put(state, "ranch", "A8", seat=0)
    at_step(state, MoneyOrDouble(0))
    assert english(effect(state, "double hotel")).endswith("counts twice: $12 more.")


def test_cc_183_185_money_now_or_points_later() -> None:
    state = a_state()
    put(state, "house", "A1 A2", seat=0)
    put(state, "terrace", "A3", seat=0)
    put(state, "mountain", "B1 B2", seat=0)
    put(state, "house", "B3", seat=1)
    put(state, "mountain", "B4")
    at_step(state, MoneyOrHouses(0))
    assert english(told(state, "take money")) == "Ana takes $8 instead of VP."
    assert "for each own house or terrace" in english(told(state, "take points"))
    assert english(effect(state, "take points")).startswith("3 VP as it stands")
    at_step(state, MoneyOrMountains(0))
    assert english(told(state, "take money")) == "Ana takes $8 instead of VP."
    assert "for each own mountain" in english(told(state, "take points"))
    assert english(effect(state, "take points")).startswith("2 VP as it stands")


# --- the Gunsmith


def duel_of_gunsmith() -> CarsonState:
    state = faces(a_state(), seat1="gunsmith_r")
    state.reserve, state.revolvers = [0, 0, 0], [1, 1, 1]
    return state


def test_cc_193_the_gunsmith_is_asked_with_all_dice_open() -> None:
    state, here = duel_of_gunsmith(), location("gambling")
    at_step(state, RollDuel(CHANCE, (0, 1), here))
    table, rolled = told(state, "roll 3 2")
    assert english((table, rolled)) == "Duel on Gambling: Ana 3+1=4, Bo 2+1=3. Bo may roll again."
    assert rolled is not None
    assert "dice" not in rolled.params  # the totals tell them
    at_step(state, RerollDie(1, (3, 2), (0, 1), here))
    assert english(asked(state)).startswith("Duel on Gambling: Ana 3+1=4, Bo 2+1=3. Bo rolls again")
    assert english(told(state, "stand", 1)) == "Duel on Gambling: Ana 3+1=4, Bo 2+1=3. Ana wins."


def test_cc_193_the_second_roll_is_told_as_the_end_of_the_duel() -> None:
    state = duel_of_gunsmith()
    at_step(state, RollAgain(CHANCE, (3, 2), (0, 1), location("gambling"), 1))
    assert english(asked(state)) == "Bo rolls again with the Gunsmith."
    table, rolled = told(state, "roll 6")
    assert english((table, rolled)) == "Duel on Gambling: Ana 3+1=4, Bo 6+1=7. Bo wins."
    assert rolled is not None
    assert "dice" not in rolled.params


def test_cc_193_a_duel_without_that_side_is_told_at_once() -> None:
    state = faces(duel_of_gunsmith(), seat1="gunsmith_y")
    at_step(state, RollDuel(CHANCE, (0, 1), location("gambling")))
    assert english(told(state, "roll 3 2")).endswith("Ana wins.")


# --- parcels and tiles


def test_cc_189_the_indians_parcels_are_told() -> None:
    state = at_step(a_state(), RollIndian(CHANCE, 2, 1))
    assert english(asked(state)) == "The dice choose a vacant parcel for Bo; 2 still to come."
    assert english(told(state, "land C3")) == "The dice give C3 to Bo."
    play(state, "land C3")
    assert english(asked(state)).endswith("for Bo; 1 still to come.")


@pytest.mark.parametrize(
    ("building", "price", "move", "tile", "question"),
    [
        (ANY_BUILDING, 5, "take build_8", "saloon", "takes any building of the row"),
        (MINE, 10, "take build_12", "mine", "for a mine and takes a parcel for it"),
        (RANCH, 8, "take build_10", "ranch", "for a ranch and takes a parcel for it"),
    ],
)
def test_cc_184_190_204_a_tile_of_the_row(
    building: int, price: int, move: str, tile: str, question: str
) -> None:
    state = at_step(a_state(money=20), TakeTile(0, building, price))
    assert question in english(asked(state))
    assert english(told(state, move)) == f"Ana pays ${price} and takes a {tile} from the row."
    assert english(effect(state, move)) == (f"To take a {tile} for ${price}: $20 → ${20 - price}.")


def test_cc_190_a_mine_of_the_bag_and_its_parcel() -> None:
    state = a_state(money=20, row="ranch ranch saloon - - - -")
    put(state, "mountain", "B2")
    at_step(state, TakeTile(0, MINE, 10))
    assert english(told(state, "take from bag")) == "Ana pays $10 and takes a mine from the bag."
    assert english(effect(state, "take from bag")) == "To take a mine for $10: $20 → $10."
    at_step(state, ClaimForTile(0, MINE))
    assert english(asked(state)) == "Ana takes a vacant, unowned parcel and builds the mine there."
    assert english(told(state, "claim A1")) == "Ana takes A1 and builds a mine there."
    assert english(effect(state, "claim A1")).startswith("Would earn $3 here now")


# --- the Undertaker and random sets


def test_cc_203_the_undertakers_bill() -> None:
    state = a_state(money=5)
    state.vp[1] = 3
    at_step(state, PayUndertaker(1, 2))
    assert english(asked(state)) == "Bo pays $2 to Cy for the beaten cowboy, or loses 1 VP."
    assert english(told(state, "pay fee", 1)) == "Bo pays $2 to Cy for the beaten cowboy."
    assert english(effect(state, "pay fee", 1)) == "Costs $2: $5 → $3."
    assert english(effect(state, "lose point", 1)) == "VP: 3 → 2."


def test_cc_024_025_the_cards_of_a_random_set_are_told() -> None:
    state = at_step(a_state(options={"characters": "random"}), DrawCards())
    assert english(told(state, "cards 0Y+2R+3Y+4R+5Y+6R+14+17")) == (
        "The characters of this match: Newsboy (yellow side), Banker (red side), "
        "Grocer (yellow side), Chinese Worker (red side), Settler (yellow side), "
        "Captain (red side), Doctor / Undertaker, Teacher."
    )
