"""Auxiliary actions, on the border: GWT-186, GWT-187."""

from __future__ import annotations

from itertools import product

from tests.games.great_western_trail.positions import (
    a_state,
    at_step,
    clear,
    engine,
    hand,
    refusal,
    refused,
)
from westbound.games.great_western_trail.actions import ACTION_NAMES, DOUBLE, SINGLE
from westbound.games.great_western_trail.moves import USE
from westbound.games.great_western_trail.rules.auxiliary import (
    is_auxiliary,
    single_options,
    why_not_single,
)
from westbound.games.great_western_trail.steps import Auxiliary


def test_gwt_186_what_is_remembered_of_one_case_is_not_offered_in_another() -> None:
    """The options are kept by what they depend on; each case is asked for rule by rule, too."""
    cleared = ("", "aux_engine", "aux_trash", "aux_cert aux_engine aux_trash")
    cases = product(range(4), (0, 1, 2, 9), ("0", "10"), cleared, ("both", "draw", "discard", ""))
    for seat, money, place, names, cards in cases:
        state = a_state(players=4, money=money)
        clear(state, seat, names)
        clear(state, (seat + 1) % 4, "aux_cert")
        engine(state, seat, place)
        herd = state.draw[seat]
        state.draw[seat] = herd if cards in ("both", "draw") else ()
        state.discard[seat] = herd[:2] if cards in ("both", "discard") else ()
        expected = [USE[code] for code in SINGLE if why_not_single(state, seat, USE[code]) is None]
        assert list(single_options(state, seat)) == expected


def test_gwt_186_the_refusal_tells_single_from_double() -> None:
    state = at_step(a_state(), Auxiliary(0, False))
    for move, case in (("use aux_cert", "single"), ("use aux_cert_double", "double")):
        found = refusal(state, move)
        assert found is not None
        assert (found.rule, found.params["case"]) == ("GWT-186", case)


def test_gwt_187_only_these_actions_are_auxiliary_ones() -> None:
    assert {code for code in range(len(ACTION_NAMES)) if is_auxiliary(code)} == {*SINGLE, *DOUBLE}


def test_gwt_187_as_a_reward_it_may_be_forfeited() -> None:
    assert refused(at_step(a_state(), Auxiliary(0, True)), "decline") is None
    assert refused(at_step(a_state(), Auxiliary(0, False)), "decline") == "GWT-125"


def test_gwt_187_it_takes_no_card() -> None:
    state = a_state()
    hand(state, 0, "jersey")
    at_step(state, Auxiliary(0, False))
    assert refused(state, "use aux_dollar jersey") == "GWT-126"
    assert refused(state, "use aux_dollar") is None
