"""What a viewer sees, with its types: `view.py` makes it, pages and bots read it."""

from __future__ import annotations

from typing import TypedDict

from westbound.engine.json_types import Json
from westbound.engine.option import Value
from westbound.games.carson_city.variants.view import (
    VariantsOfParcel,
    VariantsOfSeat,
    VariantsOnMap,
    VariantSupplies,
)


class PlayerView(VariantsOfSeat):
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
    face: str | None
    borrowed: str | None
    money_limit: int | None
    dynamite: int
    no_duel_tokens: int
    points_later: bool
    kept: list[str]
    doubled: str | None


class CardView(TypedDict):
    name: str
    number: int
    side: str
    face: list[str]
    seat: int | None


class ParcelView(VariantsOfParcel):
    id: str
    tile: str
    owner: int | None
    connected: bool
    price: int | None
    income: int | None
    cowboys: list[int]
    white: bool
    dynamite: list[int]


class SaleView(TypedDict):
    price: int
    building: str | None
    price_by_seat: list[int]


class SpaceView(TypedDict):
    cowboys: list[int]
    white: bool
    dynamite: list[int]
    quiet: list[int]


class TownHallView(TypedDict):
    parcel: str | None
    occupant: int | None


class View(VariantsOnMap, VariantSupplies):
    game: str
    viewer: int | None
    players: int
    options: dict[str, Value]
    rules_version: int
    round: int
    phase: int
    over: bool
    step: dict[str, Json] | None
    turn_order: list[int]
    turn_track: list[int]
    pass_order: list[int]
    seats: list[PlayerView]
    parcels: list[ParcelView]
    roads: list[str]
    town_hall: TownHallView
    row: list[SaleView]
    bag: dict[str, int]
    houses_left: int
    cards: list[CardView]
    dynamite_left: int
    waiting: list[int]
    handed_in: list[bool]
    spaces: dict[str, SpaceView]
    three_revolver_token: int | None
    buy_vp_open: list[bool]
    moves: list[str] | None
    position: dict[str, Json]
