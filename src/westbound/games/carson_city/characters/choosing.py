"""What a card would bring whoever chooses it."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.games.carson_city.base.moves import ChooseCharacter
from westbound.games.carson_city.base.rules.choose_characters import face_named
from westbound.games.carson_city.base.steps import ChooseCard
from westbound.games.carson_city.characters.cards import FACES
from westbound.games.carson_city.characters.newsboy import BorrowCard
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import CarsonState
from westbound.kit.messages import preview, sentence


def _choose(state: CarsonState, step: ChooseCard, move: ChooseCharacter) -> Sentence:
    """CC-044: its power, its place in phase 2 and its money limit."""
    card = face_named(state, move.name)
    return sentence(f"choose.{card.face}", limit=card.limit, number=card.order_number)


def _borrow(state: CarsonState, step: BorrowCard, move: ChooseCharacter) -> Sentence:
    """CC-173, CC-174: a borrowed card is played as number 0, perhaps with a lower limit."""
    card = face_named(state, move.name)
    limit = card.limit - state.power(step.seat).share
    return sentence(f"choose.{card.face}", limit=limit, number=0)


_KEYS: Final = tuple(f"choose.{face.face}" for face in FACES if face.name)

PART: Final = Part(
    previews=(
        preview(ChooseCard, ChooseCharacter, _choose, *_KEYS),
        preview(BorrowCard, ChooseCharacter, _borrow, *_KEYS),
    )
)
