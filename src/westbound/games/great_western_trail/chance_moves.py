"""What chance brings, as moves."""

from __future__ import annotations

from typing import ClassVar, Final

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
from westbound.kit.moves import Amount, Named


class Tile(Named):
    """Chance: the tile that is revealed."""

    __slots__ = ()
    kind, verb, group, names = "tile", "reveal", "tile", TILE_NAMES


class Cards(Move):
    """Chance: cards from a stack, sorted."""

    __slots__ = ("cards",)
    kind = "cards"

    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__("cards" + "".join([" " + CARD_NAMES[card] for card in cards]))
        self.cards: Final = cards

    def params(self) -> dict[str, Param]:
        return {"cards": tuple(CARD_NAMES[card] for card in self.cards)}


class Starter(Amount):
    """Chance: the starting player, counted from 1."""

    __slots__ = ()
    kind = verb = "starter"


class SidesUp(Move):
    """Chance: which side of each private building is up, as ten letters."""

    __slots__ = ("sides",)
    kind = "sides"

    def __init__(self, sides: int) -> None:
        super().__init__("sides " + sides_text(sides))
        self.sides: Final = sides

    def params(self) -> dict[str, Param]:
        return {"sides": sides_text(self.sides)}


class Order(Move):
    """Chance: pieces dealt to their spaces, in the order of the spaces."""

    __slots__ = ("codes",)
    verb: ClassVar[str]
    names: ClassVar[tuple[str, ...]]

    def __init__(self, codes: tuple[int, ...]) -> None:
        super().__init__(f"{self.verb} " + " ".join([self.names[code] for code in codes]))
        self.codes: Final = codes

    def params(self) -> dict[str, Param]:
        return {"order": tuple(self.names[code] for code in self.codes)}


class NeutralOrder(Order):
    __slots__ = ()
    kind = verb = "neutrals"
    names = NEUTRALS


class MasterOrder(Order):
    __slots__ = ()
    kind = verb = "masters"
    names = MASTER_NAMES


class StartingObjectives(Order):
    __slots__ = ()
    kind, verb, names = "starting_objectives", "starting", CARD_NAMES


def sides_text(sides: int) -> str:
    """Ten letters, the first for building 1."""
    return "".join([SIDES[sides >> number & 1] for number in range(PRIVATE_EACH)])


def sides_of(letters: str) -> int:
    """Such letters as a mask: bit n is building n + 1."""
    return sum(1 << number for number, side in enumerate(letters) if side == "b")


def is_mix_of_sides(text: object) -> bool:
    return isinstance(text, str) and len(text) == PRIVATE_EACH and not set(text) - set(SIDES)
