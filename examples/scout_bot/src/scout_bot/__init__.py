"""Scout: plays promising moves on in imagined futures and takes the best on average."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from typing import Final

from westbound.bots import BotInfo, SeatView
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.runner import advance
from westbound.engine.state import State

IDEAS: Final = 4  # moves that a player of an imagined future thinks of


class ScoutBot:
    """Knows no game: how good a position looks is the game's `evaluate`.

    The moves that look best right now, `candidates` of them, are played on in the same `futures`:
    what is hidden is dealt anew, and everybody takes the best of a few moves, `depth` of them.
    """

    info: Final = BotInfo(
        title={"en": "Bot, scout", "es": "Bot explorador", "it": "Bot esploratore"},
        description={
            "en": "plays some moves on in imagined futures",
            "es": "prueba algunas jugadas en futuros imaginados",
            "it": "prova alcune mosse in futuri immaginati",
        },
    )

    def __init__(self, futures: int = 6, candidates: int = 12, depth: int = 4) -> None:
        if futures < 1 or candidates < 2 or depth < 1:
            raise ValueError("it needs at least 1 future, 2 candidates and a depth of 1")
        self.futures, self.candidates, self.depth = futures, candidates, depth
        self.name = "scout"

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        game, seat = view.game, view.seat
        wanted = [move for move in moves if move.kind not in game.moves_bots_skip] or moves
        now = view.sample_state(rng)
        looks = {move: value_of(game, now, move, seat) + 1e-6 * rng.random() for move in wanted}
        best = nlargest(self.candidates, wanted, key=lambda move: looks[move])
        results = dict.fromkeys(best, 0.0)
        for _ in range(self.futures if len(best) > 1 else 0):
            world, seed = view.sample_state(rng), rng.below(1 << 53)
            for move in best:
                results[move] += self._result(game, world, move, seat, Rng(seed))
        return max(best, key=lambda move: results[move])

    def _result(self, game: Game[State], world: State, move: Move, seat: int, rng: Rng) -> float:
        """How good the position is for the seat after the move and some that follow it."""
        state = world.copy()
        game.apply(state, move, seat)
        for _ in range(self.depth):
            who, moves = advance(game, state, rng)
            if not moves:
                break
            ideas = [rng.choice(moves) for _ in range(IDEAS)]
            best = max(ideas, key=lambda idea: value_of(game, state, idea, who))
            game.apply(state, best, who)
        return game.evaluate(state, seat)


def value_of(game: Game[State], state: State, move: Move, seat: int) -> float:
    after = state.copy()
    game.apply(after, move, seat)
    return game.evaluate(after, seat)
