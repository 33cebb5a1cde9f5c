"""What a part of the game adds to positions as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from westbound.engine.position.forms import UNKNOWN, UNKNOWN_CODE, Form, Mask, Number, Several
from westbound.engine.position.problems import Problem
from westbound.engine.position.sections import Item, OfSeat, Section, by_seat
from westbound.engine.rng import Rng
from westbound.games.carson_city.geometry import PARCEL_NAMES
from westbound.games.carson_city.state import CarsonState, Setup


@dataclass(frozen=True, slots=True, kw_only=True)
class PartPosition:
    """Words of the sections P1, P2, … and `table`, sections of its own, fields of steps."""

    seats: tuple[OfSeat, ...] = ()
    table: tuple[Item[CarsonState], ...] = ()
    sections: tuple[Section[CarsonState], ...] = ()
    steps: Mapping[str, Form[Any]] = field(default_factory=dict)
    # what follows from the fields; what is wrong with them
    complete: Callable[[CarsonState, Rng], list[Problem]] | None = None


def no_words(setup: Setup) -> PartPosition:
    return PartPosition()


PARCEL_SET: Final = Mask(PARCEL_NAMES)


class HiddenNumber(Number):
    """A number that may be unknown."""

    def write(self, value: int) -> str:
        return UNKNOWN if value == UNKNOWN_CODE else super().write(value)

    def read(self, text: str) -> int:
        return UNKNOWN_CODE if text == UNKNOWN else super().read(text)


# what somebody has put face down: duel tiles, or a plan (both variants know it)
SEALED: Final = by_seat("sealed", Several(HiddenNumber()))
