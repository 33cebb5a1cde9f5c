"""Scout is found by its name, takes its parameters, and plays better than the greedy bot."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import westbound
from scout_bot import ScoutBot
from westbound.bots import Bot, LiveView, bot_info, bot_names, make_bot
from westbound.engine.match import Match
from westbound.engine.rng import Rng


def played(game: str, seed: int, bots: Sequence[Bot], max_moves: int = 1000) -> Match:
    """A match between these bots; the same one in every run."""
    match = westbound.new_match(game, players=len(bots), seed=seed)
    while (seat := match.turn) is not None and len(match.log) < max_moves:
        view, rng = LiveView(match.game, match.state, seat), Rng(seed, len(match.log))
        match.play(bots[seat].choose(view, match.moves(), rng))
    return match


def test_it_is_found_by_its_name() -> None:
    assert "scout" in bot_names()
    info = bot_info("scout")
    assert info is not None
    assert info.line("en") == "Bot, scout: plays some moves on in imagined futures"
    assert len({info.line(language) for language in ("en", "es", "it")}) == 3


def test_its_parameters_have_types() -> None:
    for name in ("scout(futures=2, candidates=3)", "scout_bot:ScoutBot(futures=2)"):
        bot = make_bot(name)
        assert isinstance(bot, ScoutBot)
        assert bot.futures == 2


@pytest.mark.parametrize("wrong", ["futures=0", "candidates=1", "depth=0", "futures=many", "x=1"])
def test_what_makes_no_sense_is_refused(wrong: str) -> None:
    with pytest.raises(westbound.BadInput, match="scout"):
        make_bot(f"scout({wrong})")


def test_it_plays_any_game_and_the_same_in_every_run() -> None:
    bots = [make_bot("scout(futures=1, candidates=2)")] * 2
    logs = [[e.text for e in played("carson", 5, bots, 30).log] for _ in range(2)]
    assert logs[0] == logs[1]


def test_it_is_stronger_than_the_greedy_bot() -> None:
    """Four matches, each played twice with the seats changed; the result is always the same."""
    scout, greedy = make_bot("scout"), make_bot("greedy")
    margins = []
    for seed in range(4):
        for seat, bots in enumerate(([scout, greedy], [greedy, scout])):
            match = played("claim_stakes", seed, bots)
            points = {standing.seat: standing.points for standing in match.standings()}
            margins.append(points[seat] - points[1 - seat])
    assert sum(margin > 0 for margin in margins) >= 6, margins
    assert sum(margins) > 0, margins
