"""The cards of a random set, drawn before the match. Rules CC-024, CC-025."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import chance
from westbound.engine.errors import BadInput
from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Param, Refusal
from westbound.engine.rng import Rng
from westbound.games.carson_city.characters.character import face_index
from westbound.games.carson_city.characters.names import TEACHER
from westbound.games.carson_city.characters.sets import draw_set, parse_set, set_text, sides_of
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import EITHER, NOT_HERE, CarsonState
from westbound.kit.messages import log_message, sentence
from westbound.kit.steps import Chance


class LayOutCards(Move):
    """Chance: the cards of a random set with their sides."""

    __slots__ = ("cards",)
    fields = ("cards",)
    kind = "cards"

    def __init__(self, cards: str) -> None:
        super().__init__(f"cards {cards}")
        self.cards: Final = cards

    def params(self) -> dict[str, Param]:
        return {"cards": self.cards}


class DrawCards(Chance):
    """The cards of a random set (CC-025)."""

    __slots__ = ()
    kind = "draw_cards"
    rule = "CC-025"


def begin_cards(state: CarsonState) -> None:
    state.agenda.append(DrawCards())


def draw_cards_sample(state: CarsonState, step: DrawCards, rng: Rng) -> LayOutCards:
    return LayOutCards(draw_set(rng, state.setup.options))


# CC-024: seven cards, eight with the Newsboy. CC-009, CC-204: only those of this table.
def why_not_lay_out(state: CarsonState, step: DrawCards, move: LayOutCards) -> Refusal | None:
    try:
        sides_of(move.cards, state.setup.options)
    except BadInput:
        return Refusal("CC-024", case="set", cards=move.cards)
    return None


def lay_out_cards(state: CarsonState, step: DrawCards, move: LayOutCards) -> None:
    state.sides = parse_set(move.cards)


CHANCES: Final = (
    chance(DrawCards, draw_cards_sample, LayOutCards, why_not_lay_out, lay_out_cards),
)


# --- texts


def _cards(state: CarsonState, step: DrawCards, move: LayOutCards) -> Sentence:
    words = []
    for number, side in enumerate(parse_set(move.cards)):
        if side == EITHER:
            words.append("doctor_undertaker")
        elif side != NOT_HERE:
            face = state.setup.faces[face_index(number, side)]
            words.append(face.name if number == TEACHER else face.face)
    return sentence("cards", cards=tuple(words))


def _parse(words: list[str]) -> LayOutCards | None:
    """A set in its canonical form."""
    if len(words) != 1:
        return None
    return LayOutCards(words[0]) if set_text(parse_set(words[0])) == words[0] else None


PART: Final = Part(
    chances=CHANCES,
    parsers={"cards": _parse},
    log=(log_message(DrawCards, LayOutCards, _cards),),
)
