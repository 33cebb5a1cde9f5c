"""The parameters of the open decisions, those of the topmost one that has them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.games.carson_city import array_part as slot
from westbound.games.carson_city.array_part import MAX_AMOUNT
from westbound.games.carson_city.components import ROW_PRICES, TILE_NAMES
from westbound.games.carson_city.geometry import PARCELS, SIZE
from westbound.games.carson_city.locations import LOCATION_NAMES, LOCATIONS
from westbound.kit.arrays import (
    SEATS,
    Look,
    Packed,
    Piece,
    Slot,
    amount,
    as_mask,
    mask_of,
    one_of,
    one_seat,
    packed,
    seat_bits,
    some_seats,
)

_TWO_DICE: Final = 12


def _who(look: Look) -> bytes:
    rows, observation, viewer = look.seat_rows, look.observation, look.viewer
    waiting = observation["waiting"]
    if len(waiting) == 1:
        deciders = rows[waiting[0]] if waiting[0] >= 0 else rows[-1]
    else:
        deciders = packed(int(seat["seat"] in waiting) for seat in look.seats)
    flags = observation["handed_in"]
    if True in flags:
        return deciders + packed(flags[viewer:] + flags[:viewer])
    return deciders + rows[-1]


# --- the slots for parameters


def _out(look: Look, mask: int) -> bytes:
    return seat_bits(look.players, look.viewer, mask)


def _dice(look: Look, dice: Mapping[str, list[int]]) -> bytes:
    values = [0] * look.players
    for seat, value in _values(look, dice["tuple"]):
        values[seat - look.viewer] = value
    return packed(values)


def _values(look: Look, dice: list[int]) -> Iterator[tuple[int, int]]:
    """CC-192, CC-211: dynamite adds a second die, a sharpshooter takes the better of two."""
    found, position = look.parameters, look.position
    place = found[slot.LOCATION]
    for seat in found[slot.DUELLISTS]["tuple"]:
        charged = as_mask(position["charged"]["tuple"][seat]) >> place & 1
        count = 2 if charged or position["sharpshooter"]["tuple"][seat] else 1
        own, dice = dice[:count], dice[count:]
        yield seat, sum(own) if charged else max(own)


def _parcels(name: str, meaning: str) -> tuple[Piece, ArrayField]:
    return mask_of(PARCELS), ArrayField(name, (SIZE, SIZE), 0, 1, meaning)


SLOTS: Final[Mapping[Slot, tuple[Piece, ArrayField]]] = {
    slot.AMOUNT: (amount(0, MAX_AMOUNT), ArrayField(
        "asked_amount", (1,), 0, MAX_AMOUNT,
        "the number in the question: a price, the highest bid, what is left, a wave")),
    slot.SEAT: (one_seat, ArrayField(
        "asked_seat", (SEATS,), 0, 1,
        "the other player in the question: who requests, who sells, who is paid")),
    slot.LEADER: (one_seat, ArrayField("auction_leader", (SEATS,), 0, 1, "who has bid most")),
    slot.OUT: (_out, ArrayField("auction_out", (SEATS,), 0, 1, "who has passed in the auction")),
    slot.DUELLISTS: (some_seats, ArrayField("duellists", (SEATS,), 0, 1, "who fights the duel")),
    slot.DICE: (_dice, ArrayField(
        "dice", (SEATS,), 0, _TWO_DICE,
        "what their dice bring, before the Gunsmith may roll again")),
    slot.LOCATION: (one_of(LOCATIONS), ArrayField(
        "asked_location", (LOCATIONS,), 0, 1, "the place of a duel, a request or a cowboy",
        LOCATION_NAMES)),
    slot.ROW_SPACE: (one_of(len(ROW_PRICES)), ArrayField(
        "asked_row", (len(ROW_PRICES),), 0, 1, "the space of the building row",
        tuple(f"price_{price}" for price in ROW_PRICES))),
    slot.BUILDING: (one_of(len(TILE_NAMES)), ArrayField(
        "asked_building", (len(TILE_NAMES),), 0, 1, "the tile that is to be placed or taken",
        TILE_NAMES)),
    slot.TYPES: (mask_of(len(TILE_NAMES)), ArrayField(
        "asked_types", (len(TILE_NAMES),), 0, 1, "kept tiles that were looked at and left",
        TILE_NAMES)),
    slot.PARCELS_ASKED: _parcels(
        "asked_parcels", "parcels in the question: to buy, offered, contested, attacked"),
    slot.AGREED: _parcels("agreed_parcels", "where others have agreed to a house"),
    slot.REQUESTED: _parcels("requested_parcels", "where they were asked to agree"),
    slot.STANDING: _parcels("standing_houses", "houses from before the building just placed"),
}  # fmt: skip

DECISIONS: Final = (
    Packed(
        _who,
        ArrayField("deciders", (SEATS,), 0, 1, "who is asked now"),
        ArrayField("handed_in", (SEATS,), 0, 1, "whose sealed answer lies on the table"),
    ),
)

PARAMETERS: Final[Mapping[str, Mapping[str, Slot]]] = {
    "pick_duel": {"contested": slot.PARCELS_ASKED},
    "buy_parcels": {"parcels": slot.PARCELS_ASKED},
    "buy_from_row": {"space": slot.ROW_SPACE},
    "place_building": {
        "agreed": slot.AGREED,
        "asked": slot.REQUESTED,
        "building": slot.BUILDING,
    },
    "place_houses": {"agreed": slot.AGREED, "left": slot.AMOUNT, "standing": slot.STANDING},
    "town_hall_roads": {"targets": slot.PARCELS_ASKED},
    "place_town_hall_house": {
        "agreed": slot.AGREED,
        "asked": slot.REQUESTED,
        "standing": slot.STANDING,
    },
    "answer_request": {"asker": slot.SEAT, "parcel": slot.LOCATION},
    "place_kept": {"aside": slot.TYPES},
    "steal_income": {"buildings": slot.PARCELS_ASKED},
    "buy_points": {"price": slot.AMOUNT},
    "roll_mountains": {"left": slot.AMOUNT},
    "draw_building": {"space": slot.ROW_SPACE},
    "roll_duel": {"duellists": slot.DUELLISTS, "location": slot.LOCATION},
    "roll_gambling": {"gambler": slot.SEAT},
    "contested_parcels": {"chooser": slot.SEAT},
    "contested_buildings": {"chooser": slot.SEAT},
    "win": {"location": slot.LOCATION, "winner": slot.SEAT},
    "act_quietly": {"location": slot.LOCATION, "player": slot.SEAT},
    "ask_boosts": {"player": slot.SEAT},
}
