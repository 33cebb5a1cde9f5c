"""7 Mercenary: more firepower this round, 3 on the yellow side, 2 on the red one (CC-188)."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.state import RED, CarsonState


class MercenaryYellow(Character):
    number = 7
    name = "mercenary"
    limit = 20
    rule = "CC-188"
    firepower: int = 3

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.bonus[seat] += self.firepower


class MercenaryRed(MercenaryYellow):
    limit = 30
    side = RED
    firepower: int = 2


FACES: Final = (MercenaryYellow(), MercenaryRed())
