"""Roads are a free extra before the decisions that cards bring. Rule CC-034."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import (
    choosing,
    faces,
    from_space,
    give_dynamite,
    refusal,
)
from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_part,
    only_part,
    placing,
    play,
    put,
    stand,
)
from westbound.games.carson_city.base.rules.end_of_round import ask_end_powers
from westbound.games.carson_city.base.rules.income_choices import ask_income_choices
from westbound.games.carson_city.state import CarsonState

AT_CHOOSING = [
    ("0R", ["choose newsboy"], "borrow_card"),
    ("3Y", ["choose grocer"], "grocer_money_now"),
    ("3R", ["choose grocer"], "money_or_houses"),
    ("4R", ["choose chinese_worker"], "take_tile"),
    ("5Y", ["choose settler"], "claim_free_parcel"),
    ("5R", ["choose settler"], "money_or_mountains"),
    ("6Y", ["choose captain"], "recruit_cowboys"),
    ("6R", ["choose captain"], "buy_revolvers"),
    ("9Y", ["choose prospector", "take build_12"], "claim_for_tile"),
    ("12Y", ["choose auctioneer"], "offer_parcels"),
    ("12R", ["choose auctioneer"], "place_bid"),
    ("13R", ["choose governor"], "choose_tax"),
    ("16R", ["choose heroes"], "give_cowboys_back"),
]


def lays_a_road(state: CarsonState, kind: str, seat: int) -> None:
    """The decision is open, its owner lays a road, and it is still open."""
    assert asked(state) == (kind, seat)
    state.roads[seat] = 1
    assert refusal(state, "road D3w") is None
    play(state, "road D3w")
    assert state.roads[seat] == 0
    assert asked(state) == (kind, seat)


@pytest.mark.parametrize(("card", "moves", "kind"), AT_CHOOSING)
def test_cc_034_when_a_card_asks_at_once(card: str, moves: list[str], kind: str) -> None:
    """What CC-173, CC-180, CC-183, CC-184, CC-185, CC-186, CC-190, CC-197, CC-198, CC-200 and
    CC-206 ask.
    """
    lays_a_road(play(choosing(card), *moves), kind, 0)


def test_cc_034_before_buying_the_bankers_points() -> None:
    state = faces(a_state(), seat0="banker_r")
    lays_a_road(only_part(state, ask_end_powers), "bankers_points", 0)


@pytest.mark.parametrize(
    ("face", "kind"), [("grocer_y", "grocer_income"), ("prospector_r", "triple_mines")]
)
def test_cc_034_before_the_choices_of_the_income_step(face: str, kind: str) -> None:
    """What CC-180 and CC-192 ask."""
    state = faces(a_state(), seat0=face)
    put(state, "mine", "A1", seat=0)
    state.grocer[0] = int(face == "grocer_y")
    give_dynamite(state, 0, int(face == "prospector_r"))
    lays_a_road(begin_part(state, ask_income_choices), kind, 0)


@pytest.mark.parametrize(
    ("face", "kind"), [("doctor", "heal_cowboy"), ("undertaker", "pay_undertaker")]
)
def test_cc_034_after_a_duel_lost(face: str, kind: str) -> None:
    """What CC-201 and CC-203 ask."""
    state = faces(a_state(), seat2=face)
    stand(state, 0, "ammunition")
    stand(state, 1, "ammunition")
    play(from_space(state, "ammunition"), "roll 6 1")
    lays_a_road(state, kind, 1)


def test_cc_034_192_before_saying_what_goes_with_a_cowboy() -> None:
    state = faces(a_state(), seat0="prospector_r")
    give_dynamite(state, 0, 1)
    lays_a_road(play(placing(state, 0), "place gambling"), "equip", 0)
