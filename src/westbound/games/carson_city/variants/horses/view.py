"""What is seen of Horses."""

from __future__ import annotations

from typing import TypedDict

from westbound.games.carson_city.locations import CORRALS, FIRST_CORRAL
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.horses.components import HATS
from westbound.games.carson_city.variants.horses.rules import horses_left


class CorralView(TypedDict):
    horses: int
    cowboy: bool
    hats: int


class HorsesOfSeat(TypedDict):
    horses: int
    corrals: list[CorralView] | None
    rodeo_tokens: int


class HorsesOfTable(TypedDict):
    horses_left: int | None


def horses_of_seat(state: CarsonState, seat: int) -> HorsesOfSeat:
    return {
        "horses": state.horses[seat],
        "corrals": _corrals(state, seat) if state.setup.options["horses"] else None,
        "rodeo_tokens": state.rodeos[seat],
    }


def _corrals(state: CarsonState, seat: int) -> list[CorralView]:
    return [
        {
            "horses": state.corrals[seat * CORRALS + corral],
            "cowboy": bool(state.at[seat] >> (FIRST_CORRAL + corral) & 1),
            "hats": hats,
        }
        for corral, hats in enumerate(HATS)
    ]


def horses_of_table(state: CarsonState) -> HorsesOfTable:
    return {"horses_left": horses_left(state) if state.setup.options["horses"] else None}


def points_in_rodeo(seat: HorsesOfSeat) -> int:
    """What the corrals bring in the rodeo as they stand (CC-272)."""
    pens = seat["corrals"] or []
    return sum(pen["horses"] * pen["hats"] * (2 if pen["cowboy"] else 1) for pen in pens)
