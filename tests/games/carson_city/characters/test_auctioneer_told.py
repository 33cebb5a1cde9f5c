"""What bidders are asked and what is told of an auction. Rules CC-197, CC-198, CC-288."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import choosing
from tests.games.carson_city.positions import play
from tests.games.carson_city.test_messages_rare import asked, effect, english, told
from westbound.games.carson_city.state import CarsonState


def an_auction(card: str, *moves: str) -> CarsonState:
    """Ana has chosen the Auctioneer; "12Y" sells parcels, "12R" the 3-revolver token."""
    return play(choosing(card), "choose auctioneer", *moves)


def test_cc_197_the_auctioneer_is_asked_for_one_parcel_after_the_other() -> None:
    state = an_auction("12Y")
    assert english(asked(state)).startswith("Ana chooses two unowned parcels")
    play(state, "offer A1")
    assert english(asked(state)).endswith("the second parcel for the auction. The first is A1.")


@pytest.mark.parametrize(
    ("card", "moves", "expected"),
    [
        ("12Y", ("offer A1", "offer D4"), ("place_bid_open", ("A1", "D4"), 0)),
        ("12Y", ("offer A1", "offer D4", "bid 3"), ("place_bid", ("A1", "D4"), 3)),
        ("12R", (), ("place_bid_token_open", (), 0)),
        ("12R", ("bid 3",), ("place_bid_token", (), 3)),
    ],
)
def test_cc_197_cc_198_a_bidder_is_told_what_is_sold_and_the_bid_so_far(
    card: str, moves: tuple[str, ...], expected: tuple[str, tuple[str, ...], int]
) -> None:
    _, sentence = question = asked(an_auction(card, *moves))
    assert sentence is not None
    assert (sentence.key, sentence.params["parcels"], sentence.params["high"]) == expected
    assert english(question)


def test_cc_288_a_pass_is_the_end_only_when_nobody_is_left() -> None:
    state = an_auction("12R")
    assert english(told(state, "pass", 0)) == "Ana passes in the auction."
    play(state, "pass")
    assert english(told(state, "pass", 1)) == "Bo passes in the auction."
    play(state, "pass")
    assert english(told(state, "pass", 2)).endswith("the auction is over without a bid.")


@pytest.mark.parametrize(
    ("moves", "buyer", "cost"),
    [(("bid 9", "pass"), 0, 0), (("pass", "bid 9"), 1, 9)],
)
def test_cc_198_who_gets_the_token_and_for_how_much(
    moves: tuple[str, ...], buyer: int, cost: int
) -> None:
    state = an_auction("12R", *moves)
    said = f"Cy passes, and the auction is over: {('Ana', 'Bo')[buyer]} pays ${cost}"
    assert english(told(state, "pass", 2)) == f"{said} and receives the 3-revolver token."
    before = state.money[:]
    play(state, "pass")
    assert (state.ammunition, before[buyer] - state.money[buyer]) == (buyer, cost)


@pytest.mark.parametrize(("card", "cost"), [("12Y", 4), ("12R", 0)])
def test_cc_197_cc_198_the_auctioneer_sees_what_a_bid_would_cost(card: str, cost: int) -> None:
    state = an_auction(card, *(("offer A1", "offer D4") if card == "12Y" else ()))
    _, sentence = effect(state, "bid 9")
    assert sentence is not None
    assert sentence.params["cost"] == cost
