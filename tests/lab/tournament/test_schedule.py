"""The course of a tournament: rounds of whole batches, early ends, Swiss rounds."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from tests.lab.tournament.made_up import FIRST, plan, play_all, played
from westbound.lab.tournament.plan import Format
from westbound.lab.tournament.schedule import Schedule
from westbound.lab.tournament.sequential import Verdict

BOTS = ("random", "greedy", FIRST)


def test_a_round_has_the_next_batch_of_every_open_match_up() -> None:
    schedule = Schedule(plan(bots=BOTS, sets=5, batch=2))
    assert play_all(schedule, ["greedy", "random", FIRST]) == [12, 12, 6]
    assert [len(contest.sets) for contest in schedule.contests] == [5, 5, 5]
    assert [[s.number for s in contest.sets] for contest in schedule.contests] == [[*range(5)]] * 3
    numbers = [r.number for c in schedule.contests for s in c.sets for r in s.results]
    assert sorted(numbers) == list(range(30))


def test_a_set_has_one_seed_and_all_its_line_ups() -> None:
    schedule = Schedule(plan(players=3, sets=1))
    games = schedule.next_round()
    assert len({game.seed for game in games}) == 1
    assert len({game.bots for game in games}) == 6
    held = Counter((bot, seat) for game in games for seat, bot in enumerate(game.bots))
    assert set(held.values()) == {3}
    assert not any(game.referee for game in games)


def test_what_is_decided_is_not_played_any_longer() -> None:
    schedule = Schedule(plan(sets=100, batch=5))
    play_all(schedule, ["random", FIRST])
    (contest,) = schedule.contests
    assert (contest.verdict, contest.decided_after) == (Verdict.ABOVE, 10)
    assert len(contest.sets) == 10
    assert schedule.games_left() == 0


def test_all_is_played_if_that_is_wanted_and_the_first_decision_stands() -> None:
    schedule = Schedule(plan(sets=20, batch=5, play_all=True))
    while games := schedule.next_round():
        order = ["random", FIRST] if len(schedule.contests[0].sets) < 10 else [FIRST, "random"]
        schedule.add_round({game.number: played(game, order) for game in games})
    (contest,) = schedule.contests
    assert (contest.verdict, contest.decided_after, len(contest.sets)) == (Verdict.ABOVE, 10, 20)
    assert contest.share == Fraction(1, 2)


def test_the_number_of_games_left_is_what_is_played_if_nothing_is_decided() -> None:
    for wanted in (
        plan(bots=BOTS, sets=4),
        plan(bots=(*BOTS, "cautious"), sets=3, players=3, format=Format.SWISS),
    ):
        schedule = Schedule(wanted)
        first = schedule.next_round()
        left = schedule.games_left()
        schedule.add_round({game.number: played(game, wanted.bots) for game in first})
        assert left == len(first) + sum(play_all(schedule, wanted.bots))
        assert schedule.games_left() == 0


def test_swiss_rounds_pair_similar_scores() -> None:
    bots = ("random", "cautious", "greedy", FIRST)
    schedule = Schedule(plan(bots=bots, sets=2, format=Format.SWISS))
    play_all(schedule, bots)
    pairs = [contest.match_up.bots for contest in schedule.contests]
    assert pairs == [
        ("random", "cautious"), ("greedy", FIRST),
        ("random", "greedy"), ("cautious", FIRST),
    ]  # fmt: skip
    assert [contest.match_up.number for contest in schedule.contests] == [0, 1, 2, 3]
    assert schedule.swiss_scores() == {"random": 2, "cautious": 1, "greedy": 1, FIRST: 0}


def test_a_swiss_bye_is_half_a_round() -> None:
    schedule = Schedule(plan(bots=BOTS, sets=2, format=Format.SWISS, rounds=1))
    play_all(schedule, BOTS)
    assert schedule.swiss_scores() == {"random": 1, "greedy": 0, FIRST: Fraction(1, 2)}


def test_after_an_interruption_complete_sets_count() -> None:
    schedule = Schedule(plan(sets=4, batch=2))
    games = schedule.next_round()
    schedule.add_finished_sets({game.number: played(game, ["random", FIRST]) for game in games[1:]})
    (contest,) = schedule.contests
    assert [played_set.number for played_set in contest.sets] == [1]
    assert contest.verdict is None
