"""Every legal move of a decision as text, step by step: a second reading of all lists."""

from collections.abc import Callable, Mapping

from . import list_building as building
from . import list_cards as cards
from . import list_variants as variants
from .geometry import connected
from .list_places import cowboy_places
from .prices import parcel_price
from .table import PARCELS, TILE_NUMBERS, Table

# --- set-up and placing


def claim_starting_parcel(table: Table) -> set[str]:
    """CC-022: any unowned parcel, but for the river and the Town Hall's."""
    return {f"claim {name}" for name in building.unowned_parcels(table)}


def place_or_pass(table: Table) -> set[str]:
    """CC-045, CC-051: a cowboy, the white one, the Singer's, or pass."""
    found = variants.white_texts(table) | variants.singing(table) | {"pass"}
    if table.own["cowboys"]:
        found |= {f"place {name}" for name in cowboy_places(table)}
    return found


# --- resolving


def pick_duel(table: Table) -> set[str]:
    """CC-072, CC-117, CC-254: contested parcels, then fights with outlaws, then buildings."""
    contested = {name for name in PARCELS if len(table.cowboys[name]) > 1} - table.outlaws
    parcels = {name for name in contested if name not in table.owner and name != table.town_hall}
    fights = {name for name in table.outlaws if table.cowboys[name]}
    buildings = {name for name in contested if table.is_building(name)}
    return {f"duel {name}" for name in parcels or fights or buildings}


def buy_parcels(table: Table) -> set[str]:
    """CC-061, CC-062, CC-282: buy what one can pay for while tiles are left, or decline."""
    position, found = table.position(), set()
    most = 3 if table.face(table.seat) == "indian_r" else 10  # CC-189
    for name in table.mask("parcels"):
        found.add(f"decline {name}")
        price = min(most, parcel_price(position, PARCELS[name]))
        if price <= table.own["money"] and table.own["property_tiles"]:
            found.add(f"buy {name}")
    return found


def buy_from_row(table: Table) -> set[str]:
    """CC-096, CC-184: for the price of the space, half of it with Chinese Worker yellow."""
    price = (12, 10, 8, 6, 5, 4, 3)[table.step["space"]]
    if table.face(table.seat) == "chinese_worker_y":
        price = (price + 1) // 2
    return {"buy", "decline"} if price <= table.own["money"] else {"decline"}


def buy_points(table: Table) -> set[str]:
    most = table.own["money"] // table.step["price"]
    return {f"buy vp {amount}" for amount in range(1, most + 1)} | {"decline"}


def steal_income(table: Table) -> set[str]:
    """CC-123, CC-126: take or leave half the income, where the seat's cowboy stands alone."""
    left = table.mask("buildings")
    assert all(table.cowboys[name] == [table.seat] for name in left)
    return {f"{verb} {name}" for verb in ("steal", "decline") for name in left}


# --- building


def place_building(table: Table) -> set[str]:
    asks = set()
    if building.has_vacant_parcel(table):
        asks = building.ask_texts(table, building.needed(table, table.building()))
    return building.build_texts(table) | asks | {"keep"}


def place_houses(table: Table) -> set[str]:
    return building.house_texts(table, table.step["left"])


def place_town_hall(table: Table) -> set[str]:
    """CC-146: a free connected parcel."""
    position = table.position()
    near = {n for n, parcel in PARCELS.items() if connected(position, parcel)}
    return {f"build {name}" for name in near & building.free_parcels(table)}


def place_town_hall_house(table: Table) -> set[str]:
    """CC-146, CC-286: a house or terrace; without one only if there is no place for it."""
    found = building.house_texts(table, 1) or {"decline"}
    return found | building.ask_texts(table, 1)


def place_kept(table: Table) -> set[str]:
    """CC-112, CC-283: each kept type that was not just put aside."""
    aside: int = table.step["aside"]
    kept = {name for name in table.own["kept"] if not aside >> TILE_NUMBERS.index(name) & 1}
    return {f"use {name}" for name in kept} | {"done"}


def always(*texts: str) -> Callable[[Table], set[str]]:
    """A decision between answers that are always the same."""
    return lambda table: set(texts)


LISTS: Mapping[str, Callable[[Table], set[str]]] = {
    "claim_starting_parcel": claim_starting_parcel,
    "choose_card": cards.choose_card,
    "place_or_pass": place_or_pass,
    "lay_roads": always("done"),
    "take_ammunition": always("take token", "decline"),
    "pick_duel": pick_duel,
    "buy_parcels": buy_parcels,
    "buy_from_row": buy_from_row,
    "place_building": place_building,
    "place_houses": place_houses,
    "town_hall_roads": building.town_hall_road_texts,
    "place_town_hall": place_town_hall,
    "place_town_hall_house": place_town_hall_house,
    "answer_request": always("agree", "refuse"),
    "place_kept": place_kept,
    "steal_income": steal_income,
    "buy_points": buy_points,
    "spend_money": cards.spend_money,
    # characters
    "borrow_card": cards.borrow_card,
    "recruit_cowboys": cards.recruit_cowboys,
    "buy_revolvers": cards.buy_revolvers,
    "bankers_points": cards.bankers_points,
    "give_cowboys_back": cards.give_cowboys_back,
    "claim_free_parcel": cards.claim_free_parcel,
    "claim_for_tile": cards.claim_for_tile,
    "take_tile": cards.take_tile,
    "grocer_money_now": always("take money", "wait"),
    "grocer_income": cards.grocer_income,
    "money_or_houses": always("take money", "take points"),
    "money_or_mountains": always("take money", "take points"),
    "choose_tax": always("tax money", "tax weapons"),
    "pay_undertaker": cards.pay_undertaker,
    "triple_mines": cards.triple_mines,
    "reroll_die": always("reroll", "stand"),
    "offer_parcels": cards.offer_parcels,
    "place_bid": cards.place_bid,
    "heal_cowboy": cards.heal_cowboy,
    "equip": variants.equip,
    # variants
    "fill_sheets": variants.fill_sheets,
    "put_down_tiles": variants.put_down_tiles,
    "corral_two": variants.corral_two,
    "relocate": variants.relocate,
    "wage_horse": variants.wage_horse,
    "double_ranches": variants.double_ranches,
    "take_rodeo": always("take token"),
    "move_outlaws": variants.move_outlaws,
    "outlaw_reward": variants.outlaw_reward,
    "plan_wave": variants.plan_wave,
    "place_live": variants.place_live,
}


def legal_texts(table: Table) -> set[str]:
    """Every legal move of the seat, with the roads that are a free extra (CC-034)."""
    found = LISTS[table.step["kind"]](table)
    return found | building.road_texts(table) if building.allows_roads(table) else found
