"""A match in its middle, to be spoilt for the referee."""

from __future__ import annotations

from collections.abc import Callable

from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.components import (
    EMPTY,
)
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.options import OPTIONS
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import MoveHerd
from westbound.games.great_western_trail.trail import (
    BUILDING_SPACES,
)

Corruption = Callable[[TrailState], None]


def in_the_middle(seed: int = 3, players: int = 4) -> TrailState:
    """A random match at a phase A of its second half, with buildings and discs on the table."""
    state, rng = GAME.new(players, complete(OPTIONS, {})), Rng(seed)
    while not (state.turn > 60 and isinstance(state.agenda[-1], MoveHerd) and any(state.built)):
        seat = state.agenda[-1].seat
        move = GAME.sample(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
        GAME.apply(state, move, seat)
    return state


def builder(state: TrailState) -> int:
    return next(seat for seat, built in enumerate(state.built) if built)


def empty_building_space(state: TrailState) -> int:
    return next(space for space in BUILDING_SPACES if state.on[space] == EMPTY)
