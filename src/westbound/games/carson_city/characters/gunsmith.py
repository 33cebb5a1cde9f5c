"""10 Gunsmith (CC-193). Yellow: 2 VP for each duel won. Red: rolls again, and 1 dynamite token.

Rolling again, and playing duel tiles last, is in `duels.py` and `duel_tiles.py`.
"""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.characters.dynamite import take_dynamite
from westbound.games.carson_city.state import CHARACTERS, RED, CarsonState


class GunsmithYellow(Character):
    number, name, limit, rule = 10, "gunsmith", 30, "CC-193"
    points: Final = 2

    def won(self, state: CarsonState, seat: int) -> None:
        state.score(seat, CHARACTERS, self.points)


class GunsmithRed(Character):
    number, name, limit, rule, side = 10, "gunsmith", 20, "CC-193", RED
    rerolls = True
    tokens: Final = 1

    def chosen(self, state: CarsonState, seat: int) -> None:
        take_dynamite(state, seat, self.tokens)


FACES: Final = (GunsmithYellow(), GunsmithRed())
