"""Positions in which the levels are asked what they choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, cast

from westbound.bots import LiveView, make_bot
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.runner import advance
from westbound.engine.state import State
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.state import TrailState

GWT = cast("Game[State]", GAME)  # what bots are told of
EVERY: Final = 23  # decisions between two positions


class Position(NamedTuple):
    number: int
    state: TrailState
    seat: int
    moves: list[Move]


def positions(players: int) -> Iterator[Position]:
    """Every 23rd decision of a match of cautious players."""
    state, rng, number = GAME.new(players, complete(GAME.options, {})), Rng(players, 17), 0
    while True:
        seat, moves = advance(GAME, state, rng)
        if not moves:
            return
        if len(moves) > 1:
            number += 1
            if number % EVERY == 0:
                yield Position(number, state.copy(), seat, list(moves))
        GAME.apply(state, GAME.cautious(state, seat, moves, rng), seat)


def choice(level: str, position: Position) -> str:
    bot, view = make_bot(level, GWT), LiveView(GWT, position.state, position.seat)
    return bot.choose(view, position.moves, Rng(position.number)).text
