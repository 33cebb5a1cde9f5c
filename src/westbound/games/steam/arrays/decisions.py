"""The parameters of the open decisions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.games.steam.arrays.players import MAX_AMOUNT
from westbound.games.steam.components import COLOURS
from westbound.games.steam.map_checks import MAX_SPACES
from westbound.games.steam.maps import GameMap
from westbound.games.steam.steps import MAX_PLAYERS
from westbound.kit.arrays import (
    SEATS,
    Look,
    Parameters,
    Piece,
    Slot,
    amount,
    one_of,
    one_seat,
    packed,
)


def _bids(look: Look, bids: Mapping[str, list[int]]) -> bytes:
    """One more than each bid: 0 is none."""
    amounts = bids["tuple"][look.viewer :] + bids["tuple"][: look.viewer]
    return packed(min(amount, MAX_AMOUNT - 1) + 1 for amount in amounts)


def _places(look: Look, seats: Mapping[str, list[int]]) -> bytes:
    """The place of each seat among these, from 1; 0: not one of them."""
    places = [0] * look.players
    for place, seat in enumerate(seats["tuple"], start=1):
        places[seat - look.viewer] = place
    return packed(places)


_SLOTS: Final[Mapping[Slot, tuple[Piece, ArrayField]]] = {
    "amount": (amount(-1, MAX_AMOUNT), ArrayField(
        "asked_amount", (1,), -1, MAX_AMOUNT,
        "the number in the question: the highest bid (-1: none), tiles left, points, cubes")),
    "seat": (one_seat, ArrayField(
        "asked_seat", (SEATS,), 0, 1, "who opens the auction, or whose build turn ends")),
    "leader": (one_seat, ArrayField("auction_leader", (SEATS,), 0, 1, "who has bid most")),
    "inside": (_places, ArrayField(
        "auction_inside", (SEATS,), 0, MAX_PLAYERS, "who may still bid, in this order, from 1")),
    "bids": (_bids, ArrayField(
        "auction_bids", (SEATS,), 0, MAX_AMOUNT, "the highest bid of each seat and 1; 0: none")),
    "out": (_places, ArrayField(
        "auction_out", (SEATS,), 0, MAX_PLAYERS,
        "who has passed, 1 for the first: the last place of the order")),
    "free": (one_seat, ArrayField("free_pass", (SEATS,), 0, 1, "who may pass once for nothing")),
    "colour": (one_of(len(COLOURS)), ArrayField(
        "asked_colour", (len(COLOURS),), 0, 1, "the colour of the cube that is moved", COLOURS)),
    "space": (one_of(MAX_SPACES), ArrayField(
        "asked_space", (MAX_SPACES,), 0, 1, "the space of the goods supply that is filled")),
}  # fmt: skip

_OF_KIND: Final[Mapping[str, Mapping[str, Slot]]] = {
    "bid": {"high": "amount", "inside": "inside", "leader": "leader"},
    "bid_for_order": {
        "bids": "bids",
        "free": "free",
        "high": "amount",
        "inside": "inside",
        "leader": "leader",
        "left": "out",
    },
    "build": {"left": "amount"},
    "place_track": {"hex": "hex", "left": "amount"},
    "choose_supply": {"hex": "hex", "left": "amount"},
    "choose_route": {"colour": "colour", "hex": "hex"},
    "income_or_points": {"points": "amount"},
    "fill_city": {"count": "amount", "hex": "hex"},
    "fill_supply": {"count": "amount", "space": "space"},
    "sell_place": {"opener": "seat"},
    "end_build_turn": {"player": "seat"},
}


def parameters_on(map_: GameMap) -> Parameters:
    hexes = len(map_.names)
    hex_ = ArrayField("asked_hex", (hexes,), 0, 1, "the hex of a tile, a city or a cube")
    return Parameters({**_SLOTS, "hex": (one_of(hexes), hex_)}, _OF_KIND)
