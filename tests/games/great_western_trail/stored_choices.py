"""What the levels choose in a handful of positions, kept to see when they change.

    .venv/bin/python -m tests.games.great_western_trail.stored_choices

writes the file anew; do so after a change that is meant to change them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple, cast

from westbound.bots import LiveView, make_bot
from westbound.bots.ladder import LEVELS
from westbound.bots.learned.judge import after_each
from westbound.bots.learned.minds import judge_of, mind_of
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.runner import advance
from westbound.engine.state import State
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.state import TrailState

FILE: Final = Path(__file__).parent / "data" / "choices.json"
GWT = cast("Game[State]", GAME)  # what bots are told of
EVERY: Final = 23  # decisions between two positions
POSITIONS: Final = 5  # of each level and number of players
CLOSE: Final = 0.01  # points: where the two best moves are closer, anything may tip the scales


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


def is_close(level: str, position: Position) -> bool:
    """Whether the two best moves are too close for this level."""
    _, state, seat, moves = position
    judge = judge_of(GWT, mind_of(GWT, level, state.setup.players), state.setup.players)
    worth = sorted(judge.worth(GWT, state, seat, after_each(GWT, state, seat, moves)))
    return worth[-1] - worth[-2] < CLOSE


def clear_positions(level: str, players: int) -> Iterator[Position]:
    clear = (position for position in positions(players) if not is_close(level, position))
    return islice(clear, POSITIONS)


def all_choices() -> dict[str, dict[str, str]]:
    """By level and number of players: the number of the decision, and the move."""
    return {
        f"{level} {players}": {
            str(position.number): choice(level, position)
            for position in clear_positions(level, players)
        }
        for level in LEVELS[1:]  # the first one plays by chance
        for players in GAME.players
    }


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(all_choices(), indent=1) + "\n", encoding="utf-8")
