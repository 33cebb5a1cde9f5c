"""Duels. Rules CC-066 to CC-074, examples EX-03 and EXD-01."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    begin_part,
    only_part,
    parcel,
    parcels,
    play,
    put,
    refused,
    settle_at,
    sit,
    stand,
    stand_white,
    standing,
    texts,
)
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.rules.attacks import begin_building_duels
from westbound.games.carson_city.base.rules.buy_parcels import begin_parcels
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.steps import PickDuel
from westbound.games.carson_city.state import CarsonState


def armed(state: CarsonState, seat: int, *, revolvers: int, cowboys: int) -> None:
    """Give the seat this many revolver tokens and cowboys in the personal reserve."""
    state.revolvers[seat] = revolvers
    state.general[seat] += state.reserve[seat] - cowboys
    state.reserve[seat] = cowboys


def a_duel(where: str, *seats: int) -> CarsonState:
    """These seats are about to duel at the location; pass order 2, 0, 1; firepower 0 each."""
    state = a_state(passed=(2, 0, 1))
    for seat in range(3):
        armed(state, seat, revolvers=0, cowboys=0)
    for seat in seats:
        stand(state, seat, where)
    return settle_at(state, where)


def test_cc_066_what_firepower_counts() -> None:
    state = a_state()
    armed(state, 0, revolvers=2, cowboys=1)
    assert firepower(state, 0) == 3
    state.reserve[0] += 1
    assert firepower(state, 0) == 4
    state.revolvers[0] += 1
    assert firepower(state, 0) == 5
    state.ammunition = 0
    assert firepower(state, 0) == 8
    state.bonus[0] = 3  # Mercenary
    assert firepower(state, 0) == 11


def test_cc_066_what_firepower_does_not_count() -> None:
    state = a_state()
    armed(state, 0, revolvers=2, cowboys=1)
    put(state, "town_hall", "H8")
    stand(state, 0, "gambling A1 wages")
    stand_white(state, 0, "roads_3")
    sit(state, 0)
    state.ammunition = 1
    assert firepower(state, 0) == 3


def test_cc_067_die_plus_firepower_the_highest_wins() -> None:
    state = a_duel("gambling", 0, 1)  # pass order: 0 before 1
    armed(state, 0, revolvers=0, cowboys=0)
    armed(state, 1, revolvers=3, cowboys=0)
    play(state, "roll 5 3")  # 5 against 6
    assert standing(state, 1) == {"gambling"}
    assert standing(state, 0) == set()
    other = a_duel("gambling", 0, 1)
    armed(other, 1, revolvers=1, cowboys=0)
    play(other, "roll 5 3")  # 5 against 4
    assert standing(other, 0) == {"gambling"}


@pytest.mark.parametrize(
    ("dice", "rule"), [("roll 1", "CC-067"), ("roll 6 6", None), ("roll 1 2 3", "CC-067")]
)
def test_cc_067_one_die_each(dice: str, rule: str | None) -> None:
    assert refused(a_duel("gambling", 0, 1), dice) == rule


@pytest.mark.parametrize(("dice", "winner"), [("roll 4 4", 2), ("roll 4 5", 1), ("roll 1 1", 2)])
def test_cc_068_ties_go_to_the_earliest_passer(dice: str, winner: int) -> None:
    state = a_duel("gambling", 1, 2)  # 2 has passed before 1
    play(state, dice)
    assert standing(state, winner) == {"gambling"}


def test_cc_068_only_among_the_tied() -> None:
    state = a_duel("gambling", 0, 1, 2)  # dice in pass order 2, 0, 1
    play(state, "roll 1 4 4")
    assert standing(state, 0) == {"gambling"}


def test_cc_069_one_common_duel_with_one_winner() -> None:
    state = a_duel("gambling", 0, 1, 2)
    assert asked(state) == ("roll_duel", CHANCE)
    assert refused(state, "roll 3 4") == "CC-067"
    play(state, "roll 3 4 6")
    assert asked(state) == ("roll_gambling", CHANCE)  # no second duel
    assert [standing(state, seat) for seat in range(3)] == [set(), {"gambling"}, set()]


@pytest.mark.parametrize(("answer", "money"), [("buy A1", 14), ("decline A1", 15)])
def test_cc_070_the_winner_acts_or_declines(answer: str, money: int) -> None:
    state = play(a_duel("A1", 0, 1), "roll 6 1")
    assert asked(state) == ("buy_parcels", 0)
    assert state.general[0] == 9
    play(state, answer)
    assert (state.general[0], state.reserve[0]) == (10, 0)  # to the general reserve
    assert state.money[0] == money


def test_cc_071_losers_do_not_act_and_grow() -> None:
    state = a_duel("A1", 0, 1, 2)
    before = [firepower(state, seat) for seat in range(3)]
    play(state, "roll 1 6 2", "buy A1")
    assert state.agenda == []  # nobody else may buy
    assert state.reserve == [0, 1, 1]
    assert state.general == [10, 9, 9]
    assert [firepower(state, seat) for seat in range(3)] == [
        before[0],
        before[1] + 1,
        before[2] + 1,
    ]


def test_cc_071_a_beaten_sitting_cowboy_returns_to_the_personal_reserve() -> None:
    state = a_state(passed=(2, 0, 1))
    put(state, "town_hall", "H8")
    sit(state, 0)
    stand(state, 1, "H8")
    settle_at(state, "H8")
    play(state, "roll 1 6")
    assert state.sitter == 1
    assert (state.reserve[0], state.general[0]) == (4, 6)


def contested_parcels() -> CarsonState:
    """Pass order 3, 0, 1, 2; duels: 0 and 1 for B2, 1 and 2 for G7 and for H8; 3 alone on A8."""
    state = a_state(players=4, passed=(3, 0, 1, 2), money=9)
    stand(state, 0, "B2")
    stand(state, 1, "B2 G7 H8")
    stand(state, 2, "G7 H8")
    stand(state, 3, "A8")
    return begin_part(state, begin_parcels)


def test_cc_072_the_earliest_passer_involved_picks_each_duel() -> None:
    state = contested_parcels()
    assert asked(state) == ("pick_duel", 0)  # 3 passed earlier but fights no duel
    assert texts(state) == ["duel B2", "duel G7", "duel H8"]
    assert refused(state, "duel A8") == "CC-074"
    assert refused(state, "duel H8", seat=1) == "WB-001"
    play(state, "duel H8")
    assert asked(state) == ("roll_duel", CHANCE)
    play(state, "roll 1 6", "buy H8")
    assert asked(state) == ("pick_duel", 0)
    assert texts(state) == ["duel B2", "duel G7"]
    assert refused(state, "duel H8") == "CC-074"


def test_cc_072_cc_073_the_same_player_keeps_choosing() -> None:
    state = contested_parcels()
    play(state, "duel B2", "roll 1 6", "buy B2")  # 0 has lost his only duel
    assert asked(state) == ("pick_duel", 0)
    play(state, "duel G7", "roll 6 1", "decline G7")
    assert asked(state) == ("pick_duel", 0)
    play(state, "duel H8", "roll 6 1", "decline H8")
    assert asked(state) == ("buy_parcels", 3)  # contested parcels first, then the others


def test_cc_072_buildings_have_their_own_chooser() -> None:
    state = a_state(players=4, passed=(3, 0, 1, 2))
    put(state, "saloon", "C3 C5", seat=2)
    stand(state, 1, "C3 C5")
    stand(state, 2, "C3")
    stand(state, 0, "C5")
    begin_part(state, begin_building_duels)
    assert asked(state) == ("pick_duel", 0)
    play(state, "duel C3", "roll 6 1")
    assert asked(state) == ("pick_duel", 0)
    assert texts(state) == ["duel C5"]


def test_cc_073_without_own_duels_left_he_still_picks_on_buildings() -> None:
    state = a_state(players=4, passed=(0, 1, 2, 3))
    put(state, "saloon", "C3 C5", seat=3)
    stand(state, 0, "C3")
    stand(state, 1, "C3 C5")
    stand(state, 2, "C5")
    only_part(state, begin_building_duels)
    play(state, "duel C3", "roll 1 6")
    assert standing(state, 0) == set()
    assert asked(state) == ("pick_duel", 0)
    assert refused(state, "duel C5", seat=1) == "WB-001"


def test_cc_074_a_lone_attacker_fights_no_duel() -> None:
    state = a_state()
    put(state, "saloon", "C3 C5", seat=1)
    stand(state, 0, "C3")
    only_part(state, begin_building_duels)
    assert state.agenda == []
    stand(state, 1, "C3")  # now the owner defends
    only_part(state, begin_building_duels)
    assert asked(state) == ("pick_duel", 0)


def test_cc_074_only_contested_places_can_be_picked() -> None:
    state = a_state()
    stand(state, 0, "B2 C2")
    stand(state, 1, "B2")
    at_step(state, PickDuel(0, parcels("B2")))
    assert refused(state, "duel B2") is None
    assert refused(state, "duel C2") == "CC-074"


def test_cc_ex_03_three_way_duel() -> None:
    orange, green, blue = 0, 1, 2
    state = a_state(passed=(orange, green, blue))
    armed(state, orange, revolvers=1, cowboys=0)
    armed(state, green, revolvers=2, cowboys=1)
    armed(state, blue, revolvers=1, cowboys=0)
    for seat in (orange, green, blue):
        stand(state, seat, "H8")
    settle_at(state, "H8")
    play(state, "roll 5 3 2")  # totals 6, 6, 3
    assert asked(state) == ("buy_parcels", orange)
    assert [state.reserve[seat] for seat in (orange, green, blue)] == [0, 2, 1]
    play(state, "buy H8")
    assert state.owner[parcel("H8")] == orange


def test_cc_exd_01_the_loser_grows() -> None:
    state = a_state(players=2)
    armed(state, 0, revolvers=2, cowboys=0)
    for seat in (0, 1):
        stand(state, seat, "A1 B1")
    begin_part(state, begin_parcels)
    assert firepower(state, 0) == 2
    armed(state, 1, revolvers=2, cowboys=0)
    play(state, "duel A1", "roll 1 2", "buy A1")  # 3 against 4
    assert firepower(state, 0) == 3
    play(state, "duel B1", "roll 2 2")  # 5 against 4
    assert asked(state) == ("buy_parcels", 0)
