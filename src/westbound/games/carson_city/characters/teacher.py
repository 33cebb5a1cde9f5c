"""17 Teacher (CC-207, CC-208). Rounds 1 to 3, yellow: first to choose in the next round.

Round 4, red: at the end 2 VP for each own school, prison and church, and 2 without any saloon.
"""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.state import RED, CarsonState


class TeacherYellow(Character):
    number = 17
    name = "teacher"
    limit = 60
    rule = "CC-207"

    def chosen(self, state: CarsonState, seat: int) -> None:
        """Who has the Teacher is remembered: for the next round's order, or for the end."""
        state.taught = seat


class TeacherRed(TeacherYellow):
    side = RED


FACES: Final = (TeacherYellow(), TeacherRed())
