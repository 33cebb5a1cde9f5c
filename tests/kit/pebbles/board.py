"""The pond as a picture."""

from __future__ import annotations

from tests.kit.pebbles.game import PEBBLES, Pond
from westbound.kit.marks import disc
from westbound.kit.open_board import OpenBoard, Piece


def pebble(state: Pond, place: int) -> str:
    owner = state.owner[place]
    return disc(owner) if owner >= 0 else ""


TABLE = OpenBoard(PEBBLES, "place", pebble, {"pebble": Piece(disc(0), ("PB-002", "PB-003"))})
board, panel, figures, tips = TABLE.board, TABLE.panel, TABLE.figures, TABLE.tips
description, components = TABLE.description, TABLE.components
