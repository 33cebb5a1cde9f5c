"""Marshal: plays promising moves on in imagined futures and takes the best on average."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from typing import Final

from westbound.bots import BotInfo, BotView
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.runner import playout
from westbound.engine.state import State

__all__ = ["MarshalBot"]


class MarshalBot:
    """Knows no game: how good a position looks is the game's `evaluate`, how it ends its points.

    Of the moves that look best right now, `candidates` of them, each is played to the end of the
    match in the same `futures`: what is hidden is dealt anew, and everybody plays at random.
    """

    info: Final = BotInfo(
        title={"en": "Bot, marshal", "es": "Bot marshal", "it": "Bot marshal"},
        description={
            "en": "plays some moves on in imagined futures",
            "es": "prueba algunas jugadas en futuros imaginados",
            "it": "prova alcune mosse in futuri immaginati",
        },
    )

    def __init__(self, futures: int = 4, candidates: int = 5) -> None:
        if futures < 1 or candidates < 2:
            raise ValueError("it needs at least 1 future and 2 candidates")
        self.futures, self.candidates = futures, candidates
        self.name = "marshal"

    def choose(self, view: BotView, moves: Sequence[Move], rng: Rng) -> Move:
        wanted = [m for m in moves if m.kind not in view.game.moves_bots_skip] or list(moves)
        if len(wanted) == 1:
            return wanted[0]
        best = self._best_looking(view, wanted, rng)
        results = dict.fromkeys(best, 0)
        for _ in range(self.futures):
            world, seed = view.sample_state(rng), rng.below(1 << 53)
            for move in best:
                results[move] += margin(view.game, world, move, view.seat, Rng(seed))
        return max(best, key=lambda move: results[move])

    def _best_looking(self, view: BotView, moves: Sequence[Move], rng: Rng) -> list[Move]:
        world = view.sample_state(rng)
        values = {}
        for move in moves:
            after = world.copy()
            view.game.apply(after, move, view.seat)
            values[move] = view.game.evaluate(after, view.seat) + 1e-6 * rng.random()
        return nlargest(self.candidates, moves, key=lambda move: values[move])


def margin(game: Game[State], world: State, move: Move, seat: int, rng: Rng) -> int:
    """By how many points the seat is ahead of the best rival when this move is played on."""
    state = world.copy()
    game.apply(state, move, seat)
    playout(game, state, rng, lambda state, seat, moves: rng.choice(moves))
    points = {standing.seat: standing.points for standing in game.standings(state)}
    return points[seat] - max(points[other] for other in points if other != seat)
