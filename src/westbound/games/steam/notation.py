"""From text to move and back. The text is what logs, saves, tests and bots use."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from westbound.engine.move import Move
from westbound.games.steam import moves as m
from westbound.games.steam.components import ACTION_NAMES, COLOUR_CODES
from westbound.games.steam.maps import PRINTED, printed_map
from westbound.kit.moves import DONE, PASS
from westbound.kit.notation import Notation, Parser, amount

_FIXED: Final[tuple[Move, ...]] = (
    *m.TAKE, *m.TAKE_PASSING, *m.TILE.values(), *m.SUPPLY,
    PASS, DONE, m.UPGRADE, m.TO_INCOME, m.TO_POINTS,
)  # fmt: skip
_MAX_CUBES: Final = 9
_HEX: Final = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")
_POINTS: Final = re.compile(r"[0-9](/[0-9]){2,5}")
_ONE_POINT: Final = (1, 0, 0)  # of the many ways to score, one for each hex


def all_moves() -> tuple[Move, ...]:
    """Moves with few forms, amounts up to 40, and all hexes of the printed maps."""
    maps = [printed_map(name).names for name in PRINTED]
    return all_moves_of(tuple(dict.fromkeys(name for hexes in maps for name in hexes)))


@lru_cache(maxsize=8)
def all_moves_of(names: tuple[str, ...]) -> tuple[Move, ...]:
    """The same with the hexes of one map."""
    colours = range(len(COLOUR_CODES))
    return (
        *_FIXED,
        *m.BID[:41],
        *m.BORROW[:41],
        *(m.BUILD(name) for name in names),
        *(m.GROW(name) for name in names),
        *(m.URBANIZE(colour, name) for name in names for colour in colours),
        *(m.CUBE(colour, name) for name in names for colour in colours),
        *(m.GoTo(name, _ONE_POINT) for name in names),
    )


def _bid(dollars: int) -> Move:
    return m.BID[dollars] if dollars <= m.MAX_READY_AMOUNT else m.MakeBid(dollars)


def _at_hex(make: Callable[[str], Move]) -> Parser:
    def parse(words: list[str]) -> Move | None:
        return make(words[0]) if len(words) == 1 and _HEX.fullmatch(words[0]) else None

    return parse


def _colour_at_hex(make: Callable[[int, str], Move]) -> Parser:
    def parse(words: list[str]) -> Move | None:
        if len(words) != 2 or not _HEX.fullmatch(words[0]) or words[1] not in COLOUR_CODES:
            return None
        return make(COLOUR_CODES[words[1]], words[0])

    return parse


def _to(rest: list[str]) -> Move | None:
    """`to 13,-2 for 3/1/0/0`, perhaps with `via` and the places on the way."""
    if len(rest) < 3 or rest[1] != "for" or not _POINTS.fullmatch(rest[2]):
        return None
    via = rest[4:]
    if len(rest) > 3 and (rest[3] != "via" or not 1 <= len(via) <= 5):
        return None
    if not all(_HEX.fullmatch(name) for name in (rest[0], *via)):
        return None
    return m.GoTo(rest[0], tuple(int(n) for n in rest[2].split("/")), tuple(via))


def _cubes(rest: list[str]) -> Move | None:
    if not 1 <= len(rest) <= _MAX_CUBES or not all(name in COLOUR_CODES for name in rest):
        return None
    colours = tuple(COLOUR_CODES[name] for name in rest)
    return m.DrawCubes(colours) if tuple(sorted(colours)) == colours else None


def _tiles(rest: list[str]) -> Move | None:
    numbers = {str(number): number - 1 for number in range(1, len(ACTION_NAMES) + 1)}
    if not 1 <= len(rest) <= 6 or len(set(rest)) != len(rest):
        return None
    return m.DealTiles(tuple(numbers[n] for n in rest)) if set(rest) <= set(numbers) else None


NOTATION: Final = Notation(
    "Steam",
    _FIXED,
    {
        "bid": amount(_bid),
        "borrow": amount(m.TakeLoans),
        "opener": amount(m.Opener),
        "build": _at_hex(m.BUILD),
        "grow": _at_hex(m.GROW),
        "urbanize": _colour_at_hex(m.URBANIZE),
        "cube": _colour_at_hex(m.CUBE),
        "to": _to,
        "cubes": _cubes,
        "tiles": _tiles,
    },
    example="build 8,1",
)
