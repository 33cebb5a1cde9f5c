"""What a character card can do. A card overrides only what its power changes (CC-044)."""

from __future__ import annotations

from typing import ClassVar

from westbound.games.carson_city.state import CarsonState


class Character:
    """A card on one side (CC-172): its number is the place in phase 2, `limit` its money limit."""

    number: ClassVar[int]
    name: ClassVar[str]
    limit: ClassVar[int]
    rule: ClassVar[str]

    def chosen(self, state: CarsonState, seat: int) -> None:
        """What happens at once when the card is chosen (CC-039)."""

    def building_price(self, price: int) -> int:
        """What a building of this printed price costs."""
        return price

    def before_income(self, state: CarsonState, seat: int) -> None:
        """Ask for choices of the income step (CC-117)."""
