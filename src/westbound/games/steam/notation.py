"""From text to move and back. The text is what logs, saves, tests and bots use."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from westbound.engine.errors import BadInput
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.steam import moves as m
from westbound.games.steam.components import ACTION_NAMES, COLOUR_CODES
from westbound.games.steam.maps import PRINTED, printed_map

_FIXED: Final[tuple[Move, ...]] = (
    *m.TAKE, *m.TAKE_PASSING, *m.TILE, *m.SUPPLY,
    m.PASS, m.DONE, m.UPGRADE, m.TO_INCOME, m.TO_POINTS,
)  # fmt: skip
_BY_TEXT: Final = {move.text: move for move in _FIXED}
_LONGEST: Final = 60
_MAX_CUBES: Final = 9
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,5}")
_HEX: Final = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")
_POINTS: Final = re.compile(r"[0-9](/[0-9]){2,5}")
_ONE_POINT: Final = (1, 0, 0)  # of the many ways to score, one for each hex
_AMOUNTS: Final = {"bid": m.MakeBid, "borrow": m.TakeLoans, "opener": m.Opener}


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
        *(m.choose_hex(name) for name in names),
        *(m.grow(name) for name in names),
        *(m.urbanize(colour, name) for name in names for colour in colours),
        *(m.pick_cube(colour, name) for name in names for colour in colours),
        *(m.GoTo(name, _ONE_POINT) for name in names),
    )


def parse(text: str) -> Move:
    """The move with this text; spaces around and between words do not matter."""
    words = text.split()
    clean = " ".join(words)
    move = _BY_TEXT.get(clean) or _with_many_forms(words)
    if move is None:
        shown = clean if len(clean) <= _LONGEST else clean[:_LONGEST] + "…"
        raise BadInput(Refusal("WB-017", move=shown, game="Steam", example="build 8,1"))
    return move


def _with_many_forms(words: list[str]) -> Move | None:
    if not words:
        return None
    verb, rest = words[0], words[1:]
    if verb in _AMOUNTS:
        return _amount(verb, rest)
    if verb in ("build", "grow"):
        return _at_hex(verb, rest)
    if verb in ("urbanize", "cube"):
        return _colour_at_hex(verb, rest)
    if verb == "to":
        return _to(rest)
    if verb == "cubes":
        return _cubes(rest)
    return _tiles(rest) if verb == "tiles" else None


def _amount(verb: str, rest: list[str]) -> Move | None:
    if len(rest) != 1 or not _NUMBER.fullmatch(rest[0]):
        return None
    amount = int(rest[0])
    if verb == "bid" and amount <= m.MAX_READY_AMOUNT:
        return m.BID[amount]
    return _AMOUNTS[verb](amount)


def _at_hex(verb: str, rest: list[str]) -> Move | None:
    if len(rest) != 1 or not _HEX.fullmatch(rest[0]):
        return None
    return m.choose_hex(rest[0]) if verb == "build" else m.grow(rest[0])


def _colour_at_hex(verb: str, rest: list[str]) -> Move | None:
    if len(rest) != 2 or not _HEX.fullmatch(rest[0]) or rest[1] not in COLOUR_CODES:
        return None
    make = m.urbanize if verb == "urbanize" else m.pick_cube
    return make(COLOUR_CODES[rest[1]], rest[0])


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
