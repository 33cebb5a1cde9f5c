"""Columns of the open decisions: which they are, and what they are about.

A step has parameters, such as the parcel of a question. Each *slot* is an array for parameters of
one sort, whichever step they belong to; where several open steps have some, the topmost counts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

from westbound.engine.arrays import ArrayField
from westbound.kit.arrays.columns import Packed, size_of
from westbound.kit.arrays.look import Look
from westbound.kit.arrays.rows import bits, one_hot, packed, zeros

_MAX_OPEN: Final = 9  # steps of one kind on the agenda


def step_column(kinds: Sequence[str]) -> Packed:
    rows, names = one_hot(len(kinds)), tuple(kinds)

    @lru_cache(maxsize=1024)
    def row(found: tuple[str, ...]) -> bytes:
        top = rows[names.index(found[-1]) if found else -1]
        return top + packed(min(found.count(kind), _MAX_OPEN) for kind in names)

    return Packed(
        lambda look: row(tuple([step["kind"] for step in look.agenda])),
        ArrayField("step", (len(names),), 0, 1, "what is asked now", names),
        ArrayField("agenda", (len(names),), 0, _MAX_OPEN, "open steps of each kind", names),
    )


# --- parameters

Slot: TypeAlias = str
Piece: TypeAlias = Callable[[Look, Any], bytes]


class Parameters:
    """The slots of a game, and into which of them the fields of its steps go, by their kind."""

    __slots__ = ("_index", "_of_kind", "_slots")

    def __init__(
        self,
        slots: Mapping[Slot, tuple[Piece, ArrayField]],
        of_kind: Mapping[str, Mapping[str, Slot]],
    ) -> None:
        self._slots: Final = slots
        self._of_kind: Final = {kind: tuple(names.items()) for kind, names in of_kind.items()}
        self._index: Final = {
            slot: (index, piece) for index, (slot, (piece, _)) in enumerate(slots.items())
        }

    def found(self, agenda: Sequence[Mapping[str, Any]]) -> dict[Slot, Any]:
        """What the open steps are about."""
        found = {}
        for step in agenda:
            for name, slot in self._of_kind.get(step["kind"], ()):
                found[slot] = step[name]
        return found

    def names(self, kind: str) -> tuple[str, ...]:
        """The fields of such a step that are in the arrays."""
        return tuple(name for name, _ in self._of_kind.get(kind, ()))

    def column(self) -> Packed:
        @lru_cache(maxsize=16)
        def nothing(players: int) -> tuple[bytes, ...]:
            return tuple(zeros(size_of([field], players)) for _, field in self._slots.values())

        index = self._index

        def of(look: Look) -> bytes:
            pieces = list(nothing(look.players))
            for slot, value in look.parameters.items():
                if slot in index:
                    place, piece = index[slot]
                    pieces[place] = piece(look, value)
            return b"".join(pieces)

        return Packed(of, *(field for _, field in self._slots.values()))


# --- pieces


def amount(low: int, high: int) -> Piece:
    """A number, cut off at its bounds."""
    return lambda look, number: packed([min(max(number, low), high)])


def one_of(count: int) -> Piece:
    rows = one_hot(count)
    return lambda look, code: rows[code]


def mask_of(count: int) -> Piece:
    return lambda look, mask: bits(mask, count)


def one_seat(look: Look, seat: int) -> bytes:
    return look.seat_rows[seat]


def some_seats(look: Look, seats: Mapping[str, list[int]]) -> bytes:
    """Seats of a tuple."""
    return packed(int(seat["seat"] in seats["tuple"]) for seat in look.seats)
