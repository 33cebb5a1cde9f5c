"""What a place would bring a cowboy, and who stands there already."""

from __future__ import annotations

from westbound.engine.game import Sentence
from westbound.engine.refusal import Param
from westbound.games.carson_city.base.moves import PlaceCowboy
from westbound.games.carson_city.base.rules.action_spaces import FIGURES
from westbound.games.carson_city.base.rules.buy_buildings import building_price
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.base.rules.parcel_price import price_for
from westbound.games.carson_city.base.rules.places import at_seen, quiet_seen
from westbound.games.carson_city.characters.doctor import HealCowboy, fee
from westbound.games.carson_city.characters.white_cowboy import PlaceWhite
from westbound.games.carson_city.components import BUY_VP_PRICES, TILE_NAMES
from westbound.games.carson_city.locations import (
    BUILD_SPACES,
    BUY_VP_SPACES,
    FIRST_CORRAL,
    INCOME_COWBOYS,
    INCOME_PARCELS,
    SHARED,
    VP_BUILDINGS,
    VP_COWBOYS,
    VP_PARCELS,
    is_corral,
    is_parcel,
)
from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.games.carson_city.variants.horses.components import HATS
from westbound.games.carson_city.variants.horses.rules import in_corral
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP
from westbound.games.carson_city.variants.outlaws.rules import is_fight


def placing(state: CarsonState, move: PlaceCowboy, seat: int) -> Sentence | None:
    """What the place would bring now, and the rivals one would meet there."""
    step = state.agenda[-1]
    if isinstance(step, HealCowboy) and fee(step):
        money = state.money[seat]
        return Sentence("heal", {"cost": fee(step), "money": money, "left": money - fee(step)})
    rivals = rivals_met(state, seat, move.location)
    fire = firepower(state, seat) - (not isinstance(move, PlaceWhite))  # it leaves the reserve
    gain = _gain(state, move.location, seat, fire)
    if not rivals:
        return gain
    params: dict[str, Param] = dict(gain.params) if gain else {}
    params["rival"], params["firepower"] = rivals, fire
    return Sentence(f"{gain.key if gain else 'place'}.duel", params)


def rivals_met(state: CarsonState, seat: int, location: int) -> tuple[int, ...]:
    """Whom a duel there would be with: CC-240: as far as the seat knows; CC-195: no tokens."""
    if location in SHARED or is_corral(location):
        return ()
    sits = location == state.town_hall and not is_fight(state, location)
    return tuple(
        rival
        for rival in range(state.setup.players)
        if rival != seat
        and (
            (at_seen(state, rival, seat) & ~quiet_seen(state, rival, seat)) >> location & 1
            or (sits and state.sitter == rival)
        )
    )


def _gain(state: CarsonState, location: int, seat: int, fire: int) -> Sentence | None:
    if is_parcel(location):
        return _on_the_map(state, location, seat, fire)
    if is_corral(location):
        corral = location - FIRST_CORRAL
        return Sentence("place_corral", {"points": in_corral(state, seat, corral) * HATS[corral]})
    if location in BUILD_SPACES:
        space = BUILD_SPACES.index(location)
        building = TILE_NAMES[state.row[space]]
        cost = building_price(state, seat, space)
        return Sentence("place_row", {"building": building, "cost": cost})
    if location in BUY_VP_SPACES:
        price = BUY_VP_PRICES[BUY_VP_SPACES.index(location)]
        return Sentence("place_buy_vp", {"price": price})
    return _at_income_space(state, location, seat, fire)


def _at_income_space(state: CarsonState, location: int, seat: int, fire: int) -> Sentence | None:
    parcels = state.owned[seat].bit_count()
    money = {
        INCOME_PARCELS: FIGURES["parcel_money"] * parcels,
        INCOME_COWBOYS: FIGURES["firepower_money"] * fire,
    }
    points = {
        VP_PARCELS: parcels // FIGURES["parcels_per_vp"],
        VP_BUILDINGS: state.built[seat].bit_count(),
        VP_COWBOYS: fire // FIGURES["firepower_per_vp"],
    }
    if location in money:
        return Sentence("place_money", {"money": money[location]})
    if location in points:
        return Sentence("place_vp", {"vp": points[location]})
    return None


def _on_the_map(state: CarsonState, parcel: int, seat: int, fire: int) -> Sentence | None:
    owner = state.owner[parcel]
    if is_fight(state, parcel):
        vp = OUTLAW_VP[state.strength]
        params: dict[str, Param] = {"strength": state.strength, "vp": vp, "firepower": fire}
        return Sentence("place_outlaw", params)
    if parcel == state.town_hall:
        return None
    if owner == NOBODY:
        return Sentence("place_parcel", {"cost": price_for(state, seat, parcel)})
    if owner == seat:
        return None
    return Sentence("place_attack", {"money": building_income(state, parcel) // 2, "owner": owner})
