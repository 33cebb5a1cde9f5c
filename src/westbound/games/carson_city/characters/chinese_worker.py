"""4 Chinese Worker, yellow: 2 roads; buildings cost half, rounded up (CC-184)."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.rules.roads import open_road_window
from westbound.games.carson_city.state import CarsonState


class ChineseWorker(Character):
    number, name, limit, rule = 4, "chinese_worker", 30, "CC-184"
    gift: Final = 2

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.roads[seat] += self.gift
        open_road_window(state, seat)  # CC-034 (a)

    def building_price(self, price: int) -> int:
        return (price + 1) // 2


CARD: Final = ChineseWorker()
