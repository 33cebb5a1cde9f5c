"""9 Prospector. Yellow: pay 10 for a mine on a free parcel (CC-190); without mines it turns red.

Red: 2 dynamite tokens (CC-191); what they do: `dynamite.py`.
"""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.characters.dynamite import take_dynamite
from westbound.games.carson_city.characters.take_tiles import is_left, offer_tile
from westbound.games.carson_city.components import MINE
from westbound.games.carson_city.state import RED, CarsonState


class ProspectorYellow(Character):
    number = 9
    name = "prospector"
    limit = 20
    rule = "CC-190"
    price: Final = 10

    def turns(self, state: CarsonState) -> bool:
        return not is_left(state, MINE)

    def chosen(self, state: CarsonState, seat: int) -> None:
        if self.turns(state):
            self.turn(state, seat)
        else:
            offer_tile(state, seat, MINE, self.price)


class ProspectorRed(Character):
    number = 9
    name = "prospector"
    limit = 20
    rule = "CC-191"
    side = RED
    tokens: Final = 2

    def chosen(self, state: CarsonState, seat: int) -> None:
        take_dynamite(state, seat, self.tokens)


FACES: Final = (ProspectorYellow(), ProspectorRed())
