"""16 Heroes. Yellow: own buildings are safe, but no attacks (CC-205).

Red: 3 VP, or 6 or 9 for one or two cowboys of the reserve (CC-206).
"""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision
from westbound.engine.game import Sentence
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.array_part import ArrayPart, holder
from westbound.games.carson_city.base.steps import CarsonStep
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import CHARACTERS, RED, CarsonState
from westbound.kit.messages import log_message, preview, sentence
from westbound.kit.moves import Amount


class ReturnCowboys(Amount):
    """Heroes: give this many cowboys back for points."""

    __slots__ = ()
    kind = "return_cowboys"
    verb = "return"


POINTS: Final = {0: 3, 1: 6, 2: 9}  # by cowboys given back
RETURN_COWBOYS: Final = tuple(ReturnCowboys(n) for n in POINTS)


class GiveCowboysBack(CarsonStep):
    __slots__ = ()
    kind = "give_cowboys_back"
    rule = "CC-206"
    roads = True


class HeroesYellow(Character):
    number = 16
    name = "heroes"
    limit = 240
    rule = "CC-205"
    may_attack = False
    is_safe = True


class HeroesRed(Character):
    number = 16
    name = "heroes"
    limit = 40
    rule = "CC-206"
    side = RED

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.agenda.append(GiveCowboysBack(seat))


def give_back_options(state: CarsonState, step: GiveCowboysBack) -> list[ReturnCowboys]:
    return [move for move in RETURN_COWBOYS if move.amount <= state.reserve[step.seat]]


# CC-206: none, one or two, and only cowboys of the personal reserve.
def why_not_give_back(
    state: CarsonState, step: GiveCowboysBack, move: ReturnCowboys
) -> Refusal | None:
    cowboys = state.reserve[step.seat]
    if move.amount <= cowboys:
        return None
    return Refusal("CC-206", amount=move.amount, cowboys=cowboys)


def give_back(state: CarsonState, step: GiveCowboysBack, move: ReturnCowboys) -> None:
    state.reserve[step.seat] -= move.amount
    state.general[step.seat] += move.amount
    state.score(step.seat, CHARACTERS, POINTS[move.amount])


FACES: Final = (HeroesYellow(), HeroesRed())
DECISIONS: Final = (
    decision(
        GiveCowboysBack,
        give_back_options,
        answer(GiveCowboysBack, ReturnCowboys, why_not_give_back, give_back),
    ),
)


# --- texts


_KEYS: Final = ("return_cowboys", "return_cowboys_none")


def _key(move: ReturnCowboys) -> str:
    return _KEYS[move.amount == 0]


def _given_back(state: CarsonState, step: GiveCowboysBack, move: ReturnCowboys) -> Sentence:
    return sentence(_key(move), vp=POINTS[move.amount])


def _preview(state: CarsonState, step: GiveCowboysBack, move: ReturnCowboys) -> Sentence:
    left = state.reserve[step.seat] - move.amount
    return sentence(_key(move), vp=POINTS[move.amount], cowboys=left)


PART: Final = Part(
    decisions=DECISIONS,
    moves=RETURN_COWBOYS,
    log=(log_message(GiveCowboysBack, ReturnCowboys, _given_back, *_KEYS),),
    previews=(preview(GiveCowboysBack, ReturnCowboys, _preview, *_KEYS),),
    arrays=ArrayPart(
        holders=(holder("heroes", "heroes_before", "who had the yellow Heroes in the last round"),)
    ),
)
