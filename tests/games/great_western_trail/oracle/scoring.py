"""The final scoring, category by category; objective cards by trying everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .offers import permanent_certificates
from .position import Player, Position
from .tables import ARROWS, BREEDING, CATTLE, CITIES, OBJECTIVES, PRIVATE, STATIONS


def things(position: Position, seat: int) -> Counter[str]:
    """GWT-239: everything that fulfils a task, by the letters of the tables."""
    player = position.seats[seat]
    found: Counter[str] = Counter()
    found["b"] = len(position.own_buildings(seat))
    found["g"], found["l"] = player.green, player.blue
    found["h"] = len(player.hazards)
    found["s"] = len(player.stations)
    found["f"] = player.cities.get("san_francisco", 0)
    for card in player.deck:
        if card in CATTLE:
            breed = CATTLE[card][0]
            if BREEDING[breed] >= 3:
                found[str(BREEDING[breed])] += 1
    return found


def outcomes(cards: list[str], bound: int, left: Counter[str]) -> Iterator[tuple[int, int]]:
    """Points and number of cards for every way to score; the first `bound` cards must be scored."""
    if not cards:
        yield 0, 0
        return
    vp, penalty, tasks = OBJECTIVES[cards[0]]
    need = Counter(tasks)
    rest = cards[1:]
    if all(left[task] >= count for task, count in need.items()):  # GWT-240
        for points, count in outcomes(rest, bound - 1, left - need):  # GWT-241
            yield points + vp, count + 1
    for points, count in outcomes(rest, bound - 1, left):
        yield points - penalty, count + 1
        if bound <= 0:  # GWT-243: a card of the deck may be left out
            yield points, count


def objectives_and_master(position: Position, seat: int) -> int:
    """GWT-260, GWT-261, GWT-264, GWT-288: the best total of the cards and their master."""
    player = position.seats[seat]
    deck = [card for card in player.deck if card in OBJECTIVES]
    master = "objectives" in player.masters
    return max(
        points + (3 * (count // 2) if master else 0)
        for points, count in outcomes(player.area + deck, len(player.area), things(position, seat))
    )


def other_masters(position: Position, seat: int) -> int:
    """GWT-263: all but the one for objective cards."""
    player, vp = position.seats[seat], 0
    if "workers" in player.masters:
        vp += sum(player.workers.values())
    if "hazards" in player.masters:
        vp += 3 * (len(player.hazards) // 2)
    if "teepees" in player.masters:
        vp += 3 * min(player.green, player.blue)
    if "certificates" in player.masters:
        vp += 3 * ((player.certificates + permanent_certificates(position, seat)) // 2)
    return vp


def cities(player: Player) -> int:
    """GWT-255."""
    vp = sum(count * CITIES[city][2] for city, count in player.cities.items())
    for (one, other), points in ARROWS.items():
        if player.cities.get(one) and player.cities.get(other):
            vp += points
    return vp


def workers(player: Player) -> int:
    """GWT-265: 4 VP for each on space 5 or 6."""
    return sum(4 for count in player.workers.values() for space in (5, 6) if count >= space)


def score(position: Position, seat: int) -> dict[str, int]:
    """Every category, objectives and station masters taken together."""
    player = position.seats[seat]
    return {
        "money": player.money // 5,
        "buildings": sum(
            PRIVATE[position.on[space].name][1] for space in position.own_buildings(seat)
        ),
        "cities": cities(player),
        "stations": sum(STATIONS[station][1] for station in player.stations),
        "hazards": sum(int(hazard.split("_")[1]) for hazard in player.hazards),
        "cattle": sum(CATTLE[card][1] for card in player.deck if card in CATTLE),
        "objectives + station_masters": objectives_and_master(position, seat)
        + other_masters(position, seat),
        "workers": workers(player),
        "step_disc": 3 if player.cleared.get("step_vp") else 0,
        "job_market_token": 2 if player.token else 0,
    }
