"""What a move costs and brings, said before it is confirmed. Nothing is carried out here."""

from __future__ import annotations

from typing import Final

from westbound.games.great_western_trail.previews import (
    actions,
    cards,
    cattle,
    deliveries,
    kansas_city,
    railroad,
    trail,
    workers,
)
from westbound.kit.messages import MoveMessage

PREVIEWS: Final[tuple[MoveMessage, ...]] = (
    *trail.PREVIEWS,
    *actions.PREVIEWS,
    *workers.PREVIEWS,
    *cattle.PREVIEWS,
    *railroad.PREVIEWS,
    *deliveries.PREVIEWS,
    *kansas_city.PREVIEWS,
    *cards.PREVIEWS,
)
