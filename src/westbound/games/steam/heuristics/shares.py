"""What the deliveries of a cube bring: the mover's points and everybody's (STM-213 to STM-219)."""

from __future__ import annotations

from westbound.games.steam.heuristics.weights import SHIPPED
from westbound.games.steam.state import SteamState


def shares(state: SteamState, seat: int, origin: int, colour: int) -> set[tuple[int, int]]:
    """For speed the search of `rules/deliveries.py` once more, without the routes themselves."""
    links, city = state.links, state.city
    counts = [0] * state.setup.players
    found = set[tuple[int, int]]()

    def walk(place: int, left: int, cities: int, used: int) -> None:
        """Depth first; with the next link the locomotive has `left` links to go."""
        for other, owner, number in links[place]:
            if used >> number & 1 or cities >> other & 1:
                continue
            if owner >= 0:
                counts[owner] += 1
            own, most = counts[seat], max(counts)
            if city[other] == colour:
                if own == most > 0:  # STM-218
                    found.add((own, sum(counts)))
            elif left and own + left >= (most or 1):
                seen = cities | 1 << other if city[other] >= 0 else cities
                walk(other, left - 1, seen, used | 1 << number)
            if owner >= 0:
                counts[owner] -= 1

    walk(origin, state.level[seat] - 1, 1 << origin, 0)
    return found


def best_share(state: SteamState, seat: int, origin: int, colour: int) -> float:
    """The most that a cube can bring, less what it gives away."""
    found = shares(state, seat, origin, colour)
    return max([own - SHIPPED.given * (all_ - own) for own, all_ in found], default=0.0)
