"""Previews of built positions, worked out by hand."""

from __future__ import annotations

from tests.games.great_western_trail.positions import (
    a_state,
    at_step,
    clear,
    clear_all,
    discs_on,
    engine,
    hand,
    jobs,
    market,
    moving,
    play,
    put_building,
    put_tile,
    using,
    workers,
)
from tests.games.great_western_trail.previewing import effect
from westbound.engine.refusal import Phrase
from westbound.games.great_western_trail import steps
from westbound.games.great_western_trail.game import GAME

# --- some of them by hand


def test_gwt_057_the_way_says_fees_and_who_is_paid() -> None:
    """The example of the rulebook: Mary has $2."""
    state = a_state(4, money=[2, 10, 10, 10], at="A")
    put_building(state, 1, 4, "A1")  # black hand: $2
    put_building(state, 2, 1, "A2")  # green hand: $1
    put_tile(state, "flood_2_green", "flood1")
    put_tile(state, "flood_2_black", "flood2")
    moving(state, 0)
    key, said = effect(state, "move A1 A2")
    assert (key, said["due"], said["left"]) == ("route_short", 3, 0)
    assert said["payments"] == (Phrase("payment", {"paid": 2, "owner": 1}),)
    key, said = effect(state, "move flood1 flood2")
    assert (key, said["due"], said["left"]) == ("route_short", 3, 0)
    assert said["payments"] == (Phrase("payment_bank", {"bank": 2}),)
    assert effect(state, "move A1")[0] == "route_paying"
    state.money[0] = 0
    assert effect(state, "move A1 A2")[0] == "route_broke"


def test_gwt_140_hiring_says_cost_and_immediate_action() -> None:
    state = a_state(2, money=20)
    workers(state, 0, engineer=2)
    jobs(state, 3, "engineer")
    state.token = 5
    at_step(state, steps.Hire(0, False, 0))
    assert effect(state, "hire engineer 3") == (
        "hire_bonus",
        {"cost": 7, "money": 20, "left": 13, "number": 3, "vp": 0, "action": "engineer_3"},
    )


def test_gwt_150_building_says_price_and_craftsmen() -> None:
    state = a_state(2, money=20)
    workers(state, 0, craftsman=3)
    put_building(state, 0, 3, "A1")  # 1 craftsman, 1 VP
    at_step(state, steps.PlaceBuilding(0, False, 2))
    key, said = effect(state, "build 4 A2")
    assert (key, said["cost"], said["needed"], said["vp"], said["fee"]) == ("build", 4, 2, 3, 2)
    key, said = effect(state, "build 6 A1")
    assert (key, said["cost"], said["needed"], said["vp"]) == ("build_over", 6, 3, 4)
    key, said = effect(state, "build 4 flood_risk1")
    assert (key, said["action"]) == ("build_risk", "jersey_cert_2")


def test_gwt_202_buying_says_what_cowboys_are_left() -> None:
    state = a_state(2, money=20)
    market(state, "holstein west_highland_5")
    at_step(state, steps.BuyCattle(0, False, 4))
    assert effect(state, "buy holstein with 1") == (
        "buy",
        {"cost": 6, "money": 20, "left": 14, "cowboys": 3, "vp": 1},
    )
    assert effect(state, "buy west_highland_5 with 3")[1]["cowboys"] == 1
    assert effect(state, "restock") == ("restock", {"count": 2, "cowboys": 3})


def test_gwt_114_a_delivery_says_transport_arrows_and_points() -> None:
    state = a_state(2, money=10)
    engine(state, 0, "5")
    discs_on(state, 0, "topeka colorado_springs")
    at_step(state, steps.Delivery(0, False, 10))
    said = effect(state, "deliver albuquerque")[1]
    assert (said["due"], said["vp"], said["arrows"]) == (3, 0, 0)
    assert effect(state, "deliver santa_fe")[1]["due"] == 2
    key, said = effect(state, "deliver wichita")  # completes two arrows: -3 with a card, and -1
    assert (key, said["vp"], said["arrows"], said["cards"]) == ("deliver_objective", -4, 2, 1)
    key, said = effect(state, "deliver kansas_city")
    assert (key, said["gain"], said["vp"], said["left"]) == ("deliver_dollars", 6, -6, 16)


def test_gwt_292_a_delivery_without_any_disc_promises_nothing() -> None:
    state = a_state(2, money=10)
    clear_all(state, 0)
    at_step(state, steps.Delivery(0, False, 10))
    assert effect(state, "deliver kansas_city") == (
        "deliver_only",
        {"due": 0, "cost": 0, "money": 10, "left": 10},
    )
    discs_on(state, 0, "s1")
    assert effect(state, "deliver kansas_city")[0] == "deliver_dollars"


def test_gwt_238_a_card_says_whether_its_free_move_can_be_made() -> None:
    state = a_state(2, money=10)
    hand(state, 0, "move_bbhh")
    moving(state, 0, at="A")
    assert effect(state, "objective move_bbhh")[0] == "objective"
    using(state, 0, "A")
    assert effect(state, "objective move_bbhh")[0] == "objective_only"
    play(state, "use aux_dollar")
    assert effect(state, "objective move_bbhh")[0] == "objective"
    moving(state, 0, at="G")  # Kansas City is all that lies ahead
    assert effect(state, "objective move_bbhh")[0] == "objective_only"


def test_gwt_102_a_disc_says_what_it_unlocks() -> None:
    state = a_state(3, money=10)
    at_step(state, steps.PlaceDisc(0, 1, 19))  # San Francisco, transport cost 1
    assert effect(state, "disc certificates_6") == (
        "disc_certificates",
        {"money": 10, "left": 9, "limit": 3},
    )
    assert effect(state, "disc hand") == ("disc_hand", {"money": 10, "left": 4, "limit": 5})
    assert effect(state, "disc step_dollars")[1] == {"money": 10, "left": 12, "limit": 5, "vp": 0}
    assert effect(state, "disc step_vp")[1]["vp"] == 3
    assert effect(state, "disc aux_cert")[0] == "disc_open"
    clear(state, 0, "aux_cert certificates_4")
    assert effect(state, "disc aux_cert")[0] == "disc_double"
    assert effect(state, "disc certificates_6")[1]["limit"] == 6


def test_gwt_291_both_ways_say_what_money_is_left() -> None:
    state = a_state(2, money=4)
    clear_all(state, 0, but="hand")
    discs_on(state, 0, "s9")
    at_step(state, steps.Delivery(0, False, 0))
    play(state, "deliver kansas_city")
    assert effect(state, "disc hand") == ("disc_hand", {"money": 4, "left": 5, "limit": 6})
    assert effect(state, "disc from s9") == ("disc_from", {"money": 4, "left": 10, "vp": 8})


def test_actions_say_what_they_lead_to() -> None:
    state = a_state(2, money=20)
    jobs(state, 1, "cowboy")
    hand(state, 0, "guernsey jersey")
    using(state, 0, "A")
    assert effect(state, "use A_hire2")[1]["cost"] == 8
    key, said = effect(state, "use A_guernsey")
    assert (key, said["value"], said["rest"]) == ("gain_discard", 3, 1)
    put_tile(state, "flood_2_green", "flood1")
    using(state, 0, "F")
    key, said = effect(state, "use F_hazard")
    assert (key, said["cost"], said["count"]) == ("use_remove_hazard", 7, 1)


def test_a_move_that_explains_itself_has_no_preview() -> None:
    state = at_step(a_state(2), steps.MoveFree(0, False, 3))
    assert GAME.preview(state, GAME.parse("decline"), 0) is None
