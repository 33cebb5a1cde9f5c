"""0 Newsboy: a second card, used with order value 0. Rules CC-173 to CC-175.

Yellow costs 3; red is free but lowers the borrowed card's limit by 5.
"""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.state import NOT_HERE, RED, CarsonState
from westbound.games.carson_city.variant_steps import BorrowCard

SHERIFF: Final = 1


def can_borrow(state: CarsonState) -> bool:
    """Whether a card that he may take still lies on the table."""
    return any(
        side != NOT_HERE
        and number not in (0, SHERIFF)
        and number not in state.character
        and number not in state.borrowed
        for number, side in enumerate(state.sides)
    )


class NewsboyYellow(Character):
    number, name, rule = 0, "newsboy", "CC-173"
    price: Final = 3

    def why_not_chosen(self, state: CarsonState, seat: int) -> str:
        """CC-175: the 3 must be paid, and there must be a card."""
        if state.money[seat] < self.price:
            return "money"
        return "" if can_borrow(state) else "cards"

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.money[seat] -= self.price
        state.agenda.append(BorrowCard(seat))


class NewsboyRed(Character):
    number, name, rule, side = 0, "newsboy", "CC-174", RED
    share = 5

    def why_not_chosen(self, state: CarsonState, seat: int) -> str:
        return "" if can_borrow(state) else "cards"

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.agenda.append(BorrowCard(seat))


FACES: Final = (NewsboyYellow(), NewsboyRed())
