"""4 Chinese Worker (CC-184). Yellow: 2 roads; buildings cost half, rounded up.

Red: pay 5 for any building of the row, to place now or keep.
"""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.rules.roads import open_road_window
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.characters.take_tiles import ANY_BUILDING, offer_tile
from westbound.games.carson_city.state import RED, CarsonState


class ChineseWorkerYellow(Character):
    number = 4
    name = "chinese_worker"
    limit = 30
    rule = "CC-184"
    gift: Final = 2

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.roads[seat] += self.gift
        open_road_window(state, seat)  # CC-034 (a)

    def building_price(self, price: int) -> int:
        return (price + 1) // 2


class ChineseWorkerRed(Character):
    number = 4
    name = "chinese_worker"
    limit = 30
    rule = "CC-184"
    side = RED
    price: Final = 5

    def chosen(self, state: CarsonState, seat: int) -> None:
        if any(state.row):
            offer_tile(state, seat, ANY_BUILDING, self.price)


FACES: Final = (ChineseWorkerYellow(), ChineseWorkerRed())
