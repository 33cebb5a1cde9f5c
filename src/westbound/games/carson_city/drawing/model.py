"""The parts of an observation that the drawings read, with their types; `view.py` makes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypedDict, cast

from westbound.engine.json_types import Json
from westbound.games.carson_city.geometry import PARCEL_NAMES, members


class CorralView(TypedDict):
    horses: int
    cowboy: bool
    hats: int


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
    face: str | None
    borrowed: str | None
    money_limit: int | None
    dynamite: int
    no_duel_tokens: int
    horses: int
    corrals: list[CorralView] | None
    rodeo_tokens: int
    duel_tiles: list[int | None]
    tiles_down: list[int | None]
    tile_sum: int | None
    sheet: dict[str, int] | None
    sharpshooter: bool
    points_later: bool
    kept: list[str]
    doubled: str | None


class CardView(TypedDict):
    name: str
    number: int
    side: str
    face: list[str]
    seat: int | None


class ParcelView(TypedDict):
    id: str
    tile: str
    owner: int | None
    connected: bool
    price: int | None
    income: int | None
    cowboys: list[int]
    white: bool
    outlaw: bool
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
    cards: list[CardView]
    bridges: list[str]
    river: list[str]
    outlaws: list[str]
    outlaw_goals: dict[str, str | None]
    outlaw_strength: int | None
    dynamite_left: int
    horses_left: int | None
    duel_tile_pile: list[int]
    duel_tiles_mixed: int
    waiting: list[int]
    handed_in: list[bool]
    spaces: dict[str, SpaceView]
    three_revolver_token: int | None
    buy_vp_open: list[bool]
    position: dict[str, Json]


def read(view: Mapping[str, Json]) -> View:
    """The same object, seen with its types."""
    return cast("View", view)


def deciders(view: View) -> list[int]:
    """The seats that are asked now: one, or several at the same time."""
    return [seat for seat in view["waiting"] if seat >= 0]


def together(view: View) -> bool:
    """Whether several answer at the same time, or have just done so."""
    return "waiting" in (view["step"] or {}) or any(view["handed_in"])


def decider(view: View) -> int | None:
    """The only seat that is asked now."""
    seats = deciders(view)
    return seats[0] if len(seats) == 1 else None


def answer_state(view: View, seat: int) -> str | None:
    """How far a player is where several answer at the same time: the name of a sign."""
    if view["handed_in"][seat]:
        return "sealed"
    if together(view) and seat in view["waiting"]:
        return "thinking"
    locking = bool(view["options"]["kit_carson"]) and view["phase"] == 2
    return "lock" if locking and seat in view["pass_order"] else None


def rodeo_points(seat: SeatView) -> int:
    """What the corrals bring in the rodeo as they stand (CC-272)."""
    pens = seat["corrals"] or []
    return sum(pen["horses"] * pen["hats"] * (2 if pen["cowboy"] else 1) for pen in pens)


class Auction(NamedTuple):
    """What is offered (parcels, or none for the 3-revolver token), and what is bid."""

    parcels: list[str]
    high: int
    leader: int | None
    out: list[int]


def auction(view: View) -> Auction | None:
    """The auction that goes on, or is being prepared (CC-197, CC-198)."""
    step = view["step"] or {}
    if step.get("kind") == "offer_parcels" and _mask(step["offered"]):
        return Auction(_parcels(step["offered"]), 0, None, [])
    if step.get("kind") != "place_bid":
        return None
    leader = _mask(step["leader"])
    out = [seat for seat in range(view["players"]) if _mask(step["out"]) >> seat & 1]
    return Auction(
        _parcels(step["parcels"]), _mask(step["high"]), None if leader < 0 else leader, out
    )


def _mask(value: Json) -> int:
    """A whole number of a step; a large one is written in hex."""
    return int(value, 16) if isinstance(value, str) else int(cast("int", value))


def _parcels(value: Json) -> list[str]:
    return [PARCEL_NAMES[parcel] for parcel in members(_mask(value))]


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
