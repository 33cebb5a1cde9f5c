"""Cattlemen and engines in layers of their own, each with an id, so that a page can move them."""

from __future__ import annotations

from typing import Final

from westbound.games.great_western_trail.drawing.layout import (
    NEUTRAL_SIZE,
    PRIVATE_SIZE,
    TRACK,
    TRAIL,
)
from westbound.games.great_western_trail.drawing.model import building, decider
from westbound.games.great_western_trail.observation import TrailView
from westbound.games.great_western_trail.railroad import POSITION_CODES
from westbound.games.great_western_trail.trail import KIND, SPACE_CODES
from westbound.kit.svg import classes, el, translation, use

_ON_BUILDING: Final = ((11.0, 3.0), (11.0, -25.0), (28.0, 6.0), (28.0, -22.0))
_ON_TILE: Final = ((-17.0, 6.0), (16.0, -2.0), (-17.0, 24.0), (16.0, 26.0))
_AT_START: Final = ((-22.0, 8.0), (-3.0, 12.0), (16.0, 8.0), (33.0, 12.0))
_IN_TOWN: Final = ((-52.0, -78.0), (-31.0, -78.0), (-10.0, -78.0), (11.0, -78.0))


def _stand(view: TrailView, seat: int) -> tuple[float, float]:
    """Where the cattleman of a seat stands; several share a place without hiding each other."""
    at = view["seats"][seat]["at"]
    if at is None:
        (x, y), (dx, dy) = TRAIL["start"], _AT_START[seat]  # waiting for the first turn
        return x + dx, y + dy
    here = view["trail"][at]
    rank = here["cattlemen"].index(seat)
    x, y = TRAIL[at]
    tile = here["tile"]
    if KIND[SPACE_CODES[at]] == "start":
        dx, dy = _AT_START[rank]
    elif KIND[SPACE_CODES[at]] == "kansas_city":
        dx, dy = _IN_TOWN[rank]
    elif tile and building(tile):
        width, height = PRIVATE_SIZE if here["owner"] is not None else NEUTRAL_SIZE
        dx, dy = _ON_BUILDING[rank]
        dx, dy = width / 2 + dx, height / 2 + dy
    else:
        dx, dy = _ON_TILE[rank]
    return x + dx, y + dy


def cattlemen(view: TrailView) -> str:
    active = decider(view)
    drawn = (
        el(
            "g",
            use(f"c-{seat}"),
            id=f"cattleman-{seat}",
            cls=classes("cattleman", f"p{seat}", "active" if seat == active else ""),
            transform=translation(*_stand(view, seat)),
        )
        for seat in range(view["players"])
    )
    return el("g", *drawn, cls="cattlemen", aria_hidden="true")


def engines(view: TrailView) -> str:
    """Engines stand on the rails; at the start they queue up."""
    parts = []
    waiting = 0
    for seat, own in enumerate(view["seats"]):
        position = POSITION_CODES[own["engine"]]
        x, y = TRACK[position]
        if position == 0:
            x, y = x - 20 + 38 * (waiting % 2), y + 33 + 19 * (waiting // 2)
            waiting += 1
        else:
            y += 8
        place = translation(x, y)
        engine = use(f"e-{seat}")
        parts.append(el("g", engine, id=f"engine-{seat}", cls=f"engine p{seat}", transform=place))
    return el("g", *parts, cls="engines", aria_hidden="true")
