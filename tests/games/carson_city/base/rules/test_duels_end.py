"""How a duel ends: CC-070, CC-071."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    location,
    play,
    put,
    settle_at,
    sit,
    stand,
    stand_white,
    standing,
)
from westbound.games.carson_city.base.rules.duel_end import asks_after_duels, beat
from westbound.games.carson_city.characters.names import DOCTOR
from westbound.games.carson_city.state import NO_CARD, NOBODY


def test_cc_071_only_the_beaten_cowboy_leaves_and_only_that_place() -> None:
    state = a_state(passed=(0, 1, 2))
    stand(state, 0, "gambling A1")
    stand(state, 1, "gambling B2 wages")
    stand(state, 2, "C3")
    settle_at(state, "gambling")
    play(state, "roll 6 1")
    assert [standing(state, seat) for seat in range(3)] == [
        {"gambling", "A1"},
        {"B2", "wages"},
        {"C3"},
    ]
    assert state.reserve == [3, 4, 3]


def test_cc_071_the_white_cowboy_elsewhere_stays_where_it_is() -> None:
    state = a_state(passed=(0, 1, 2))
    stand_white(state, 1, "B2")
    stand(state, 0, "gambling")
    stand(state, 1, "gambling")
    settle_at(state, "gambling")
    play(state, "roll 6 1")
    assert (state.white_owner, state.white_at) == (1, location("B2"))
    assert state.reserve == [3, 4, 3]  # the beaten one is an ordinary cowboy


@pytest.mark.parametrize(
    ("options", "asks"),
    [({}, False), ({"duel_tiles": True}, True), ({"duel_tiles": True, "horses": True}, True)],
)
def test_cc_230_what_comes_between_a_duel_and_its_prize(
    options: dict[str, bool], asks: bool
) -> None:
    assert asks_after_duels(a_state(options=options)) == asks


def test_cc_202_the_doctor_comes_in_between_also_when_the_newsboy_has_borrowed_it() -> None:
    state = a_state()
    assert not asks_after_duels(state)
    state.borrowed = (DOCTOR, NO_CARD, NO_CARD)
    assert asks_after_duels(state)
    state = a_state()
    state.character[1] = DOCTOR
    assert asks_after_duels(state)


def test_cc_071_cc_152_whoever_is_beaten_in_the_town_hall_no_longer_sits_there() -> None:
    state = a_state()
    put(state, "town_hall", "H8")
    sit(state, 0)
    beat(state, 0, location("H8"))
    assert (state.sitter, state.reserve[0]) == (NOBODY, 4)
