"""Auxiliary actions: GWT-186 to GWT-195 and GWT-282; building G."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    certificates,
    certificates_of,
    clear,
    discard_pile,
    engine,
    engine_of,
    hand,
    names_of,
    only_draw,
    play,
    refused,
    texts,
    using,
)
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import Auxiliary, DrawHowMany

NAMES = ["aux_dollar", "aux_draw", "aux_cert", "aux_engine", "aux_trash"]
FROM_THE_START = ["aux_dollar", "aux_draw"]


def choosing(clear_spaces: str = "", money: int = 10, at: str = "10") -> TrailState:
    """Seat 0 has an auxiliary action, single or double."""
    state = a_state(money=money)
    clear(state, 0, clear_spaces)
    engine(state, 0, at)
    return at_step(state, Auxiliary(0, False))


# --- available and doubled


@pytest.mark.parametrize("name", NAMES)
def test_gwt_186_one_clear_space_makes_it_available_and_two_allow_doubling(name: str) -> None:
    state = choosing()
    if name in FROM_THE_START:
        assert refused(state, f"use {name}") is None
    else:
        assert refused(state, f"use {name}") == "GWT-186"
        clear(state, 0, name)
        assert refused(state, f"use {name}") is None
    assert refused(state, f"use {name}_double") == "GWT-186"
    clear(state, 0, name)
    assert refused(state, f"use {name}_double") is None
    assert refused(state, f"use {name}") is None  # doubling is a choice


def test_gwt_186_at_the_start_just_two() -> None:
    state = choosing()
    assert texts(state) == ["use aux_dollar", "use aux_draw"]


def test_gwt_187_single_or_double_is_one_auxiliary_action() -> None:
    state = a_state(money=0)
    clear(state, 0, "aux_dollar")
    using(state, 0, "G")
    play(state, "use G_aux")
    assert texts(state) == ["use aux_dollar", "use aux_draw", "use aux_dollar_double"]
    assert refused(state, "use G_engine") == "GWT-187"
    play(state, "use aux_dollar_double")
    assert state.money[0] == 2
    assert refused(state, "use G_aux") == "GWT-059"
    play(state, "use G_engine", "engine 1")
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_187_two_clear_spaces_do_not_force_the_double() -> None:
    state = choosing("aux_dollar", money=0)
    play(state, "use aux_dollar")
    assert state.money[0] == 1


def test_gwt_188_doubling_doubles_requirement_and_reward() -> None:
    state = choosing("aux_cert aux_cert", money=1)
    assert refused(state, "use aux_cert_double") == "GWT-060"  # $2
    assert refused(state, "use aux_cert") is None
    state.money[0] = 2
    play(state, "use aux_cert_double")
    assert texts(state) == ["engine 8"]
    play(state, "engine 8")
    assert (state.money[0], certificates_of(state, 0)) == (0, 2)


# --- one by one


def test_gwt_189_gain_1_dollar_or_2() -> None:
    state = choosing("aux_dollar", money=0)
    doubled = state.copy()
    play(state, "use aux_dollar")
    assert state.money[0] == 1
    play(doubled, "use aux_dollar_double")
    assert doubled.money[0] == 2


def test_gwt_190_draw_1_then_discard_1() -> None:
    state = choosing()
    hand(state, 0, "guernsey black_angus dutch_belt holstein")
    play(state, "use aux_draw")
    assert asked(state) == ("draw_cards", CHANCE)
    play(state, "cards jersey")
    assert asked(state) == ("discard_cards", 0)
    assert texts(state) == [
        "discard jersey", "discard dutch_belt", "discard black_angus", "discard guernsey",
        "discard holstein",
    ]  # fmt: skip
    play(state, "discard guernsey")
    assert names_of(state.discard[0]) == ["guernsey"]
    assert len(state.hand[0]) == 4
    assert asked(state) == ("move_herd", 1)


def test_gwt_190_doubled_draw_2_then_discard_2() -> None:
    state = choosing("aux_draw")
    hand(state, 0, "guernsey black_angus dutch_belt holstein")
    play(state, "use aux_draw_double", "draw 2", "cards jersey jersey")
    assert len(state.hand[0]) == 6
    play(state, "discard jersey", "discard holstein")
    assert names_of(state.discard[0]) == ["jersey", "holstein"]
    assert asked(state) == ("move_herd", 1)


def test_gwt_191_pay_1_and_one_space_back_for_a_certificate() -> None:
    state = choosing("aux_cert", money=1)
    play(state, "use aux_cert", "engine 9")
    assert (state.money[0], certificates_of(state, 0), engine_of(state, 0)) == (0, 1, "9")
    broke = choosing("aux_cert", money=0)
    assert refused(broke, "use aux_cert") == "GWT-060"
    at_start = choosing("aux_cert", at="0")
    assert refused(at_start, "use aux_cert") == "GWT-159"


def test_gwt_191_up_to_2_certificates_never_beyond_the_limit() -> None:
    state = choosing("aux_cert aux_cert", money=2)
    certificates(state, 0, 2)
    play(state, "use aux_cert_double", "engine 8")
    assert (state.money[0], certificates_of(state, 0)) == (0, 3)


def test_gwt_192_pay_1_and_one_space_forward() -> None:
    state = choosing("aux_engine", money=1)
    play(state, "use aux_engine")
    assert state.money[0] == 0
    assert texts(state) == ["engine s3", "engine 11", "decline"]
    play(state, "engine 11")
    assert engine_of(state, 0) == "11"
    broke = choosing("aux_engine", money=0)
    assert refused(broke, "use aux_engine") == "GWT-060"


def test_gwt_192_doubled_pay_2_and_up_to_two_spaces() -> None:
    state = choosing("aux_engine aux_engine", money=2)
    play(state, "use aux_engine_double")
    assert state.money[0] == 0
    assert refused(state, "engine 13") == "GWT-152"
    play(state, "engine 12")
    assert engine_of(state, 0) == "12"
    poor = choosing("aux_engine aux_engine", money=1)
    assert refused(poor, "use aux_engine_double") == "GWT-060"


def test_gwt_193_one_space_back_then_a_hand_card_leaves_the_game() -> None:
    state = choosing("aux_trash", money=0)
    hand(state, 0, "jersey guernsey aux_sf")
    play(state, "use aux_trash", "engine 9")
    assert texts(state) == ["trash jersey", "trash guernsey", "trash aux_sf", "done"]
    assert refused(state, "trash holstein") == "GWT-193"
    play(state, "trash jersey")
    assert names_of(state.trashed[0]) == ["jersey"]
    assert names_of(state.hand[0]) == ["guernsey", "aux_sf"]
    assert state.discard[0] == ()
    assert state.money[0] == 0


def test_gwt_193_doubled_two_back_and_two_cards_objectives_too() -> None:
    state = choosing("aux_trash aux_trash", money=0)
    hand(state, 0, "jersey guernsey aux_sf")
    play(state, "use aux_trash_double", "engine 8", "trash aux_sf", "trash guernsey")
    assert names_of(state.trashed[0]) == ["guernsey", "aux_sf"]
    assert names_of(state.hand[0]) == ["jersey"]
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_193_the_second_card_may_be_kept() -> None:
    state = choosing("aux_trash aux_trash")
    hand(state, 0, "jersey guernsey")
    play(state, "use aux_trash_double", "engine 8", "trash jersey", "done")
    assert names_of(state.hand[0]) == ["guernsey"]


def test_gwt_194_a_deck_may_become_as_small_as_you_like() -> None:
    state = choosing("aux_trash")
    only_draw(state, 0, "")
    gone = len(state.trashed[0])
    hand(state, 0, "aux_sf")
    play(state, "use aux_trash", "engine 9", "trash aux_sf")
    assert state.hand[0] == state.draw[0] == state.discard[0] == ()
    assert len(state.trashed[0]) == gone + 1
    assert asked(state) == ("move_herd", 1)  # nothing to draw in phase C


def test_gwt_195_the_cards_just_drawn_may_be_discarded() -> None:
    state = choosing("aux_draw")
    hand(state, 0, "guernsey")
    play(state, "use aux_draw_double", "draw 2")
    play(state, "cards jersey black_angus")  # both before any discard
    assert names_of(state.hand[0]) == ["jersey", "black_angus", "guernsey"]
    assert refused(state, "discard holstein") == "GWT-195"
    play(state, "discard jersey", "discard black_angus")
    assert names_of(state.hand[0]) == ["guernsey"]


# --- draw up to n


def test_gwt_282_the_number_is_chosen_before_the_first_card() -> None:
    state = a_state()
    at_step(state, DrawHowMany(0, True, 3))
    assert texts(state) == ["draw 1", "draw 2", "draw 3", "decline"]
    assert refused(state, "draw 4") == "GWT-282"
    play(state, "draw 2")
    assert asked(state) == ("draw_cards", CHANCE)
    assert refused(state, "cards jersey", -1) == "GWT-119"  # two, as they said
    play(state, "cards jersey jersey", "discard jersey", "discard jersey")
    assert state.hand[0] == ()


def test_gwt_282_who_has_fewer_cards_discards_as_many_as_she_drew() -> None:
    state = a_state()
    only_draw(state, 0, "jersey")
    discard_pile(state, 0, "aux_sf")
    hand(state, 0, "holstein")
    at_step(state, DrawHowMany(0, True, 3))
    play(state, "draw 3", "cards jersey aux_sf", "discard holstein", "discard jersey")
    assert names_of(state.hand[0]) == ["aux_sf"]
    assert names_of(state.discard[0]) == ["jersey", "holstein"]
    assert asked(state) == ("draw_cards", CHANCE)  # phase C: not a third discard


def test_gwt_282_without_any_card_to_draw_there_is_no_such_action() -> None:
    state = choosing()
    only_draw(state, 0, "")
    hand(state, 0, "holstein")
    assert refused(state, "use aux_draw") == "GWT-282"
    assert refused(state, "use aux_dollar") is None
