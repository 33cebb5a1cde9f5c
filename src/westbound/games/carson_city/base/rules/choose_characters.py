"""Phase 1, choosing characters. Rules CC-038 to CC-044; the cards are in `../characters`."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.moves import ChooseCharacter
from westbound.games.carson_city.base.steps import ChooseCard
from westbound.games.carson_city.characters.character import Character, face_index
from westbound.games.carson_city.characters.names import (
    CHOOSE,
    NAMES,
    ORDER_NUMBERS,
    SIDE_NAMED,
    TEACHER,
)
from westbound.games.carson_city.components import ROUNDS
from westbound.games.carson_city.state import (
    CARD_NUMBERS,
    EITHER,
    NOBODY,
    NOT_HERE,
    CarsonState,
    replaced,
)

NEWSBOY: Final = "newsboy"
# The moves that choose each card: by its name; of card 14 by the names of its sides (CC-201).
CHOICES: Final = tuple(
    [CHOOSE[name] for name, number in NAMES.items() if number == card]
    for card in range(CARD_NUMBERS)
)


def begin_round(state: CarsonState) -> None:
    """CC-038: after round 1 the turn order is the pass order of the round before."""
    if state.phase == 4:
        state.round += 1
        state.order, state.passed = state.passed, []
    state.phase = 1
    if state.sides[TEACHER] != NOT_HERE:  # CC-207: yellow in rounds 1 to 3, red in round 4
        state.sides = replaced(state.sides, TEACHER, int(state.round == ROUNDS))


def begin_choosing(state: CarsonState) -> None:
    """CC-207: whoever had the Teacher chooses first; otherwise the order stays the same."""
    first = [state.taught] if state.taught != NOBODY else []
    state.taught = NOBODY
    for seat in reversed([*first, *(s for s in state.order if s not in first)]):
        state.agenda.append(ChooseCard(seat))


def is_taken(state: CarsonState, number: int) -> bool:
    return number in state.character or number in state.borrowed


def faces_of(state: CarsonState, number: int) -> list[Character]:
    """The faces of a card that can be taken: card 14 offers both (CC-201)."""
    side = state.sides[number]
    sides = (0, 1) if side == EITHER else (side,)
    return [state.setup.faces[face_index(number, s)] for s in sides]


def choose_card_options(state: CarsonState, step: ChooseCard) -> list[ChooseCharacter]:
    """Every card nobody has taken this round (CC-041: whether or not it has any effect)."""
    options = untaken(state)
    if options[0].name == NEWSBOY and why_not_choose_card(state, step, options[0]):
        return options[1:]
    return options


def untaken(state: CarsonState) -> list[ChooseCharacter]:
    """What can still be taken, in the order of the cards."""
    character, borrowed = state.character, state.borrowed
    options: list[ChooseCharacter] = []
    for number, side in enumerate(state.sides):
        if side != NOT_HERE and number not in character and number not in borrowed:
            options += CHOICES[number]
    return options


# CC-024: only cards laid out for this match. CC-038: only unchosen ones.
def is_on_table(state: CarsonState, move: ChooseCharacter) -> Refusal | None:
    number = NAMES[move.name]
    if state.sides[number] == NOT_HERE:
        return Refusal("CC-024", character=move.name)
    if is_taken(state, number):
        rival = next(
            seat
            for seat in range(state.setup.players)
            if number in (state.character[seat], state.borrowed[seat])
        )
        return Refusal("CC-038", character=move.name, rival=rival)
    return None


# CC-175: the one card that cannot always be chosen is the Newsboy.
def why_not_choose_card(
    state: CarsonState, step: ChooseCard, move: ChooseCharacter
) -> Refusal | None:
    refusal = is_on_table(state, move)
    if refusal is not None:
        return refusal
    case = face_named(state, move.name).why_not_chosen(state, step.seat)
    return Refusal("CC-175", case=case, money=state.money[step.seat]) if case else None


def face_named(state: CarsonState, name: str) -> Character:
    """The face that choosing this name gives."""
    number = NAMES[name]
    side = SIDE_NAMED.get(name, state.sides[number])
    return state.setup.faces[face_index(number, side)]


def choose_card(state: CarsonState, step: ChooseCard, move: ChooseCharacter) -> None:
    """CC-039: what the card does at once is resolved before the next player chooses."""
    face = face_named(state, move.name)
    state.character[step.seat] = face.number
    use_face(state, step.seat, face)


def use_face(state: CarsonState, seat: int, face: Character) -> None:
    state.card[seat] = face_index(face.number, face.side)
    face.chosen(state, seat)


def set_turn_track(state: CarsonState) -> None:
    """CC-042: phase 2 is played in ascending order of the cards."""
    state.track = sorted(state.order, key=lambda seat: ORDER_NUMBERS[state.character[seat]])


DECISIONS: Final = (
    decision(
        ChooseCard,
        choose_card_options,
        answer(ChooseCard, ChooseCharacter, why_not_choose_card, choose_card),
    ),
)
