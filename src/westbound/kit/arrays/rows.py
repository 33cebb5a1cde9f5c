"""Rows of 16-bit numbers."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Final

_WIDTH: Final = 2  # bytes of a number
REMEMBERED: Final = 1 << 14  # rows of masks; most stay the same from one look to the next


def packed(numbers: Iterable[int]) -> bytes:
    return array("h", numbers).tobytes()


@lru_cache(maxsize=1024)
def zeros(count: int) -> bytes:
    return bytes(_WIDTH * count)


@lru_cache(maxsize=64)
def one_hot(count: int) -> tuple[bytes, ...]:
    """A row for each of these; the one that index -1 finds is all zeros: none of them."""
    rows = [packed(int(place == one) for place in range(count)) for one in range(count)]
    return (*rows, zeros(count))


def select(rows: Sequence[bytes], codes: Sequence[int]) -> bytes:
    """These rows, one after the other; at least two."""
    return b"".join(itemgetter(*codes)(rows))


@lru_cache(maxsize=64)
def seat_rows(players: int, viewer: int) -> tuple[bytes, ...]:
    """Which seat it is, counted from the one that looks; index -1 is nobody."""
    rows = one_hot(players)
    return (*(rows[(seat - viewer) % players] for seat in range(players)), rows[-1])


@lru_cache(maxsize=4096)
def seat_bits(players: int, viewer: int, *masks: int) -> bytes:
    """Which seats are in each of these masks, counted from the one that looks."""
    places = [(viewer + place) % players for place in range(players)]
    return packed(mask >> place & 1 for mask in masks for place in places)


_OF_BYTE: Final = tuple(packed(byte >> bit & 1 for bit in range(8)) for byte in range(256))


@lru_cache(maxsize=REMEMBERED)
def bits(mask: int | str, count: int) -> bytes:
    """The bits of a mask of so many places, lowest first.

    As observations have them: one that is too large for JSON is written as text.
    """
    if not mask:
        return zeros(count)
    in_bytes = as_mask(mask).to_bytes((count + 7) >> 3, "little")
    return b"".join([_OF_BYTE[byte] for byte in in_bytes])[: _WIDTH * count]


def as_mask(value: int | str) -> int:
    """Such a mask as a number."""
    return value if isinstance(value, int) else int(value, 16)
