"""The same game, begun in turn 4 on a crowded map, with money for everybody.

Random players are bankrupt before they have built much. Here every match begins with towns, links
that were lost, complex tiles and New Cities, so that every kind of tile is placed in every few
matches.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, cast

from westbound.engine.game import Game
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.games.steam.game import GAME, Steam
from westbound.games.steam.state import SteamState

from .busy_walks import play_on

FIRST_TURN: Final = 4
MONEY: Final = 40


@cache
def _begun(players: int, options: tuple[tuple[str, Value], ...]) -> SteamState:
    state = GAME.new(players, dict(options))
    for moment in play_on(state, Rng(players, 4)):
        if moment.state.turn == FIRST_TURN:
            break
    state.money = [0 if state.gone >> seat & 1 else MONEY for seat in range(players)]
    state.income = [max(income, 0) for income in state.income]
    return state


class CrowdedSteam(Steam):
    def new(self, players: int, options: Mapping[str, Value]) -> SteamState:
        return _begun(players, tuple(options.items())).copy()


CROWDED: Final = CrowdedSteam()
ANY_USUAL: Final = cast("Game[State]", GAME)  # as the engine sees them
ANY_CROWDED: Final = cast("Game[State]", CROWDED)
