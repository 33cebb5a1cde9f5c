"""Copying with 8b: GWT-223, GWT-224, GWT-284, GWT-285."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    certificates_of,
    engine_of,
    hand,
    names_of,
    place_of,
    play,
    put_building,
    put_tile,
    refused,
    texts,
    using,
    workers,
)
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import (
    ADJACENT,
    BUILDING_SPACES,
    NEUTRAL_SPACES,
    SPACE_CODES,
    SPACE_NAMES,
)

# side b of 8 only: the other buildings show side a
SIDES = "aaaaaaabaa"


def at_8b(space: str, money: int = 9) -> TrailState:
    """Seat 0 is about to use their 8b on this space; others have nothing yet."""
    state = a_state(money=money, sides=SIDES)
    put_building(state, 0, 8, space)
    return using(state, 0, space)


def copies(state: TrailState) -> set[str]:
    """What 8b can copy now."""
    play(trial := state.copy(), "use 8b_copy")
    return {text.removeprefix("copy ") for text in texts(trial)}


# --- what is adjacent


def test_gwt_223_a_building_of_any_owner_or_a_neutral_one() -> None:
    state = at_8b("C3")  # between C and D
    assert copies(state) == {"C", "D"}
    state = at_8b("B2")
    assert refused(state, "use 8b_copy") == "GWT-224"  # empty spaces on both sides
    put_building(state, 1, 5, "B1")
    put_building(state, 0, 10, "B3")
    assert copies(state) == {"B1", "B3"}


def test_gwt_223_the_local_actions_are_those_of_the_copied_tile() -> None:
    state = at_8b("B2")
    put_building(state, 1, 10, "B1")
    play(state, "use 8b_copy", "copy B1")
    assert {text.split()[1] for text in texts(state) if text != "done"} == {
        "10a_cert", "10a_move",
    }  # fmt: skip
    play(state, "use 10a_cert")
    assert (certificates_of(state, 0), certificates_of(state, 1)) == (3, 0)


def test_gwt_224_the_neighbours_of_every_building_space() -> None:
    """Along the trail, forwards and backwards, hazard and trade spaces cut it off."""
    expected = {
        "A1": "A A2", "A2": "A1 A3", "A3": "A2 B", "flood_risk1": "flood_risk2",
        "flood_risk2": "flood_risk1 B", "B1": "B B2", "B2": "B1 B3", "B3": "B2 C",
        "drought_risk1": "C", "C1": "C C2", "C2": "C1 E", "C3": "C D",
        "trade_risk1": "trade_risk2", "trade_risk2": "trade_risk1 E", "E1": "E E2",
        "E2": "E1 F", "rockfall_risk1": "rockfall_risk2", "rockfall_risk2": "rockfall_risk1 F",
        "F1": "F G", "F2": "F G", "G1": "G", "G2": "G",
    }  # fmt: skip
    assert set(expected) == {SPACE_NAMES[space] for space in BUILDING_SPACES}
    for space, names in expected.items():
        found = [SPACE_NAMES[s] for s in ADJACENT[SPACE_CODES[space]]]
        assert sorted(found) == sorted(names.split()), space


def test_gwt_224_adjacency_goes_both_ways() -> None:
    for space in (*BUILDING_SPACES, *NEUTRAL_SPACES):
        for neighbour in ADJACENT[space]:
            assert space in ADJACENT[neighbour]


def test_gwt_224_an_empty_space_in_between_is_too_far() -> None:
    state = at_8b("A1")
    put_building(state, 1, 5, "A3")
    assert refused(state, "use 8b_copy") == "GWT-224"  # A: nobody to hire; A2 is empty
    hand(state, 0, "guernsey")
    play(state, "use 8b_copy")
    assert texts(state) == ["copy A"]
    assert refused(state, "copy A3") == "GWT-224"
    assert refused(state, "copy B") == "GWT-224"


def test_gwt_224_a_hazard_in_between_is_too_far() -> None:
    state = at_8b("flood_risk1")
    put_tile(state, "flood_2_green", "flood4")
    hand(state, 0, "guernsey")
    assert refused(state, "use 8b_copy") == "GWT-224"
    put_building(state, 0, 2, "flood_risk2")
    assert copies(state) == {"flood_risk2"}


# --- how it is copied


def test_gwt_284_one_local_action_with_each_copied_action_once_in_any_order() -> None:
    state = at_8b("C3")
    workers(state, 0, engineer=2)
    play(state, "use 8b_copy", "copy C", "use C_engine", "engine 2", "use C_certificate")
    assert (engine_of(state, 0), certificates_of(state, 0)) == ("2", 1)
    assert asked(state) == ("draw_cards", CHANCE)  # 8b was used up
    state = at_8b("C3")
    play(state, "use 8b_copy", "copy C", "use C_certificate")
    assert refused(state, "use C_certificate") == "GWT-061"
    assert refused(state, "use aux_dollar") == "GWT-063"
    play(state, "done")
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_284_a_second_building_is_not_copied() -> None:
    state = at_8b("C3")
    hand(state, 0, "dollars_4hh")  # keeps the location open
    play(state, "use 8b_copy", "copy C", "use C_certificate", "done")
    assert asked(state) == ("use_location", 0)
    assert refused(state, "use 8b_copy") == "GWT-059"


def test_gwt_284_what_is_chosen_to_copy_is_used() -> None:
    state = at_8b("C3")
    play(state, "use 8b_copy", "copy C")
    assert refused(state, "done") == "GWT-068"


def test_gwt_284_objective_cards_between_the_copied_actions() -> None:
    state = at_8b("C3", money=0)
    hand(state, 0, "dollars_4hh")
    play(state, "use 8b_copy", "copy C", "use C_certificate", "objective dollars_4hh")
    assert state.money[0] == 2
    play(state, "use C_engine", "engine 1")
    assert engine_of(state, 0) == "1"
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_284_her_cattleman_moves_on_from_8b() -> None:
    state = at_8b("B2")
    put_building(state, 1, 3, "B1")
    play(state, "use 8b_copy", "copy B1", "use 3a_move")
    assert texts(state) == ["move C"]  # from B2, not from B1
    play(state, "move C")
    assert place_of(state, 0) == "C"
    assert asked(state) == ("use_location", 0)


def test_gwt_284_own_workers_and_cards_count_and_no_fee_is_due() -> None:
    state = at_8b("B2", money=4)
    put_building(state, 1, 4, "B1")  # a black hand
    workers(state, 1, engineer=6)
    put_building(state, 1, 5, "B3")
    play(fifth := state.copy(), "use 8b_copy", "copy B3", "use 5a_engine")
    assert texts(fifth) == ["engine 1"]  # their one engineer
    play(state, "use 8b_copy", "copy B1", "use 4a_move", "move B3 C")
    assert state.money == [4, 4, 4, 4]


def test_gwt_284_own_buildings_count() -> None:
    state = at_8b("B2", money=0)
    put_building(state, 1, 1, "B1")  # in the woods, but not their own
    put_building(state, 1, 2, "C1")
    assert refused(state, "use 8b_copy") == "GWT-224"  # $0
    put_building(state, 0, 2, "E1")
    play(state, "use 8b_copy", "copy B1", "use 1a_woods")
    assert state.money == [2, 0, 0, 0]


# --- risk actions and chains


@pytest.mark.parametrize(
    ("space", "copied", "action", "certificates", "dollars"),
    [
        ("flood_risk1", "flood_risk2", "use jersey_cert_2", 1, 2),
        ("trade_risk2", "trade_risk1", "use any_cert jersey", 1, 0),
    ],
)
def test_gwt_285_the_risk_action_of_the_copied_space_is_copied(
    space: str, copied: str, action: str, certificates: int, dollars: int
) -> None:
    state = at_8b(space, money=0)
    put_building(state, 1, 2, copied)
    hand(state, 0, "jersey")
    play(state, "use 8b_copy", f"copy {copied}", action)
    assert (certificates_of(state, 0), state.money[0]) == (certificates, dollars)
    assert names_of(state.discard[0]) == ["jersey"]


def test_gwt_285_the_risk_action_of_the_own_space_remains() -> None:
    state = at_8b("flood_risk2", money=0)
    hand(state, 0, "jersey jersey dutch_belt")
    play(state, "use 8b_copy", "copy B", "use B_dutch_belt")
    assert refused(state, "use jersey_cert_2") == "GWT-059"  # no action of building B
    play(state, "done")
    assert texts(state) == ["use jersey_cert_2", "done"]
    play(state, "use jersey_cert_2")
    assert (state.money[0], certificates_of(state, 0)) == (4, 1)
    assert asked(state) == ("draw_cards", CHANCE)


def chain() -> TrailState:
    """Their 8b on B1 beside another's 8b on B2 beside 10a on B3."""
    state = at_8b("B1", money=0)
    put_building(state, 1, 8, "B2")
    return state


def test_gwt_285_another_8b_may_be_copied_and_sees_its_own_neighbours() -> None:
    state = chain()
    assert refused(state, "use 8b_copy") == "GWT-224"  # nothing beyond it offers anything
    put_building(state, 2, 10, "B3")
    play(state, "use 8b_copy", "copy B2", "use 8b_copy")
    assert texts(state) == ["copy B3"]
    play(state, "copy B3", "use 10a_cert")
    assert certificates_of(state, 0) == 3
    play(state, "use 10a_move")
    assert texts(state)[0] == "move B2"  # they still stand on B1
    assert place_of(state, 0) == "B1"


def test_gwt_285_no_8b_twice_in_one_chain() -> None:
    state = chain()
    put_building(state, 2, 10, "B3")
    play(state, "use 8b_copy", "copy B2", "use 8b_copy")
    assert refused(state, "copy B1") == "GWT-285"
    assert refused(state, "copy B2") == "GWT-285"


def test_gwt_285_three_in_a_chain() -> None:
    state = chain()
    put_building(state, 2, 8, "B3")
    play(state, "use 8b_copy", "copy B2", "use 8b_copy", "copy B3", "use 8b_copy")
    assert refused(state, "copy B2") == "GWT-285"
    play(state, "copy C", "use C_certificate")
    assert certificates_of(state, 0) == 1
