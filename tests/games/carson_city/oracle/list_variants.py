"""What variants ask, as lists: CC-211, CC-225, CC-231, CC-234 to CC-242, CC-257 to CC-270."""

from itertools import combinations

from .list_cards import to_come
from .list_places import QUIET, cowboy_places, white_places
from .table import CORRALS, PARCELS, PLACES, SHARED, Table, in_mask

LAST_WAVE = 3  # CC-240
# CC-211: points, least and most units of each line
SHEET = {
    "money": (1, 0, 12),
    "road": (1, 0, 5),
    "revolver": (2, 0, 4),
    "parcel": (2, 0, 5),
    "cowboy": (2, 1, 6),
    "sharpshooter": (5, 0, 1),
}

# --- A New Beginning, duel tiles


def fill_sheets(table: Table) -> set[str]:
    sheet: dict[str, int] = table.own["sheet"]
    left = 18 - sum(SHEET[name][0] * count for name, count in sheet.items())
    found = {"seal"}
    for name, (points, least, most) in SHEET.items():
        if sheet[name] < most and points <= left:
            found.add(f"item {name}")
        if sheet[name] > least:
            found.add(f"drop {name}")
    return found


def put_down_tiles(table: Table) -> set[str]:
    """CC-225, CC-231: one tile of one's hand, or two with dynamite there."""
    hand: list[int] = sorted(table.own["duel_tiles"])
    found = {f"play {tile}" for tile in hand}
    if table.seat in table.dynamite[PLACES[table.step["location"]]]:
        found |= {f"play {one} {other}" for one, other in combinations(hand, 2)}
    return found


# --- tokens and horses that go with a cowboy


def tokens_for(table: Table, place: str) -> set[str]:
    """CC-192, CC-194, CC-289: one of each kind with a cowboy, where it may lie."""
    if not table.stands(table.seat, place) or place in SHARED or place in CORRALS:
        return set()
    found = set()
    if table.own["dynamite"] and table.seat not in table.dynamite[place]:
        found.add(f"dynamite {place}")
    token = table.own["no_duel_tokens"] and table.face(table.seat) != "singer_r"
    if token and place in QUIET and table.seat not in table.quiet[place]:
        found.add(f"quiet {place}")
    return found


def horses(table: Table) -> set[str]:
    """CC-237: with Kit Carson not into the second corral."""
    return {f"horse {n}" for n in range(1, 6) if n != 2 or not table.options["kit_carson"]}


def equip(table: Table) -> set[str]:
    found = tokens_for(table, PLACES[table.step["location"]]) | {"done"}
    if table.options["horses"] and table.step["horse"] and table.own["horses"]:
        found |= horses(table)
    return found


# --- the second corral


def own_cowboys(table: Table) -> set[str]:
    """CC-300: where cowboys of the seat stand, the Town Hall included; not the white one."""
    found = set()
    for place in PLACES:
        count = table.cowboys.get(place, []).count(table.seat)
        if place == table.town_hall and table.sitter == table.seat:
            count += 1
        if place == table.white and table.face(table.seat) == "sheriff_y":
            count -= 1
        if count > 0:
            found.add(place)
    return found


def reachable(table: Table) -> set[str]:
    """CC-268: in phase 3 (on wages) only what is not carried out yet."""
    found = cowboy_places(table)
    return found if table.phase == 2 else found & (to_come(table) | set(CORRALS))


def corral_two(table: Table) -> set[str]:
    """CC-267: one more cowboy, another place for one, or pass; CC-268: later, nothing."""
    found = {"pass" if table.phase == 2 else "done"}
    if table.own["cowboys"]:
        found |= {f"place {name}" for name in reachable(table)}
    return found | {f"lift {name}" for name in own_cowboys(table)}


def relocate(table: Table) -> set[str]:
    """CC-289, CC-300: elsewhere, with its tokens, or back into the reserve."""
    found = reachable(table) - {PLACES[table.step["origin"]]}
    if table.step["charged"]:
        found -= SHARED | set(CORRALS)
    if table.step["quiet"]:
        found &= QUIET
    return {f"place {name}" for name in found} | {"done"}


# --- other horses


def wage_horse(table: Table) -> set[str]:
    return horses(table) | {"decline"}


def double_ranches(table: Table) -> set[str]:
    """CC-182, CC-269: one's own ranches, each once, unless the Grocer doubles them."""
    doubled = in_mask(table.view["position"]["doubled_at"])
    ranches = {n for n in PARCELS if table.is_mine(n) and table.tile.get(n) == "ranch"}
    return {f"double {name}" for name in ranches - doubled}


# --- outlaws


def move_outlaws(table: Table) -> set[str]:
    return {f"outlaw from {name}" for name in table.mask("left")}


def outlaw_reward(table: Table) -> set[str]:
    """CC-257: the points, or half the income of the freed building."""
    return {"take points", f"steal {PLACES[table.step['building']]}"}


# --- Kit Carson


def plan(table: Table) -> set[str]:
    """CC-234, CC-242: place, lift, tokens and horses, until the plan is handed in."""
    found: set[str] = set()
    if table.own["cowboys"]:
        found |= {f"place {name}" for name in cowboy_places(table)}
    found |= singing(table) | white_texts(table)
    standing = {name for name in PLACES if table.stands(table.seat, name)}
    placed = sum(table.cowboys[name].count(table.seat) for name in standing)
    for name in standing:
        found |= tokens_for(table, name)
    driven = table.horses_placed()
    if driven < placed:
        found |= {f"lift {name}" for name in standing}
        if table.options["horses"] and table.own["horses"]:
            found |= horses(table)
    return found | {"recall"} if driven else found


def white_texts(table: Table) -> set[str]:
    if not table.own["white_cowboy"]:
        return set()
    return {f"place white {name}" for name in white_places(table)}


def singing(table: Table) -> set[str]:
    """CC-196, CC-290: a cowboy of the general reserve, if none is gambling yet."""
    sings = table.face(table.seat) == "singer_r" and table.own["no_duel_tokens"]
    if sings and table.own["general_reserve"] and not table.stands(table.seat, "gambling"):
        return {"sing"}
    return set()


def plan_wave(table: Table) -> set[str]:
    ends = {"lock"} if table.step["wave"] == LAST_WAVE else {"lock", "stay"}
    return plan(table) | ends


def place_live(table: Table) -> set[str]:
    return plan(table) | {"lock"}
