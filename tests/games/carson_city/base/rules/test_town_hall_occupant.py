"""Town Hall: who sits there. Rules CC-149 to CC-155, CC-285."""

from __future__ import annotations

import pytest

from tests.games.carson_city.building_positions import (
    earned,
    income,
)
from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_part,
    begin_phase,
    complaints,
    only_part,
    placing,
    play,
    play_forced,
    put,
    refused,
    sit,
    stand,
    stand_white,
    standing,
    texts,
)
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.end_of_round import return_cards
from westbound.games.carson_city.base.rules.town_hall import begin_town_hall_duel
from westbound.games.carson_city.state import NOBODY, NOWHERE


def test_cc_149_a_cowboy_placed_there_occupies_it() -> None:
    state = a_state(phase=2)
    put(state, "town_hall", "E5")
    placing(state, 0)
    play(state, "place E5", "pass", "pass")
    assert state.sitter == NOBODY  # not before the income step
    play(state, "pass")
    begin_part(state, begin_town_hall_duel)
    assert state.sitter == 0


def test_cc_149_the_sitting_cowboy_takes_part_in_the_duel() -> None:
    state = a_state()
    put(state, "town_hall", "E5")
    sit(state, 2)
    stand(state, 0, "E5")
    stand(state, 1, "E5")
    begin_part(state, begin_town_hall_duel)
    assert asked(state) == ("roll_duel", -1)
    assert refused(state, "roll 1 2") == "CC-067"
    play(state, "roll 1 2 3")
    assert state.sitter == 2


def test_cc_150_the_sitting_player_may_not_add_another() -> None:
    state = a_state(phase=2)
    put(state, "town_hall", "E5")
    sit(state, 0)
    placing(state, 0)
    assert refused(state, "place E5") == "CC-150"
    placing(state, 1)
    assert refused(state, "place E5") is None
    play(state, "place E5", "pass", "pass")
    assert refused(state, "place E5") == "CC-047"


@pytest.mark.parametrize(
    ("kind", "bonus"),
    [
        ("drugstore", 3), ("bank", 3), ("saloon", 5), ("store", 3), ("blacksmith", 5),
        ("ranch", 0), ("mine", 0), ("hotel", 0), ("church", 0), ("prison", 0), ("school", 0),
        ("station", 0),
    ],
)  # fmt: skip
def test_cc_151_one_level_more_for_the_occupant(kind: str, bonus: int) -> None:
    state = a_state()
    put(state, "town_hall", "H8")
    put(state, "mountain", "E5")
    put(state, kind, "E4", seat=0)
    before = income(state, "E4")
    sit(state, 1)
    assert income(state, "E4") == before
    state.sitter = 0
    assert income(state, "E4") == before + bonus


def test_cc_exd_12_the_bonus_stays_within_the_cap() -> None:
    state = a_state(centre=None)
    put(state, "town_hall", "H8")
    sit(state, 0)
    put(state, "drugstore", "C4", seat=0)
    put(state, "terrace", "B3 C3 B4 B5 C5")
    put(state, "house", "D5")
    assert income(state, "C4") == 33  # eleven symbols earn 33 without the Town Hall
    put(state, "saloon", "F4", seat=0)
    put(state, "house", "G3 G4 G5")
    assert income(state, "F4") == 20
    state.sitter = NOBODY
    assert (income(state, "C4"), income(state, "F4")) == (33, 15)


def test_cc_152_the_winner_stays_and_the_loser_goes_to_his_reserve() -> None:
    state = a_state()
    put(state, "town_hall", "E5")
    sit(state, 0)
    stand(state, 1, "E5")
    before = state.reserve[0]
    only_part(state, begin_town_hall_duel)
    play(state, "roll 1 6")
    assert state.sitter == 1
    assert state.reserve[0] == before + 1
    assert standing(state, 1) == set()  # it sits now
    assert complaints(state) == []


def test_cc_152_it_stays_from_round_to_round_until_beaten() -> None:
    state = a_state()
    put(state, "town_hall", "E5")
    sit(state, 0)
    begin_phase(state, 3)  # nobody comes
    play_forced(state)
    assert state.phase == 4
    play(state, "spend 0", "spend 0", "spend 0")
    assert state.sitter == 0
    assert complaints(state) == []


def test_cc_153_the_bonus_ends_when_control_is_lost() -> None:
    state = a_state(money=0)
    put(state, "town_hall", "C3")
    put(state, "saloon", "E4", seat=0)
    put(state, "saloon", "E5", seat=1)
    sit(state, 0)
    assert (income(state, "E4"), income(state, "E5")) == (10, 5)
    stand(state, 1, "C3")
    begin_part(state, begin_town_hall_duel)
    play(state, "roll 1 6")
    assert state.money == [5, 10, 0]  # in this very income step


def test_cc_154_no_income_and_nothing_to_steal() -> None:
    state = a_state(money=0)
    put(state, "town_hall", "E5")
    sit(state, 0)
    assert earned(state) == [0, 0, 0]
    stand(state, 1, "E5")
    begin_part(state, begin_town_hall_duel)
    play(state, "roll 1 6")
    assert asked(state)[0] == "spend_money"  # nobody was asked to steal
    assert state.money == [0, 0, 0]


def test_cc_155_the_sitting_cowboy_cannot_be_taken_back() -> None:
    state = a_state(phase=2)
    put(state, "town_hall", "E5")
    sit(state, 0)
    state.reserve[0], state.general[0] = 1, 8
    placing(state, 0)
    assert not any("E5" in text for text in texts(state))
    play(state, "place wages", "pass", "pass", "pass")  # the sitting one is not at hand
    assert state.sitter == 0


def test_cc_155_a_white_cowboy_leaves_in_phase_4() -> None:
    state = a_state(money=0)
    put(state, "town_hall", "C3")
    put(state, "saloon", "E4", seat=0)
    stand_white(state, 0, "C3")
    begin_part(state, begin_town_hall_duel)
    assert state.phase == 4
    assert state.money == [10, 0, 0]  # it brought the bonus
    assert state.sitter == 0
    only_part(state, return_cards)
    assert (state.sitter, state.white_at) == (NOBODY, NOWHERE)
    assert complaints(state) == []


def test_cc_285_occupying_is_no_action_to_decline_and_works_at_once() -> None:
    state = a_state(money=0)
    put(state, "town_hall", "C3")
    put(state, "saloon", "E4", seat=0)
    before = firepower(state, 0)
    stand(state, 0, "C3")
    only_part(state, begin_town_hall_duel)
    assert asked(state) == ("", -1)  # nobody is asked
    assert state.sitter == 0
    assert earned(state) == [10, 0, 0]
    assert firepower(state, 0) == before
    assert state.reserve[0] + state.general[0] == 9  # the tenth one sits
    assert complaints(state) == []


def test_cc_285_the_sitting_cowboy_counts_among_the_ten() -> None:
    state = a_state(round=2)
    put(state, "town_hall", "C3")
    sit(state, 0)
    state.reserve[0], state.general[0] = 8, 1
    begin_phase(state, 4)
    assert state.reserve[0] == 9
