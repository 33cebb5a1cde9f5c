"""Phase 1, choosing characters. Rules CC-038 to CC-044; the cards are in `../characters`."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.characters import CHARACTERS
from westbound.games.carson_city.moves import ChooseCharacter
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.steps import ChooseCard

CHOOSE: Final = {number: ChooseCharacter(card.name) for number, card in CHARACTERS.items()}
NUMBER_OF: Final = {card.name: number for number, card in CHARACTERS.items()}


def begin_choosing(state: CarsonState) -> None:
    """CC-038: in turn order; after round 1 that is the pass order of the round before."""
    if state.phase == 4:
        state.round += 1
        state.order, state.passed = state.passed, []
    state.phase = 1
    for seat in reversed(state.order):
        state.agenda.append(ChooseCard(seat))


def choose_card_options(state: CarsonState, step: ChooseCard) -> list[ChooseCharacter]:
    """Every card nobody has taken this round (CC-041: whether or not it has any effect)."""
    taken = state.character
    return [CHOOSE[number] for number in state.setup.characters if number not in taken]


# CC-024: only cards laid out for this match. CC-038: only unchosen ones.
def why_not_choose_card(
    state: CarsonState, step: ChooseCard, move: ChooseCharacter
) -> Refusal | None:
    number = NUMBER_OF[move.name]
    if number not in state.setup.characters:
        return Refusal("CC-024", character=move.name)
    if number in state.character:
        return Refusal("CC-038", character=move.name, rival=state.character.index(number))
    return None


def choose_card(state: CarsonState, step: ChooseCard, move: ChooseCharacter) -> None:
    """CC-039: what the card does at once is resolved before the next player chooses."""
    number = NUMBER_OF[move.name]
    state.character[step.seat] = number
    state.setup.characters[number].chosen(state, step.seat)


def set_turn_track(state: CarsonState) -> None:
    """CC-042: phase 2 is played in ascending order of the cards."""
    state.track = sorted(state.order, key=state.character.__getitem__)


DECISIONS: Final = (
    decision(
        ChooseCard,
        choose_card_options,
        answer(ChooseCard, ChooseCharacter, why_not_choose_card, choose_card),
    ),
)
