"""The cards in positions as text: which are laid out, who has which, and their tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from westbound.engine.position.forms import NOTHING, Choice, Flag, Mask, Number, Words, seat_form
from westbound.engine.position.problems import unknown
from westbound.engine.position.sections import Item, OfSeat, Row, by_seat, field
from westbound.games.carson_city.characters.cards import FACES
from westbound.games.carson_city.characters.character import face_index
from westbound.games.carson_city.characters.names import NAMES
from westbound.games.carson_city.components import TILE_NAMES, VACANT
from westbound.games.carson_city.locations import LOCATION_NAMES
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.position_part import PARCEL_SET, PartPosition
from westbound.games.carson_city.state import (
    CARD_NUMBERS,
    EITHER,
    NO_CARD,
    NOT_HERE,
    NOWHERE,
    RED,
    YELLOW,
    CarsonState,
    Setup,
    replaced,
)

_LOCATIONS: Final = Mask(LOCATION_NAMES)
_BY_NUMBER: Final = {number: name for name, number in reversed(NAMES.items())}
_CARD: Final = Choice([_BY_NUMBER[number] for number in range(CARD_NUMBERS)], {NO_CARD: NOTHING})
_FACE: Final = Choice([face.face for face in FACES[:-1]], {NO_CARD: NOTHING})
_SIDES: Final = {YELLOW: "Y", RED: "R", EITHER: ""}
# As in a set of one's own (CC-025), but with the side of every card: 1Y, 2R, 14.
_LAID_OUT: Final = {
    f"{number}{letter}": (number, side)
    for number in range(CARD_NUMBERS)
    for side, letter in _SIDES.items()
}


class CardsForm(Words[tuple[int, ...]]):
    """The cards laid out, each with the side that is up."""

    def words(self, value: tuple[int, ...]) -> list[str]:
        return [f"{n}{_SIDES[side]}" for n, side in enumerate(value) if side != NOT_HERE]

    def of_words(self, words: Sequence[str]) -> tuple[int, ...]:
        sides: tuple[int, ...] = (NOT_HERE,) * CARD_NUMBERS
        for word in words:
            if word not in _LAID_OUT:
                raise unknown(word, _LAID_OUT)
            number, side = _LAID_OUT[word]
            sides = replaced(sides, number, side)
        return sides


def position(setup: Setup) -> PartPosition:
    seat = seat_form(setup.players)
    return PartPosition(
        seats=_players(),
        table=(
            field("white_owner", seat, "white"),
            field("white_at", Choice(LOCATION_NAMES, {NOWHERE: NOTHING})),
            field("taught", seat, "teacher"),
            field("heroes", seat),
            field("tripled", PARCEL_SET),
        ),
        sections=(Row(field("sides", CardsForm(), "cards")),),
    )


def _players() -> tuple[OfSeat, ...]:
    return (
        by_seat("character", _CARD),
        by_seat("borrowed", _CARD),
        _power,
        by_seat("bonus", Number(-99, 99), "firepower"),
        _flag("grocer"),
        by_seat("doubled", Choice(TILE_NAMES, {VACANT: NOTHING})),
        _flag("later"),
        by_seat("dynamite", Number(0, 99)),
        by_seat("charged", _LOCATIONS),
        by_seat("no_duel", Number(0, 99)),
        by_seat("quiet", _LOCATIONS),
    )


def _power(seat: int) -> Item[Any]:
    """The face whose power is used: that of the card, or of the Newsboy's second one (CC-173)."""
    item = by_seat("card", _FACE, "power")(seat)
    item.rest = lambda state: _usual_face(state, seat)
    return item


def _usual_face(state: CarsonState, seat: int) -> int:
    number = state.borrowed[seat] if state.borrowed[seat] != NO_CARD else state.character[seat]
    return NO_CARD if number == NO_CARD else face_index(number, state.sides[number])


def _flag(name: str) -> OfSeat:
    """A number that is 0 or 1."""

    def of(seat: int) -> Item[Any]:
        item = by_seat(name, Flag())(seat)
        put = item.put
        item.put = lambda state, value: put(state, int(value))
        return item

    return of


PART: Final = Part(position=position)
