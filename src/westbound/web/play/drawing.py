"""The door to a game's drawings, so that no game is named here."""

from __future__ import annotations

from westbound.kit.board import Board, board_of


def drawings(package: str) -> Board:
    """The board of a game that is played on pages."""
    found = board_of(package)
    assert found is not None, f"{package} has no board"
    return found
