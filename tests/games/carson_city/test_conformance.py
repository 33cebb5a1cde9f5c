"""Carson City keeps every promise of the conformance suite, with bots too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from westbound.bots import LiveView, make_bot
from westbound.engine.conformance import Conformance
from westbound.engine.conformance.walk import Chooser
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.games.registry import find_game


def chooser(name: str) -> Chooser:
    bot = make_bot(name)

    def choose(game: Game[State], state: State, seat: int, moves: Sequence[Move], rng: Rng) -> Move:
        return bot.choose(LiveView(game, state, seat), moves, rng)

    return choose


class TestCarsonCity(Conformance):
    game = find_game("carson")
    hides = True
    more_options = ({"buildings": "base+store+school"}, {"buildings": "base+town_hall+station"})
    choosers: ClassVar[Mapping[str, Chooser]] = {
        name: chooser(name) for name in ("greedy", "random")
    }
