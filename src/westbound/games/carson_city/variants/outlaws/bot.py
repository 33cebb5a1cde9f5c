"""What a bot knows of Outlaws."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.heuristics import Rating
from westbound.games.carson_city.base.knowledge import Knowledge
from westbound.games.carson_city.base.rules.attack_targets import attackable_buildings
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.state import NOBODY
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP
from westbound.games.carson_city.variants.outlaws.rules import is_fight

SAFE_ROLL: Final = 6.0


def outlaw(rating: Rating, parcel: int) -> float | None:
    """Points of the tile or half an income, by the chance of the dice; and a building set free."""
    state, seat = rating.state, rating.seat
    if not is_fight(state, parcel):
        return None
    owner = state.owner[parcel]
    gain = float(OUTLAW_VP[state.strength])
    if owner == seat and state.built[seat] >> parcel & 1:
        gain += building_income(state, parcel) / 2 * rating.money_value * (rating.incomes > 0)
    elif owner not in (NOBODY, seat) and attackable_buildings(state, owner) >> parcel & 1:
        gain = max(gain, building_income(state, parcel) // 2 * rating.money_value)
    return gain * fight_chance(state.strength - firepower(state, seat))


def fight_chance(needed: int) -> float:
    """The chance that a die shows at least this much."""
    return min(1.0, max(0.0, (7 - needed) / SAFE_ROLL))


KNOWLEDGE: Final = Knowledge(places=(outlaw,))
