"""What the base game brings."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city import flow
from westbound.games.carson_city.base import moves as m
from westbound.games.carson_city.base.arrays import ARRAYS
from westbound.games.carson_city.base.heuristics import KNOWLEDGE
from westbound.games.carson_city.base.log_messages import LOG
from westbound.games.carson_city.base.position import position
from westbound.games.carson_city.base.previews import PREVIEWS
from westbound.games.carson_city.base.prompts import PROMPTS
from westbound.games.carson_city.base.referee import CHECKS
from westbound.games.carson_city.base.rules import (
    action_spaces,
    attacks,
    buy_buildings,
    buy_parcels,
    choose_characters,
    consent,
    duel_end,
    duels,
    end_of_round,
    income_choices,
    kept_buildings,
    place_buildings,
    place_cowboys,
    roads,
    setup,
    town_hall,
)
from westbound.games.carson_city.characters.names import CHOOSE
from westbound.games.carson_city.part import Part
from westbound.kit.moves import DECLINE, DONE, PASS
from westbound.kit.notation import amount, number, numbers

MAX_PLAYERS: Final = 6
MAX_DICE: Final = 12


def _parse_roll(words: list[str]) -> m.Roll | None:
    dice = numbers(words)
    if not dice or len(dice) > MAX_DICE or not all(1 <= die <= 6 for die in dice):
        return None
    return m.roll(dice)


def _parse_order(words: list[str]) -> m.TurnOrder | None:
    seats = numbers(words)
    if not seats or sorted(seats) != list(range(1, len(seats) + 1)):
        return None
    return m.TurnOrder(tuple(seat - 1 for seat in seats))


def _parse_reveal(words: list[str]) -> m.Reveal | None:
    """Sealed answers that are shown: "3+5" of one player, "none" of another."""
    shown = [_shown(word) for word in words]
    if len(words) > MAX_PLAYERS or None in shown:
        return None
    return m.Reveal(tuple(values for values in shown if values is not None))


def _shown(word: str) -> tuple[int, ...] | None:
    if word == "none":
        return ()
    values = [number(part) if len(part) < 3 else None for part in word.split("+")]
    return None if None in values else tuple(value for value in values if value is not None)


PART: Final = Part(
    decisions=(
        *setup.DECISIONS,
        *roads.DECISIONS,
        *choose_characters.DECISIONS,
        *place_cowboys.DECISIONS,
        *duels.DECISIONS,
        *action_spaces.DECISIONS,
        *buy_parcels.DECISIONS,
        *buy_buildings.DECISIONS,
        *place_buildings.DECISIONS,
        *consent.DECISIONS,
        *kept_buildings.DECISIONS,
        *attacks.DECISIONS,
        *town_hall.DECISIONS,
        *end_of_round.DECISIONS,
    ),
    chances=(*setup.CHANCES, *duels.CHANCES, *action_spaces.CHANCES),
    automatic=(
        *flow.AUTOMATIC_STEPS,
        *setup.AUTOMATIC_STEPS,
        *duels.AUTOMATIC_STEPS,
        *duel_end.AUTOMATIC_STEPS,
        *buy_parcels.AUTOMATIC_STEPS,
        *attacks.AUTOMATIC_STEPS,
        *income_choices.AUTOMATIC_STEPS,
    ),
    moves=(
        *m.CLAIM,
        *m.BUY_PARCEL,
        *m.DECLINE_AT,
        *m.BUILD,
        *m.ADD_HOUSE,
        *m.MAKE_TERRACE,
        *m.ASK,
        *m.DUEL,
        *m.STEAL,
        *m.CENTRE,
        *m.MOUNTAIN_AT,
        *m.PLACE,
        *m.ROAD,
        *m.DRAW.values(),
        *m.USE_KEPT.values(),
        *m.ROLL_2,
        *CHOOSE.values(),
        *(PASS, DONE, DECLINE),
        *(m.BUY, m.TAKE_TOKEN, m.KEEP, m.AGREE, m.REFUSE),
    ),
    parsers={
        "buy vp": amount(m.buy_vp),
        "spend": amount(m.spend),
        "roll": _parse_roll,
        "order": _parse_order,
        "reveal": _parse_reveal,
    },
    examples=(*m.BUY_VP[:41], *m.SPEND[:41]),
    prompts=PROMPTS,
    log=LOG,
    previews=PREVIEWS,
    position=position,
    checks=CHECKS,
    bot=KNOWLEDGE,
    arrays=ARRAYS,
)
