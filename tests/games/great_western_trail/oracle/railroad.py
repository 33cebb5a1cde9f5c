"""Moving the engine: every walk along the track, place by place; and transport costs."""

from __future__ import annotations

from .position import Position
from .tables import CITIES, CROSSES, END, TURNOUTS, Place


def ahead(place: Place) -> list[Place]:
    """GWT-154, GWT-155: where the rails lead to from here."""
    n, turnout = place
    if turnout:
        return [(n + 1, False)]
    if n == END:
        return []
    return [(n + 1, False), (n, True)] if n in TURNOUTS else [(n + 1, False)]


def behind(place: Place) -> list[Place]:
    n, turnout = place
    if turnout:
        return [(n, False)]
    if n == 0:
        return []
    return [(n - 1, False), (n - 1, True)] if n - 1 in TURNOUTS else [(n - 1, False)]


def place_name(place: Place) -> str:
    """As moves write it: a space by its number, a turnout by its station."""
    n, turnout = place
    return f"s{TURNOUTS.index(n) + 1}" if turnout else str(n)


def is_taken(position: Position, seat: int, place: Place) -> bool:
    """GWT-153: by another engine; the start takes any number."""
    return place != (0, False) and place in position.other_engines(seat)


def stops(position: Position, seat: int, place: Place, forward: bool) -> list[Place]:
    """The places that one space more can lead to: taken ones are skipped."""
    found = []
    for following in ahead(place) if forward else behind(place):
        if is_taken(position, seat, following):
            found += stops(position, seat, following, forward)
        else:
            found.append(following)
    return found


def walks(position: Position, seat: int, spaces: int, forward: bool) -> list[list[Place]]:
    """All walks of exactly so many spaces."""
    found: list[list[Place]] = [[position.seats[seat].engine]]
    for _ in range(spaces):
        found = [
            [*walk, place] for walk in found for place in stops(position, seat, walk[-1], forward)
        ]
    return found


def forward_up_to(position: Position, seat: int, most: int) -> set[Place]:
    """GWT-152."""
    return {
        walk[-1] for spaces in range(1, most + 1) for walk in walks(position, seat, spaces, True)
    }


def back_exactly(position: Position, seat: int, spaces: int) -> set[Place]:
    """GWT-158, GWT-277."""
    return {walk[-1] for walk in walks(position, seat, spaces, False)}


def every_place() -> list[Place]:
    return [(n, False) for n in range(END + 1)] + [(n, True) for n in TURNOUTS]


def depth(place: Place) -> float:
    return place[0] + 0.5 if place[1] else place[0]


def back_for_delivery(position: Position, seat: int) -> dict[Place, int]:
    """GWT-230: every free place behind, and how many spaces without another engine are moved."""
    engine = position.seats[seat].engine
    found = {}
    for place in every_place():
        if depth(place) < depth(engine) and not is_taken(position, seat, place):
            found[place] = sum(
                1
                for n in range(END + 1)
                if depth(place) <= n < depth(engine) and not is_taken(position, seat, (n, False))
            )
    return found


def back_from_end(position: Position, seat: int) -> set[Place]:
    """GWT-162."""
    return {
        place
        for place in every_place()
        if place != (END, False) and not is_taken(position, seat, place)
    }


def transport_cost(position: Position, seat: int, city: str) -> int:
    """GWT-110, GWT-112: signals between the nose of the engine and the city."""
    n, turnout = position.seats[seat].engine
    nose = n + 1 if turnout else n
    value = CITIES[city][0]
    return len([cross for cross in CROSSES if cross >= nose and cross + 1 <= value])


def stations_behind(position: Position, seat: int) -> list[int]:
    """GWT-286."""
    engine = depth(position.seats[seat].engine)
    return [number for number, n in enumerate(TURNOUTS) if n + 0.5 < engine]
