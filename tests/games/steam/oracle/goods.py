"""Deliveries (STM-213 to STM-219): every walk over complete links, tried out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .land import Hex
from .lines import Line, all_lines, owner_of
from .position import Position


class Walk(NamedTuple):
    places: tuple[Hex, ...]  # the first is where it starts
    links: tuple[Line, ...]


class Delivery(NamedTuple):
    to: Hex
    points: tuple[int, ...]
    via: tuple[Hex, ...]


def walks(links: list[Line], start: Hex, most: int) -> Iterator[Walk]:
    """Walks of one link up to so many that use no link twice (STM-213, STM-217)."""
    begun = [Walk((start,), ())]
    for _ in range(most):
        begun = [
            Walk((*walk.places, place), (*walk.links, link))
            for walk in begun
            for link in links
            if walk.places[-1] in link.stops and link not in walk.links
            for place in link.stops
            if place != walk.places[-1]
        ]
        yield from begun


def deliveries(
    position: Position, players: int, seat: int, level: int, start: Hex
) -> dict[str, set[Delivery]]:
    """All legal deliveries of cubes that lie in this city, by their colour."""
    links = [line for line in all_lines(position) if line.complete]
    owner = {link: owner_of(position, link) for link in links}
    found: dict[str, set[Delivery]] = {}
    for walk in walks(links, start, level):
        colour = position.city(walk.places[-1])
        if colour is None or not is_allowed(position, walk, colour):  # STM-215
            continue
        owners = [owner[link] for link in walk.links]
        points = tuple(owners.count(player) for player in range(players))
        own = points[seat]
        if own >= 1 and all(own >= count for count in points):  # STM-218, STM-219
            delivery = Delivery(walk.places[-1], points, walk.places[1:-1])
            found.setdefault(colour, set()).add(delivery)
    return found


def is_allowed(position: Position, walk: Walk, colour: str) -> bool:
    """STM-214, STM-216: what a cube of this colour, that of the last city, passes."""
    colours = [position.city(place) for place in walk.places]
    cities = [place for place in walk.places if position.city(place) is not None]
    if len(set(cities)) != len(cities):  # STM-216
        return False
    return colour not in colours[1:-1]
