"""11 Singer. Yellow: two no-duel tokens (CC-194, CC-195). Red: sings where others gamble (CC-196).

Placing the tokens is in `equip.py`, acting with them in `duels.py`.
"""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.state import RED, CarsonState, replaced


class SingerYellow(Character):
    number, name, limit, rule = 11, "singer", 15, "CC-194"
    tokens: int = 2

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.no_duel = replaced(state.no_duel, seat, self.tokens)


class SingerRed(SingerYellow):
    limit, rule, side = 40, "CC-196", RED
    sings = True
    tokens: int = 1


FACES: Final = (SingerYellow(), SingerRed())
