"""8 Indian (CC-189). Yellow: two random empty parcels. Red: no parcel costs more than 3."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import chance
from westbound.engine.game import Sentence
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.carson_city import array_part as slot
from westbound.games.carson_city.array_part import ArrayPart
from westbound.games.carson_city.base.moves import AtParcel
from westbound.games.carson_city.base.rules.setup import is_on_dice_grid
from westbound.games.carson_city.base.rules.town_hall import free_parcels
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.geometry import (
    DICE_PARCELS,
    PARCEL_NAMES,
    PARCELS,
    mask_of,
    members,
)
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import RED, CarsonState
from westbound.kit.messages import log_message, prompt, sentence
from westbound.kit.steps import Chance


class IndianParcel(AtParcel):
    """Chance: the empty parcel that the dice give."""

    __slots__ = ()
    kind = "indian"
    verb = "land"


INDIAN: Final = tuple(IndianParcel(p) for p in range(PARCELS))


class RollIndian(Chance):
    """A random empty parcel for this player; `left`: how many are still to come."""

    __slots__ = ("left", "player")
    fields = ("seat", "left", "player")
    kind = "roll_indian"
    rule = "CC-189"

    def __init__(self, seat: int, left: int, player: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.player: Final = player


PARCELS_GIVEN: Final = 2
DICE_MASK: Final = mask_of(DICE_PARCELS)


def empty_parcels(state: CarsonState) -> int:
    """Inner parcels with nothing and nobody on them (CC-287)."""
    return free_parcels(state) & DICE_MASK


class IndianYellow(Character):
    number = 8
    name = "indian"
    limit = 20
    rule = "CC-189"

    def chosen(self, state: CarsonState, seat: int) -> None:
        """CC-282: as many as there are property tiles; CC-189: the rest is lost."""
        count = min(PARCELS_GIVEN, state.property_left[seat])
        if count and empty_parcels(state):
            state.agenda.append(RollIndian(CHANCE, count, seat))


class IndianRed(Character):
    number = 8
    name = "indian"
    limit = 30
    rule = "CC-189"
    side = RED
    max_parcel_price = 3


def roll_sample(state: CarsonState, step: RollIndian, rng: Rng) -> IndianParcel:
    return INDIAN[rng.choice(members(empty_parcels(state)))]


# CC-015, CC-189: the dice do not reach every parcel; one that is not empty is rolled again.
def why_not_land(state: CarsonState, step: RollIndian, move: IndianParcel) -> Refusal | None:
    if empty_parcels(state) & move.bit:
        return None
    return is_on_dice_grid(move.parcel) or Refusal("CC-189", parcel=PARCEL_NAMES[move.parcel])


def land(state: CarsonState, step: RollIndian, move: IndianParcel) -> None:
    state.put_property(move.parcel, step.player)
    if step.left > 1 and empty_parcels(state):
        state.agenda.append(RollIndian(CHANCE, step.left - 1, step.player))


FACES: Final = (IndianYellow(), IndianRed())
CHANCES: Final = (chance(RollIndian, roll_sample, IndianParcel, why_not_land, land),)


# --- texts


def _ask(state: CarsonState, step: RollIndian) -> Sentence:
    return sentence("roll_indian", seat=step.player, count=step.left)


def _landed(state: CarsonState, step: RollIndian, move: IndianParcel) -> Sentence:
    return sentence("indian", seat=step.player)


PART: Final = Part(
    chances=CHANCES,
    moves=INDIAN,
    prompts=(prompt(RollIndian, _ask),),
    log=(log_message(RollIndian, IndianParcel, _landed),),
    arrays=ArrayPart(parameters={"roll_indian": {"left": slot.AMOUNT, "player": slot.SEAT}}),
)
