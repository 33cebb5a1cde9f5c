"""Routes of the cube that is being delivered, found on the lines that the view shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from westbound.games.steam.drawing.geometry import (
    EXIT,
    grid,
    middles,
    shape,
)
from westbound.games.steam.drawing.model import Delivery, cube_moved, decider, deliveries, tile_on
from westbound.games.steam.drawing.type_scale import text, width_of
from westbound.games.steam.faces import TOWN
from westbound.games.steam.maps import GameMap
from westbound.games.steam.observation import LineView, SteamView
from westbound.kit.svg import centered_rect, el, translate, use

MAX_ROUTES: Final = 8  # to one city, shown on hover
_SCORER: Final = 22.0  # on a ticket: a mark and the gaps around its points
_DOTS: Final = 9.0


class CubeRoute(NamedTuple):
    """The lines of a delivery in order, by their index in the view."""

    lines: tuple[int, ...]
    places: tuple[str, ...]


def route_to(view: SteamView, map_: GameMap, name: str) -> str:
    """For a city that the cube can go to: the route, shown when the city is hovered or focused.

    It is drawn beside the city, not inside it: touch targets are measured by their drawing.
    """
    own = _best_first(view, name)
    routes = [(move, route) for move in own[:MAX_ROUTES] if (route := find_route(view, move))]
    drawn = [
        el("g", *_drawn(view, map_, route), cls="way", data_shows=move.last_pick)
        for move, route in routes
    ]
    return el("g", *drawn, cls="route") if own else ""


def _best_first(view: SteamView, name: str) -> list[Delivery]:
    """The deliveries to a city: most points for the mover, then fewest for the others."""
    seat = decider(view) or 0
    own = [move for move in deliveries(view) if move.hex == name]
    return sorted(own, key=lambda move: (-move.points[seat], sum(move.points)))


def best_delivery(view: SteamView, name: str) -> Delivery | None:
    return next(iter(_best_first(view, name)), None)


def tickets(view: SteamView, map_: GameMap) -> str:
    """At each city that can be reached, what every player would score there at best.

    One ticket for a city, with dots if there are other routes: more would hide the neighbours.
    """
    at, size = middles(map_), grid(map_).size
    parts = []
    for name in dict.fromkeys(move.hex for move in deliveries(view)):
        own = _best_first(view, name)
        x, y = at[name]
        several = any(move.points != own[0].points for move in own)
        parts.append(_ticket(own[0].points, several, x, y - size * 0.93))
    return el("g", *parts, id="tickets", cls="tickets", aria_hidden="true")


def _ticket(points: tuple[int, ...], several: bool, x: float, y: float) -> str:
    scorers = [(seat, score) for seat, score in enumerate(points) if score]
    widths = [_SCORER + width_of(f"+{score}", "t-figure") for _, score in scorers]
    width = sum(widths) + 5 + (_DOTS if several else 0)
    inside = [centered_rect(width, 20, 6, "ticket")]
    left = -width / 2 + 11
    for (seat, score), needed in zip(scorers, widths, strict=True):
        inside.append(el("g", use(f"o-{seat}", left, 0, 0.8), cls=f"p{seat}"))
        inside.append(text(left + 9, 5, f"+{score}", "t-figure", anchor="s", tone="onink"))
        left += needed
    if several:
        inside.append(text(width / 2 - 8, 3, "…", "t-figure", tone="onink"))
    return translate("".join(inside), x, y)


# --- finding a route


def find_route(view: SteamView, move: Delivery) -> CubeRoute | None:
    """The shortest route of the cube that scores like this move."""
    cube, seat = cube_moved(view), decider(view)
    if cube is None or seat is None:
        return None
    origin, _ = cube
    found = list(_routes(view, origin, view["seats"][seat]["level"], move))
    return min(found, key=lambda route: len(route.lines)) if found else None


def _routes(view: SteamView, origin: str, level: int, move: Delivery) -> Iterator[CubeRoute]:
    beside: dict[str, list[tuple[int, str]]] = {}
    for index, line in enumerate(view["lines"]):
        first, second = line["places"]
        if line["complete"] and first is not None and second is not None:
            beside.setdefault(first, []).append((index, second))
            beside.setdefault(second, []).append((index, first))
    yield from _go_on(view, beside, CubeRoute((), (origin,)), level, move)


def _go_on(
    view: SteamView,
    beside: dict[str, list[tuple[int, str]]],
    route: CubeRoute,
    left: int,
    move: Delivery,
) -> Iterator[CubeRoute]:
    for index, place in beside.get(route.places[-1], ()):
        city = view["hexes"][place].get("city")
        if index in route.lines or (city and place in route.places):
            continue
        longer = CubeRoute((*route.lines, index), (*route.places, place))
        if place == move.hex:
            if _scores(view, longer) == move.points and (
                not move.via or longer.places[1:-1] == move.via
            ):
                yield longer
        elif left > 1 and not (city and city == view["hexes"][move.hex].get("city")):
            yield from _go_on(view, beside, longer, left - 1, move)


def _scores(view: SteamView, route: CubeRoute) -> tuple[int, ...]:
    counts = [0] * view["players"]
    for index in route.lines:
        owner = view["lines"][index]["owner"]
        if owner >= 0:
            counts[owner] += 1
    return tuple(counts)


# --- drawing it


def _drawn(view: SteamView, map_: GameMap, route: CubeRoute) -> Iterator[str]:
    """All track of the route."""
    at = middles(map_)
    for index in route.lines:
        for where, kind, turns in _pieces(view, view["lines"][index]):
            yield use(f"d-{kind}", *at[where], turn=60 * turns)


def _pieces(view: SteamView, line: LineView) -> Iterator[tuple[str, str, int]]:
    for name, side in line["sides"]:
        partner = tile_on(view["hexes"][name]).partner[side]
        if partner == TOWN:
            yield name, EXIT, side
        elif partner > side:
            kind, turns = shape(side, partner)
            yield name, kind, turns
