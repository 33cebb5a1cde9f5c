"""A model as a bot, wherever bots play."""

from __future__ import annotations

import logging

import pytest

from tests.lab.llm.positions import match_after
from tests.lab.llm.servers import Way, answers, picks, says, server
from westbound.bots import LiveView, choose_move, errors_of, make_bot
from westbound.engine.errors import BadInput
from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.lab.llm import ChatBot
from westbound.lab.simulation import Case, make_plan, play_game

LAST: Way = picks(lambda moves: moves[-1])


def a_match() -> Match:
    return match_after("carson", 2)


def chosen(bot: ChatBot, match: Match) -> Move:
    seat = match.turns[0]
    view = LiveView(match.game, match.state, seat)
    return choose_move(bot, view, match.moves(seat), seed=1)


def test_it_is_made_by_its_text_and_plays_in_a_simulation() -> None:
    with server(LAST) as here:
        name = f"westbound.lab.llm:ChatBot(url={here.url},model=dice,language=it,rules=none)"
        plan = make_plan("carson", [Case(2, {})], [name, "random"], games=1)
        result = play_game(plan, 0)
    assert result.bots == (name, "random")
    assert result.errors == (0, 0)
    assert len(here.requests) > 10
    assert "Le tue mosse legali" in here.asked(0)[1]["content"]


def test_what_it_is_asked_is_what_its_parameters_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WB_TEST_KEY", "sk-1")
    with server(LAST) as here:
        bot = make_bot(
            f"westbound.lab.llm:ChatBot(url={here.url},model=dice,key_env=WB_TEST_KEY,"
            "temperature=0.25,answer_tokens=50,board=words)"
        )
        assert isinstance(bot, ChatBot)
        chosen(bot, a_match())
    (request,) = here.requests
    assert (request.body["temperature"], request.body["max_tokens"]) == (0.25, 50)
    assert request.headers["Authorization"] == "Bearer sk-1"
    assert "drawing" not in here.asked(0)[1]["content"]
    assert "sk-1" not in repr(vars(bot))


def test_no_answer_tokens_are_no_limit() -> None:
    with server(LAST) as here:
        chosen(ChatBot(here.url, "dice", answer_tokens=0), a_match())
    assert "max_tokens" not in here.requests[0].body


def test_where_it_does_not_decide_chance_does(caplog: pytest.LogCaptureFixture) -> None:
    match = a_match()
    random = make_bot("random")
    seat = match.turns[0]
    expected = choose_move(
        random, LiveView(match.game, match.state, seat), match.moves(seat), seed=1
    )
    with server(says("hm")) as here, caplog.at_level(logging.WARNING):
        bot = ChatBot(here.url, "dice", tries=2)
        assert chosen(bot, match) == expected
        assert chosen(bot, match) == expected
    assert errors_of(bot) == 2
    assert len(here.requests) == 4
    assert "the model dice did not decide: wrong_answers" in caplog.text


def test_a_server_that_refuses_is_not_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    match = a_match()
    with server(answers(403, b"")) as here, caplog.at_level(logging.WARNING):
        bot = ChatBot(here.url, "dice")
        assert chosen(bot, match) in match.moves()
        assert chosen(bot, match) in match.moves()
    assert len(here.requests) == 1
    assert bot.errors == 2
    assert "is not asked again" in caplog.text
    assert "answered 403" in caplog.text


@pytest.mark.parametrize(
    ("parameters", "why"),
    [
        ("model=dice", "needs the parameter 'url'"),
        ("url=http://127.0.0.1/", "needs the parameter 'model'"),
        ("url=127.0.0.1,model=dice", "an address begins with http://"),
        ("url=http://127.0.0.1/,model=dice,language=fr", "the languages are en, es, it"),
        ("url=http://127.0.0.1/,model=dice,board=svg", "board is both, words or drawing"),
        ("url=http://127.0.0.1/,model=dice,tries=0", "at least 1 try"),
        ("url=http://127.0.0.1/,model=dice,key_env=WB_NO_KEY", "WB_NO_KEY, which is not set"),
        ("url=http://127.0.0.1/,model=dice,temperature=hot", "is a number"),
    ],
)
def test_what_cannot_be_made(parameters: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        make_bot(f"westbound.lab.llm:ChatBot({parameters})")
