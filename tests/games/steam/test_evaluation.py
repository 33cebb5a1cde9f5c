"""What a bot that learns sees of a position."""

from __future__ import annotations

from math import isfinite

import numpy as np
import pytest

from tests.games.steam.learnt_walks import TABLES, decisions, some
from westbound.bots.learned.judge import Judge, after_each
from westbound.bots.learned.value_net import new_net
from westbound.engine.evaluation import RATING_UNIT
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.games.steam.evaluation.feature_names import LIKINGS
from westbound.games.steam.game import GAME
from westbound.games.steam.heuristics import evaluate

NAMES = GAME.feature_list(4)


def test_the_list_is_the_same_for_every_number_of_players() -> None:
    assert {GAME.feature_list(players).fingerprint for players in GAME.players} == {
        NAMES.fingerprint
    }
    assert len(set(NAMES.names)) == len(NAMES)
    assert {*NAMES.rating, NAMES.rival, *LIKINGS} <= set(NAMES.names)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_terms_add_up_to_the_rating(players: int, options: dict[str, Value]) -> None:
    terms = [NAMES.index[name] for name in NAMES.rating]
    for decision in some(decisions(1, players, options), 19):
        evaluator = GAME.evaluator(decision.state, decision.seat)
        for move in decision.moves[:6]:
            after = decision.after(move)
            assert evaluator.rate(after) == evaluate(after, decision.seat)
            row = evaluator.features(after)
            assert len(row) == len(NAMES)
            assert all(isfinite(value) for value in row)
            if after.agenda and not after.gone >> decision.seat & 1:
                total = RATING_UNIT * sum([row[term] for term in terms])
                assert total == pytest.approx(evaluate(after, decision.seat), abs=1e-6)


def test_a_new_net_plays_like_the_rating() -> None:
    judge = Judge(new_net(NAMES, 3), rival=0.5)
    for decision in some(decisions(2, 3, {}), 15):
        moves = GAME.worth_a_look(decision.state, decision.seat, decision.moves)
        positions = after_each(GAME, decision.state, decision.seat, moves)
        if not all(state.agenda for state in positions):
            continue
        learnt = judge.worth(GAME, decision.state, decision.seat, positions)
        rated = Judge().worth(GAME, decision.state, decision.seat, positions)
        offsets = np.array(learnt) - np.array(rated)
        assert np.ptp(offsets - offsets[0]) < 1e-3  # the rivals' share is the same for all


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_nothing_hidden_is_read(players: int, options: dict[str, Value]) -> None:
    """Only the order of the bag is hidden, and the state has none: two samples are alike."""
    for decision in some(decisions(3, players, options), 45):
        worlds = [GAME.sample_state(decision.state, decision.seat, Rng(n)) for n in (1, 2)]
        rows = [GAME.evaluator(world, decision.seat).features(world) for world in worlds]
        assert rows[0] == rows[1]


def test_asking_changes_nothing_and_does_not_depend_on_what_was_asked_before() -> None:
    kept = []
    for decision in some(decisions(4, 4, {}), 12):
        after = decision.after(decision.moves[-1])
        row = GAME.evaluator(decision.state, decision.seat).features(after)
        kept.append((decision, after, row))
    for decision, after, row in reversed(kept):
        assert GAME.evaluator(decision.state, decision.seat).features(after) == row


def test_a_finished_match_has_no_features() -> None:
    state = next(decisions(5, 3, {})).state
    evaluator = GAME.evaluator(state, 0)
    state.agenda = []
    assert evaluator.features(state) == [0.0] * len(NAMES)


def test_a_cube_that_a_rival_could_have_moved_is_missed_by_the_rival() -> None:
    use, seen = NAMES.index["cubes for rivals"], 0
    for decision in decisions(6, 3, {}, cautious=False):
        if decision.kind != "choose_route" or decision.state.turn < 4:
            continue
        evaluator = GAME.evaluator(decision.state, decision.seat)
        before, now = (
            evaluator.features(decision.state),
            evaluator.features(decision.after(decision.moves[0])),
        )
        assert now[use] <= before[use]
        seen += now[use] < before[use]
    assert seen
