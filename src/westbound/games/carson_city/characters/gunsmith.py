"""10 Gunsmith (CC-193). Yellow: 2 VP for each duel won. Red: rolls again, and 1 dynamite token."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, chance, decision, no_rule_forbids
from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.carson_city import array_part as slot
from westbound.games.carson_city.array_part import ArrayPart
from westbound.games.carson_city.base.effects import DUEL_KEYS, by_name, dice_totals, duel_decided
from westbound.games.carson_city.base.moves import Roll, roll_dice
from westbound.games.carson_city.base.rules.duels import decide_by_dice, dice_needed, dice_of
from westbound.games.carson_city.base.steps import CarsonStep, RollDuel
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.characters.dynamite import take_dynamite
from westbound.games.carson_city.locations import LOCATION_NAMES
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import CHARACTERS, RED, CarsonState
from westbound.kit.messages import log_message, log_message_or_next, prompt, sentence
from westbound.kit.moves import Word
from westbound.kit.steps import Chance


class Reroll(Word):
    __slots__ = ()
    kind = "reroll"


class Stand(Word):
    """Leave the dice as they lie."""

    __slots__ = ()
    kind = "stand"


REROLL: Final = Reroll()
STAND: Final = Stand()


class RerollDie(CarsonStep):
    """The Gunsmith may roll again; all dice of the duel lie open."""

    __slots__ = ("dice", "duellists", "location")
    fields = ("seat", "dice", "duellists", "location")
    kind = "reroll_die"
    rule = "CC-193"

    def __init__(
        self, seat: int, dice: tuple[int, ...], duellists: tuple[int, ...], location: int
    ) -> None:
        super().__init__(seat)
        self.dice: Final = dice
        self.duellists: Final = duellists
        self.location: Final = location


class RollAgain(Chance):
    """The Gunsmith's new dice."""

    __slots__ = ("dice", "duellists", "location", "player")
    fields = ("seat", "dice", "duellists", "location", "player")
    kind = "roll_again"
    rule = "CC-193"

    def __init__(
        self,
        seat: int,
        dice: tuple[int, ...],
        duellists: tuple[int, ...],
        location: int,
        player: int,
    ) -> None:
        super().__init__(seat)
        self.dice: Final = dice
        self.duellists: Final = duellists
        self.location: Final = location
        self.player: Final = player


class GunsmithYellow(Character):
    number = 10
    name = "gunsmith"
    limit = 30
    rule = "CC-193"
    points: Final = 2

    def won(self, state: CarsonState, seat: int) -> None:
        state.score(seat, CHARACTERS, self.points)


class GunsmithRed(Character):
    number = 10
    name = "gunsmith"
    limit = 20
    rule = "CC-193"
    side = RED
    rerolls = True
    tokens: Final = 1

    def chosen(self, state: CarsonState, seat: int) -> None:
        take_dynamite(state, seat, self.tokens)

    def rolled(self, state: CarsonState, seat: int, step: RollDuel, dice: tuple[int, ...]) -> bool:
        state.agenda.append(RerollDie(seat, dice, step.duellists, step.location))
        return True


def reroll_options(state: CarsonState, step: RerollDie) -> tuple[Move, ...]:
    return (REROLL, STAND)


def roll_again(state: CarsonState, step: RerollDie, move: Reroll) -> None:
    state.agenda.append(RollAgain(CHANCE, step.dice, step.duellists, step.location, step.seat))


def leave_dice(state: CarsonState, step: RerollDie, move: Stand) -> None:
    decide_by_dice(state, step.duellists, step.location, step.dice)


def roll_again_sample(state: CarsonState, step: RollAgain, rng: Rng) -> Roll:
    return roll_dice(rng, dice_of(state, step.player, step.location))


# CC-193: all dice of the Gunsmith are rolled again, and no others.
def why_not_roll_again(state: CarsonState, step: RollAgain, move: Roll) -> Refusal | None:
    needed = dice_of(state, step.player, step.location)
    if len(move.dice) == needed:
        return None
    return Refusal("CC-193", dice=len(move.dice), needed=needed)


def dice_with_reroll(state: CarsonState, step: RollAgain, move: Roll) -> tuple[int, ...]:
    """All dice of the duel with the Gunsmith's new ones in their place."""
    before = step.duellists[: step.duellists.index(step.player)]
    start = dice_needed(state, before, step.location)
    return (*step.dice[:start], *move.dice, *step.dice[start + len(move.dice) :])


def end_reroll(state: CarsonState, step: RollAgain, move: Roll) -> None:
    dice = dice_with_reroll(state, step, move)
    decide_by_dice(state, step.duellists, step.location, dice)


FACES: Final = (GunsmithYellow(), GunsmithRed())
DECISIONS: Final = (
    decision(
        RerollDie,
        reroll_options,
        answer(RerollDie, Reroll, no_rule_forbids, roll_again),
        answer(RerollDie, Stand, no_rule_forbids, leave_dice),
    ),
)
CHANCES: Final = (chance(RollAgain, roll_again_sample, Roll, why_not_roll_again, end_reroll),)


# --- texts


def _ask(state: CarsonState, step: RerollDie) -> Sentence:
    totals = dice_totals(state, step.duellists, step.location, step.dice)
    return sentence(
        "reroll_die",
        location=LOCATION_NAMES[step.location],
        totals=by_name(step.duellists, totals),
    )


def _ask_dice(state: CarsonState, step: RollAgain) -> Sentence:
    return sentence("roll_again", seat=step.player)


def _rolled(state: CarsonState, step: RollDuel, move: Roll) -> Sentence | None:
    """The dice of a duel in which somebody may still roll again."""
    again = next((seat for seat in step.duellists if state.power(seat).rerolls), None)
    if again is None:
        return None
    totals = dice_totals(state, step.duellists, step.location, move.dice)
    return sentence(
        "duel_rolled",
        location=LOCATION_NAMES[step.location],
        totals=by_name(step.duellists, totals),
        asked=again,
    )


def _left(state: CarsonState, step: RerollDie, move: Stand) -> Sentence:
    return duel_decided(state, step.duellists, step.location, step.dice)


def _again(state: CarsonState, step: RollAgain, move: Roll) -> Sentence:
    dice = dice_with_reroll(state, step, move)
    return duel_decided(state, step.duellists, step.location, dice)


PART: Final = Part(
    decisions=DECISIONS,
    chances=CHANCES,
    moves=(REROLL, STAND),
    prompts=(prompt(RerollDie, _ask), prompt(RollAgain, _ask_dice)),
    log=(
        log_message_or_next(RollDuel, Roll, _rolled, "duel_rolled", mentions_move=False),
        log_message(RerollDie, Stand, _left, *DUEL_KEYS, mentions_move=False),
        log_message(RollAgain, Roll, _again, *DUEL_KEYS, mentions_move=False),
    ),
    arrays=ArrayPart(
        parameters={
            "reroll_die": {
                "dice": slot.DICE,
                "duellists": slot.DUELLISTS,
                "location": slot.LOCATION,
            },
            "roll_again": {
                "dice": slot.DICE,
                "duellists": slot.DUELLISTS,
                "location": slot.LOCATION,
                "player": slot.SEAT,
            },
        }
    ),
)
