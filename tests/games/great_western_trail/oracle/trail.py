"""Moving along the trail: every walk, space by space, and what is paid on it."""

from __future__ import annotations

from collections.abc import Iterator

from .position import Position
from .tables import FEES, NEXT, PRIVATE

KANSAS_CITY = "kansas_city"


def is_location(position: Position, space: str) -> bool:
    """GWT-040: Kansas City, and every space with a tile."""
    return space == KANSAS_CITY or space in position.on


def walks(position: Position, space: str, steps: int) -> Iterator[tuple[str, ...]]:
    """The locations of every walk of at most so many steps that stops on a location."""
    for follower in NEXT[space].split():
        if not is_location(position, follower):
            yield from walks(position, follower, steps)  # GWT-042: costs nothing
        elif steps > 0:
            yield (follower,)
            if follower != KANSAS_CITY:  # GWT-048
                for rest in walks(position, follower, steps - 1):
                    yield (follower, *rest)


def routes(position: Position, seat: int, most: int) -> set[tuple[str, ...]]:
    """GWT-043, GWT-046, GWT-047."""
    start = position.seats[seat].at
    assert start is not None
    return set(walks(position, start, most))


def free_routes(position: Position, seat: int, most: int) -> set[tuple[str, ...]]:
    """GWT-237: Kansas City may not be entered."""
    return {route for route in routes(position, seat, most) if KANSAS_CITY not in route}


def hands_of(position: Position, seat: int, space: str) -> tuple[str, ...]:
    """GWT-051, GWT-052: the hands that this location shows to the seat."""
    if space == KANSAS_CITY:
        return ()
    tile = position.on[space]
    if tile.kind == "hazard":
        return (tile.name.split("_")[2],)
    if tile.kind == "teepee":
        return ("green",) if tile.name == "green_teepee" else ("black",)
    if tile.kind == "private" and tile.owner != seat:
        return PRIVATE[tile.name][2]
    return ()


def after_fees(position: Position, seat: int, route: tuple[str, ...]) -> list[int]:
    """GWT-050 to GWT-054: everybody's money after this move."""
    money = [player.money for player in position.seats]
    for space in route:
        due = sum(FEES[position.players][hand] for hand in hands_of(position, seat, space))
        paid = due if money[seat] >= due else money[seat]
        money[seat] -= paid
        owner = position.on[space].owner if space != KANSAS_CITY else None
        if owner is not None:
            money[owner] += paid
    return money
