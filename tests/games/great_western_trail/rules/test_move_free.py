"""The free move of an objective card: GWT-237 and GWT-238."""

from __future__ import annotations

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    hand,
    jobs,
    moving,
    names_of,
    place_of,
    play,
    put_building,
    put_tile,
    refused,
    texts,
    using,
)
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.state import TrailState


def before_phase_a(card: str, at: str = "A", money: int = 5) -> TrailState:
    """Seat 0 has this card in hand before moving."""
    state = a_state(money=money)
    hand(state, 0, card)
    return moving(state, 0, at)


def test_gwt_237_1_to_3_steps_with_all_hands_ignored() -> None:
    state = before_phase_a("move_345", money=5)
    put_building(state, 1, 4, "A1")  # a black hand
    put_tile(state, "drought_2_green", "drought1")
    play(state, "objective move_345")
    assert refused(state, "move A1 B drought1 C") == "GWT-043"
    play(state, "move A1 B drought1")
    assert state.money == [5, 5, 5, 5]
    assert place_of(state, 0) == "drought1"


def test_gwt_237_the_location_reached_may_not_be_used() -> None:
    state = before_phase_a("move_345")
    play(state, "objective move_345", "move B")
    assert asked(state) == ("move_herd", 0)  # phase A follows, not the use of B


def test_gwt_237_kansas_city_may_not_be_entered() -> None:
    state = before_phase_a("move_345", at="F")
    play(state, "objective move_345")
    assert texts(state) == ["move G", "decline"]
    assert refused(state, "move G kansas_city") == "GWT-237"


def test_gwt_237_without_a_destination_the_move_is_forfeited() -> None:
    state = before_phase_a("move_345", at="G")
    play(state, "objective move_345")
    assert asked(state) == ("move_herd", 0)
    assert place_of(state, 0) == "G"
    assert "move_345" in names_of(state.area[0])


def test_gwt_237_the_move_may_be_forfeited_by_choice() -> None:
    state = before_phase_a("move_345", at="A")
    play(state, "objective move_345", "decline")
    assert (place_of(state, 0), asked(state)) == ("A", ("move_herd", 0))


def test_gwt_238_before_phase_a_the_normal_movement_starts_from_the_new_place() -> None:
    state = before_phase_a("move_345")
    play(state, "objective move_345", "move B C")
    assert refused(state, "move B") is not None
    play(state, "move D")
    assert (place_of(state, 0), asked(state)) == ("D", ("use_location", 0))


def test_gwt_238_after_using_a_location_phase_c_follows_directly() -> None:
    state = a_state(money=5)
    hand(state, 0, "move_345 dollars_4hh guernsey")
    jobs(state, 1, "cowboy")
    state.money[0] = 20
    using(state, 0, "A")
    play(state, "use A_guernsey", "objective move_345", "move B")
    assert place_of(state, 0) == "B"
    assert asked(state) == ("draw_cards", CHANCE)  # no hire, no further objective card
    assert "dollars_4hh" in names_of(state.hand[0])


def test_gwt_238_after_the_single_auxiliary_action_too() -> None:
    state = a_state()
    hand(state, 0, "move_345")
    using(state, 0, "A")
    play(state, "use aux_dollar", "objective move_345", "move B")
    assert (place_of(state, 0), asked(state)) == ("B", ("draw_cards", -1))


def test_gwt_238_a_declined_move_leaves_the_location_open() -> None:
    state = a_state()
    hand(state, 0, "move_345 guernsey")
    jobs(state, 1, "cowboy")
    using(state, 0, "A")
    play(state, "use A_guernsey", "objective move_345", "decline")
    assert refused(state, "use A_hire") is None


def test_gwt_238_before_the_location_has_been_used_the_move_cannot_be_made() -> None:
    state = a_state()
    hand(state, 0, "move_345")
    using(state, 0, "A")
    play(state, "objective move_345")
    assert asked(state) == ("use_location", 0)
    assert place_of(state, 0) == "A"
    assert refused(state, "done") == "GWT-068"


def test_gwt_238_another_card_is_no_use_of_the_location() -> None:
    state = a_state()
    hand(state, 0, "dollars_4hh move_345")
    using(state, 0, "A")
    play(state, "objective dollars_4hh", "objective move_345")
    assert (place_of(state, 0), asked(state)) == ("A", ("use_location", 0))
