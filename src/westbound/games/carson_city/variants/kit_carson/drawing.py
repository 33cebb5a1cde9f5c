"""Kit Carson: a lock on the marker of those who have locked their plan."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.drawing.part_drawing import PartDrawing
from westbound.games.carson_city.observation import View

PLACING: Final = 2  # the phase


class KitCarsonDrawing(PartDrawing):
    def answer_sign(self, view: View, seat: int) -> str | None:
        planning = bool(view["options"]["kit_carson"]) and view["phase"] == PLACING
        return "lock" if planning and seat in view["pass_order"] else None


DRAWING: Final = KitCarsonDrawing()
