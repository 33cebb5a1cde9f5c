"""How strong a net is: one seat of it among greedy ones, from every seat of the same set-ups."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from westbound.bots.learned.judge import Judge, after_each
from westbound.engine.game import Game
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.runner import advance
from westbound.games.registry import find_game

MEASURE_SEED: Final = 987_654_321  # set-ups that no training meets


@dataclass(frozen=True, slots=True)
class Measured:
    """A match of one candidate: its share of the victory, and points."""

    share: float
    own: int
    others: float


@dataclass(frozen=True, slots=True)
class Measuring:
    """Each set-up once for each seat, the candidate in it."""

    game: str
    players: int
    candidate: Judge
    others: Judge
    setups: int

    @property
    def pieces(self) -> int:
        return self.setups * self.players

    def do(self, number: int) -> Measured:
        game: Game[Any] = find_game(self.game)
        setup, mine = divmod(number, self.players)
        rng = Rng(MEASURE_SEED, setup)
        state = game.new(self.players, complete(game.options, {}))
        while True:
            seat, moves = advance(game, state, rng)
            if not moves:
                break
            judge = self.candidate if seat == mine else self.others
            wanted = game.worth_a_look(state, seat, moves)
            positions = after_each(game, state, seat, wanted)
            worth = judge.worth(game, state, seat, positions)
            state = positions[max(range(len(worth)), key=worth.__getitem__)]
        places = game.standings(state)
        own = next(place for place in places if place.seat == mine)
        first = [place.seat for place in places if place.rank == 1]
        rest = [place.points for place in places if place.seat != mine]
        share = 1 / len(first) if mine in first else 0.0
        return Measured(share, own.points, sum(rest) / len(rest))
