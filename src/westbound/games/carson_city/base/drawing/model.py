"""What the drawings ask an observation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from westbound.games.carson_city.base.drawing.part_drawing import Supply
from westbound.games.carson_city.observation import View

_DYNAMITERS: Final = ("prospector", "gunsmith")


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


def white_owner(view: View) -> int | None:
    """Whose white cowboy it is: the Sheriff's (CC-176)."""
    for seat in view["seats"]:
        if seat["character"] == "sheriff":
            return seat["seat"]
    return None


def coloured(cowboys: list[int], white_owner: int | None, white: bool) -> list[int]:
    """The cowboys of a place without the white one, which the view counts for its owner too."""
    left = list(cowboys)
    if white and white_owner in left:
        left.remove(white_owner)
    return left


def dynamite_supply(view: View) -> Mapping[str, Supply]:
    """Dynamite, where somebody has some or may get some (CC-192)."""
    used = any(card["name"] in _DYNAMITERS for card in view["cards"]) or any(
        seat["dynamite"] for seat in view["seats"]
    )
    return {"dynamite": Supply("dynamite", view["dynamite_left"], "CC-192")} if used else {}
