"""Steam keeps every promise of the conformance suite, with bots too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from westbound.bots import LiveView, make_bot
from westbound.engine.combinations import option_combinations
from westbound.engine.conformance import Conformance
from westbound.engine.conformance.walk import Chooser, Table
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.state import State

from .begun_game import ANY_CROWDED, ANY_USUAL


def chooser(name: str) -> Chooser:
    bot = make_bot(name)

    def choose(game: Game[State], state: State, seat: int, moves: Sequence[Move], rng: Rng) -> Move:
        return bot.choose(LiveView(game, state, seat), moves, rng)

    return choose


class TestSteam(Conformance):
    game = ANY_USUAL
    choosers: ClassVar[Mapping[str, Chooser]] = {
        name: chooser(name) for name in ("greedy", "random")
    }


class TestOnCrowdedMaps(Conformance):
    """Matches that begin with much track: these see the tiles that random ones never do."""

    game = ANY_CROWDED

    def tables(self) -> Iterator[Table]:
        """Every two values of options meet; all combinations are tried above."""
        rows = option_combinations(self.game.options, limit=0)
        for players in self.game.players:
            for number, row in enumerate(rows):
                yield Table(players, complete(self.game.options, row), 100 * players + number)

    def some_tables(self) -> Iterator[Table]:
        """Every player count once."""
        return iter(list(super().some_tables())[::3])

    def all_moves(self) -> Sequence[Move]:
        """A part is enough: the whole of it is tried above."""
        return super().all_moves()[::5]
