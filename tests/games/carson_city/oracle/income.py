"""Income from buildings, and attacks: CC-116 to CC-145, CC-151, CC-181."""

from typing import NamedTuple

from .geometry import neighbours
from .position import (
    HEROES,
    SYMBOLS,
    Parcel,
    Position,
    all_parcels,
    count_own,
    is_building,
    is_vacant,
)

CAPS = {"drugstore": 33, "store": 33, "blacksmith": 40, "bank": 45, "saloon": 55}  # CC-120
LEVELS = {"drugstore": 3, "bank": 3, "saloon": 5, "store": 3, "blacksmith": 5}  # CC-151
NEVER_ATTACKED = frozenset({"church", "prison", "station", "town_hall"})  # CC-127


class Income(NamedTuple):
    """CC-121: the first three stages of one building's income."""

    formula: int
    with_level: int  # CC-151: with the Town Hall level
    capped: int  # CC-120


def symbols(position: Position, parcel: Parcel) -> int:
    """CC-130 to CC-145, CC-148: house symbols on a parcel, whoever owns it."""
    name = position.tile.get(parcel)
    return 0 if name is None else SYMBOLS[name]


def may_use(position: Position, seat: int, parcel: Parcel) -> bool:
    """CC-118: what stands on an owned parcel serves only its owner, else everybody."""
    return parcel not in position.owner or position.owner[parcel] == seat


def usable_symbols(position: Position, seat: int, parcel: Parcel) -> int:
    """CC-118, CC-131, CC-148: symbols next to a parcel that serve the seat's buildings."""
    return sum(
        symbols(position, other) for other in neighbours(parcel) if may_use(position, seat, other)
    )


def store_formula(position: Position, seat: int, parcel: Parcel) -> int:
    """CC-143: 6 for an own neighbouring symbol, 3 for an unowned one or a rival's."""
    money = 0
    for other in neighbours(parcel):
        each = 6 if position.owner.get(other) == seat else 3
        money += each * symbols(position, other)
    return money


def ranch_formula(position: Position, parcel: Parcel) -> int:
    """CC-132: 1 for each vacant neighbour parcel whoever owns it, at least 1."""
    return max(1, sum(is_vacant(position, other) for other in neighbours(parcel)))


def mine_formula(position: Position, seat: int, parcel: Parcel) -> int:
    """CC-118, CC-133: 3 for each neighbouring mountain that is unowned or own."""
    mountains = [
        other
        for other in neighbours(parcel)
        if position.tile.get(other) == "mountain" and may_use(position, seat, other)
    ]
    return 3 * len(mountains)


def formula(position: Position, parcel: Parcel) -> int:
    """CC-132 to CC-145: what the building's own entry says, before level and cap."""
    name, seat = position.tile.get(parcel), position.owner.get(parcel)
    if seat is None:
        return 0  # the Town Hall, CC-154, or no building
    if name == "ranch":
        return ranch_formula(position, parcel)
    if name == "mine":
        return mine_formula(position, seat, parcel)
    if name == "hotel":
        return 6
    if name == "drugstore":
        beside = 3 * usable_symbols(position, seat, parcel)
        return beside + 3 * count_own(position, seat, "ranch")
    if name == "bank":
        beside = 3 * usable_symbols(position, seat, parcel)
        return beside + 3 * count_own(position, seat, "mine")
    if name == "saloon":
        return 5 * usable_symbols(position, seat, parcel)
    if name == "blacksmith":
        by_round = {1: 5, 2: 10, 3: 15, 4: 20}
        return by_round[position.round] + 5 * count_own(position, seat, "ranch")
    if name == "store":
        return store_formula(position, seat, parcel)
    return 0  # church, prison, school, station; house, terrace, mountain, nothing


def building_income(position: Position, parcel: Parcel) -> Income:
    """CC-120, CC-121, CC-132 to CC-145, CC-151: formula, Town Hall level, then cap."""
    name = position.tile.get(parcel, "")
    base = formula(position, parcel)
    level = base
    owner = position.owner.get(parcel)
    if owner is not None and owner == position.town_hall_occupant:
        level += LEVELS.get(name, 0)
    capped = min(level, CAPS[name]) if name in CAPS else level
    return Income(base, level, capped)


def payments(
    position: Position,
    doubled: dict[int, str | None] | None = None,
    attackers: dict[Parcel, int] | None = None,
) -> dict[int, int]:
    """CC-116, CC-121, CC-123, CC-180, CC-181: what every seat receives in the income step.

    `doubled` holds the building type a Grocer yellow doubles, `attackers` the seat that
    successfully attacks a parcel.
    """
    received = dict.fromkeys(range(position.players), 0)
    for parcel in all_parcels():
        seat = position.owner.get(parcel)
        if seat is None or not is_building(position.tile.get(parcel)):
            continue
        income = building_income(position, parcel).capped
        if doubled is not None and doubled.get(seat) == position.tile[parcel]:
            income = 2 * income
        if parcel in position.outlaws:
            received[seat] += income // 2
        elif attackers is not None and parcel in attackers:
            received[attackers[parcel]] += income // 2
            received[seat] += income - income // 2
        else:
            received[seat] += income
    return received


def attackable(position: Position, attacker: int, parcel: Parcel) -> bool:
    """CC-127, CC-128, CC-129, CC-137: whether the parcel holds a rival's unprotected building.

    Only the target is judged; bans on the attacker himself (CC-178, CC-205) are not.
    """
    name, owner = position.tile.get(parcel), position.owner.get(parcel)
    if not is_building(name) or owner is None or owner == attacker:
        return False
    if name in NEVER_ATTACKED or position.character[owner] == HEROES:
        return False
    return not any(
        position.tile.get(other) == "church" and position.owner.get(other) == owner
        for other in neighbours(parcel)
    )
