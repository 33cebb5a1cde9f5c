"""The five levels in this game: nothing hidden moves them, and their values fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from itertools import islice

import pytest

from westbound.bots.bot import LiveView
from westbound.bots.ladder import LEVELS
from westbound.bots.learned.minds import judge_of, mind_of, style_names
from westbound.bots.registry import make_bot
from westbound.engine.move import Move
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.runner import advance
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import CarsonState
from westbound.games.registry import find_game

ANY_GAME = find_game("carson")  # as bots know it
LARGEST = 300_000  # bytes of learnt values
SECRETS: tuple[dict[str, Value], ...] = ({"duel_tiles": True}, {"kit_carson": True})


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", SECRETS, ids=str)
def test_nothing_hidden_moves_a_level(level: str, options: dict[str, Value]) -> None:
    """CC-010: two worlds that look alike to the seat, one choice."""
    bot, wanted = make_bot(level, ANY_GAME), 1 if level == "legend" else 4
    for state, seat, moves in islice(secret_decisions(options), wanted):
        other = GAME.sample_state(state, seat, Rng(9))
        choices = {
            bot.choose(LiveView(ANY_GAME, world.copy(), seat), moves, Rng(4)).text
            for world in (state, other)
        }
        assert len(choices) == 1


def secret_decisions(
    options: dict[str, Value],
) -> Iterator[tuple[CarsonState, int, Sequence[Move]]]:
    """Decisions after which somebody has hidden something, far apart."""
    state, rng, number = GAME.new(3, complete(GAME.options, options)), Rng(5), 0
    while True:
        seat, moves = advance(GAME, state, rng)
        if not moves:
            return
        number += 1
        if number % 17 == 0:
            yield state, seat, moves
        GAME.apply(state, GAME.cautious(state, seat, moves, rng), seat)


@pytest.mark.parametrize("players", GAME.players)
def test_learnt_values_fit_and_are_small(players: int) -> None:
    for level in LEVELS[1:]:
        judge = judge_of(GAME, mind_of(GAME, level, players), players)
        assert judge.net is None or judge.net.inputs == len(GAME.feature_list(players))
    for path in files(GAME.package).joinpath("data/values").iterdir():
        assert len(path.read_bytes()) <= LARGEST


def test_every_style_has_weights() -> None:
    assert style_names(GAME) == GAME.styles
    for style in GAME.styles:
        judge = judge_of(GAME, mind_of(GAME, "rancher", 2), 2, style)
        assert judge.liking is not None
        assert judge.liking.any()
