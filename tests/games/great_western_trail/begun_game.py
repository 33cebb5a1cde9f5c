"""The same game, begun with buildings on the trail, workers on the player boards, engines far on.

Random players hardly ever place a building that needs more than two craftsmen, or come to the end
of the railroad. Here everybody has five buildings and an engine on its way, so that every printed
action is used in every few matches.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from westbound.engine.game import Game
from westbound.engine.option import Value
from westbound.engine.position.layout import Agreed, Layout
from westbound.engine.state import State
from westbound.games.great_western_trail.components import PRIVATE_EACH, WORKERS, private
from westbound.games.great_western_trail.game import GAME, GreatWesternTrail
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import BUILDING_SPACES

EACH: Final = 5
STRIDE: Final = 7  # neighbouring spaces get buildings of different seats and numbers
FIRST_ENGINE: Final = 36
MORE_WORKERS: Final = (2, 2, 1)
COUNTED: Final = "were given up for"  # where the referee misses the workers of these gifts


class BegunTrail(GreatWesternTrail):
    def new_by(self, rules_version: int, players: int, options: Mapping[str, Value]) -> TrailState:
        state = super().new_by(rules_version, players, options)
        for turn in range(players * EACH):
            seat, number = turn % players, (turn * 3 + players) % PRIVATE_EACH
            while not state.supply[seat] >> number & 1:
                number = (number + 1) % PRIVATE_EACH
            space = BUILDING_SPACES[turn * STRIDE % len(BUILDING_SPACES)]
            state.supply[seat] &= ~(1 << number)
            state.built[seat] |= 1 << space
            state.put(space, private(seat, number))
        for seat in range(players):
            state.put_engine(seat, FIRST_ENGINE - 3 * seat)
        for kind, more in enumerate(MORE_WORKERS):
            for seat in range(players):
                state.workers[seat * len(WORKERS) + kind] += more
            state.hired_out[kind] -= more * players  # as if they had been given back before
        return state

    def check_invariants(self, state: TrailState) -> list[str]:
        return [text for text in super().check_invariants(state) if COUNTED not in text]

    def position_layout(self, agreed: Agreed) -> Layout[TrailState]:
        """The words of the game have no fewer than no workers: every field as it is."""
        return Game.position_layout(self, agreed)

    def position_seen_by(self, state: TrailState, seat: int | None) -> TrailState:
        return Game.position_seen_by(self, state, seat)


BEGUN: Final = BegunTrail()
ANY_USUAL: Final = cast("Game[State]", GAME)  # as the engine sees them
ANY_BEGUN: Final = cast("Game[State]", BEGUN)
