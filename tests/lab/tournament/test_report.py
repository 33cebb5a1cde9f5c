"""What a report says follows from the sets."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.lab.tournament.made_up import FIRST, game, plan, play_all, played
from westbound.lab.tournament.match_ups import SetResult
from westbound.lab.tournament.plan import Format
from westbound.lab.tournament.report import Ended, make_report
from westbound.lab.tournament.schedule import Schedule
from westbound.lab.tournament.sequential import Verdict

BOTS = ("random", "cautious", FIRST)


def ladder() -> Schedule:
    """The cautious bot always beats the random one; it and the last one each win half a set."""
    schedule = Schedule(plan(bots=BOTS, format=Format.LADDER, sets=20, batch=10))
    while games := schedule.next_round():
        order = ["cautious", "random", FIRST]
        schedule.add_round(
            {
                game.number: played(game, order if set(game.bots) == set(BOTS[:2]) else game.bots)
                for game in games
            }
        )
    return schedule


def test_match_ups_tell_shares_intervals_and_why_they_ended() -> None:
    first, second = make_report(ladder()).match_ups
    assert (first.match_up.first, first.match_up.others) == ("cautious", ("random",))
    assert (first.sets, first.won, first.tied, first.lost) == (10, 10, 0, 0)
    assert (first.share, first.victories, first.fair_victories) == (1.0, 1.0, 0.5)
    assert (first.verdict, first.decided_after, first.ended) == (Verdict.ABOVE, 10, Ended.DECIDED)
    assert list(first.share_95) == pytest.approx([0.722, 1.0], abs=0.001)
    assert first.anytime_95[0] < first.share_95[0]
    assert (second.sets, second.won, second.tied, second.lost) == (20, 0, 20, 0)
    assert (second.share, second.victories) == (0.5, 0.5)
    assert (second.verdict, second.ended) == (None, Ended.ALL_SETS)


def test_pairs_are_counted_seat_by_seat() -> None:
    """Four at a table in this order: A B A B; A is ahead of B in three of four pairs."""
    first, second = make_report(ladder()).match_ups
    assert (first.pairs, first.pairs_ahead, first.pairs_95[1]) == (20, 1.0, 1.0)
    assert first.pairs_95 == first.share_95  # all sets alike: no more is known than from the sets
    assert (second.pairs, second.pairs_ahead) == (40, 0.5)
    four = SetResult(0, (game(("a", "b", "a", "b"), (1, 2, 3, 4)),))
    assert four.pairs_ahead("a") == [1, 1, 0, 1]
    assert four.pairs_ahead("b") == [0, 1, 0, 0]
    tied = SetResult(0, (game(("a", "b"), (1, 1)),))
    assert tied.pairs_ahead("a") == [Fraction(1, 2)]


def test_an_interrupted_match_up_says_so() -> None:
    schedule = Schedule(plan(sets=4))
    games = schedule.next_round()
    schedule.add_finished_sets({game.number: played(game, BOTS) for game in games})
    report = make_report(schedule, interrupted=True)
    assert [found.ended for found in report.match_ups] == [Ended.INTERRUPTED]
    assert report.to_json()["interrupted"] is True


def test_head_to_head_and_seats() -> None:
    report = make_report(ladder())
    assert report.head_to_head["cautious", "random"].share == 1.0
    assert report.head_to_head["random", "cautious"].share == 0.0
    assert report.head_to_head[FIRST, "cautious"].sets == 20
    assert ("random", FIRST) not in report.head_to_head
    assert report.seats.rate(0, "random") == 0.0
    assert report.seats.rate(0, FIRST) == 1.0  # the first seat always wins there
    assert report.seats.rate(0) == pytest.approx((10 + 40) / 60)
    assert report.seats.rate(1, "nobody") is None


def test_the_document_has_it_all() -> None:
    found = make_report(ladder()).to_json()
    assert list(found) == [
        "format", "version", "header", "interrupted", "sets", "tied_sets", "match_ups", "ratings",
        "head_to_head", "victories_by_seat", "games_finished", "bots", "victories_by_tie_break",
        "game_length", "violations",
    ]  # fmt: skip
    assert (found["sets"], found["tied_sets"], found["games_finished"]) == (30, 20, 60)
    ratings = found["ratings"]
    assert isinstance(ratings, dict)
    assert (ratings["anchor"], ratings["by"]) == ("random", "wins")


def test_swiss_scores_and_ranking() -> None:
    schedule = Schedule(plan(bots=BOTS, sets=2, format=Format.SWISS, rounds=1))
    play_all(schedule, BOTS)
    report = make_report(schedule)
    assert report.swiss_scores == {"random": 1.0, "cautious": 0.0, FIRST: 0.5}
    assert report.ranking() == ["random", "cautious", FIRST]  # the last one was not rated
    assert report.rating_of(FIRST) is None
    assert report.to_json()["swiss_scores"] == report.swiss_scores


def test_nothing_played_is_a_report_too() -> None:
    report = make_report(Schedule(plan()))
    assert (report.sets, report.match_ups, [r.bot for r in report.ratings]) == (0, [], ["random"])
