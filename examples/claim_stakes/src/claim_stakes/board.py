"""What the pages ask of the game: see `westbound.kit.board.Board`."""

from claim_stakes.drawing.gulch_map import board
from claim_stakes.drawing.panel import figures, panel
from claim_stakes.drawing.reference import components
from claim_stakes.drawing.words import description, tips

__all__ = ["board", "components", "description", "figures", "panel", "tips"]
