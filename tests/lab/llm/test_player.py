"""One decision of a model: asked, corrected, asked again, given up."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.lab.llm.positions import a_question
from tests.lab.llm.servers import (
    FakeTime,
    answers,
    completion,
    contents,
    hangs,
    picks,
    player_at,
    says,
    server,
)
from westbound.engine.errors import BadInput
from westbound.engine.json_types import Json
from westbound.lab.llm.chat import Refused
from westbound.lab.llm.meter import LimitReached, Limits
from westbound.lab.llm.player import ECHOED, LONGEST_WAIT, Decision, Patience

PASS = a_question().game.parse("pass")
BUSY = answers(500, b"")


def test_a_legal_answer_decides() -> None:
    seen = a_question()
    with server(says("Why not?\nMOVE: pass", 90, 10)) as here:
        player = player_at(here)
        assert player.decide(seen) == Decision(PASS, 1)
    assert contents(here.asked(0)) == [("system", seen.system), ("user", seen.text)]
    assert (player.counts.decisions, player.counts.at_once) == (1, 1)
    assert player.meter.tokens == 100


def test_the_moves_of_the_list_can_be_answered_as_they_stand() -> None:
    seen = a_question()
    with server(picks(lambda moves: moves[-1])) as here:
        assert player_at(here).decide(seen).move == seen.moves[-1]


def test_a_wrong_answer_is_explained_with_its_rule_and_asked_again() -> None:
    seen = a_question("it")
    with server(says("MOVE: choose sheriff"), says("MOVE: 999"), says("MOVE: pass")) as here:
        player = player_at(here)
        assert player.decide(seen) == Decision(PASS, 3)
    first, second, third = (contents(here.asked(n)) for n in range(3))
    assert second[: len(first)] == first
    assert third[: len(second)] == second
    assert second[-2] == ("assistant", "MOVE: choose sheriff")
    role, told = second[-1]
    assert role == "user"
    assert "«choose sheriff» ora non è legale" in told
    assert "(CC-045)" in told
    assert "999" in third[-1][1]
    assert player.counts.wrong == {"illegal": 1, "number": 1}
    assert player.counts.rules == {"CC-045": 1}
    assert player.counts.at_once == 0


def test_after_some_tries_chance_decides() -> None:
    with server(says("")) as here:
        player = player_at(here, tries=2)
        assert player.decide(a_question()) == Decision(None, 2, "wrong_answers")
    assert len(here.requests) == 2
    assert here.asked(1)[-2]["content"]  # some servers refuse an empty message
    assert player.counts.chance == {"wrong_answers": 1}
    assert player.silent == 0


def test_of_a_long_wrong_answer_the_end_is_sent_back() -> None:
    with server(says("x" * 100_000), says("MOVE: pass")) as here:
        player_at(here).decide(a_question())
    assert len(here.asked(1)[-2]["content"]) == ECHOED


def test_an_answer_that_is_cut_off_is_told_so() -> None:
    cut = answers(200, completion("Let me", finish_reason="length"))
    with server(cut, says("MOVE: pass")) as here:
        player = player_at(here)
        player.decide(a_question())
    assert player.counts.wrong == {"cut": 1}
    assert "cut off" in here.asked(1)[-1]["content"]


# --- requests that fail


def test_failed_requests_are_made_again_more_and_more_patiently() -> None:
    time = FakeTime()
    malformed = answers(200, b"{")
    with server(BUSY, BUSY, malformed, says("MOVE: pass")) as here:
        player = player_at(here, time=time)
        assert player.decide(a_question()) == Decision(PASS, 1)
    assert time.waits == [1.0, 2.0, 4.0]
    assert [contents(here.asked(n)) for n in range(4)] == [contents(here.asked(0))] * 4
    assert player.counts.again == {"500": 2, "malformed": 1}
    assert player.counts.wrong == {}


def test_a_server_says_how_long_to_wait() -> None:
    time = FakeTime()
    ways = (answers(429, b"", Retry_After=str(wait)) for wait in (7, 99999))
    with server(*ways, says("MOVE: pass")) as here:
        player_at(here, time=time).decide(a_question())
    assert time.waits == [7.0, LONGEST_WAIT]


def test_a_server_that_never_answers_is_given_up() -> None:
    with server(hangs) as here:
        player = player_at(here, retries=1, timeout=0.1)
        assert player.decide(a_question()) == Decision(None, 0, "no_answer")
        assert player.silent == 1
        assert player.decide(a_question()).chance == "no_answer"
        assert player.silent == 2
    assert player.counts.again == {"timeout": 4}
    assert player.counts.chance == {"no_answer": 2}


def test_one_answer_ends_the_silence() -> None:
    with server(BUSY, says("hm"), says("MOVE: pass")) as here:
        player = player_at(here, retries=0)
        player.decide(a_question())
        assert player.silent == 1
        player.decide(a_question())
        assert player.silent == 0


def test_a_refusal_ends_everything_at_once() -> None:
    with server(answers(401, b"")) as here, pytest.raises(Refused, match="answered 401"):
        player_at(here).decide(a_question())
    assert len(here.requests) == 1


# --- limits


def test_a_decision_has_its_time() -> None:
    time = FakeTime()
    with server(BUSY) as here:
        player = player_at(here, retries=10, decision_seconds=8, time=time)
        assert player.decide(a_question()) == Decision(None, 0, "time")
    assert time.waits == [1.0, 2.0, 4.0]  # 8 more seconds would be too late
    assert player.silent == 0


def test_no_question_is_asked_when_the_time_of_the_decision_is_over() -> None:
    time = FakeTime()
    with server(answers(429, b"", Retry_After="5"), says("no move")) as here:
        player = player_at(here, decision_seconds=5.5, time=time)
        time_of_answer = player.decide(a_question())
    assert time_of_answer.chance == "wrong_answers"
    assert len(here.requests) == 4


def test_the_limit_of_the_run_ends_it_between_two_questions() -> None:
    with server(says("no move", 60, 0)) as here:
        player = player_at(here, limits=Limits(max_tokens=100))
        with pytest.raises(LimitReached, match="100 tokens"):
            player.decide(a_question())
    assert len(here.requests) == 2


def test_nobody_waits_beyond_the_end_of_the_run() -> None:
    time = FakeTime()
    with server(answers(503, b"", Retry_After="60")) as here:
        player = player_at(here, limits=Limits(max_seconds=30), time=time)
        with pytest.raises(LimitReached, match="30 seconds is reached while waiting"):
            player.decide(a_question())
    assert time.waits == []


@pytest.mark.parametrize(
    ("patience", "why"),
    [
        ({"tries": 0}, "at least 1 try"),
        ({"retries": -1}, "retries are 0 or more"),
        ({"timeout": 0}, "timeout is more than 0 seconds"),
        ({"decision_seconds": float("nan")}, "decision_seconds is more than 0"),
    ],
)
def test_impatience_that_makes_no_sense(patience: dict[str, float], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        Patience(**patience)  # type: ignore[arg-type]


# --- the record


def test_everything_is_recorded() -> None:
    lines: list[Mapping[str, Json]] = []
    seen = a_question()
    with server(BUSY, says("MOVE: choose sheriff", 5, 6), says("MOVE: pass", 7, 8)) as here:
        player_at(here).decide(seen, lines.append)
    failure, wrong, right = lines
    assert (failure["type"], failure["kind"], failure["try"]) == ("failure", "500", 1)
    assert wrong["messages"] == here.asked(1)
    assert right["messages"] == here.asked(2)
    assert (wrong["answer"], wrong["move"]) == ("MOVE: choose sheriff", None)
    assert (wrong["wrong"], wrong["rule"], wrong["try"]) == ("illegal", "CC-045", 1)
    assert (right["move"], right["wrong"], right["rule"], right["try"]) == ("pass", None, None, 2)
    assert (right["tokens_in"], right["tokens_out"]) == (7, 8)
