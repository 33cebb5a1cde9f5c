"""1 Sheriff, yellow. Rules CC-176 and CC-177."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    begin_part,
    begin_phase,
    cards,
    complaints,
    only_part,
    own,
    parcel,
    placing,
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
from westbound.games.carson_city.base.rules.action_spaces import pay_wages
from westbound.games.carson_city.base.rules.choose_characters import begin_choosing
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.end_of_round import return_cards
from westbound.games.carson_city.base.steps import ChooseCard
from westbound.games.carson_city.state import NOBODY, NOWHERE, CarsonState

COUNTS = {"white_cowboy_counts_as_firepower": True}


def sheriff_placing() -> CarsonState:
    """Seat 0 is the Sheriff and has the white cowboy in hand; his turn to place."""
    state = a_state()
    cards(state, seat0="sheriff")
    state.white_owner = 0
    return placing(state, 0)


def test_cc_176_the_card_brings_a_white_cowboy() -> None:
    state = at_step(a_state(phase=1), ChooseCard(1))
    play(state, "choose sheriff")
    assert (state.white_owner, state.white_at) == (1, NOWHERE)
    assert state.reserve[1] == 3  # it is extra
    placing(state, 1)
    assert refused(state, "place white gambling") is None
    placing(state, 0)
    assert refused(state, "place white gambling") == "CC-176"


def test_cc_176_it_is_placed_once() -> None:
    state = sheriff_placing()
    play(state, "place white gambling", "pass", "pass")
    assert asked(state) == ("place_or_pass", 0)
    assert refused(state, "place white roads_3") == "CC-176"
    assert state.reserve[0] == 3
    assert complaints(state) == []


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("where", ["gambling", "A1", "build_12"])
def test_cc_176_only_where_no_cowboy_stands(owner: int, where: str) -> None:
    state = sheriff_placing()
    assert refused(state, f"place white {where}") is None
    stand(state, owner, where)
    placing(state, 0)
    expected = "CC-176" if owner else "CC-047"
    assert refused(state, f"place white {where}") == expected


def test_cc_176_never_on_a_rivals_building() -> None:
    state = sheriff_placing()
    put(state, "saloon", "C3", seat=1)
    put(state, "saloon", "C4", seat=0)
    placing(state, 0)
    assert refused(state, "place C3") is None
    assert refused(state, "place white C3") == "CC-176"
    assert refused(state, "place white C4") is None  # defending


def test_cc_176_never_on_an_outlaw() -> None:
    state = sheriff_placing()
    assert refused(state, "place white B2") is None
    state.outlaws = 1 << parcel("B2")
    placing(state, 0)
    assert refused(state, "place white B2") == "CC-176"


@pytest.mark.parametrize("where", ["gambling", "A1", "build_12"])
def test_cc_176_afterwards_nobody_may_place_there(where: str) -> None:
    state = sheriff_placing()
    play(state, f"place white {where}")
    for seat in (1, 2):
        assert asked(state) == ("place_or_pass", seat)
        assert refused(state, f"place {where}") == "CC-176"
        play(state, "place wages")
    assert refused(state, f"place {where}") == "CC-047"  # not even the Sheriff
    play(state, "pass")


def test_cc_177_it_may_take_an_action_space() -> None:
    state = a_state()
    stand_white(state, 0, "gambling")
    settle_at(state, "gambling")
    play(state, "roll 2 5")
    assert state.money[0] == 22
    assert (state.general[0], state.white_owner) == (7, NOBODY)  # it never joins the ten


def test_cc_177_it_may_buy_a_parcel() -> None:
    state = a_state()
    stand_white(state, 0, "A1")
    play(settle_at(state, "A1"), "buy A1")
    assert state.owner[parcel("A1")] == 0
    assert (state.general[0], state.white_owner) == (7, NOBODY)


def test_cc_177_it_may_defend_an_own_building() -> None:
    state = sheriff_placing()
    put(state, "saloon", "C4", seat=0)
    placing(state, 0)
    play(state, "place white C4")
    assert refused(state, "place C4") == "CC-176"  # so nobody attacks
    state.phase, state.passed = 3, [0, 1, 2]
    begin_phase(state, 3)
    assert (state.white_owner, standing(state, 0)) == (NOBODY, set())
    assert state.money[0] == 15 + 5


def test_cc_177_placing_it_is_a_turn() -> None:
    state = sheriff_placing()
    play(state, "place white gambling")
    assert asked(state) == ("place_or_pass", 1)


@pytest.mark.parametrize("where", ["wages", "roads_1"])
def test_cc_177_shared_spaces_must_be_empty_and_may_be_joined(where: str) -> None:
    state = sheriff_placing()
    play(state, f"place white {where}")
    assert refused(state, f"place {where}") is None
    play(state, f"place {where}", "pass", f"place {where}")
    placing(state, 1)  # a position that is set up again says the same
    assert refused(state, f"place {where}") is None
    met = sheriff_placing()
    stand(met, 1, where)
    placing(met, 0)
    assert refused(met, f"place white {where}") == "CC-176"
    assert refused(met, f"place {where}") is None


def test_cc_177_on_wages_it_earns_and_leaves() -> None:
    state = a_state(money=0)
    stand_white(state, 0, "wages")
    stand(state, 0, "wages")
    only_part(state, pay_wages)
    assert state.money[0] == 8
    assert (state.general[0], state.white_owner, state.white_at) == (7, NOBODY, NOWHERE)
    assert complaints(state) == []


def test_cc_177_it_never_counts_as_firepower() -> None:
    state = at_step(a_state(phase=1), ChooseCard(0))
    before = firepower(state, 0)
    play(state, "choose sheriff")
    assert firepower(state, 0) == before


def test_cc_177_with_the_option_it_counts_while_in_hand() -> None:
    state = a_state(phase=1, options=COUNTS, order=(0, 1, 2))
    begin_part(state, begin_choosing)
    before = firepower(state, 0)
    play(state, "choose sheriff")
    assert firepower(state, 0) == before + 1
    play(state, "choose banker", "choose mercenary")
    play(state, "place white gambling")
    assert firepower(state, 0) == before  # cowboys on the board do not count


def test_cc_176_the_town_hall_only_while_nobody_sits_there() -> None:
    state = sheriff_placing()
    put(state, "town_hall", "H8")
    placing(state, 0)
    assert refused(state, "place white H8") is None
    sit(state, 1)
    placing(state, 0)
    assert refused(state, "place white H8") == "CC-176"
    assert refused(state, "place H8") is None


def test_cc_177_unused_it_goes_back_with_the_card() -> None:
    state = a_state()
    state.white_owner = 0
    only_part(state, return_cards)
    assert (state.white_owner, standing(state, 0)) == (NOBODY, set())
    placing(state, 0)
    assert not [text for text in texts(state) if text.startswith("place white")]
    assert refused(state, "place white gambling") == "CC-176"


def test_cc_176_its_parcel_is_bought_without_a_duel() -> None:
    state = sheriff_placing()
    own(state, 1, "B1")
    play(state, "place white A1")
    assert refused(state, "place A1") == "CC-176"
    assert refused(state, "place A2") is None
