"""What the drawings ask an observation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, cast

from westbound.engine.json_types import Json
from westbound.games.carson_city.geometry import PARCEL_NAMES, members
from westbound.games.carson_city.observation import View


def read(view: Mapping[str, object]) -> View:
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
