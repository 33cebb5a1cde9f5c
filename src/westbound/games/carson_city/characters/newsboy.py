"""0 Newsboy: a second card, used with order value 0. Rules CC-173 to CC-175.

Yellow costs 3; red is free but lowers the borrowed card's limit by 5.
"""

from __future__ import annotations

from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.engine.decisions import answer, decision
from westbound.engine.game import Sentence
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.array_part import ArrayPart
from westbound.games.carson_city.base.log_messages import card_word
from westbound.games.carson_city.base.moves import ChooseCharacter
from westbound.games.carson_city.base.rules.choose_characters import (
    face_named,
    is_on_table,
    untaken,
    use_face,
)
from westbound.games.carson_city.base.steps import CarsonStep
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.characters.names import NAMES, NEWSBOY, SHERIFF
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import (
    CARD_NUMBERS,
    NO_CARD,
    NOT_HERE,
    RED,
    CarsonState,
    replaced,
)
from westbound.kit.arrays import SEATS, Look, Packed, one_hot, zeros
from westbound.kit.messages import log_message, sentence


class BorrowCard(CarsonStep):
    """The Newsboy takes a second card."""

    __slots__ = ()
    kind = "borrow_card"
    rule = "CC-173"
    roads = True


def can_borrow(state: CarsonState) -> bool:
    """Whether a card that may be borrowed still lies on the table."""
    return any(
        side != NOT_HERE
        and number not in (NEWSBOY, SHERIFF)
        and number not in state.character
        and number not in state.borrowed
        for number, side in enumerate(state.sides)
    )


class NewsboyYellow(Character):
    number = 0
    name = "newsboy"
    rule = "CC-173"
    price: Final = 3

    def why_not_chosen(self, state: CarsonState, seat: int) -> str:
        """CC-175: the seat must be able to pay 3, and there must be a card."""
        if state.money[seat] < self.price:
            return "money"
        return "" if can_borrow(state) else "cards"

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.money[seat] -= self.price
        state.agenda.append(BorrowCard(seat))


class NewsboyRed(Character):
    number = 0
    name = "newsboy"
    rule = "CC-174"
    side = RED
    share = 5

    def why_not_chosen(self, state: CarsonState, seat: int) -> str:
        return "" if can_borrow(state) else "cards"

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.agenda.append(BorrowCard(seat))


# --- the second card


def borrow_card_options(state: CarsonState, step: BorrowCard) -> list[ChooseCharacter]:
    return [move for move in untaken(state) if NAMES[move.name] != SHERIFF]


def why_not_borrow(state: CarsonState, step: BorrowCard, move: ChooseCharacter) -> Refusal | None:
    if NAMES[move.name] == SHERIFF:
        return Refusal("CC-173", case="sheriff")
    return is_on_table(state, move)


def borrow_card(state: CarsonState, step: BorrowCard, move: ChooseCharacter) -> None:
    face = face_named(state, move.name)
    state.borrowed = replaced(state.borrowed, step.seat, face.number)
    use_face(state, step.seat, face)


FACES: Final = (NewsboyYellow(), NewsboyRed())
DECISIONS: Final = (
    decision(
        BorrowCard,
        borrow_card_options,
        answer(BorrowCard, ChooseCharacter, why_not_borrow, borrow_card),
    ),
)


# --- texts


def _borrowed(state: CarsonState, step: BorrowCard, move: ChooseCharacter) -> Sentence:
    return sentence("choose_borrowed", character=card_word(face_named(state, move.name)))


_CARD_ROWS: Final = one_hot(CARD_NUMBERS)


def _borrowed_row(look: Look) -> bytes:
    if max(look.position["borrowed"]["tuple"]) == NO_CARD:
        return zeros(CARD_NUMBERS * look.players)
    return b"".join([_CARD_ROWS[number] for number in look.by_seat("borrowed")])


_ARRAYS: Final = Packed(
    _borrowed_row,
    ArrayField("borrowed", (SEATS, CARD_NUMBERS), 0, 1, "the Newsboy's second card, by number"),
)

PART: Final = Part(
    decisions=DECISIONS,
    log=(log_message(BorrowCard, ChooseCharacter, _borrowed, "choose_borrowed"),),
    arrays=ArrayPart(columns=(_ARRAYS,)),
)
