"""Where a cowboy may go: CC-046 to CC-057, CC-127, CC-150, CC-176 to CC-178, CC-254, CC-265."""

from .geometry import neighbours
from .table import CORRALS, PARCELS, PLACES, SHARED, Table, parcel_name

NEVER_ATTACKED = frozenset({"church", "prison", "station"})  # CC-127
QUIET = frozenset(
    {"roads_3", "income_parcels", "income_cowboys", "gambling", "vp_parcels", "vp_buildings"}
    | {"vp_cowboys", "buy_vp_5", "buy_vp_4", "buy_vp_3", "buy_vp_2"}
)  # CC-194: where a no-duel token may lie
ROUNDS_OF_VP = {"buy_vp_5": 4, "buy_vp_4": 3, "buy_vp_3": 2, "buy_vp_2": 1}  # CC-086


def can_be_attacked(table: Table, name: str) -> bool:
    """CC-127, CC-128, CC-205: whether the building there may be attacked at all."""
    owner = table.owner[name]
    if table.tile[name] in NEVER_ATTACKED or table.face(owner) == "heroes_y":
        return False
    around = {parcel_name(parcel) for parcel in neighbours(PARCELS[name])}
    return not any(table.tile.get(n) == "church" and table.owner.get(n) == owner for n in around)


def opens(table: Table, space: str) -> bool:
    """CC-055, CC-086: an action space that offers something."""
    if space == "ammunition":
        return table.view["three_revolver_token"] is None
    if space.startswith("build_"):
        price = int(space.removeprefix("build_"))
        return any(s["price"] == price and s["building"] for s in table.view["row"])
    if space in ROUNDS_OF_VP:
        return table.round <= ROUNDS_OF_VP[space]
    return True


def is_a_place(table: Table, name: str) -> bool:
    """CC-046, CC-053, CC-054, CC-057: on the map, whoever else stands there."""
    if name in table.outlaws:  # CC-254, CC-178
        return table.face(table.seat) != "sheriff_r" or is_own_building(table, name)
    if name in table.river:
        return False
    if name == table.town_hall:
        return table.sitter != table.seat  # CC-150
    if name not in table.owner:
        return bool(table.own["property_tiles"])
    if not table.is_building(name):
        return False
    attacks = table.face(table.seat) not in ("sheriff_r", "heroes_y")
    return table.is_mine(name) or (attacks and can_be_attacked(table, name))


def is_own_building(table: Table, name: str) -> bool:
    return table.is_mine(name) and table.is_building(name)


def is_a_corral(table: Table, name: str) -> bool:
    """CC-265; CC-234: with Kit Carson the second one is not used."""
    if not table.options["horses"]:
        return False
    return name != "corral_2" or not table.options["kit_carson"]


def is_barred(table: Table, name: str) -> bool:
    """CC-176: nobody joins the white cowboy, but for a cowboy with a no-duel token (CC-194)."""
    if name != table.white or name in SHARED:
        return False
    has_token = table.own["no_duel_tokens"] > 0 and table.face(table.seat) != "singer_r"
    return not (has_token and name in QUIET)


def has_rival(table: Table, name: str) -> bool:
    """CC-178, CC-290: somebody else whom one would meet in a duel there."""
    if name == table.town_hall and table.sitter not in (None, table.seat):
        return True
    here = table.cowboys.get(name, [])
    return any(seat != table.seat and seat not in table.quiet.get(name, []) for seat in here)


def open_places(table: Table) -> set[str]:
    """Every place where another cowboy of the seat may stand, Sheriff red not considered."""
    found = set(SHARED)
    for name in PLACES:
        if name in SHARED or table.stands(table.seat, name) or is_barred(table, name):
            continue  # CC-047, CC-176
        if name in PARCELS:
            fits = is_a_place(table, name)
        else:
            fits = is_a_corral(table, name) if name in CORRALS else opens(table, name)
        if fits:
            found.add(name)
    return found


def cowboy_places(table: Table) -> set[str]:
    """CC-178: Sheriff red joins nobody, except to defend an own building."""
    found = open_places(table)
    if table.face(table.seat) != "sheriff_r":
        return found
    alone = {n for n in found if n in SHARED or n in CORRALS or not has_rival(table, n)}
    return alone | {n for n in found if is_own_building(table, n)}


def white_places(table: Table) -> set[str]:
    """CC-176, CC-177: without any cowboy, never a rival's building, an outlaw or a corral."""
    return {
        name
        for name in open_places(table)
        if name not in CORRALS
        and name not in table.outlaws
        and not table.cowboys[name]
        and table.owner.get(name) in (None, table.seat)
        and not (name == table.town_hall and table.sitter is not None)
    }
