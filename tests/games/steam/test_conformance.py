"""Steam keeps every promise of the conformance suite, with bots too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from westbound.bots import LiveView, make_bot
from westbound.engine.conformance import Conformance
from westbound.engine.conformance.walk import Chooser, Table, any_move, cautious_move
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.state import State

from .begun_game import ANY_USUAL
from .busy_walks import MAPS, RULESETS


def chooser(name: str) -> Chooser:
    bot = make_bot(name)

    def choose(game: Game[State], state: State, seat: int, moves: Sequence[Move], rng: Rng) -> Move:
        return bot.choose(LiveView(game, state, seat), moves, rng)

    return choose


class TestSteam(Conformance):
    """Cautious matches are long: fewer of them, and fewer of their positions, are enough."""

    game = ANY_USUAL
    max_tables, thinning = 24, 8
    choosers: ClassVar[Mapping[str, Chooser]] = {
        name: chooser(name) for name in ("cautious", "greedy", "random")
    }

    def some_tables(self) -> Iterator[Table]:
        """Every player count once, both rulesets and maps, and one match without caution."""
        for players, seed in zip(self.game.players, (300, 401, 503, 602), strict=True):
            options = {"ruleset": RULESETS[players % 2], "map": MAPS[players // 2 % 2]}
            yield Table(players, complete(self.game.options, options), seed)


def test_most_tables_are_cautious() -> None:
    players = Counter(table.chooser for table in TestSteam().some_tables())
    assert players == {cautious_move: 3, any_move: 1}
