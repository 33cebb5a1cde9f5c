"""Opponents that a strong bot should beat: each by its own way of thinking.

They are named like any other bot, for example `checks.strength.pool:Rollouts(futures=2)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from checks.strength.racer import race_rating
from westbound.bots import SeatView
from westbound.bots.learned.judge import Judge
from westbound.bots.learned.search import Search, SearchPlan
from westbound.bots.learned.value_net import check_fits, net_from_bytes
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.rng import Rng

NETS: Final = Path(__file__).parent / "nets"


class Rollouts:
    """Plays its best moves on with greedy players for all seats, to the end of the round."""

    def __init__(self, width: int = 4, futures: int = 2) -> None:
        self.name = f"rollouts-{width}-{futures}"
        plan = SearchPlan(width=width, futures=futures, rounds=1, window=6.0)
        self._search = Search(Judge(), plan)

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        return self._search.choose(view, moves, rng)


class OnePly:
    """An early net, one move ahead: of ten minutes, in Carson City of twenty-seven."""

    name = "one-ply"

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        game: Game[Any] = view.game
        players = len(game.standings(view.sample_state(rng)))
        return Search(_young(game, players), SearchPlan()).choose(view, moves, rng)


class Racer:
    """Great Western Trail by constants that a tuner found: it ends matches early and wins them."""

    name = "racer"

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        game: Game[Any] = view.game
        if game.id != "gwt":
            raise BadInput(f"the racer plays Great Western Trail only, not {game.title}")
        now = view.sample_state(rng)

        def rate(move: Move) -> float:
            after: Any = now.copy()
            game.apply(after, move, view.seat)
            return race_rating(after, view.seat)

        return max(game.worth_a_look(now, view.seat, moves), key=rate)


@cache
def _young(game: Game[Any], players: int) -> Judge:
    path, features = NETS / f"{game.id}-{players}.npz", game.feature_list(players)
    if features is None or not path.is_file():
        raise BadInput(f"there is no early net for {game.title} with {players} players")
    net, about = net_from_bytes(path.read_bytes(), path.name)
    check_fits(about, game.id, players, features, path.name)
    return Judge(net)
