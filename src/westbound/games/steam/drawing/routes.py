"""Ways of the cube that is being delivered, found on the lines that the view shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from westbound.games.steam.drawing.geometry import (
    EXIT,
    grid,
    middles,
    shape,
)
from westbound.games.steam.drawing.model import (
    Delivery,
    LineView,
    View,
    cube_moved,
    decider,
    deliveries,
    tile_on,
)
from westbound.games.steam.drawing.svg import number, plate, text, use, width_of
from westbound.games.steam.faces import TOWN


class Way(NamedTuple):
    """The lines of a delivery in order, by their index in the view."""

    lines: tuple[int, ...]
    places: tuple[str, ...]


def route_to(view: View, map_name: str, name: str) -> str:
    """For a city that the cube can go to: its way, shown when one looks at the city.

    It is drawn beside the city, not as a part of it: a finger measures how large a place is.
    """
    own = [move for move in deliveries(view) if move.hex == name]
    if not own:
        return ""
    ways = [way for move in own if (way := find_way(view, move))]
    drawn = "".join(_drawn(view, map_name, way) for way in ways[:1])
    return f'<g class="route">{drawn}</g>'


def tickets(view: View, map_name: str) -> str:
    """At each city that can be reached, what every player would score there."""
    at, size = middles(map_name), grid(map_name).size
    parts = []
    for name in dict.fromkeys(move.hex for move in deliveries(view)):
        own = sorted({m.points for m in deliveries(view) if m.hex == name}, reverse=True)
        x, y = at[name]
        for row, points in enumerate(own[:3]):
            parts.append(_ticket(points, x, y - size * 1.02 - 22 * row))
    return f'<g id="tickets" class="tickets" aria-hidden="true">{"".join(parts)}</g>'


def _ticket(points: tuple[int, ...], x: float, y: float) -> str:
    scorers = [(seat, score) for seat, score in enumerate(points) if score]
    wide = sum(27 + width_of(f"+{score}", "t-figure") for _, score in scorers) + 4
    inside = plate(wide, 20, 6, "ticket")
    left = -wide / 2 + 13
    for seat, score in scorers:
        inside += f'<g class="p{seat}">{use(f"o-{seat}", left, 0, 0.85)}</g>'
        inside += text(left + 10, 5, f"+{score}", "t-figure", anchor="s", tone="onink")
        left += 27 + width_of(f"+{score}", "t-figure")
    return f'<g transform="translate({number(x)} {number(y)})">{inside}</g>'


# --- finding a way


def find_way(view: View, move: Delivery) -> Way | None:
    """A way of the cube that scores like this move, the shortest one first."""
    moved, seat = cube_moved(view), decider(view)
    if moved is None or seat is None:
        return None
    found = list(_ways(view, moved[0], view["seats"][seat]["level"], move))
    return min(found, key=lambda way: len(way.lines)) if found else None


def _ways(view: View, origin: str, level: int, move: Delivery) -> Iterator[Way]:
    beside: dict[str, list[tuple[int, str]]] = {}
    for index, line in enumerate(view["lines"]):
        first, second = line["places"]
        if line["complete"] and first is not None and second is not None:
            beside.setdefault(first, []).append((index, second))
            beside.setdefault(second, []).append((index, first))
    yield from _go_on(view, beside, Way((), (origin,)), level, move)


def _go_on(
    view: View, beside: dict[str, list[tuple[int, str]]], way: Way, left: int, move: Delivery
) -> Iterator[Way]:
    for index, place in beside.get(way.places[-1], ()):
        city = view["hexes"][place].get("city")
        if index in way.lines or (city and place in way.places):
            continue
        longer = Way((*way.lines, index), (*way.places, place))
        if place == move.hex:
            if _scores(view, longer) == move.points and (
                not move.via or longer.places[1:-1] == move.via
            ):
                yield longer
        elif left > 1 and not (city and city == view["hexes"][move.hex].get("city")):
            yield from _go_on(view, beside, longer, left - 1, move)


def _scores(view: View, way: Way) -> tuple[int, ...]:
    counts = [0] * view["players"]
    for index in way.lines:
        owner = view["lines"][index]["owner"]
        if owner >= 0:
            counts[owner] += 1
    return tuple(counts)


# --- drawing it


def _drawn(view: View, map_name: str, way: Way) -> str:
    """All track of the way."""
    at = middles(map_name)
    parts = []
    for index in way.lines:
        for where, kind, turns in _pieces(view, view["lines"][index]):
            x, y = at[where]
            turn = f"rotate({60 * turns})" if turns else ""
            parts.append(
                f'<use href="#d-{kind}" transform="translate({number(x)} {number(y)}){turn}"/>'
            )
    return "".join(parts)


def _pieces(view: View, line: LineView) -> Iterator[tuple[str, str, int]]:
    for name, side in line["sides"]:
        partner = tile_on(view["hexes"][name]).partner[side]
        if partner == TOWN:
            yield name, EXIT, side
        elif partner > side:
            kind, turns = shape(side, partner)
            yield name, kind, turns
