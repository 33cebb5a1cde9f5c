"""The table, the turn and the seat's part in it: order, action tile, bids, what is left."""

from __future__ import annotations

from typing import Final

from westbound.games.steam import steps as s
from westbound.games.steam.components import ACTION_NAMES, NO_TILE
from westbound.games.steam.heuristics.outlook import goods_rounds_now, will_build
from westbound.games.steam.heuristics.rating import Rating
from westbound.games.steam.state import SteamState

NAMES: Final = (
    "standard rules",
    "loans when paying",
    "players",
    "turn",
    "income phases left",
    "build turns left",
    "goods rounds of this turn",
    "tiles are chosen",
    "track is built",
    "goods are moved",
    "order is open",
    *(f"place {place} in the order" for place in range(1, 7)),
    *(f"tile {name}" for name in ACTION_NAMES),
    "tile turned over",
    "city action done",
    "upgraded",
    "leads the bidding",
    "still bids",
    "the highest bid",
    "own bid",
    "free pass",
)


def table(rating: Rating) -> list[float]:
    state, seat = rating.state, rating.seat
    setup, bit = state.setup, 1 << seat
    left = setup.turns - state.turn
    return [
        float(setup.standard),
        float(rating.purse.loans),
        setup.players / 6,
        state.turn / setup.turns,
        (left + 1) / 8,
        (left + will_build(state, seat)) / 8,
        goods_rounds_now(state, seat) / 2,
        float(state.phase in ("auction", "action_tiles")),
        float(state.phase == "build"),
        float(state.phase == "goods"),
        float(seat not in state.order),
        *(float(state.order[place : place + 1] == [seat]) for place in range(6)),
        *(float(state.tile[seat] == tile) for tile in range(len(ACTION_NAMES))),
        float(state.tile[seat] != NO_TILE and bool(state.passed & bit)),
        float(bool(state.done_action & bit)),
        float(bool(state.upgraded & bit)),
        *_bidding(state, seat),
    ]


def _bidding(state: SteamState, seat: int) -> list[float]:
    top = state.agenda[-1]
    if not isinstance(top, s.Auction):
        return [0.0] * 5
    leads, inside = top.leader == seat, seat in top.inside
    own, free = top.high if leads else 0, 0
    if isinstance(top, s.BidForOrder):
        own, free = max(0, top.bids[seat]), top.free == seat
    return [float(leads), float(inside), (top.high + 1) / 10, own / 10, float(free)]
