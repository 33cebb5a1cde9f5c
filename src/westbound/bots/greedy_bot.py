"""Looks one move ahead: tries each move on a copy and takes the best position."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from westbound.bots.bot import SeatView
from westbound.bots.info import BotInfo
from westbound.bots.rating_file import RatingFile, read_rating
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.state import State


class GreedyBot:
    """The knowledge is the game's own: its `evaluate` rates a position for a seat.

    `style` is one of the game's ways to play; without one it plays as well as it can. `rating` is
    a file with other figures than the game's own.
    """

    info: Final = BotInfo(
        title={"en": "Bot, greedy", "es": "Bot codicioso", "it": "Bot avido"},
        description={
            "en": "takes what is best right now",
            "es": "toma lo mejor del momento",
            "it": "prende il meglio del momento",
        },
    )

    def __init__(self, style: str = "", rating: Path | None = None) -> None:
        self.style = style
        self.name = f"greedy:{style}" if style else "greedy"
        self._file = None if rating is None else read_rating(rating)
        self._game: Game[State] | None = None  # the last one, and the same by the file
        self._rated: Game[State] | None = None

    @classmethod
    def by(cls, rating: RatingFile) -> GreedyBot:
        """One that goes by these figures."""
        bot = cls()
        bot._file = rating
        return bot

    def check_game(self, game: Game[State]) -> None:
        """BadInput if the file is for another game."""
        self._rater(game)

    def _rater(self, game: Game[State]) -> Game[State]:
        if self._file is None:
            return game
        if self._rated is None or self._game is not game:
            self._game, self._rated = game, self._file.applied(game)
        return self._rated

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        game, seat = view.game, view.seat
        now = view.sample_state(rng)
        rate = self._rater(game).evaluator(now, seat, self.style).rate
        best, best_value = moves[0], float("-inf")
        for move in [m for m in moves if m.kind not in game.moves_bots_skip] or moves:
            after = now.copy()
            game.apply(after, move, seat)
            value = rate(after) + 1e-6 * rng.random()
            if value > best_value:
                best, best_value = move, value
        return best
