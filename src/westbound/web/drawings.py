"""Access to a game's drawings, without naming any game."""

from __future__ import annotations

from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.kit.board import Board, board_of


def drawings(game: Game[State]) -> Board:
    """The board of a game that is played in a browser."""
    found = board_of(game.package)
    assert found is not None, f"{game.package} has no board"
    return found


def has_drawings(game: Game[State]) -> bool:
    """Whether the game has a board; without one it is played in terminals only."""
    return board_of(game.package) is not None
