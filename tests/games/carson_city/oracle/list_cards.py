"""What characters ask, as lists: CC-038, CC-160, CC-173 to CC-206, CC-287, CC-288, CC-291."""

from .list_building import free_parcels, unowned_parcels
from .list_places import open_places
from .table import CORRALS, PARCELS, SHARED, SPACES, Table, in_mask

SHERIFF, NEWSBOY = "sheriff", "newsboy"
COWBOYS_FOR = {1: 1, 2: 4, 3: 9}  # CC-186
REVOLVERS_FOR = {1: 3, 2: 9}
POINTS_FOR = {3: 3, 5: 12, 7: 25}  # CC-179
# CC-173 to CC-207: the money limits printed on the cards
LIMITS = {
    "sheriff_y": 20,
    "sheriff_r": 20,
    "banker_y": 120,
    "banker_r": 60,
    "grocer_y": 60,
    "grocer_r": 60,
    "chinese_worker_y": 30,
    "chinese_worker_r": 30,
    "settler_y": 30,
    "settler_r": 20,
    "captain_y": 25,
    "captain_r": 20,
    "mercenary_y": 20,
    "mercenary_r": 30,
    "indian_y": 20,
    "indian_r": 30,
    "prospector_y": 20,
    "prospector_r": 20,
    "gunsmith_y": 30,
    "gunsmith_r": 20,
    "singer_y": 15,
    "singer_r": 40,
    "auctioneer_y": 30,
    "auctioneer_r": 30,
    "governor_y": 50,
    "governor_r": 50,
    "doctor": 60,
    "undertaker": 90,
    "cowboy_y": 20,
    "cowboy_r": 20,
    "heroes_y": 240,
    "heroes_r": 40,
    "teacher_y": 60,
    "teacher_r": 60,
}

# --- taking a card


def on_the_table(table: Table) -> list[str]:
    """CC-038: the names of the cards that nobody has; card 14 has two (CC-201)."""
    names: list[str] = []
    for card in table.view["cards"]:
        if card["seat"] is None:
            names += card["face"] if card["side"] == "either" else [card["name"]]
    return names


def can_borrow(table: Table) -> bool:
    """CC-175: the Newsboy needs a card to borrow, and yellow the 3 money for it."""
    side = next(card["side"] for card in table.view["cards"] if card["name"] == NEWSBOY)
    rest = [name for name in on_the_table(table) if name not in (SHERIFF, NEWSBOY)]
    return bool(rest) and (side == "red" or table.own["money"] >= 3)


def choose_card(table: Table) -> set[str]:
    names = [n for n in on_the_table(table) if n != NEWSBOY or can_borrow(table)]
    return {f"choose {name}" for name in names}


def borrow_card(table: Table) -> set[str]:
    return {f"choose {name}" for name in on_the_table(table) if name != SHERIFF}


# --- buying, taking, giving


def affordable(table: Table, verb: str, prices: dict[int, int]) -> set[str]:
    money = table.own["money"]
    return {f"{verb} {n}" for n, price in prices.items() if price <= money} | {"decline"}


def recruit_cowboys(table: Table) -> set[str]:
    return affordable(table, "recruit", COWBOYS_FOR)


def buy_revolvers(table: Table) -> set[str]:
    return affordable(table, "arm", REVOLVERS_FOR)


def bankers_points(table: Table) -> set[str]:
    return affordable(table, "buy vp", POINTS_FOR)


def give_cowboys_back(table: Table) -> set[str]:
    """CC-206: none, one or two of the reserve."""
    return {f"return {n}" for n in range(3) if n <= table.own["cowboys"]}


def claim_free_parcel(table: Table) -> set[str]:
    """CC-185, CC-287: also with a house, terrace or mountain."""
    return {f"claim {name}" for name in unowned_parcels(table)} | {"decline"}


def claim_for_tile(table: Table) -> set[str]:
    return {f"claim {name}" for name in free_parcels(table)}


def take_tile(table: Table) -> set[str]:
    """CC-184, CC-190, CC-204: any tile of the row, or the named one, else out of the bag."""
    wanted, row = table.building(), table.view["row"]
    found = {
        f"take build_{sale['price']}"
        for sale in row
        if sale["building"] and wanted in ("vacant", sale["building"])
    }
    if not found and table.view["bag"].get(wanted):
        found = {"take from bag"}
    return found | {"decline"}


def grocer_income(table: Table) -> set[str]:
    """CC-180: 8 money, or one type of one's own buildings."""
    types = {table.tile[n] for n in PARCELS if table.is_mine(n) and table.is_building(n)}
    return {f"double {name}" for name in types} | {"take money"}


def pay_undertaker(table: Table) -> set[str]:
    """CC-203: 2 money or 1 VP, whichever there is."""
    found = {"pay fee"} if table.own["money"] >= 2 else set()
    return found | {"lose point"} if table.own["vp"] else found


def triple_mines(table: Table) -> set[str]:
    """CC-182, CC-192: one's own mines, each once, unless the Grocer doubles them."""
    tripled = in_mask(table.view["position"]["tripled"])
    mines = {n for n in PARCELS if table.is_mine(n) and table.tile.get(n) == "mine"}
    if table.own["doubled"] == "mine":
        mines = set()
    return {f"triple {name}" for name in mines - tripled} | {"done"}


# --- auctions


def offer_parcels(table: Table) -> set[str]:
    """CC-197: two parcels, one after the other; what is begun is finished."""
    offered = table.mask("offered")
    found = {f"offer {name}" for name in unowned_parcels(table) - offered}
    return found if offered else found | {"decline"}


def place_bid(table: Table) -> set[str]:
    """CC-197, CC-288: more than the last bid, covered by cash, with a tile for each parcel."""
    enough = table.own["property_tiles"] >= len(table.mask("parcels"))
    highest = table.own["money"] if enough else 0
    lowest = max(1, table.step["high"] + 1)
    return {f"bid {amount}" for amount in range(lowest, highest + 1)} | {"pass"}


# --- the end of the round


def spend_money(table: Table) -> set[str]:
    """CC-160: what is above the limit, or more in full tens."""
    limit = LIMITS[table.face(table.seat)]
    newsboy = next((c for c in table.view["cards"] if c["name"] == NEWSBOY), None)
    if newsboy is not None and newsboy["seat"] == table.seat and newsboy["side"] == "red":
        limit -= 5  # CC-174
    money = table.own["money"]
    least = max(0, money - limit)
    return {f"spend {n}" for n in range(least, money + 1) if n == least or n % 10 == 0}


# --- the Doctor


def spaces_in_order(table: Table) -> list[str]:
    """CC-058, CC-059, CC-117: the order of phase 3; what is on the map in words of its own."""
    order = list(SPACES)
    if table.options["vp_space_order"] == "parcels_cowboys_buildings":
        here = order.index("vp_buildings")
        order[here], order[here + 1] = order[here + 1], order[here]
    order.insert(order.index("roads_1") + 1, "parcels")
    after = order.index("gambling") + 1
    order[after:after] = ["outlaws", "town_hall", "buildings"]
    return order


def to_come(table: Table) -> set[str]:
    """CC-202, CC-291: the places that are not yet carried out when a duel is over."""
    order = spaces_in_order(table)
    later = set(order[order.index(table.last) + 1 :])
    if table.last in ("parcels", "buildings"):  # until the step ends, until payment
        later.add(table.last)
    found = {name for name in later if name in SPACES} | set(CORRALS)
    if "parcels" in later:
        found |= unowned_parcels(table)
    if "outlaws" in later:
        found |= table.outlaws
    if "town_hall" in later and table.town_hall:
        found.add(table.town_hall)
    if "buildings" in later:
        found |= {name for name in PARCELS if table.is_building(name)}
    return found - table.fought


def heal_cowboy(table: Table) -> set[str]:
    """CC-201, CC-202: for 3 money, free for the Doctor, where no other player stands."""
    fee = 0 if table.step["doctor"] == table.seat else 3
    if table.own["money"] < fee or not table.own["cowboys"]:
        return {"decline"}
    sat_by_rival = table.town_hall if table.sitter not in (None, table.seat) else None
    found = {
        name
        for name in open_places(table) & to_come(table)
        if name not in table.outlaws
        and name != sat_by_rival
        and (name in SHARED or not set(table.cowboys[name]) - {table.seat})
    }
    return {f"place {name}" for name in found} | {"decline"}
