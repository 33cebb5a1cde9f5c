"""What bots see of a position: terms that add up, nothing hidden, and when turns end."""

from __future__ import annotations

import math
from itertools import islice

import numpy as np
import pytest

from tests.games.carson_city.judged_matches import Judged, judged_match, new_match
from westbound.bots.learned.judge import Judge
from westbound.bots.learned.value_net import new_net
from westbound.engine.evaluation import RATING_UNIT
from westbound.engine.rng import Rng
from westbound.engine.runner import advance
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.secrets import has_secrets, hide
from westbound.games.carson_city.state import CarsonState

FEATURES = GAME.feature_list(2)
EVERY = 7  # decisions between two that are looked at
MATCHES = [(0, 2, True), (1, 3, True), (2, 4, False), (9, 3, False), (13, 5, False), (27, 2, False)]


@pytest.fixture(scope="module", params=MATCHES, ids=str)
def decisions(request: pytest.FixtureRequest) -> list[Judged]:
    number, players, usual = request.param
    found = islice(judged_match(number, players, usual), 0, None, EVERY)
    return [kept(judged) for judged in found]


def kept(judged: Judged) -> Judged:
    """The match goes on with the states: copies stay as they are."""
    after = [state.copy() for state in judged.after]
    return judged._replace(before=judged.before.copy(), after=after)


def test_the_list_is_the_same_for_every_number_of_players() -> None:
    lists = [GAME.feature_list(players) for players in GAME.players]
    assert all(found.fingerprint == FEATURES.fingerprint for found in lists)
    assert len(set(FEATURES.names)) == len(FEATURES)
    assert {*FEATURES.rating, FEATURES.rival, *FEATURES.likings} <= set(FEATURES.names)


def test_the_terms_add_up_to_the_rating_and_all_numbers_are_finite(
    decisions: list[Judged],
) -> None:
    for before, seat, _, positions in decisions:
        evaluator = GAME.evaluator(before, seat)
        for state in positions:
            row = dict(zip(FEATURES.names, evaluator.features(state), strict=True))
            assert all(map(math.isfinite, row.values()))
            rating = RATING_UNIT * sum(row[name] for name in FEATURES.rating)
            assert rating == pytest.approx(evaluator.rate(state), abs=1e-9)


def test_sharing_changes_nothing(decisions: list[Judged]) -> None:
    """The evaluator's rating is that of `evaluate`, of the position as the seat knows it."""
    for before, seat, _, positions in decisions:
        evaluator = GAME.evaluator(before, seat)
        for state in positions:
            seen = hide(state, seat) if has_secrets(state.setup) and state.agenda else state
            assert evaluator.rate(state) == pytest.approx(GAME.evaluate(seen, seat), abs=1e-9)
            alone = GAME.evaluator(before, seat).features(state)
            assert list(evaluator.features(state)) == list(alone)


def test_a_net_that_knows_nothing_yet_plays_like_the_rating(decisions: list[Judged]) -> None:
    net = Judge(new_net(FEATURES, 1), rival=0.0)
    for before, seat, _, positions in decisions:
        by_net = net.worth(GAME, before, seat, positions)
        by_hand = Judge().worth(GAME, before, seat, positions)
        assert by_net == pytest.approx(by_hand, abs=1e-3)


def test_what_is_hidden_shows_in_no_feature(decisions: list[Judged]) -> None:
    """CC-010: the hidden things dealt anew, and the seat sees the same after each move."""
    for before, seat, moves, positions in decisions:
        dealt = GAME.sample_state(before, seat, Rng(5))
        real, imagined = GAME.evaluator(before, seat), GAME.evaluator(dealt, seat)
        for move, state in zip(moves, positions, strict=True):
            other = dealt.copy()
            GAME.apply(other, move, seat)
            assert list(real.features(state)) == list(imagined.features(other)), move.text


def test_the_best_rival_is_the_one_with_the_best_rating() -> None:
    for before, seat, _, positions in islice(judged_match(4, 4, usual=True), 20, 200, 30):
        rivals = [GAME.evaluate(before, rival) for rival in range(4) if rival != seat]
        row = GAME.evaluator(before, seat).features(positions[0])
        best = RATING_UNIT * row[FEATURES.index[FEATURES.rival]]
        assert best == pytest.approx(max(rivals), abs=1e-9)


def test_of_an_ended_match_the_points_are_left() -> None:
    state = played_to_the_end(new_match(0, 2, usual=True))
    row = np.array(GAME.evaluator(state, 1).features(state))
    assert row[FEATURES.index["points made"]] * RATING_UNIT == state.vp[1]
    assert np.count_nonzero(row) <= 1
    assert GAME.evaluator(state, 1).rate(state) == state.vp[1]


def played_to_the_end(state: CarsonState) -> CarsonState:
    rng = Rng(3)
    while True:
        seat, moves = advance(GAME, state, rng)
        if not moves:
            return state
        GAME.apply(state, GAME.cautious(state, seat, moves, rng), seat)


# --- turns


@pytest.mark.parametrize("players", [2, 4])
def test_a_turn_ends_with_every_character_cowboy_and_pass(players: int) -> None:
    """CC-038, CC-045: whenever somebody else is asked next, the number is higher."""
    turn, mover, phase = 0, -1, 0
    for before, seat, *_ in judged_match(0, players, usual=True):
        now = GAME.turn_of(before)
        if before.phase in (1, 2) and before.phase == phase and seat != mover:
            assert now > turn
        if before.phase != phase:
            assert now > turn
        turn, mover, phase = now, seat, before.phase


def test_a_turn_lasts_while_its_player_goes_on() -> None:
    """Buying a building, placing it and its house is one turn (CC-096, CC-099)."""
    last = ("", -1, 0)
    for before, seat, *_ in judged_match(2, 3, usual=True):
        kind, turn = before.agenda[-1].kind, GAME.turn_of(before)
        if kind in ("place_building", "place_houses") and last[:2] == ("buy_from_row", seat):
            assert turn == last[2]
        last = (kind, seat, turn)


def test_a_round_has_two_halves() -> None:
    """Everybody has placed their cowboys; everybody has carried out their actions."""
    seen = [GAME.round_of(before) for before, *_ in judged_match(0, 2, usual=True)]
    assert seen == sorted(seen)
    assert {2, 3, 4, 5, 6, 7, 8, 9} <= set(seen)
    state = played_to_the_end(new_match(0, 2, usual=True))
    assert GAME.round_of(state) > max(seen)
    assert GAME.turn_of(state) > 0


def test_the_turn_of_kit_carson_ends_with_handing_in() -> None:
    """CC-240: a plan is one turn, whatever is put and taken up in it."""
    number = next(n for n in range(1, 60) if new_match(n, 3, False).setup.options["kit_carson"])
    turn, mover = 0, -1
    for before, seat, *_ in judged_match(number, 3):
        now = GAME.turn_of(before)
        if before.agenda[-1].kind == "plan_wave" and seat == mover:
            assert now == turn
        turn, mover = now, seat
