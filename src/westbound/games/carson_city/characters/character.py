"""What a character card can do. A face overrides only what its power changes (CC-044)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from westbound.engine.option import Value
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.steps import RollDuel
from westbound.games.carson_city.characters.names import ORDER_NUMBERS
from westbound.games.carson_city.components import TABLE
from westbound.games.carson_city.state import RED, YELLOW, CarsonState, replaced


class Character:
    """A card on one side (CC-172): `number` is which card it is, `limit` its money limit."""

    number: ClassVar[int] = -1
    side: ClassVar[int] = YELLOW
    name: ClassVar[str] = ""
    limit: ClassVar[int] = 0
    rule: ClassVar[str] = "CC-172"
    may_attack: ClassVar[bool] = True  # rivals' buildings
    is_safe: ClassVar[bool] = False  # the owner's buildings, from attacks
    avoids_duels: ClassVar[bool] = False  # never joins others (CC-178)
    max_parcel_price: ClassVar[int] = TABLE["parcel_price_most"]  # no parcel costs more (CC-189)
    rerolls: ClassVar[bool] = False  # their own dice in each duel, once (CC-193)
    scores_roads: ClassVar[bool] = False  # roads bring points (CC-199)
    sings: ClassVar[bool] = False  # a cowboy goes gambling for the product of the dice (CC-196)
    fee: ClassVar[int] = 0  # for each beaten cowboy (CC-201, CC-203)
    share: ClassVar[int] = 0  # what a borrowed card's limit is lowered by (CC-174)

    @property
    def order_number(self) -> int:
        """The number on the card: its place in phase 2 (CC-042)."""
        return ORDER_NUMBERS[self.number]

    @property
    def face(self) -> str:
        """The name of this side, such as sheriff_r; the two sides of 14 have names of their own."""
        return f"{self.name}_{'yr'[self.side]}"

    def why_not_laid_out(self, options: Mapping[str, Value]) -> Refusal | None:
        """The rule that keeps this side from a table with these options."""
        return None

    def why_not_chosen(self, state: CarsonState, seat: int) -> str:
        """The rule that forbids choosing the card, or nothing."""
        return ""

    def turns(self, state: CarsonState) -> bool:
        """Whether the card is turned over when it is chosen (CC-190, CC-204)."""
        return False

    def other_side(self, state: CarsonState) -> Character:
        return state.setup.faces[face_index(self.number, 1 - self.side)]

    def turn(self, state: CarsonState, seat: int) -> None:
        """Turn the card over; the seat has chosen its other side."""
        other = self.other_side(state)
        state.sides = replaced(state.sides, self.number, other.side)
        state.card[seat] = face_index(other.number, other.side)
        other.chosen(state, seat)

    def chosen(self, state: CarsonState, seat: int) -> None:
        """What happens at once when the card is chosen (CC-039)."""

    def building_price(self, price: int) -> int:
        """What a building of this printed price costs (CC-184)."""
        return price

    def road_laid(self, state: CarsonState, seat: int, new: int, *, bridge: bool) -> None:
        """The seat laid a road; `new`: the parcels connected only now."""

    def rolled(self, state: CarsonState, seat: int, step: RollDuel, dice: tuple[int, ...]) -> bool:
        """The seat's duel has its dice; whether the card asks something before it ends."""
        return False

    def won(self, state: CarsonState, seat: int) -> None:
        """The seat won a duel."""

    def lost(self, state: CarsonState, seat: int) -> None:
        """A cowboy of the seat was beaten."""

    def duel_over(self, state: CarsonState, seat: int, beaten: tuple[int, ...]) -> None:
        """Any duel is over; `beaten`: whose cowboys lost, in pass order. It asks at once."""

    def before_income(self, state: CarsonState, seat: int) -> None:
        """Ask for what is decided in the income step (CC-117)."""

    def end_of_round(self, state: CarsonState, seat: int) -> None:
        """What the card does first in phase 4 (CC-156)."""


def face_index(number: int, side: int) -> int:
    """Where a face stands in the table of all faces."""
    return 2 * number + (side == RED)
