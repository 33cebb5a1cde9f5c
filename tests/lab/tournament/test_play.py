"""Playing a tournament: in one go or in pieces, it ends the same."""

from __future__ import annotations

from contextlib import closing, suppress
from dataclasses import replace

import pytest

from tests.lab.tournament.made_up import FIRST, plan
from westbound.engine.errors import BadInput
from westbound.lab.results import GameResult
from westbound.lab.tournament.plan import Format, Plan
from westbound.lab.tournament.play import Tournament
from westbound.lab.tournament.report import make_report
from westbound.lab.where import Where

PLANS = [
    plan(bots=("random", "cautious", FIRST), sets=3),
    plan(players=3, bots=("random", FIRST), sets=30, batch=3, decide=0.4),
    plan(bots=("random", "cautious", FIRST), sets=4, format=Format.SWISS),
    plan(players=3, bots=("random", "cautious", FIRST), sets=4, format=Format.FIELD, mixed=True),
]


def names(wanted: Plan) -> str:
    return f"{wanted.format}-{wanted.players}"


def play(wanted: Plan, known: list[GameResult] | None = None) -> Tournament:
    tournament = Tournament(wanted, known or [])
    with closing(Where(None, 1).pool()) as pool:
        for _ in tournament.play(pool):
            pass
    return tournament


@pytest.mark.parametrize("wanted", PLANS, ids=names)
def test_after_an_interruption_it_ends_with_the_same_result(wanted: Plan) -> None:
    whole = play(wanted)
    kept: list[GameResult] = []
    for stop in (1, 5, 9):  # three runs that end in the middle of a round
        tournament = Tournament(wanted, kept, kept.append)
        with closing(Where(None, 1).pool()) as pool:
            for _ in tournament.play(pool):
                if len(tournament.results) >= stop:
                    break
    assert 9 <= len(kept) < len(whole.results)
    again = play(wanted, list(reversed(kept)))
    assert again.results == whole.results
    assert make_report(again.finish()).to_json() == make_report(whole.finish()).to_json()


def test_it_tells_how_many_matches_are_left_at_most() -> None:
    tournament = Tournament(plan(sets=3, batch=2))
    with closing(Where(None, 1).pool()) as pool:
        assert list(tournament.play(pool)) == [6, 5, 4, 3, 2, 2, 1, 0]


def test_bots_that_are_the_same_always_tie() -> None:
    """In Carson City the cautious bot is the random one: whatever chance brings, it brings both."""
    (contest,) = play(plan(players=3, bots=("random", "cautious"), sets=2)).finish().contests
    assert [float(played.score("random", "cautious")) for played in contest.sets] == [0.5, 0.5]
    assert all(len({result.points for result in played.results}) == 1 for played in contest.sets)


def test_results_that_are_not_of_this_plan_are_refused() -> None:
    first = next(iter(play(plan(sets=1)).results.values()))
    with pytest.raises(BadInput, match="match 0 has not the seed and the bots of the plan"):
        play(plan(sets=1), [replace(first, seed=first.seed + 1)])
    with pytest.raises(BadInput, match="more matches than the plan has"):
        play(plan(sets=1), [replace(first, number=99)])


def test_ctrl_c_leaves_all_complete_sets() -> None:
    wanted, seen = plan(sets=4, batch=4), list[GameResult]()

    def keep(result: GameResult) -> None:
        seen.append(result)
        if len(seen) == 5:
            raise KeyboardInterrupt

    tournament = Tournament(wanted, keep=keep)
    with suppress(KeyboardInterrupt), closing(Where(None, 1).pool()) as pool:
        list(tournament.play(pool))
    (contest,) = tournament.finish().contests
    assert (len(seen), len(contest.sets)) == (5, 2)
