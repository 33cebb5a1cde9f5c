"""9 Prospector red and what dynamite does. Rules CC-191, CC-192, CC-182, CC-289."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import (
    charge,
    choosing,
    faces,
    fighting,
    from_space,
    give_dynamite,
    is_charged,
    refusal,
    table_with,
)
from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_part,
    complaints,
    only_part,
    parcel,
    placing,
    play,
    put,
    refused,
    run_automatic,
    settle_at,
    stand,
    texts,
)
from westbound.engine.rng import Rng
from westbound.games.carson_city.base.rules.attacks import begin_building_duels, cancel_attacks
from westbound.games.carson_city.base.rules.duels import roll_duel_sample
from westbound.games.carson_city.base.rules.end_of_round import return_cards
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.base.rules.income_choices import ask_income_choices
from westbound.games.carson_city.base.rules.town_hall import begin_town_hall_duel
from westbound.games.carson_city.base.steps import RollDuel
from westbound.games.carson_city.characters.dynamite import supply
from westbound.games.carson_city.state import CarsonState

# --- taking it


@pytest.mark.parametrize(("gone", "got"), [(0, 2), (5, 2), (6, 1), (7, 0)])
def test_cc_191_two_tokens_if_available(gone: int, got: int) -> None:
    state = choosing("9R")
    give_dynamite(state, 1, gone)
    play(state, "choose prospector")
    assert state.dynamite[0] == got
    assert (state.money[0], state.agenda) == (15, [])


def test_cc_191_cc_192_tokens_with_cowboys_are_not_in_the_supply() -> None:
    state = choosing("9R")
    give_dynamite(state, 1, 5)
    stand(state, 1, "gambling")
    charge(state, 1, "gambling")
    assert supply(state) == 1
    play(state, "choose prospector")
    assert state.dynamite[0] == 1


def test_cc_161_dynamite_is_kept() -> None:
    state = mining()
    only_part(state, return_cards)
    assert state.dynamite[0] == 2


# --- use A: a mine earns three times as much


def mining(tokens: int = 2) -> CarsonState:
    """Seat 0, the Prospector, has mines worth 9 and 3 and a ranch; nobody has money."""
    state = faces(a_state(centre=None, money=0), seat0="prospector_r", seat1="banker_y")
    put(state, "mountain", "A2 B1 B2")
    put(state, "mine", "A1", seat=0)
    put(state, "mountain", "H2")
    put(state, "mine", "H1", seat=0)
    put(state, "mine", "H3", seat=1)
    give_dynamite(state, 0, tokens)
    return state


def test_cc_192_tripling_one_mine() -> None:
    state = begin_part(mining(), ask_income_choices)
    assert asked(state) == ("triple_mines", 0)
    assert texts(state) == ["triple A1", "triple H1", "done"]
    play(state, "triple A1")
    assert asked(state) == ("triple_mines", 0)  # another token for the other mine
    play(state, "done")
    assert state.money == [27 + 3, 3, 0]
    assert state.dynamite[0] == 1
    assert supply(state) == 6  # spent tokens return


def test_cc_192_once_per_mine_and_round() -> None:
    state = play(begin_part(mining(), ask_income_choices), "triple A1")
    assert refusal(state, "triple A1") == ("CC-192", {"case": "mine", "parcel": "A1"})
    play(state, "triple H1")
    assert state.money[0] == 27 + 9
    assert state.tripled == 0  # it is over with this round's income
    assert building_income(state, parcel("A1")) == 9


def test_cc_192_only_own_mines() -> None:
    state = mining()
    put(state, "ranch", "E8", seat=0)
    begin_part(state, ask_income_choices)
    assert refusal(state, "triple H3") == ("CC-192", {"case": "mine", "parcel": "H3"})
    assert refused(state, "triple E8") == "CC-192"


def test_cc_192_with_one_token_only_one_mine() -> None:
    state = play(begin_part(mining(1), ask_income_choices), "triple A1")
    assert asked(state)[0] == "spend_money"
    assert state.money[0] == 27 + 3


def test_cc_192_without_a_token_or_a_mine_nothing_is_asked() -> None:
    assert asked(begin_part(mining(0), ask_income_choices))[0] == "spend_money"
    state = faces(a_state(), seat0="prospector_r", seat1="banker_y")
    give_dynamite(state, 0, 2)
    assert asked(begin_part(state, ask_income_choices))[0] == "spend_money"


def test_cc_192_dynamite_of_an_earlier_round_works_with_any_card() -> None:
    state = faces(mining(1), seat0="sheriff_y", seat2="mercenary_y")
    play(begin_part(state, ask_income_choices), "triple A1")
    assert state.money[0] == 30


def test_cc_exd_15_cc_192_a_thief_takes_half_of_the_tripled_income() -> None:
    state = mining(1)
    stand(state, 1, "A1")
    begin_part(state, ask_income_choices)
    play(state, "steal A1", "triple A1")
    assert state.money[1] == 13 + 3
    assert state.money[0] == 14 + 3


# --- never with the Grocer's doubling


def test_cc_182_doubled_mines_are_not_tripled() -> None:
    state = faces(mining(), seat0="grocer_y", seat2="mercenary_y")
    state.grocer[0] = 1
    begin_part(state, ask_income_choices)
    assert asked(state) == ("grocer_income", 0)
    play(state, "double mine")
    assert asked(state)[0] == "spend_money"
    assert state.money[0] == 18 + 6
    assert state.dynamite[0] == 2


def test_cc_182_other_types_may_be_doubled_beside() -> None:
    state = faces(mining(1), seat0="grocer_y", seat2="mercenary_y")
    put(state, "hotel", "E8", seat=0)
    state.grocer[0] = 1
    begin_part(state, ask_income_choices)
    play(state, "double hotel", "triple A1")
    assert state.money[0] == 12 + 27 + 3


def test_cc_182_a_charged_cowboy_on_a_doubled_mine_does_not_triple_it() -> None:
    state = faces(mining(0), seat0="grocer_y", seat2="mercenary_y")
    state.grocer[0] = 1
    stand(state, 0, "A1")
    charge(state, 0, "A1")
    begin_part(state, ask_income_choices)
    play(state, "double mine")
    assert state.money[0] == 18 + 6


@pytest.mark.parametrize(("double", "money"), [("ranch", 6), ("hotel", 6 + 12)])
def test_cc_182_a_horse_doubles_no_ranch_that_the_grocer_doubles(double: str, money: int) -> None:
    state = a_state(centre=None, money=0, options={"horses": True})
    faces(state, seat0="grocer_y", seat1="banker_y", seat2="mercenary_y")
    put(state, "ranch", "A1", seat=0)  # earns 3
    if double == "hotel":
        put(state, "hotel", "H8", seat=0)
    state.grocer[0] = 1
    state.horses = (0, 1, 1)
    state.corrals = (0, 0, 1, *(0,) * 12)
    begin_part(state, ask_income_choices)
    play(state, f"double {double}")
    assert asked(state)[0] != "double_ranches"
    assert state.money[0] == money


# --- use B: with a cowboy


def placing_with(tokens: int = 2) -> CarsonState:
    state = table_with("9R 10Y 11Y", phase=2)
    faces(state, seat0="prospector_r", seat1="gunsmith_y", seat2="singer_y")
    give_dynamite(state, 0, tokens)
    return placing(state, 0)


def test_cc_192_a_token_with_a_cowboy_just_placed() -> None:
    state = play(placing_with(), "place gambling")
    assert asked(state) == ("equip", 0)
    assert texts(state) == ["dynamite gambling", "done"]
    play(state, "dynamite gambling")
    assert asked(state) == ("place_or_pass", 1)  # CC-289: one token with a cowboy
    assert is_charged(state, 0, "gambling")
    assert state.dynamite[0] == 1
    assert complaints(state) == []


def test_cc_192_it_need_not_be_used() -> None:
    state = play(placing_with(), "place gambling", "done")
    assert asked(state) == ("place_or_pass", 1)
    assert state.dynamite[0] == 2


@pytest.mark.parametrize("where", ["wages", "roads_1"])
def test_cc_192_not_where_no_duel_can_be(where: str) -> None:
    state = play(placing_with(), f"place {where}")
    assert asked(state) == ("place_or_pass", 1)
    assert state.dynamite[0] == 2


def test_cc_289_only_with_the_cowboy_just_placed() -> None:
    state = placing_with()
    stand(state, 0, "build_12")
    placing(state, 0)
    play(state, "place gambling")
    expected = {"case": "dynamite", "location": "build_12"}
    assert refusal(state, "dynamite build_12") == ("CC-289", expected)


def test_cc_192_without_a_token_nothing_is_asked() -> None:
    state = play(placing_with(0), "place gambling")
    assert asked(state) == ("place_or_pass", 1)


def duelling(where: str = "gambling") -> CarsonState:
    """Seats 0 and 1, with firepower 4 each, meet; seat 0 has dynamite there."""
    state = faces(a_state(money=0), seat0="prospector_r", seat1="banker_y", seat2="grocer_y")
    stand(state, 0, where)
    stand(state, 1, where)
    charge(state, 0, where)
    return state


def test_cc_192_two_dice_are_rolled_and_both_added() -> None:
    state = settle_at(duelling("vp_parcels"), "vp_parcels")
    assert refusal(state, "roll 3 6") == ("CC-067", {"dice": 2, "duellists": 3})
    play(state, "roll 3 4 6")  # 3 + 4 against 6
    assert state.reserve == [3, 4, 3]
    assert supply(state) == 7
    assert not is_charged(state, 0, "vp_parcels")


def test_cc_192_two_dice_may_lose_and_the_token_is_spent() -> None:
    state = play(settle_at(duelling("vp_parcels"), "vp_parcels"), "roll 2 3 6")
    assert state.reserve == [4, 3, 3]
    assert supply(state) == 7


def test_cc_192_chance_rolls_three_dice() -> None:
    state = settle_at(duelling("vp_parcels"), "vp_parcels")
    step = state.agenda[-1]
    assert isinstance(step, RollDuel)
    rolls = [roll_duel_sample(state, step, Rng(seed)).dice for seed in range(60)]
    assert {len(dice) for dice in rolls} == {3}
    assert {die for dice in rolls for die in dice} == {1, 2, 3, 4, 5, 6}


def test_cc_192_dynamite_on_both_sides() -> None:
    state = duelling("vp_parcels")
    charge(state, 1, "vp_parcels")
    play(settle_at(state, "vp_parcels"), "roll 3 3 1 6")  # 6 against 7
    assert state.reserve == [4, 3, 3]
    assert supply(state) == 7


def test_cc_192_without_a_duel_it_is_lost() -> None:
    state = a_state()
    stand(state, 0, "vp_parcels")
    charge(state, 0, "vp_parcels")
    settle_at(state, "vp_parcels")
    assert state.general[0] == 7
    assert state.dynamite[0] == 0
    assert supply(state) == 7


def test_cc_192_on_an_own_mine_one_token_gives_both() -> None:
    state = mining(0)
    stand(state, 0, "A1")
    stand(state, 1, "A1")
    charge(state, 0, "A1")
    begin_part(state, begin_building_duels)
    play(state, "duel A1", "roll 2 2 3")  # two dice
    assert asked(state)[0] == "spend_money"  # the thief is beaten
    assert state.money[0] == 27 + 3  # and three times the income
    assert supply(state) == 7


def test_cc_192_an_uncontested_cowboy_on_an_own_mine_triples_it() -> None:
    state = mining(0)
    stand(state, 0, "A1")
    charge(state, 0, "A1")
    begin_part(state, ask_income_choices)
    assert state.money[0] == 27 + 3


def test_cc_192_no_second_token_for_a_mine_tripled_by_a_cowboy() -> None:
    state = mining(1)
    stand(state, 0, "A1")
    charge(state, 0, "A1")
    begin_part(state, ask_income_choices)
    assert refused(state, "triple A1") == "CC-192"
    play(state, "triple H1")
    assert state.money[0] == 27 + 9


def test_cc_192_an_attackers_dynamite_does_not_triple() -> None:
    state = mining(0)
    stand(state, 1, "A1")
    charge(state, 1, "A1")
    begin_part(state, ask_income_choices)
    play(state, "steal A1")
    assert state.money[:2] == [5 + 3, 4 + 3]


# --- CC-289


def test_cc_289_dynamite_works_for_the_town_hall() -> None:
    state = duelling("F6")
    put(state, "town_hall", "F6")
    play(only_part(state, begin_town_hall_duel), "roll 3 4 6")
    assert state.sitter == 0
    assert supply(state) == 7  # only in the round it is put there


@pytest.mark.parametrize(("dice", "wins"), [("3 3", True), ("2 3", False)])
def test_cc_289_dynamite_works_against_outlaws(dice: str, wins: bool) -> None:
    state = faces(a_state(options={"outlaws": True}, round=2), seat0="prospector_r")
    stand(state, 0, "A1")
    charge(state, 0, "A1")
    play(fighting(state, "A1", 10), f"roll {dice}")
    assert (state.outlaws == 0) == wins
    assert supply(state) == 7


@pytest.mark.parametrize("back", [True, False])
def test_cc_289_it_moves_along_or_returns_to_its_owner(back: bool) -> None:
    state = a_state(options={"horses": True})
    faces(state, seat0="prospector_r", seat1="gunsmith_y", seat2="singer_y")
    give_dynamite(state, 0, 1)
    placing(state, 0)
    play(state, "place gambling", "dynamite gambling", "horse 2", "lift gambling")
    if back:
        play(state, "done")
        assert state.dynamite[0] == 1
        assert state.reserve[0] == 3
    else:
        assert refused(state, "place wages") is not None  # only where dynamite is allowed
        play(state, "place vp_parcels")
        assert is_charged(state, 0, "vp_parcels")
        assert state.dynamite[0] == 0
    assert not is_charged(state, 0, "gambling")
    run_automatic(state)


def test_cc_289_a_cancelled_attack_uses_the_token_up() -> None:
    state = a_state()
    put(state, "saloon", "C3", seat=1)
    put(state, "church", "C2", seat=1)
    stand(state, 0, "C3")
    charge(state, 0, "C3")
    cancel_attacks(state, 1, parcel("C2"))
    assert state.reserve[0] == 4
    assert supply(state) == 7


def test_cc_192_the_flow_of_a_charged_cowboy() -> None:
    state = duelling()
    from_space(state, "gambling")
    play(state, "roll 6 6 1", "roll 2 2")
    assert state.money[0] == 4
