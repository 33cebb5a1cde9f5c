"""Buying parcels: CC-091 to CC-095 and CC-282."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.carson_city.positions import (
    a_match,
    a_state,
    asked,
    at_step,
    complaints,
    own,
    parcels,
    placing,
    play,
    put,
    refused,
    stand,
    standing,
    texts,
)
from tests.games.carson_city.positions import only_part as part
from tests.games.carson_city.rules.building_positions import (
    income,
    on,
    owner_of,
    price,
    use_power,
)
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.runner import playout
from westbound.games.carson_city.base.rules.buy_parcels import begin_parcels
from westbound.games.carson_city.base.rules.scoring import final_points
from westbound.games.carson_city.base.steps import BuyParcels, ClaimStartingParcel
from westbound.games.carson_city.characters.settler import ClaimFreeParcel
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import HOUSES, MOUNTAINS, NOBODY, CarsonState


def test_cc_091_the_buyer_pays_the_bank_and_lays_a_property_tile() -> None:
    state = a_state(money=10)
    stand(state, 1, "E5")
    part(state, begin_parcels)
    assert price(state, "E5") == 2  # the house of the city centre
    play(state, "buy E5")
    assert owner_of(state, "E5") == 1
    assert state.money == [10, 8, 10]
    assert state.property_left == [12, 11, 12]
    assert (state.reserve[1], state.general[1]) == (3, 7)
    assert complaints(state) == []


def test_cc_091_the_winner_of_a_duel_buys_and_the_loser_does_not() -> None:
    state = a_state(money=10)
    stand(state, 0, "E5")
    stand(state, 1, "E5")
    part(state, begin_parcels)
    play(state, "duel E5", "roll 1 3")
    assert asked(state) == ("buy_parcels", 1)
    play(state, "buy E5")
    assert owner_of(state, "E5") == 1
    assert (state.general[1], state.reserve[1]) == (7, 3)
    assert (state.general[0], state.reserve[0]) == (6, 4)
    assert asked(state) == ("", -1)


def test_cc_091_a_declined_parcel_stays_unowned() -> None:
    state = a_state(money=10)
    stand(state, 1, "E5")
    part(state, begin_parcels)
    play(state, "decline E5")
    assert owner_of(state, "E5") == NOBODY
    assert state.money[1] == 10
    assert state.general[1] == 7


def test_cc_092_contested_parcels_first_then_the_others_in_pass_order() -> None:
    state = a_state(passed=(2, 0, 1), money=10)
    stand(state, 0, "A1 H8")
    stand(state, 1, "B1 H8 H1")
    stand(state, 2, "A8 H1")
    part(state, begin_parcels)
    assert asked(state) == ("pick_duel", 2)
    assert set(texts(state)) == {"duel H8", "duel H1"}
    assert refused(state, "duel A1") == "CC-074"  # nobody disputes A1
    play(state, "duel H8", "roll 6 1")
    assert asked(state) == ("buy_parcels", 0)  # bought or declined before the next duel
    assert refused(state, "buy A1") == "CC-092"  # an uncontested one has to wait
    play(state, "decline H8", "duel H1", "roll 6 1", "buy H1")
    assert asked(state) == ("buy_parcels", 2)
    play(state, "buy A8")
    assert asked(state) == ("buy_parcels", 0)
    play(state, "buy A1")
    assert asked(state) == ("buy_parcels", 1)
    play(state, "buy B1")
    assert asked(state) == ("", -1)


def test_cc_092_each_buys_his_uncontested_parcels_in_the_order_he_likes() -> None:
    state = a_state(money=10)
    stand(state, 0, "A1 C7 H8")
    part(state, begin_parcels)
    assert {"buy A1", "buy C7", "buy H8", "decline A1"} <= set(texts(state))
    assert refused(state, "buy B1") == "CC-092"  # no cowboy there
    assert refused(state, "decline B1") == "CC-092"
    play(state, "buy H8")
    assert refused(state, "buy H8") == "CC-092"
    play(state, "decline A1", "buy C7")
    assert standing(state, 0) == set()
    assert [owner_of(state, name) for name in ("A1", "C7", "H8")] == [NOBODY, 0, 0]


def test_cc_093_a_bought_house_or_mountain_is_private() -> None:
    state = a_state(money=10)
    put(state, "saloon", "C3", seat=1)
    put(state, "mine", "G1", seat=1)
    put(state, "mountain", "H1")
    assert (income(state, "C3"), income(state, "G1")) == (5, 3)  # centre and mountain: everybody's
    stand(state, 0, "D4 H1")
    part(state, begin_parcels)
    play(state, "buy D4", "buy H1")
    assert (income(state, "C3"), income(state, "G1")) == (0, 0)
    points = final_points(state, 0)
    assert (points[HOUSES], points[MOUNTAINS]) == (2, 2)


def test_cc_093_a_bought_terrace_is_private() -> None:
    state = a_state(money=10)
    put(state, "terrace", "D4")
    put(state, "saloon", "C3", seat=1)
    assert income(state, "C3") == 10
    stand(state, 0, "D4")
    part(state, begin_parcels)
    play(state, "buy D4")
    assert income(state, "C3") == 0
    assert final_points(state, 0)[HOUSES] == 2
    assert on(state, "D4") == "terrace"


def test_cc_094_no_parcel_ever_changes_its_owner() -> None:
    match = a_match(players=4, seed=11)
    seen = [0] * 4

    def choose(state: CarsonState, seat: int, moves: Sequence[Move]) -> Move:
        for owner, before in enumerate(seen):
            assert state.owned[owner] & before == before
            seen[owner] = state.owned[owner]
        return moves[rng.below(len(moves))]

    rng = Rng(5)
    state = match.state
    assert isinstance(state, CarsonState)
    playout(GAME, state, rng, choose)
    assert all(mask.bit_count() > 2 for mask in seen)


def test_cc_094_owned_parcels_are_not_for_sale() -> None:
    state = a_state(phase=2)
    own(state, 1, "A1")
    own(state, 0, "B1")
    placing(state, 0)
    assert refused(state, "place A1") == "CC-054"
    assert refused(state, "place B1") == "CC-054"
    assert refused(state, "place C1") is None


def test_cc_095_a_parcel_with_an_outlaw_cannot_be_bought_or_claimed() -> None:
    """A cowboy goes there to fight (CC-254); every way to own it is barred."""
    state = a_state(phase=2, money=10, options={"outlaws": True})
    assert state.outlaws == 0
    state.outlaws = parcels("E5")
    placing(state, 0)
    assert refused(state, "place E5") is None
    stand(state, 0, "E4 E5")
    at_step(state, BuyParcels(0, parcels("E4 E5")))
    assert refused(state, "buy E5") == "CC-095"
    assert refused(state, "decline E5") is None
    assert refused(state, "buy E4") is None
    for step in (ClaimStartingParcel(0), ClaimFreeParcel(0)):
        at_step(state, step)
        assert refused(state, "claim E5") == "CC-095"
        assert refused(state, "claim E4") is None


def test_cc_282_more_cowboys_than_property_tiles() -> None:
    state = a_state(phase=2, money=20)
    own(state, 0, "A1 A2 A3 A4 A5 A6 A7 A8 B1 B2 B3")
    assert state.property_left[0] == 1
    placing(state, 0)
    play(state, "place H1", "pass", "pass")
    assert refused(state, "place H2") is None
    play(state, "place H2", "pass")
    part(state, begin_parcels)
    play(state, "buy H2")
    assert refused(state, "buy H1") == "CC-282"
    play(state, "decline H1")
    assert (owner_of(state, "H1"), state.property_left[0]) == (NOBODY, 0)
    assert state.money[0] == 19


def test_cc_282_a_power_grants_only_as_many_parcels_as_there_are_tiles() -> None:
    state = a_state(phase=1)
    use_power(state, 0, "settler")
    assert asked(state) == ("claim_free_parcel", 0)
    play(state, "claim H8")
    assert owner_of(state, "H8") == 0
    own(state, 1, "A1 A2 A3 A4 A5 A6 A7 A8 B1 B2 B3 B4")
    use_power(state, 1, "settler")
    assert asked(state) == ("", -1)  # no tile left: the power is void
