"""From text to move and back. The text is what logs, saves, tests and bots use."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from westbound.engine.move import Move
from westbound.games.great_western_trail import chance_moves as drawn
from westbound.games.great_western_trail import moves as m
from westbound.games.great_western_trail.components import (
    CARD_CODES,
    MASTER_NAMES,
    NEUTRALS,
)
from westbound.games.great_western_trail.trail import NEXT, SPACE_CODES, START
from westbound.kit.moves import DECLINE, DONE
from westbound.kit.notation import Notation

_FIXED: Final[tuple[Move, ...]] = (
    *m.BEGIN_AT.values(), *m.COPY.values(), *m.REMOVE.values(),
    *m.TRADE_FOR.values(),
    *(move for moves in m.BUILD for move in moves.values()),
    *m.USE, *(move for moves in m.USE_CARD for move in moves),
    *(move for moves in m.USE_PAIR for move in moves.values()),
    *m.HIRE, *m.ENGINE, *m.UPGRADE, *m.CLEAR_DISC, *m.DISC_FROM,
    *m.GIVE_UP, *m.DELIVER,
    *m.TAKE_TILE, *m.SPEND, *m.TAKE_CARD.values(), *m.PLAY.values(),
    *m.DISCARD, *m.TRASH,
    *m.DRAW_MANY[1:], *m.BUY, *drawn.TILE,
    DONE, DECLINE, m.TOP_OF_STACK, m.RESTOCK,
)  # fmt: skip
_MAX_CARDS: Final = 13

_SINGLE_STEPS: Final = tuple(m.MoveTo((space,)) for space in SPACE_CODES.values() if space != START)
_TWO_STEPS: Final = tuple(
    m.MoveTo((space, follower)) for space in SPACE_CODES.values() for follower in NEXT[space]
    if space != START
)  # fmt: skip


def all_moves() -> tuple[Move, ...]:
    """Every move that has few forms, and all routes of one or two neighbouring spaces."""
    return (*_FIXED, *_SINGLE_STEPS, *_TWO_STEPS)


def _route(names: list[str]) -> Move | None:
    """Locations in the order of the trail, so that nothing can be entered twice."""
    route = tuple(SPACE_CODES.get(name, START) for name in names)
    if not route or START in route or not all(_leads_to(a, b) for a, b in pairwise(route)):
        return None
    return m.MOVE_TO(route)


def _leads_to(space: int, later: int) -> bool:
    return space != later and later in _AHEAD[space]


def _spaces_ahead(space: int) -> set[int]:
    ahead = set(NEXT[space])
    for follower in NEXT[space]:
        ahead |= _spaces_ahead(follower)
    return ahead


_AHEAD: Final = {space: frozenset(_spaces_ahead(space)) for space in SPACE_CODES.values()}


def _codes(names: list[str]) -> tuple[int, ...] | None:
    if not names or len(names) > _MAX_CARDS or not all(name in CARD_CODES for name in names):
        return None
    return tuple(CARD_CODES[name] for name in names)


def _cards(names: list[str]) -> Move | None:
    cards = _codes(names)
    return drawn.Cards(cards) if cards and tuple(sorted(cards)) == cards else None


def _sides(names: list[str]) -> Move | None:
    if len(names) != 1 or not drawn.is_mix_of_sides(names[0]):
        return None
    return drawn.SidesUp(drawn.sides_of(names[0]))


def _starter(names: list[str]) -> Move | None:
    return drawn.Starter(int(names[0])) if names in [["1"], ["2"], ["3"], ["4"]] else None


def _starting(names: list[str]) -> Move | None:
    cards = _codes(names)
    return drawn.StartingObjectives(cards) if cards and len(set(cards)) == len(cards) else None


def _neutrals(names: list[str]) -> Move | None:
    return _order(drawn.NeutralOrder, names, NEUTRALS)


def _masters(names: list[str]) -> Move | None:
    return _order(drawn.MasterOrder, names, MASTER_NAMES)


def _order(kind: type[drawn.Order], names: list[str], all_names: tuple[str, ...]) -> Move | None:
    if sorted(names) != sorted(all_names):
        return None
    return kind(tuple(all_names.index(name) for name in names))


NOTATION: Final = Notation(
    "Great Western Trail",
    _FIXED,
    {
        "move": _route,
        "cards": _cards,
        "sides": _sides,
        "starter": _starter,
        "neutrals": _neutrals,
        "masters": _masters,
        "starting": _starting,
    },
    example="hire cowboy 3",
)
