"""7 Mercenary: more firepower this round, 3 on the yellow side, 2 on the red one (CC-188)."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.state import RED, CarsonState


class MercenaryYellow(Character):
    number, name, limit, rule = 7, "mercenary", 20, "CC-188"
    firepower: int = 3

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.bonus[seat] += self.firepower


class MercenaryRed(MercenaryYellow):
    limit, side = 30, RED
    firepower: int = 2


FACES: Final = (MercenaryYellow(), MercenaryRed())
