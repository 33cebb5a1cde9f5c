"""The local actions of a building."""

from __future__ import annotations

from tests.games.great_western_trail.positions import (
    texts,
)
from westbound.games.great_western_trail.state import TrailState

WOODS = {"flood_risk2", "B1", "C1", "C2", "E1", "E2", "rockfall_risk2", "F2"}


def local(state: TrailState) -> list[str]:
    """The local actions on offer, without what they discard."""
    names = [text.split()[1] for text in texts(state) if text.startswith("use ")]
    return list(dict.fromkeys(name for name in names if not name.startswith("aux_")))
