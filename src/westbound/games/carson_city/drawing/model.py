"""The parts of an observation that the drawings read, with their types; `view.py` makes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict, cast

from westbound.engine.jsons import Json


class SeatView(TypedDict):
    seat: int
    money: int
    vp: int
    vp_by_category: dict[str, int]
    vp_if_it_ended_now: int
    roads: int
    revolvers: int
    firepower: int
    cowboys: int
    general_reserve: int
    white_cowboy: bool
    property_tiles: int
    character: str | None
    money_limit: int | None
    kept: list[str]
    doubled: str | None


class ParcelView(TypedDict):
    id: str
    tile: str
    owner: int | None
    connected: bool
    price: int | None
    income: int | None
    cowboys: list[int]
    white: bool


class SaleView(TypedDict):
    price: int
    building: str | None
    price_by_seat: list[int]


class SpaceView(TypedDict):
    cowboys: list[int]
    white: bool


class TownHallView(TypedDict):
    parcel: str | None
    occupant: int | None


class View(TypedDict):
    viewer: int | None
    players: int
    options: dict[str, str | int | bool]
    round: int
    phase: int
    over: bool
    step: dict[str, Json] | None
    turn_order: list[int]
    turn_track: list[int]
    pass_order: list[int]
    seats: list[SeatView]
    parcels: list[ParcelView]
    roads: list[str]
    town_hall: TownHallView
    row: list[SaleView]
    bag: dict[str, int]
    houses_left: int
    cards: list[str]
    spaces: dict[str, SpaceView]
    three_revolver_token: int | None
    buy_vp_open: list[bool]
    position: dict[str, Json]


def read(view: Mapping[str, Json]) -> View:
    """The same object, seen with its types."""
    return cast("View", view)


def decider(view: View) -> int | None:
    """The seat that is asked now."""
    seat = view["step"]["seat"] if view["step"] else None
    return seat if isinstance(seat, int) and seat >= 0 else None


def white_owner(view: View) -> int | None:
    """Whose white cowboy it is: the Sheriff's (CC-176)."""
    for seat in view["seats"]:
        if seat["character"] == "sheriff":
            return seat["seat"]
    return None


def coloured(view: View, cowboys: list[int], white: bool) -> list[int]:
    """The cowboys of a place without the white one, which the view counts for its owner too."""
    owner = white_owner(view)
    left = list(cowboys)
    if white and owner in left:
        left.remove(owner)
    return left
