"""1 Sheriff. Yellow: one extra white cowboy (CC-176, CC-177); placing it: `place_cowboys.py`.

Red: attacks nobody and joins nobody, but gets 3 VP for each duel lost (CC-178).
"""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.state import CHARACTERS, NOWHERE, RED, CarsonState


class SheriffYellow(Character):
    number = 1
    name = "sheriff"
    limit = 20
    rule = "CC-176"

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.white_owner, state.white_at = seat, NOWHERE
        state.bonus[seat] += state.setup.white_counts  # CC-177: only if the table says so


class SheriffRed(Character):
    number = 1
    name = "sheriff"
    limit = 20
    rule = "CC-178"
    side = RED
    may_attack = False
    avoids_duels = True
    points: Final = 3

    def lost(self, state: CarsonState, seat: int) -> None:
        state.score(seat, CHARACTERS, self.points)


FACES: Final = (SheriffYellow(), SheriffRed())
