"""The moves of A New Beginning."""

from __future__ import annotations

from typing import Final

from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.games.carson_city.variants.new_beginning.components import ITEM_NAMES
from westbound.kit.moves import Word


class Seal(Word):
    """A New Beginning: hand in the sheet."""

    __slots__ = ()
    kind = "seal"


# --- sealed choices


class TakeItem(Move):
    """A New Beginning: one more unit of this line of the sheet."""

    __slots__ = ("item",)
    kind = "take_item"

    def __init__(self, item: int) -> None:
        super().__init__(f"item {ITEM_NAMES[item]}")
        self.item: Final = item

    def picks(self) -> tuple[str, ...]:
        return (f"item:{ITEM_NAMES[self.item]}",)

    def params(self) -> dict[str, Param]:
        return {"item": f"item_{ITEM_NAMES[self.item]}"}


SEAL: Final = Seal()
ITEM: Final = tuple(TakeItem(item) for item in range(len(ITEM_NAMES)))
