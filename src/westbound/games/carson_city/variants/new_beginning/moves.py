"""The moves of A New Beginning."""

from __future__ import annotations

from typing import ClassVar, Final

from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.games.carson_city.variants.new_beginning.components import ITEM_NAMES
from westbound.kit.moves import Word


class Seal(Word):
    """A New Beginning: hand in the sheet."""

    __slots__ = ()
    kind = "seal"


# --- sealed choices


class OfSheet(Move):
    """A New Beginning: a unit of this line of the sheet."""

    __slots__ = ("item",)
    fields = ("item",)
    verb: ClassVar[str]

    def __init__(self, item: int) -> None:
        super().__init__(f"{self.verb} {ITEM_NAMES[item]}")
        self.item: Final = item

    def picks(self) -> tuple[str, ...]:
        return (f"{self.verb}:{ITEM_NAMES[self.item]}",)

    def params(self) -> dict[str, Param]:
        return {"item": f"item_{ITEM_NAMES[self.item]}"}


class TakeItem(OfSheet):
    """One more unit."""

    __slots__ = ()
    kind = "take_item"
    verb = "item"


class DropItem(OfSheet):
    """One unit comes off the sheet again."""

    __slots__ = ()
    kind = "drop_item"
    verb = "drop"


SEAL: Final = Seal()
ITEM: Final = tuple(TakeItem(item) for item in range(len(ITEM_NAMES)))
DROP: Final = tuple(DropItem(item) for item in range(len(ITEM_NAMES)))
