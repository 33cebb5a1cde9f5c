"""What the greedy bot makes of a built position."""

from __future__ import annotations

from typing import cast

from tests.games.steam.positions import a_state, play, track
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.state import State
from westbound.games.steam.game import GAME
from westbound.games.steam.heuristics import evaluate
from westbound.games.steam.state import SteamState

STEAM = cast("Game[State]", GAME)  # what bots are told of


def best(state: SteamState) -> str:
    """The move that the greedy bot makes."""
    seat = state.agenda[-1].seat
    moves = GAME.legal(state, seat)
    return max(moves, key=lambda move: (after(state, move), move.text)).text


def after(state: SteamState, move: Move | str) -> float:
    """The position after this move, for the seat that makes it."""
    seat, trial = state.agenda[-1].seat, state.copy()
    GAME.apply(trial, GAME.parse(move) if isinstance(move, str) else move, seat)
    return evaluate(trial, seat)


def decide(state: SteamState, moves: int) -> SteamState:
    """Let whoever is asked make the best moves."""
    for _ in range(moves):
        play(state, best(state))
    return state


def delivering(level: int = 2) -> SteamState:
    """Albany (red) - Poughkeepsie - New York, two own links; a rival's link beside them."""
    state = a_state(money=10)
    track(state, 0, "8,1 21@0", "8,2 T21@0", "8,3 21@0")
    state.level[0] = level
    return state
