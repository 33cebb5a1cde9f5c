"""What positions are worth: by the rating, by a net, by both, with a liking, and at the end."""

from __future__ import annotations

import numpy as np
import pytest

from tests.bots.learned.scored_game import FEATURES, Scored, in_play
from tests.engine.tiny_pieces import TinyState
from westbound.bots.learned.judge import OUT_POINTS, Judge, after_each, final_points
from westbound.bots.learned.value_net import new_net
from westbound.engine.standing import Standing, rank_seats

GAME, NET = Scored(), new_net(FEATURES, 1)


def ratings(state: TinyState) -> tuple[float, float]:
    own, rival = (GAME.evaluator(state, seat).rate(state) for seat in (0, 1))
    return own, rival


def over() -> TinyState:
    state = in_play()
    state.agenda.clear()
    return state


def test_without_a_net_the_rating_is_all() -> None:
    state = in_play()
    assert Judge().worth_now(GAME, state, 0) == ratings(state)[0]
    assert Judge().worth(GAME, state, 0, [state, over()]) == [ratings(state)[0], 3]


def test_a_net_counts_a_share_of_the_best_rival() -> None:
    state, (own, rival) = in_play(), ratings(in_play())
    assert Judge(NET, rival=0.5).worth_now(GAME, state, 0) == pytest.approx(own - rival / 2)
    assert Judge(NET, rival=0.0).worth_now(GAME, state, 0) == pytest.approx(own)


def test_both_can_be_mixed() -> None:
    state, (own, rival) = in_play(), ratings(in_play())
    mixed = Judge(NET, rival=1.0, by_hand=0.25).worth_now(GAME, state, 0)
    assert mixed == pytest.approx(0.75 * (own - rival) + 0.25 * own)


def test_a_liking_is_worth_points_for_each_of_a_feature() -> None:
    state = in_play()
    liking = np.zeros(len(FEATURES), np.float32)
    liking[FEATURES.index["cards"]] = 1.5
    plain, fond = (Judge(NET, liking=told).worth_now(GAME, state, 0) for told in (None, liking))
    assert fond == pytest.approx(plain + 1.5 * 2)


@pytest.mark.parametrize(("judge", "worth"), [(Judge(), 3), (Judge(NET, 0.5), 3 - 0.5 * 1)])
def test_at_the_end_only_points_count(judge: Judge, worth: float) -> None:
    state = over()
    state.points[1] = 1
    assert judge.worth_now(GAME, state, 0) == judge.at_end(GAME, state, 0) == worth


def test_who_has_left_the_match_has_lost_it() -> None:
    class Left(Scored):
        def standings(self, state: TinyState) -> list[Standing]:
            return rank_seats([{"cards": points} for points in state.points], out=1 << 0)

    assert final_points(GAME, over(), 0) == (3, 0)
    assert final_points(Left(), over(), 0)[0] == OUT_POINTS


def test_moves_are_tried_on_copies() -> None:
    state = in_play()
    before = state.key()
    found = after_each(GAME, state, 0, GAME.legal(state, 0))
    assert len({after.key() for after in found}) == len(found) == 2
    assert state.key() == before
