"""What can be hired, built and bought; and limits."""

from __future__ import annotations

from itertools import combinations

from .position import Position, craftsmen
from .tables import BREEDING, BUILDING_SPACES, BUY, CATTLE, JOB_COSTS, STEPS, WORKERS


def hires(position: Position, seat: int, modifier: int) -> set[tuple[str, int]]:
    """GWT-131 to GWT-133, GWT-137."""
    player = position.seats[seat]
    found: set[tuple[str, int]] = set()
    for row, lying in position.jobs.items():
        for worker in WORKERS:
            cost = max(0, JOB_COSTS[row] + modifier)
            room = player.workers[worker] < 6
            if worker in lying and row < position.token_row and room and cost <= player.money:
                found.add((worker, row))
    return found


def buildings(position: Position, seat: int, price: int) -> dict[tuple[str, str], int]:
    """GWT-141 to GWT-146: which tile can go where, and what it costs."""
    player, found = position.seats[seat], {}
    for name in player.supply:
        for space in BUILDING_SPACES:
            tile = position.on.get(space)
            if tile is None:
                needed = craftsmen(name)
            elif tile.owner == seat and craftsmen(name) > craftsmen(tile.name):
                needed = craftsmen(name) - craftsmen(tile.name)
            else:
                continue
            if needed <= player.workers["craftsman"] and needed * price <= player.money:
                found[name, space] = needed * price
    return found


def purchases(position: Position, seat: int, cowboys: int) -> set[tuple[tuple[str, ...], int]]:
    """GWT-197, GWT-198, GWT-201: cards of the market, and with how many cowboys."""
    money, found = position.seats[seat].money, set()
    for value, needed, dollars, count in BUY:
        fitting = [card for card in position.market if BREEDING[CATTLE[card][0]] == value]
        if needed <= cowboys and dollars <= money:
            found |= {(tuple(sorted(cards)), needed) for cards in combinations(fitting, count)}
    return found


def breeding_value(hand: list[str]) -> int:
    """GWT-081."""
    breeds = []
    for card in hand:
        if card in CATTLE and CATTLE[card][0] not in breeds:
            breeds.append(CATTLE[card][0])
    return sum(BREEDING[breed] for breed in breeds)


def permanent_certificates(position: Position, seat: int) -> int:
    """GWT-083: three of the five station masters count as one each."""
    masters = position.seats[seat].masters
    return len([name for name in masters if name in ("hazards", "teepees", "certificates")])


def step_limit(position: Position, seat: int) -> int:
    """GWT-044."""
    base, dollars, vp = STEPS[position.players]
    cleared = position.seats[seat].cleared
    return base + dollars * cleared.get("step_dollars", 0) + vp * cleared.get("step_vp", 0)


def certificate_limit(position: Position, seat: int) -> int:
    """GWT-101, GWT-102: the highest number the marker may reach."""
    cleared = position.seats[seat].cleared
    four, six = cleared.get("certificates_4", 0), cleared.get("certificates_6", 0)
    if four and six:
        return 6
    return 4 if four else 3


def spendable(position: Position, seat: int) -> set[int]:
    """GWT-082, GWT-084: back from 6 to 4, 3, 2, 1 or 0."""
    now = position.seats[seat].certificates
    return {now - left for left in (0, 1, 2, 3, 4, 6) if left <= now}


def hand_limit(position: Position, seat: int) -> int:
    """GWT-118."""
    return min(6, 4 + position.seats[seat].cleared.get("hand", 0))
