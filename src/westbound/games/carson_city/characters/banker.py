"""2 Banker, yellow: 9 money at once (CC-179)."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.state import CarsonState


class Banker(Character):
    number, name, limit, rule = 2, "banker", 120, "CC-179"
    gift: Final = 9

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.money[seat] += self.gift


CARD: Final = Banker()
