"""Which cards are laid out, on which side. Rules CC-009, CC-024, CC-025, CC-204, CC-209.

A set is written 1Y+2R+…+14: number and side; card 14 has both sides, and the Teacher (17) turns by
itself.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from reprlib import repr as short
from typing import Final

from westbound.engine.errors import BadInput
from westbound.engine.option import Value
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.games.carson_city.characters.cards import FACES
from westbound.games.carson_city.characters.character import face_index
from westbound.games.carson_city.characters.names import DOCTOR, NEWSBOY, TEACHER
from westbound.games.carson_city.components import CARD_FIGURES, PACKAGE
from westbound.games.carson_city.state import CARD_NUMBERS, EITHER, NOT_HERE, RED, YELLOW

SET_TEXTS: Final[dict[str, str]] = CARD_FIGURES["sets"]

CARDS: Final = 7  # CC-024; one more with the Newsboy
RANDOM: Final = "random"
SETS: Final = (*SET_TEXTS, RANDOM)
_CARD: Final = re.compile(r"(\d{1,2})([YR]?)")


def _side(number: int, letter: str) -> int:
    """The side of a card in a set; NOT_HERE if it cannot be written like this."""
    if number == DOCTOR:
        return NOT_HERE if letter else EITHER
    if number == TEACHER:
        return NOT_HERE if letter else YELLOW
    return {"Y": YELLOW, "R": RED}.get(letter, NOT_HERE)


def parse_set(text: str) -> tuple[int, ...]:
    """The side of each card, NOT_HERE for the others; empty if the text is not a set."""
    sides = _read(text)
    return sides if sides and _count(sides) == _needed(sides) else ()


def _read(text: str) -> tuple[int, ...]:
    """The same for any number of cards, each written once."""
    sides = [NOT_HERE] * CARD_NUMBERS
    for part in text.split("+"):
        match = _CARD.fullmatch(part)
        if match is None or int(match[1]) >= CARD_NUMBERS or sides[int(match[1])] != NOT_HERE:
            return ()
        sides[int(match[1])] = _side(int(match[1]), match[2])
        if sides[int(match[1])] == NOT_HERE:
            return ()
    return tuple(sides)


def _count(sides: tuple[int, ...]) -> int:
    return sum(side != NOT_HERE for side in sides)


def _needed(sides: tuple[int, ...]) -> int:
    return CARDS + (sides[NEWSBOY] != NOT_HERE)


def _why_no_set(text: str) -> Refusal:
    """CC-024: not seven cards; CC-025: not written like a set at all."""
    sides = _read(text)
    if not sides:
        return Refusal("CC-025", case="written", cards=short(text)[1:-1])
    return Refusal("CC-024", case="count", count=_count(sides), needed=_needed(sides))


def set_text(sides: tuple[int, ...]) -> str:
    """The set in its one canonical form."""
    parts = []
    for number, side in enumerate(sides):
        if side != NOT_HERE:
            letter = "" if number in (DOCTOR, TEACHER) else "YR"[side]
            parts.append(f"{number}{letter}")
    return "+".join(parts)


def sides_of(choice: Value, options: Mapping[str, Value]) -> tuple[int, ...]:
    """The sides of a named or written set; empty for a random one. BadInput: not at this table."""
    if choice == RANDOM:
        return ()
    sides = parse_set(SET_TEXTS.get(str(choice), str(choice)))
    if not sides:
        raise BadInput(_why_no_set(str(choice)), PACKAGE)
    if sides[TEACHER] != NOT_HERE and not options["teacher_card"]:
        raise BadInput(Refusal("CC-009", case="teacher"), PACKAGE)
    for number, side in enumerate(sides):
        refusal = _why_not(number, side, options) if side in (YELLOW, RED) else None
        if refusal is not None:
            raise BadInput(refusal, PACKAGE)
    return sides


def _why_not(number: int, side: int, options: Mapping[str, Value]) -> Refusal | None:
    return FACES[face_index(number, side)].why_not_laid_out(options)


def draw_set(rng: Rng, options: Mapping[str, Value]) -> str:
    """CC-025: seven cards at random, eight with the Newsboy, each on a random side."""
    numbers = list(range(CARD_NUMBERS if options["teacher_card"] else TEACHER))
    rng.shuffle(numbers)
    drawn = numbers[:CARDS]
    if NEWSBOY in drawn:
        drawn.append(numbers[CARDS])
    sides = [NOT_HERE] * CARD_NUMBERS
    for number in drawn:
        sides[number] = rng.below(2)
    for number in drawn:
        if _why_not(number, YELLOW, options) is not None:
            sides[number] = RED
    return set_text(tuple(sides))
