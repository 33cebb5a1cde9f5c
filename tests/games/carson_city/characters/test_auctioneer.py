"""12 Auctioneer. Yellow: two parcels; red: the 3-revolver token. CC-197, CC-198, CC-288."""

from __future__ import annotations

import pytest

from tests.games.carson_city.building_positions import owner_of
from tests.games.carson_city.card_positions import choosing, faces, refusal
from tests.games.carson_city.positions import (
    asked,
    complaints,
    hold_cards,
    match_at,
    only_part,
    own,
    parcel,
    placing,
    play,
    put,
    refused,
    state_of,
    texts,
)
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.end_of_round import return_cards
from westbound.games.carson_city.geometry import PARCEL_NAMES
from westbound.games.carson_city.state import NOBODY, CarsonState


def offering(money: int | list[int] = 15, seat: int = 0) -> CarsonState:
    """The seat has just chosen the Auctioneer on the yellow side."""
    return play(choosing("12Y", money=money, seat=seat), "choose auctioneer")


def bidding(money: int | list[int] = 15, seat: int = 0) -> CarsonState:
    """A1 and D4, the city centre, are for sale; the Auctioneer bids first."""
    return play(offering(money, seat), "offer A1", "offer D4")


# --- yellow: what is sold


def test_cc_197_two_unowned_parcels() -> None:
    state = offering()
    assert asked(state) == ("offer_parcels", 0)
    play(state, "offer A1")
    assert asked(state) == ("offer_parcels", 0)
    assert refusal(state, "offer A1") == ("CC-287", {"parcel": "A1"})
    play(state, "offer D4")
    assert asked(state) == ("place_bid", 0)


def test_cc_287_house_terrace_and_mountain_are_allowed() -> None:
    state = offering()
    put(state, "mountain", "F6")
    put(state, "terrace", "G6")
    for name in ("F6", "G6", "D4"):
        assert refused(state, f"offer {name}") is None


def test_cc_287_owned_parcels_the_town_hall_and_outlaws_are_not() -> None:
    state = offering()
    own(state, 1, "B1")
    own(state, 0, "B2")
    put(state, "town_hall", "B3")
    state.outlaws = 1 << parcel("B4")
    for name in ("B1", "B2", "B3", "B4"):
        assert refusal(state, f"offer {name}") == ("CC-287", {"parcel": name})
    assert refused(state, "offer B5") is None


def test_cc_040_cc_197_nothing_need_be_auctioned_but_not_half() -> None:
    state = offering()
    half = play(state.copy(), "offer A1")
    assert refusal(half, "decline") == ("CC-197", {"case": "second"})
    play(state, "decline")
    assert state.agenda == []


def all_owned_but(free: str) -> CarsonState:
    state = choosing("12Y", players=6)
    names = [name for name in PARCEL_NAMES if name not in free.split()]
    for number, name in enumerate(names):
        seat = number % 6
        state.property_left[seat] = max(state.property_left[seat], 1) + 1
        own(state, seat, name)
    return state


@pytest.mark.parametrize("left", [2, 1])
def test_cc_288_a_single_eligible_parcel_is_auctioned_alone(left: int) -> None:
    state = all_owned_but("A1")
    state.property_left = [left, 1, 0, 1, 1, 1]
    play(state, "choose auctioneer", "offer A1")
    assert asked(state) == ("place_bid", 0)
    play(state, "bid 1")
    assert refused(state, "bid 2") is None  # one tile is enough then
    play(state, "bid 2")
    assert refusal(state, "bid 3") == ("CC-197", {"case": "tiles", "parcels": 1})


def test_cc_287_without_any_parcel_there_is_no_auction() -> None:
    assert play(all_owned_but(""), "choose auctioneer").agenda == []


# --- yellow: bidding


def test_cc_197_cc_278_the_auctioneer_first_then_by_seat() -> None:
    state = bidding(seat=1)
    assert asked(state) == ("place_bid", 1)
    play(state, "bid 1")
    assert asked(state) == ("place_bid", 2)
    play(state, "bid 2")
    assert asked(state) == ("place_bid", 0)
    play(state, "bid 3")
    assert asked(state) == ("place_bid", 1)


def test_cc_288_bids_are_at_least_1_and_rise() -> None:
    state = bidding()
    assert refusal(state, "bid 0") == ("CC-288", {"amount": 0, "high": 0})
    play(state, "bid 4")
    assert refusal(state, "bid 4") == ("CC-288", {"amount": 4, "high": 4})
    assert refused(state, "bid 3") == "CC-288"
    assert refused(state, "bid 5") is None


@pytest.mark.parametrize("seat", [0, 1])
def test_cc_197_bids_are_covered_by_cash_also_the_auctioneers(seat: int) -> None:
    state = bidding([7, 7, 30])
    if seat:
        play(state, "pass")
    assert asked(state) == ("place_bid", seat)
    assert refused(state, "bid 7") is None
    expected = {"case": "money", "amount": 8, "money": 7}
    assert refusal(state, "bid 8") == ("CC-197", expected)


@pytest.mark.parametrize(("tiles", "allowed"), [(2, True), (1, False), (0, False)])
def test_cc_197_a_bidder_needs_two_property_tiles(tiles: int, allowed: bool) -> None:
    state = bidding()
    state.property_left[0] = tiles
    expected = None if allowed else ("CC-197", {"case": "tiles", "parcels": 2})
    assert refusal(state, "bid 1") == expected


def test_cc_197_passing_is_final() -> None:
    state = play(bidding(), "bid 1", "pass", "bid 2", "bid 3", "bid 4", "pass")
    # seat 1 was not asked again
    assert state.agenda == []
    assert owner_of(state, "A1") == owner_of(state, "D4") == 2


def test_cc_197_the_auctioneer_may_pass_and_is_not_asked_again() -> None:
    state = play(bidding(), "pass", "bid 1", "bid 2", "bid 3")
    assert asked(state) == ("place_bid", 2)
    play(state, "pass")
    assert owner_of(state, "A1") == 1


@pytest.mark.parametrize(
    ("moves", "winner", "money"),
    [
        (("pass", "bid 9", "pass"), 1, [20, 6, 15]),  # 4 to the bank, 5 to the Auctioneer
        (("bid 9", "pass", "pass"), 0, [11, 15, 15]),  # he pays 4 to the bank
        (("pass", "pass", "bid 8"), 2, [19, 15, 7]),
        (("bid 1", "pass", "pass"), 0, [15, 15, 15]),
        (("pass", "bid 1", "pass"), 1, [16, 14, 15]),
    ],
)
def test_cc_exd_16_cc_197_who_pays_what(
    moves: tuple[str, ...], winner: int, money: list[int]
) -> None:
    state = play(bidding(), *moves)
    assert state.agenda == []
    assert state.money == money
    assert owner_of(state, "A1") == owner_of(state, "D4") == winner
    assert state.property_left[winner] == 10
    assert complaints(state) == []


def test_cc_197_the_last_bidder_is_asked_even_if_all_others_passed() -> None:
    state = play(bidding(), "pass", "pass")
    assert asked(state) == ("place_bid", 2)


def test_cc_197_without_a_bid_nothing_happens() -> None:
    state = play(bidding(), "pass", "pass", "pass")
    assert state.agenda == []
    assert state.money == [15, 15, 15]
    assert owner_of(state, "A1") == owner_of(state, "D4") == NOBODY


def test_cc_288_the_rich_may_bid_hundreds() -> None:
    state = bidding(402)
    assert texts(state) == ["pass", *(f"bid {amount}" for amount in range(1, 403))]
    assert refused(state, "bid 402") is None
    assert refused(state, "bid 403") == "CC-197"


def test_cc_288_who_cannot_outbid_passes_automatically() -> None:
    state = bidding([15, 4, 4])
    play(state, "bid 4")
    assert texts(state) == ["pass"]
    done = state_of(match_at(state))
    assert done.owner[parcel("A1")] == 0
    assert done.money == [13, 4, 4]


# --- red


def selling(money: int | list[int] = 15) -> CarsonState:
    """Seat 0 has just chosen the Auctioneer on the red side."""
    return play(choosing("12R", money=money), "choose auctioneer")


def test_cc_198_the_token_is_auctioned_alike() -> None:
    state = selling()
    assert asked(state) == ("place_bid", 0)
    assert refusal(state, "bid 16") == ("CC-197", {"case": "money", "amount": 16, "money": 15})
    play(state, "bid 2")
    assert refusal(state, "bid 2") == ("CC-288", {"amount": 2, "high": 2})
    play(state, "bid 3", "pass", "bid 4", "pass")
    assert state.agenda == []
    assert state.ammunition == 0


def test_cc_198_the_winner_pays_the_auctioneer_everything() -> None:
    state = play(selling(), "pass", "bid 9", "pass")
    assert state.money == [24, 6, 15]
    assert state.ammunition == 1
    assert [firepower(state, seat) for seat in range(3)] == [4, 7, 4]


def test_cc_198_the_auctioneer_pays_nothing() -> None:
    state = play(selling(), "bid 9", "pass", "pass")
    assert state.money == [15, 15, 15]
    assert firepower(state, 0) == 7


def test_cc_198_no_property_tile_is_needed() -> None:
    state = selling()
    state.property_left[0] = 0
    assert refused(state, "bid 1") is None


@pytest.mark.parametrize("sold", [True, False])
def test_cc_198_the_ammunition_space_is_closed_this_round_once_it_is_sold(sold: bool) -> None:
    state = play(selling(), "bid 1" if sold else "pass", "pass", "pass")
    assert (state.ammunition != NOBODY) == sold
    faces(state, seat0="auctioneer_r", seat1="banker_y", seat2="grocer_y")
    placing(state, 1)
    expected = ("CC-055", {"location": "ammunition"}) if sold else None
    assert refusal(state, "place ammunition") == expected


def test_cc_198_cc_162_the_token_returns_at_the_end_of_the_round() -> None:
    state = play(selling(), "pass", "bid 1", "pass")
    hold_cards(state, [12, 1, 2])
    only_part(state, return_cards)
    assert state.ammunition == NOBODY
    assert firepower(state, 1) == 4
    placing(state, 1)
    assert refused(state, "place ammunition") is None
