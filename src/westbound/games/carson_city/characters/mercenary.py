"""7 Mercenary, yellow: 3 more firepower this round (CC-188)."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.state import CarsonState


class Mercenary(Character):
    number, name, limit, rule = 7, "mercenary", 20, "CC-188"
    firepower: Final = 3

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.bonus[seat] += self.firepower


CARD: Final = Mercenary()
