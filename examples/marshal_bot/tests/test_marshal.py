"""Marshal is found by its name, takes its parameters, and plays better than chance."""

from __future__ import annotations

import pytest

import westbound
from marshal_bot import MarshalBot
from westbound.bots import Bot, LiveView, bot_info, bot_names, make_bot
from westbound.engine.rng import Rng

GAME = "carson"  # any game will do: the bot knows none


def first_choices(bot: Bot, seed: int, count: int) -> list[str]:
    match = westbound.new_match(GAME, players=2, seed=seed)
    chosen = []
    for _ in range(count):
        seat, moves = match.turn, match.moves()
        assert seat is not None
        move = bot.choose(LiveView(match.game, match.state, seat), moves, Rng(seed, len(match.log)))
        assert move in moves
        chosen.append(move.text)
        match.play(move)
    return chosen


def test_it_is_found_by_its_name() -> None:
    assert "marshal" in bot_names()
    info = bot_info("marshal")
    assert info is not None
    assert {info.line(language) for language in ("en", "es", "it")} >= {
        "Bot, marshal: plays some moves on in imagined futures"
    }


def test_its_parameters_have_types() -> None:
    bot = make_bot("marshal(futures=2, candidates=3)")
    assert isinstance(bot, MarshalBot)
    assert (bot.futures, bot.candidates) == (2, 3)


@pytest.mark.parametrize(
    "wrong",
    ["marshal(futures=0)", "marshal(candidates=1)", "marshal(futures=many)", "marshal(x=1)"],
)
def test_what_makes_no_sense_is_refused(wrong: str) -> None:
    with pytest.raises(westbound.BadInput, match="marshal"):
        make_bot(wrong)


def test_it_is_the_same_in_every_run() -> None:
    bot = make_bot("marshal(futures=1, candidates=2)")
    assert first_choices(bot, 5, 4) == first_choices(bot, 5, 4)
