"""What chance brings, as moves."""

from __future__ import annotations

from typing import Final

from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.games.great_western_trail.components import (
    CARD_NAMES,
    MASTER_NAMES,
    NEUTRALS,
    PRIVATE_EACH,
    SIDES,
    TILE_NAMES,
)
from westbound.kit.moves import Amount, Named, Several, interned


class Tile(Named):
    """Chance: the tile that is revealed."""

    __slots__ = ()
    kind = "tile"
    verb = "reveal"
    group = "tile"
    names = TILE_NAMES


class Cards(Several):
    """Chance: cards from a stack, sorted."""

    __slots__ = ()
    kind = "cards"
    group = "cards"
    names = CARD_NAMES


class Starter(Amount):
    """Chance: the starting player, counted from 1."""

    __slots__ = ()
    kind = "starter"


class SidesUp(Move):
    """Chance: which side of each private building is up, as ten letters."""

    __slots__ = ("sides",)
    fields = ("sides",)
    kind = "sides"

    def __init__(self, sides: int) -> None:
        super().__init__("sides " + sides_text(sides))
        self.sides: Final = sides

    def params(self) -> dict[str, Param]:
        return {"sides": sides_text(self.sides)}


class Order(Several):
    """Chance: pieces dealt to their spaces, in the order of the spaces."""

    __slots__ = ()
    group = "order"


class NeutralOrder(Order):
    __slots__ = ()
    kind = "neutrals"
    names = NEUTRALS


class MasterOrder(Order):
    __slots__ = ()
    kind = "masters"
    names = MASTER_NAMES


class StartingObjectives(Order):
    __slots__ = ()
    kind = "starting_objectives"
    verb = "starting"
    names = CARD_NAMES


def sides_text(sides: int) -> str:
    """Ten letters, the first for building 1."""
    return "".join([SIDES[sides >> number & 1] for number in range(PRIVATE_EACH)])


def sides_of(letters: str) -> int:
    """The mask of such letters: bit n is building n + 1."""
    return sum(1 << number for number, side in enumerate(letters) if side == "b")


def is_mix_of_sides(text: object) -> bool:
    return isinstance(text, str) and len(text) == PRIVATE_EACH and not set(text) - set(SIDES)


TILE: Final = Tile.all()
CARDS: Final = interned(Cards, 1 << 14)  # few hands come up again and again
