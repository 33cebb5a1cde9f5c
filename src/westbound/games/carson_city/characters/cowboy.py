"""15 Cowboy (CC-204, CC-292). Yellow: a horse. Red: pay 8 for a ranch on a free parcel.

Without ranches the red side turns yellow.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westbound.engine.option import Value
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.characters.take_tiles import is_left, offer_tile
from westbound.games.carson_city.components import RANCH
from westbound.games.carson_city.state import RED, CarsonState
from westbound.games.carson_city.variants.horses.rules import take_horse


class CowboyYellow(Character):
    number = 15
    name = "cowboy"
    limit = 20
    rule = "CC-204"

    # CC-204: it brings a horse.
    def why_not_laid_out(self, options: Mapping[str, Value]) -> Refusal | None:
        return None if options["horses"] else Refusal("CC-204", case="horses")

    def chosen(self, state: CarsonState, seat: int) -> None:
        """CC-263, CC-292: into the personal reserve, if there are horses and one is left."""
        take_horse(state, seat)


class CowboyRed(Character):
    number = 15
    name = "cowboy"
    limit = 20
    rule = "CC-204"
    side = RED
    price: Final = 8

    def turns(self, state: CarsonState) -> bool:
        return not is_left(state, RANCH)

    def chosen(self, state: CarsonState, seat: int) -> None:
        if self.turns(state):
            self.turn(state, seat)
        else:
            offer_tile(state, seat, RANCH, self.price)


FACES: Final = (CowboyYellow(), CowboyRed())
