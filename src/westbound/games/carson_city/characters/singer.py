"""11 Singer. Yellow: two no-duel tokens (CC-194, CC-195). Red: sings where others gamble (CC-196).

Placing the tokens is in `equip.py`, acting with them in `duels.py`.
"""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.refusal import Refusal
from westbound.engine.step import Step
from westbound.games.carson_city.base.rules.places import stand_at
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.characters.equip import lay_no_duel_token
from westbound.games.carson_city.locations import GAMBLING
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import RED, CarsonState, replaced
from westbound.kit.messages import preview, sentence
from westbound.kit.moves import Word


class Sing(Word):
    """Singer: a cowboy of the general reserve goes gambling with a no-duel token."""

    __slots__ = ()
    kind = "sing"


SING: Final = Sing()


def can_sing(state: CarsonState, seat: int) -> bool:
    """Once a round, with a cowboy of the general reserve, if none is gambling yet."""
    ready = state.power(seat).sings and state.no_duel[seat] > 0 and state.general[seat] > 0
    return ready and not state.at[seat] >> GAMBLING & 1


def why_not_sing(state: CarsonState, seat: int) -> Refusal | None:
    if can_sing(state, seat):
        return None
    if not (state.power(seat).sings and state.no_duel[seat]):
        return Refusal("CC-196")
    if not state.general[seat]:
        return Refusal("CC-290", case="reserve")
    return Refusal("CC-290", case="second")


def go_singing(state: CarsonState, seat: int) -> None:
    state.general[seat] -= 1
    stand_at(state, seat, GAMBLING)
    lay_no_duel_token(state, seat, GAMBLING)


class SingerYellow(Character):
    number = 11
    name = "singer"
    limit = 15
    rule = "CC-194"
    tokens: int = 2

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.no_duel = replaced(state.no_duel, seat, self.tokens)


class SingerRed(SingerYellow):
    limit = 40
    rule = "CC-196"
    side = RED
    sings = True
    tokens: int = 1


FACES: Final = (SingerYellow(), SingerRed())


# --- texts


def _preview(state: CarsonState, step: Step, move: Sing) -> Sentence:
    return sentence("sing")


PART: Final = Part(moves=(SING,), previews=(preview(Step, Sing, _preview),))
