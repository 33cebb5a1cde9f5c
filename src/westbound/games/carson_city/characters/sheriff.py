"""1 Sheriff, yellow: one extra white cowboy (CC-176, CC-177); placing it: `place_cowboys.py`."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.state import NOWHERE, CarsonState


class Sheriff(Character):
    number, name, limit, rule = 1, "sheriff", 20, "CC-176"

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.white_owner, state.white_at = seat, NOWHERE
        state.bonus[seat] += state.setup.white_counts  # CC-177: only if the table says so


CARD: Final = Sheriff()
