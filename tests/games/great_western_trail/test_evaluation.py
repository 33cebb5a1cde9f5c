"""Positions as numbers: complete, finite, fair, and different wherever moves differ."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import isfinite
from typing import Final, NamedTuple, cast

import numpy as np
import pytest

from tests.games.great_western_trail.busy_walks import ORDINARY, RICH, WITHOUT_DISCS, walk
from westbound.bots.learned.judge import Judge, after_each
from westbound.bots.learned.value_net import new_net
from westbound.engine.codec import dump_fields
from westbound.engine.evaluation import RATING_UNIT
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.runner import advance
from westbound.engine.state import State
from westbound.games.great_western_trail.evaluation import FEATURES
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.heuristics.known import known_of
from westbound.games.great_western_trail.heuristics.outlook import Outlook
from westbound.games.great_western_trail.heuristics.rating import journey
from westbound.games.great_western_trail.heuristics.weights import BALANCED
from westbound.games.great_western_trail.rules.scoring import points
from westbound.games.great_western_trail.state import TrailState

GWT = cast("Game[State]", GAME)  # what bots are told of
RATING: Final = [FEATURES.index[name] for name in FEATURES.rating]

# The share of candidates, by kind of decision, that may look like another one, and why.
ALIKE: Final = {
    "move_herd": 0.05,  # equal fees on two ways, paid to one rival or to another
    "move_again": 0.05,  # the same
    "buy_cattle": 0.02,  # West Highlands of 3 and 5 points, or both of 4
    "place_building": 0.01,  # two risk spaces side by side, with the building moved from between
    "foresight": 0.01,  # tiles of equal worth that find no space on the trail
}


class Choice(NamedTuple):
    """A decision of a match, and the positions its moves lead to."""

    state: TrailState
    seat: int
    moves: Sequence[Move]
    after: list[TrailState]


def choices(seed: int, *, greedy: bool = False) -> Iterator[Choice]:
    """Every real decision of a match of greedy or cautious players."""
    state, rng = GAME.new(2 + seed % 3, complete(GAME.options, {})), Rng(seed, 5)
    while True:
        seat, moves = advance(GAME, state, rng)
        if not moves:
            return
        if len(moves) == 1:
            GAME.apply(state, moves[0], seat)
            continue
        after = after_each(GWT, state, seat, moves)
        yield Choice(state, seat, moves, after)
        if greedy:
            evaluator = GAME.evaluator(state, seat)
            state = max(after, key=evaluator.rate)
        else:
            state = after[rng.below(len(moves))]


# --- what the numbers are


@pytest.mark.parametrize("begin", [ORDINARY, RICH, WITHOUT_DISCS])
def test_every_position_has_all_features_and_they_are_finite(begin: int) -> None:
    for number, (state, _, _) in enumerate(walk(begin + 4, begin)):
        if number % 7 == 0:
            before = dump_fields(state, leave_out=("setup",))
            for seat in range(state.setup.players):
                found = GAME.evaluator(state, seat).features(state)
                assert len(found) == len(FEATURES)
                assert all(isfinite(value) and abs(value) < 25 for value in found)
            assert dump_fields(state, leave_out=("setup",)) == before


def test_names_differ_and_are_the_same_for_every_number_of_players() -> None:
    assert len(set(FEATURES.names)) == len(FEATURES)
    assert {GAME.feature_list(n).fingerprint for n in GAME.players} == {FEATURES.fingerprint}
    assert {*FEATURES.rating, FEATURES.rival, *FEATURES.likings} <= {*FEATURES.names}


@pytest.mark.parametrize("begin", [ORDINARY, RICH, WITHOUT_DISCS])
def test_terms_and_the_journey_add_up_to_the_rating(begin: int) -> None:
    for number, (state, seat, _) in enumerate(walk(begin + 8, begin)):
        if number % 5 == 0 and seat >= 0:
            evaluator = GAME.evaluator(state, seat)
            found = evaluator.features(state)
            total = sum([found[index] for index in RATING]) * RATING_UNIT
            way = journey(Outlook(state, seat, BALANCED)) if state.agenda else 0.0
            assert total + way == pytest.approx(evaluator.rate(state))


@pytest.mark.parametrize("begin", [ORDINARY, RICH, WITHOUT_DISCS])
def test_what_is_known_of_other_positions_changes_no_rating(begin: int) -> None:
    """An evaluator shares what situations have in common; the rating is the same without."""
    for number, (state, seat, _) in enumerate(walk(begin + 11, begin)):
        if seat < 0 or number % 11:
            continue
        after = after_each(GWT, state, seat, GAME.legal(state, seat))
        for style in ("", "cowboys"):
            shared = [GAME.evaluator(state, seat, style).rate(position) for position in after]
            for position, rating in zip(after, shared, strict=True):
                known_of.cache_clear()
                assert GAME.evaluate(position, seat, style) == rating


def test_after_the_end_the_rating_is_the_score() -> None:
    for moment in walk(3):
        state = moment.state
    assert not state.agenda  # the same object throughout
    for seat in range(state.setup.players):
        evaluator = GAME.evaluator(state, seat)
        score = sum(points(state, seat).values())
        assert evaluator.rate(state) == score
        found = evaluator.features(state)
        assert sum([found[index] for index in RATING]) * RATING_UNIT == pytest.approx(score)


# --- fair


def test_cards_that_the_seat_cannot_see_make_no_difference() -> None:
    looked = 0
    for number, (state, _, _) in enumerate(walk(7)):
        if number % 9 == 0:
            for seat in range(state.setup.players):
                dealt_anew = GAME.sample_state(state, seat, Rng(number))
                looked += dealt_anew.hand != state.hand
                found = GAME.evaluator(dealt_anew, seat).features(dealt_anew)
                assert found == GAME.evaluator(state, seat).features(state)
    assert looked > 20


# --- what a net makes of them


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_new_net_plays_like_the_terms_of_the_rating(seed: int) -> None:
    """Differences are those of single precision."""
    by_net = Judge(new_net(FEATURES, 1))
    for number, (state, seat, _, after) in enumerate(choices(seed, greedy=True)):
        if number % 6 == 0:
            evaluator = GAME.evaluator(state, seat)
            found = [evaluator.features(position) for position in after]
            rated = [RATING_UNIT * sum([row[index] for index in RATING]) for row in found]
            worth = by_net.worth(GWT, state, seat, after)
            assert rated[int(np.argmax(worth))] == pytest.approx(max(rated), abs=1e-3)
            if all(position.agenda for position in after):
                rival = np.array(worth) - np.array(rated)
                assert np.ptp(rival) < 1e-3


@pytest.mark.parametrize("greedy", [False, True])
def test_whatever_moves_change_shows_in_a_feature(greedy: bool) -> None:
    """A choice that the features do not show would be made blindly."""
    twins: dict[str, int] = defaultdict(int)
    total: dict[str, int] = defaultdict(int)
    for seed in range(3):
        for number, (state, seat, _, after) in enumerate(choices(seed, greedy=greedy)):
            if number % 2:
                continue
            kind, evaluator = state.agenda[-1].kind, GAME.evaluator(state, seat)
            seen: dict[tuple[float, ...], set[str]] = defaultdict(set)
            for position in after:
                alike = seen[tuple(evaluator.features(position))]
                alike.add(repr(dump_fields(position, leave_out=("setup",))))
            total[kind] += sum([len(alike) for alike in seen.values()])
            twins[kind] += sum([len(alike) for alike in seen.values() if len(alike) > 1])
    assert len(total) > 15
    for kind, count in twins.items():
        assert count <= ALIKE.get(kind, 0.0) * total[kind], kind


# --- clocks


def test_turn_and_round_rise_with_every_turn_and_with_every_round() -> None:
    players, before, turns = 3, (0, 0, -1), 0
    for state, seat, _ in walk(1):
        assert state.setup.players == players
        if seat < 0:
            continue
        now = GAME.turn_of(state), GAME.round_of(state), seat
        if seat != before[2]:
            assert now[0] > before[0]
            turns += 1
        else:
            assert now[:2] == before[:2]
        assert now[0] == turns
        assert now[1] == -(-turns // players)
        before = now
    assert turns > 60
