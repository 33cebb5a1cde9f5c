"""Columns that every game has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from typing import Any

from westbound.engine.arrays import ArrayField
from westbound.engine.option import Option, Value
from westbound.kit.arrays.columns import Numbers, Packed
from westbound.kit.arrays.look import SEATS, Look
from westbound.kit.arrays.rows import packed


def option_column(options: Sequence[Option]) -> Packed:
    """Which of its listed values each option has."""

    @lru_cache(maxsize=256)
    def row(chosen: tuple[Value, ...]) -> bytes:
        pairs = zip(options, chosen, strict=True)
        return packed(int(value == has) for option, has in pairs for value in option.values)

    labels = tuple(
        f"{option.name}={value}".lower() for option in options for value in option.values
    )
    meaning = "which of its listed values each option has; a value of one's own is none of them"
    return Packed(
        lambda look: row(look.options),
        ArrayField("options", (len(labels),), 0, 1, meaning, labels),
    )


Named = tuple[str, ArrayField]  # what an observation calls a field


def seat_column(named: Sequence[Named]) -> Numbers:
    """Numbers of each seat by their names in its view, all in one go.

    What may grow without end has the highest of these bounds, and is cut off there.
    """
    get = itemgetter(*(name for name, _ in named))
    fields = tuple(field for _, field in named)
    assert all(field.shape == (SEATS,) for field in fields), "one number for each seat"
    highest = max(field.high for field in fields)

    def of(look: Look) -> list[Any]:
        values = list(chain.from_iterable(zip(*map(get, look.seats), strict=True)))
        if max(values) > highest:
            return [min(value, highest) for value in values]
        return values

    return Numbers(of, *fields)


def holder_column(named: Sequence[Named]) -> Packed:
    """Which seat has something, by names in the position."""
    names = [name for name, _ in named]

    def of(look: Look) -> bytes:
        position, rows = look.position, look.seat_rows
        return b"".join([rows[position[name]] for name in names])

    return Packed(of, *(field for _, field in named))


def decider_column() -> Packed:
    """Whom the top step asks; nobody while chance acts or after the end."""

    def of(look: Look) -> bytes:
        agenda = look.agenda
        return look.seat_rows[max(agenda[-1]["seat"], -1) if agenda else -1]

    return Packed(of, ArrayField("decider", (SEATS,), 0, 1, "who is asked now"))


def order_column(named: Sequence[Named]) -> Numbers:
    """The place of each seat in orders of the position, from 1; 0: not in it."""
    names = [name for name, _ in named]

    def of(look: Look) -> tuple[int, ...]:
        orders = tuple([tuple(look.position[name]) for name in names])
        return _places(orders, look.viewer, look.players)

    return Numbers(of, *(field for _, field in named))


@lru_cache(maxsize=4096)
def _places(orders: tuple[tuple[int, ...], ...], viewer: int, players: int) -> tuple[int, ...]:
    places = []
    for order in orders:
        in_order = [0] * players
        for place, seat in enumerate(order, start=1):
            in_order[seat - viewer] = place
        places += in_order
    return tuple(places)
