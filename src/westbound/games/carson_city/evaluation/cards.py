"""A seat's card as numbers: which face it is, what it can do, and the tokens it gave."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.characters.cards import FACES
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.state import CarsonState

FACE_FACTS: Final = (
    "money limit of the card", "number of the card", "may attack", "is safe from attacks",
    "avoids duels", "cheap parcels", "rolls again", "points for roads", "sings",
    "fee for beaten cowboys",
)  # fmt: skip
TOKENS: Final = (
    "dynamite", "cowboys with dynamite", "no-duel tokens", "cowboys with a no-duel token",
    "points later for the card", "a building type doubled", "which type is doubled",
    "a borrowed card", "has the Teacher", "sharpshooter", "chose safety last round",
    "mines tripled",
)  # fmt: skip
CARDS: Final = (*(f"card: {face.face}" for face in FACES if face.name), *FACE_FACTS, *TOKENS)


def face_facts(face: Character) -> tuple[float, ...]:
    """What the card can do, for any card."""
    return (
        face.limit / 60, face.order_number / 8 if face.name else 0.0, float(face.may_attack),
        float(face.is_safe), float(face.avoids_duels), 1 - face.max_parcel_price / 10,
        float(face.rerolls), float(face.scores_roads), float(face.sings), face.fee / 3,
    )  # fmt: skip


def _face_row(index: int) -> tuple[float, ...]:
    which = tuple(float(number == index) for number, face in enumerate(FACES) if face.name)
    return (*which, *face_facts(FACES[index]))


_ROWS: Final = tuple(_face_row(index) for index in range(len(FACES)))


def card_numbers(state: CarsonState, seat: int) -> list[float]:
    """In the order of `CARDS`."""
    return [
        *_ROWS[state.card[seat]],
        state.dynamite[seat] / 3, state.charged[seat].bit_count() / 2, state.no_duel[seat] / 2,
        state.quiet[seat].bit_count() / 2, float(state.later[seat]),
        float(state.doubled[seat] > 0), state.doubled[seat] / 16, float(state.borrowed[seat] >= 0),
        float(state.taught == seat), float(state.sharpshooter[seat]), float(state.heroes == seat),
        (state.tripled & state.built[seat]).bit_count() / 2,
    ]  # fmt: skip
