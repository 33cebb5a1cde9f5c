"""Matches of a model against bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

import westbound
from tests.lab.llm.servers import Way, answers, picks, player_at, says, server
from westbound.engine.errors import BadInput
from westbound.engine.json_types import Json
from westbound.engine.match import Match
from westbound.lab.llm import Detail
from westbound.lab.llm.chat import Refused, Unanswered
from westbound.lab.llm.meter import LimitReached, Limits
from westbound.lab.llm.player import ChatPlayer
from westbound.lab.llm.series import Run, Series, make_series
from westbound.lab.simulation import Case, make_plan, play_game

BRIEF = Detail("words", "none")
CARSON = Series("carson", players=2, seats=(0,), bots=("random",), detail=BRIEF)
FIRST: Way = picks(lambda moves: moves[0])


def play(series: Series, player: ChatPlayer) -> tuple[Run, list[Match]]:
    matches: list[Match] = []
    run = Run(make_series(series), player)
    run.play(lambda: None, matches.append)
    return run, matches


def test_a_model_plays_whole_matches() -> None:
    with server(FIRST) as here:
        run, matches = play(replace(CARSON, games=2), player_at(here))
    assert [match.over for match in matches] == [True, True]
    assert len({match.seed for match in matches}) == 2
    counts = run.player.counts
    assert counts.decisions == counts.at_once == len(here.requests) > 20
    for result, match in zip(run.results, matches, strict=True):
        assert result.bots == ("model dice", "random")
        assert result.seed == match.seed
        by_seat = {place.seat: place.points for place in match.standings()}
        assert result.points == (by_seat[0], by_seat[1])
        assert result.errors == (0, 0)
    assert run.match is None
    again = westbound.match_from_json(matches[0].to_json())
    assert again.standings() == matches[0].standings()


def test_the_same_seed_gives_the_same_matches_and_those_of_a_simulation() -> None:
    """Chance decides where the model does not: then it is a random bot."""
    plan = make_plan("carson", [Case(2, {})], ["random"], games=1, seed=1)
    with server(says("I pass on this one.")) as here:
        player = player_at(here, tries=1)
        run, (match,) = play(CARSON, player)
    simulated = play_game(plan, 0)
    assert run.results[0].points == simulated.points
    assert run.results[0].seed == simulated.seed == match.seed
    assert run.results[0].decisions == simulated.decisions
    assert run.results[0].forced == simulated.forced
    assert run.results[0].chances == simulated.chances
    assert run.results[0].errors == (player.counts.decisions, 0)
    assert player.counts.chance == {"wrong_answers": player.counts.decisions}


def test_a_model_can_play_all_seats() -> None:
    series = replace(CARSON, seats=(0, 1), bots=())
    with server(FIRST) as here, pytest.raises(LimitReached):
        play(series, player_at(here, limits=Limits(max_tokens=110 * 10)))
    asked = {here.asked(n)[0]["content"].split(";")[0] for n in range(len(here.requests))}
    assert len(asked) == 2  # you are P1, you are P2


def test_a_model_is_told_nothing_about_who_plays_against_it() -> None:
    series = replace(CARSON, language="es")
    with server(FIRST) as here, pytest.raises(LimitReached):
        play(series, player_at(here, limits=Limits(max_tokens=110 * 10)))
    assert "P1, P2" in here.asked(0)[0]["content"]
    text = here.asked(len(here.requests) - 1)[1]["content"]
    assert "Qué ha pasado desde tu última decisión" in text
    assert "random" not in text


def test_seats_can_move_on() -> None:
    series = replace(CARSON, players=4, seats=(0, 1), bots=("greedy", "random"), rotate=True)
    assert series.line_up(0) == [None, None, "greedy", "random"]
    assert series.line_up(1) == ["random", None, None, "greedy"]
    assert series.line_up(4) == series.line_up(0)
    assert replace(series, rotate=False).line_up(1) == series.line_up(0)
    assert replace(series, bots=("greedy",)).line_up(0) == [None, None, "greedy", "greedy"]


@pytest.mark.parametrize("game", ["gwt", "steam"])
def test_other_games_can_be_played_too(game: str) -> None:
    series = replace(CARSON, game=game, players=3, bots=("cautious",))
    with server(picks(lambda moves: moves[-1])) as here:
        player = player_at(here, limits=Limits(max_tokens=110 * 6))
        with pytest.raises(LimitReached):
            play(series, player)
    assert player.counts.at_once == 6


# --- what ends a run


def ended(way: Way, error: type[Exception], **limits: int) -> Run:
    with server(FIRST, FIRST, way) as here:
        run = Run(make_series(CARSON), player_at(here, limits=Limits(**limits), retries=0))
        with pytest.raises(error):
            run.play(lambda: None, lambda match: None)
    return run


@pytest.mark.parametrize(
    ("way", "error", "decisions"),
    [
        (answers(401, b""), Refused, 2),
        (answers(500, b""), Unanswered, 5),
        (FIRST, LimitReached, 3),
    ],
    ids=["refused", "silent", "limit"],
)
def test_what_is_done_is_kept(way: Way, error: type[Exception], decisions: int) -> None:
    limits = {"max_tokens": 330} if error is LimitReached else {}
    run = ended(way, error, **limits)
    assert run.results == []
    assert run.match is not None
    assert not run.match.over
    assert run.player.counts.decisions == decisions
    assert len([e for e in run.match.log if e.seat == 0 and not e.automatic]) >= 2


def test_ctrl_c_leaves_the_match_as_it_is() -> None:
    def interrupt() -> None:
        if len(here.requests) == 3:
            raise KeyboardInterrupt

    with server(FIRST) as here:
        run = Run(make_series(CARSON), player_at(here))
        with pytest.raises(KeyboardInterrupt):
            run.play(interrupt, lambda match: None)
    assert run.match is not None
    assert run.player.counts.decisions == 3


def test_every_line_of_the_record_says_where_it_belongs() -> None:
    lines: list[Mapping[str, Json]] = []

    def stop() -> None:
        if len(lines) > 6:
            raise KeyboardInterrupt

    with server(says("hm"), FIRST) as here:
        run = Run(make_series(CARSON), player_at(here), lines.append)
        with pytest.raises(KeyboardInterrupt):
            run.play(stop, lambda match: None)
    assert run.match is not None
    assert {(line["game"], line["seat"], line["seed"]) for line in lines} == {
        (0, 0, run.match.seed)
    }
    assert [line["type"] for line in lines[:3]] == ["answer", "answer", "decision"]
    assert (lines[2]["by"], lines[2]["tries"]) == ("model", 2)
    for line in lines:
        if line["type"] == "decision":
            entry = line["entry"]
            assert isinstance(entry, int)
            assert run.match.log[entry].text == line["move"]


# --- what cannot be played


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda s: replace(s, players=9), "Carson City is for 2 to 6 players, not 9"),
        (lambda s: replace(s, games=0), "at least 1 game must be played, not 0"),
        (lambda s: replace(s, seed=-1), "a seed is a whole number"),
        (lambda s: replace(s, seats=()), "needs at least one seat"),
        (lambda s: replace(s, seats=(0, 0)), "each named once"),
        (lambda s: replace(s, seats=(2,)), "there is no seat 2; the seats are 0 to 1"),
        (lambda s: replace(s, bots=()), "1 seats are for bots, and no bot is named"),
        (lambda s: replace(s, bots=("random",) * 2), "2 bots are too many"),
        (lambda s: replace(s, bots=("clever",)), "there is no bot 'clever'"),
        (lambda s: replace(s, game="chess"), "There is no game 'chess'"),
        (lambda s: replace(s, options={"horses": 7}), "cannot be 7"),
    ],
)
def test_a_series_that_makes_no_sense(change: Callable[[Series], Series], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        make_series(change(CARSON))
