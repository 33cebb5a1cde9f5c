"""Moves with few forms exist once, in these tables; routes and cards are remembered."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from westbound.games.great_western_trail.actions import ACTION_NAMES, SINGLE
from westbound.games.great_western_trail.chance_moves import Cards, Tile
from westbound.games.great_western_trail.components import (
    BREED,
    CARDS_DATA,
    CATTLE,
    DISC_NAMES,
    JOB_ROWS,
    OBJECTIVE_DECK,
    PRIVATE_EACH,
    TILE_NAMES,
    VALUE,
    WORKERS,
)
from westbound.games.great_western_trail.moves import (
    BeginAt,
    BuildOn,
    Buy,
    ClearDisc,
    Copy,
    DeliverTo,
    Discard,
    DiscFromStation,
    DrawMany,
    EngineTo,
    GiveUp,
    HireWorker,
    MoveTo,
    PlayObjective,
    Remove,
    Restock,
    SpendCertificates,
    TakeCard,
    TakeForesightTile,
    TopOfStack,
    TradeFor,
    Trash,
    Upgrade,
    Use,
)
from westbound.games.great_western_trail.railroad import CITY_NAMES, POSITION_NAMES, STATION_NAMES
from westbound.games.great_western_trail.trail import (
    ALL_HAZARD_SPACES,
    BUILDING_SPACES,
    NEUTRAL_SPACES,
    TEEPEE_SPACES,
)

ROUTES: Final[dict[tuple[int, ...], MoveTo]] = {}
_MAX_ROUTES: Final = 1 << 16


def move_to(route: tuple[int, ...]) -> MoveTo:
    """The move along this route; the same object as long as it is remembered."""
    known = ROUTES.get(route)
    if known is not None:
        return known
    if len(ROUTES) > _MAX_ROUTES:
        ROUTES.clear()
    ROUTES[route] = made = MoveTo(route)
    return made


def _buy_moves() -> tuple[Buy, ...]:
    """Every printed option with every card or pair of cards it can be for (GWT-197, GWT-198)."""
    moves = []
    for option in CARDS_DATA["buy"]:
        kinds = [card for card in range(CATTLE) if VALUE[card] == option["value"]]
        if option["cards"] == 1:
            wanted: list[tuple[int, ...]] = [(card,) for card in kinds]
        else:
            wanted = [(a, b) for a in kinds for b in kinds if a <= b]
        moves += [Buy(cards, option["cowboys"], option["dollars"]) for cards in wanted]
    return tuple(moves)


def _discard_pairs() -> tuple[tuple[int, int], ...]:
    """Two cards of one breed (GWT-126)."""
    return tuple((a, b) for a in range(CATTLE) for b in range(a, CATTLE) if BREED[a] == BREED[b])


DISPLAY_KINDS: Final = tuple(dict.fromkeys(OBJECTIVE_DECK))
PAIRS: Final = _discard_pairs()
BEGIN_AT: Final = {space: BeginAt(space) for space in NEUTRAL_SPACES}
COPY: Final = {space: Copy(space) for space in (*BUILDING_SPACES, *NEUTRAL_SPACES)}
REMOVE: Final = {space: Remove(space) for space in ALL_HAZARD_SPACES}
TRADE_FOR: Final = {space: TradeFor(space) for space in TEEPEE_SPACES}
BUILD: Final = tuple(
    {space: BuildOn(number, space) for space in BUILDING_SPACES} for number in range(PRIVATE_EACH)
)
USE: Final = tuple(Use(action) for action in range(len(ACTION_NAMES)))
USE_CARD: Final = tuple(
    tuple(Use(action, (card,)) for card in range(CATTLE + len(DISPLAY_KINDS)))
    for action in range(len(ACTION_NAMES))
)
USE_PAIR: Final = tuple(
    {pair: Use(action, pair) for pair in PAIRS} for action in range(len(ACTION_NAMES))
)
HIRE: Final = tuple(
    HireWorker(row, worker) for row in range(JOB_ROWS) for worker in range(len(WORKERS))
)
ENGINE: Final = tuple(EngineTo(position) for position in range(len(POSITION_NAMES)))
UPGRADE: Final = tuple(Upgrade(station) for station in range(len(STATION_NAMES)))
CLEAR_DISC: Final = tuple(ClearDisc(disc) for disc in range(len(DISC_NAMES)))
DISC_FROM: Final = tuple(DiscFromStation(station) for station in range(len(STATION_NAMES)))
GIVE_UP: Final = tuple(GiveUp(worker) for worker in range(len(WORKERS)))
DELIVER: Final = tuple(DeliverTo(city) for city in range(len(CITY_NAMES)))
TAKE_TILE: Final = tuple(TakeForesightTile(tile) for tile in range(len(TILE_NAMES)))
SPEND: Final = tuple(SpendCertificates(n) for n in range(7))
TAKE_CARD: Final = {card: TakeCard(card) for card in DISPLAY_KINDS}
PLAY: Final = {card: PlayObjective(card) for card in DISPLAY_KINDS}
DISCARD: Final = tuple(Discard(card) for card in range(CATTLE + len(DISPLAY_KINDS)))
TRASH: Final = tuple(Trash(card) for card in range(CATTLE + len(DISPLAY_KINDS)))
DRAW_MANY: Final = tuple(DrawMany(n) for n in range(7))
BUY: Final = _buy_moves()
TILE: Final = tuple(Tile(tile) for tile in range(len(TILE_NAMES)))
cards_drawn: Final = lru_cache(maxsize=1 << 14)(Cards)  # few hands come up again and again
TOP_OF_STACK: Final = TopOfStack()
RESTOCK: Final = Restock()
AUXILIARY_MOVES: Final = tuple(USE[action] for action in SINGLE)
