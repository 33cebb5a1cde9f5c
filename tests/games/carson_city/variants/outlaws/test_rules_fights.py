"""Fights with outlaws. Rules CC-254 to CC-259, CC-299, example EXD-23.

With cards and the Town Hall: `test_outlaws_cards.py`.
"""

from __future__ import annotations

import pytest

from tests.games.carson_city.building_positions import in_hand, income
from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_phase,
    complaints,
    hold,
    only_part,
    own,
    placing,
    play,
    put,
    refused,
    stand,
    standing,
    texts,
)
from tests.games.carson_city.variant_positions import (
    a_fight,
    fight,
    on,
    outlaws_at,
    outlaws_on,
)
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.rules.attacks import begin_building_duels, begin_steals
from westbound.games.carson_city.base.rules.income import pay_income
from westbound.games.carson_city.base.rules.town_hall import begin_town_hall_duel
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import RED, CarsonState
from westbound.games.carson_city.variants.outlaws.rules import begin_outlaw_fights

# --- winning and losing


@pytest.mark.parametrize(("die", "won"), [(3, False), (4, True), (6, True)])
def test_cc_255_256_the_total_must_reach_the_strength(die: int, won: bool) -> None:
    state = fight(a_fight(0), str(die))
    assert (outlaws_on(state) == set()) == won
    assert state.vp[0] == (4 if won else 0)
    assert standing(state, 0) == set()
    # CC-257: to the general reserve; CC-256: beaten, to the personal one
    assert state.reserve[0] == (0 if won else 1)
    assert complaints(state) == []


def test_cc_255_the_outlaw_rolls_no_die() -> None:
    state = only_part(a_fight(0, 1), begin_outlaw_fights)
    play(state, "duel C4")
    wrong = GAME.why_not(state, GAME.parse("roll 4 4 4"), CHANCE)
    assert wrong is not None
    assert wrong.rule == "CC-067"
    play(state, "roll 4 4")


def test_cc_255_the_best_wins_and_all_others_are_beaten() -> None:
    state = fight(a_fight(0, 1, 2), "3 4 6")  # 2, 0, 1 in pass order: 9, 10, 12
    assert outlaws_on(state) == set()
    assert state.vp == [0, 4, 0]
    assert state.reserve == [1, 0, 1]


def test_cc_256_otherwise_the_outlaw_stays_and_all_are_beaten() -> None:
    state = fight(a_fight(0, 1, 2), "1 2 3")
    assert outlaws_on(state) == {"C4"}
    assert state.vp == [0, 0, 0]
    assert state.reserve == [1, 1, 1]
    assert state.agenda == []


def test_cc_exd_23_cc_255_of_two_equal_totals_the_earlier_passer_wins() -> None:
    state = fight(a_fight(0, 1, passed=(1, 2, 0)), "4 4")
    assert outlaws_on(state) == set()
    assert state.vp == [0, 4, 0]


@pytest.mark.parametrize(
    ("strength", "points"), [(8, 3), (9, 3), (10, 4), (11, 4), (12, 5), (13, 5)]
)
def test_cc_257_259_the_winner_gets_the_points_of_the_tile(strength: int, points: int) -> None:
    state = a_fight(0, strength=strength)
    state.revolvers[0] = 12
    assert fight(state, "1").vp[0] == points


def test_cc_074_254_a_lone_cowboy_fights_anywhere() -> None:
    state = a_fight(0)
    own(state, 1, "C4")  # a rival's vacant parcel
    assert fight(state, "4").vp == [4, 0, 0]


# --- when, and in which order


def test_cc_254_just_before_building_income() -> None:
    state = a_fight(0)
    stand(state, 1, "gambling")
    begin_phase(state, 3)
    assert asked(state) == ("roll_gambling", CHANCE)
    play(state, "roll 1 1")
    assert asked(state) == ("pick_duel", 0)
    flow = state.setup.flow.parts
    assert flow.index(begin_outlaw_fights) + 1 == flow.index(begin_town_hall_duel)


def test_cc_254_cc_072_the_earliest_passer_of_all_fights_picks_the_next() -> None:
    state = a_fight(0, 1)
    outlaws_at(state, "F6 B2 G7")
    stand(state, 1, "F6")
    only_part(state, begin_outlaw_fights)
    assert asked(state) == ("pick_duel", 0)
    assert texts(state) == ["duel C4", "duel F6"]
    assert refused(state, "duel B2") == "CC-074"
    play(state, "duel C4", "roll 6 1")
    assert (asked(state), texts(state)) == (("pick_duel", 0), ["duel F6"])  # CC-073
    play(state, "duel F6", "roll 4")  # the beaten cowboy of C4 counts: 6 + 1 + 4
    assert outlaws_on(state) == {"B2", "G7"}
    assert state.agenda == []


def test_cc_254_nobody_there_no_fight() -> None:
    assert only_part(a_fight(), begin_outlaw_fights).agenda == []


# --- the reward


def reward_at(owner: int, seat: int = 0) -> CarsonState:
    """The seat has beaten the outlaw on the owner's saloon, which earns 5."""
    return fight(a_fight(seat, owner=owner), "6")


def test_cc_257_on_a_rivals_building_points_or_half_the_income() -> None:
    state = reward_at(owner=1)
    assert asked(state) == ("outlaw_reward", 0)
    assert texts(state) == ["take points", "steal C4"]
    assert refused(state, "steal D4") == "CC-257"
    play(state, "take points")
    assert state.vp[0] == 4
    only_part(state, pay_income)
    assert state.money == [10, 15, 10]  # CC-258: freed, it pays in full


def test_cc_257_a_theft_instead_of_the_points() -> None:
    state = play(reward_at(owner=1), "steal C4")
    assert (state.vp[0], state.general[0], state.reserve[0]) == (0, 10, 0)
    assert only_part(state, begin_steals).agenda == []  # it is no attack to decide again
    only_part(state, pay_income)
    assert state.money == [12, 13, 10]  # half of 5 rounded down


def test_cc_299_an_owner_who_wins_gets_the_points() -> None:
    state = reward_at(owner=0)
    assert state.agenda == []
    assert state.vp[0] == 4
    only_part(state, pay_income)
    assert state.money[0] == 15


def test_cc_257_on_an_unowned_parcel_the_points() -> None:
    state = fight(a_fight(0), "6")
    assert (state.vp[0], state.agenda) == (4, [])


@pytest.mark.parametrize("building", ["church", "prison", "station"])
def test_cc_258_no_theft_where_attacks_are_forbidden(building: str) -> None:
    state = a_fight(0)
    if building == "prison":  # he can only have been there before the prison
        state.outlaws = 0
    put(state, building, "C4", seat=1)
    outlaws_at(state, "C4")
    fight(state, "6")
    assert (state.vp[0], state.agenda) == (4, [])


def test_cc_258_no_theft_next_to_the_owners_church_or_from_heroes() -> None:
    state = a_fight(0, owner=1)
    put(state, "church", "B4", seat=1)
    assert fight(state, "6").vp[0] == 4
    other = a_fight(0, owner=1)
    hold(other, 1, "heroes", 0)
    assert fight(other, "6").vp[0] == 4


@pytest.mark.parametrize(("card", "side"), [("heroes", 0), ("sheriff", RED)])
def test_cc_258_no_theft_by_who_may_not_attack(card: str, side: int) -> None:
    state = a_fight(0, owner=1)
    hold(state, 0, card, side)
    fight(state, "6")
    assert (state.vp[0], state.agenda) == (4, [])


def test_cc_253_256_an_outlaw_who_stays_still_halves_the_income() -> None:
    state = fight(a_fight(0, owner=1), "1")
    assert income(state, "C4") == 5
    only_part(state, pay_income)
    assert state.money == [10, 12, 10]


# --- fighters are no attackers


def test_cc_299_a_new_church_does_not_send_fighters_home() -> None:
    state = a_fight(0, owner=1)
    own(state, 1, "C3")
    in_hand(state, 1, "church")
    play(state, "build C3")
    assert standing(state, 0) == {"C4"}


def test_cc_136_299_without_the_outlaw_it_does() -> None:
    state = a_fight(0, owner=1)
    state.outlaws = 0
    own(state, 1, "C3")
    in_hand(state, 1, "church")
    play(state, "build C3")
    assert standing(state, 0) == set()


def test_cc_299_the_owners_cowboy_fights_like_the_others() -> None:
    state = fight(a_fight(0, 1, owner=1), "6 5")  # 0 passed before 1: 12 and 11
    assert asked(state) == ("outlaw_reward", 0)
    assert state.reserve[1] == 1
    assert only_part(state, begin_building_duels).agenda == []


def test_cc_127_254_an_outlaw_on_a_church_or_a_protected_building_is_fought() -> None:
    state = a_state(options=on("outlaws"), round=2, phase=2)
    put(state, "church", "B4", seat=1)
    put(state, "saloon", "C4", seat=1)
    assert refused(placing(state, 0), "place B4") == "CC-127"
    assert refused(state, "place C4") == "CC-127"
    outlaws_at(state, "B4 C4")
    placing(state, 0)
    assert refused(state, "place B4") is None
    assert refused(state, "place C4") is None


def test_cc_178_254_the_red_sheriff_fights_only_on_his_own_buildings() -> None:
    state = a_state(options=on("outlaws"), round=2, phase=2)
    put(state, "saloon", "C4", seat=0)
    own(state, 0, "B2")
    hold(state, 0, "sheriff", RED)
    outlaws_at(state, "C4 B2 F6")
    placing(state, 0)
    assert refused(state, "place C4") is None
    assert refused(state, "place B2") == "CC-178"
    assert refused(state, "place F6") == "CC-178"


def test_cc_176_254_the_white_cowboy_fights_no_outlaw() -> None:
    state = a_state(options=on("outlaws"), round=2, phase=2)
    hold(state, 0, "sheriff", 0)
    state.white_owner = 0
    outlaws_at(state, "B2")
    placing(state, 0)
    assert refused(state, "place white B2") == "CC-176"
    assert refused(state, "place B2") is None
