"""Digital conventions. Rules CC-276 to CC-280."""

from __future__ import annotations

import pytest

import westbound
from tests.games.carson_city.positions import (
    a_match,
    a_state,
    at_step,
    begin_part,
    begin_phase,
    match_at,
    own,
    parcel,
    parcels,
    play,
    put,
    settle_at,
    stand,
    state_of,
)
from westbound.engine.match import Match
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.rules.buy_parcels import begin_parcels
from westbound.games.carson_city.base.rules.place_cowboys import begin_placing
from westbound.games.carson_city.base.steps import PlaceBuilding, PlaceOrPass, SpendMoney
from westbound.games.carson_city.characters.auctioneer import begin_bidding
from westbound.games.carson_city.components import BANK
from westbound.games.carson_city.game import GAME


def played(seed: int, moves: int = 40) -> Match:
    match = a_match(players=3, seed=seed)
    for number in range(moves):
        options = match.moves()
        match.play(options[number * 5 % len(options)])
    return match


def log_lines(match: Match) -> list[tuple[int, str, bool]]:
    return [(entry.seat, entry.text, entry.automatic) for entry in match.log]


def test_cc_276_one_seed_gives_one_match() -> None:
    assert log_lines(played(seed=3)) == log_lines(played(seed=3))
    assert log_lines(played(seed=3)) != log_lines(played(seed=4))


def test_cc_276_every_chance_result_is_logged() -> None:
    match = a_match(players=2, seed=9)
    chance = [entry.text.split()[0] for entry in match.log if entry.seat == CHANCE]
    assert chance[:2] == ["order", "centre"]
    assert chance[2:11] == ["mountain"] * 9
    assert set(chance[11:]) == {"draw"}
    again = westbound.match_from_json(match.to_json())
    assert log_lines(again) == log_lines(match)


def test_cc_276_duel_dice_are_logged() -> None:
    state = a_state(players=2)
    for seat in (0, 1):
        stand(state, seat, "buy_vp_5")
    match = match_at(settle_at(state, "buy_vp_5"))
    (entry,) = match.log
    assert entry.seat == CHANCE
    assert GAME.parse(entry.text).kind == "roll"


def test_cc_277_one_legal_answer_is_given_automatically() -> None:
    state = a_state(players=2, money=0)
    stand(state, 0, "build_12")
    match = match_at(settle_at(state, "build_12"))
    assert log_lines(match) == [(0, "decline", True)]  # nothing can be paid


@pytest.mark.parametrize(
    ("where", "decline"),
    [
        ("build_12", "decline"),
        ("A1", "decline A1"),
        ("ammunition", "decline"),
        ("buy_vp_5", "decline"),
    ],
)
def test_cc_277_declining_is_offered_when_it_changes_something(where: str, decline: str) -> None:
    state = a_state(players=2, money=12)
    stand(state, 0, where)
    match = match_at(settle_at(state, where))
    assert match.log == []
    assert decline in [move.text for move in match.moves()]
    assert len(match.moves()) > 1


def test_cc_277_the_last_duel_needs_no_choice() -> None:
    state = a_state(players=2)
    for seat in (0, 1):
        stand(state, seat, "A1")
    match = match_at(begin_part(state, begin_parcels))
    assert log_lines(match)[0] == (0, "duel A1", True)


def test_cc_278_seats_are_fixed_for_the_game() -> None:
    match = a_match(players=3, seed=2)
    names = match.names
    state = a_state(order=(2, 0, 1), passed=(1, 2, 0), money=[0, 1, 2])
    begin_phase(state, 4)
    later = match_at(state)
    assert later.names == names
    assert [seat["seat"] for seat in seats_of(later)] == [0, 1, 2]
    assert [seat["money"] for seat in seats_of(later)] == [0, 1, 2]
    assert later.turn == 1  # the turn order has changed, the seats have not


def seats_of(match: Match) -> list[dict[str, object]]:
    seats = match.observe(None)["seats"]
    assert isinstance(seats, list)
    return [dict(seat) for seat in seats if isinstance(seat, dict)]


def test_cc_278_auctions_go_round_by_seat() -> None:
    state = a_state(players=4, phase=1, order=(2, 0, 3, 1), money=9)
    begin_bidding(state, 2, 0)
    for seat in (2, 3, 0, 1):
        assert GAME.deciders(state) == (seat,)
        play(state, f"bid {1 + (seat - 2) % 4}")
    assert GAME.deciders(state) == (2,)


def test_cc_279_a_refused_consent_is_logged() -> None:
    state = a_state(players=2)
    own(state, 0, "C3")
    own(state, 1, "C4")
    match = match_at(at_step(state, PlaceBuilding(0, 0, 0, BANK)))
    match.play("ask C4")
    assert match.turn == 1
    match.play("refuse")
    assert log_lines(match) == [(0, "ask C4", False), (1, "refuse", False)]
    assert match.why_not("ask C4") == westbound.Refusal("CC-104", case="once", parcel="C4")


def test_cc_279_declined_actions_are_logged() -> None:
    state = a_state(players=2)
    stand(state, 0, "A1")
    match = match_at(settle_at(state, "A1"))
    match.play("decline A1")
    assert log_lines(match) == [(0, "decline A1", False)]


def test_cc_279_automatic_passes_are_logged() -> None:
    state = a_state(players=2, phase=2)
    state.general[0], state.reserve[0] = 10, 0
    match = match_at(begin_part(state, begin_placing))
    assert log_lines(match) == [(0, "pass", True)]
    assert match.turn == 1


def test_cc_280_an_observation_is_all_a_bot_needs() -> None:
    state = a_state(players=3)
    put(state, "saloon", "C3", seat=1)
    stand(state, 1, "gambling")
    state.phase, state.passed = 2, []
    at_step(state, PlaceOrPass(0))
    seen = GAME.observe(state, 0)
    restored = GAME.determinize(seen, Rng(1))
    assert seen["moves"] == [move.text for move in GAME.legal(restored, 0)]
    for text in ("place gambling", "place C3", "place D4", "pass"):
        assert GAME.why_not(restored, GAME.parse(text), 0) is None
    refusal = GAME.why_not(restored, GAME.parse("place build_12"), 1)
    assert refusal is not None
    assert refusal.rule == "WB-001"  # bots wait for their turn like everybody


def test_cc_280_no_seat_sees_more_than_another() -> None:
    state = at_step(a_state(players=3, money=[40, 50, 60]), SpendMoney(1))
    for viewer in (0, 1, 2):
        mine, public = dict(GAME.observe(state, viewer)), dict(GAME.observe(state, None))
        differing = {key for key in mine if mine[key] != public[key]}
        assert differing <= {"viewer", "moves"}


def test_cc_280_seats_that_do_not_decide_get_no_moves() -> None:
    match = a_match(players=2, seed=1)
    assert match.turn is not None
    other = 1 - match.turn
    assert match.moves(other) == []
    assert match.observe(other)["moves"] is None
    assert state_of(match).owned[other] & parcels("A1") == 0
    refusal = match.why_not("claim A1", seat=other)
    assert refusal is not None
    assert refusal.rule == "WB-001"
    assert state_of(match).owner[parcel("A1")] == -1
