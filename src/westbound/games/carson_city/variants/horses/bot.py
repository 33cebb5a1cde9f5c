"""What a bot knows of Horses."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.heuristics import Rating
from westbound.games.carson_city.base.knowledge import Knowledge, promise, promises
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.components import RANCH, ROUNDS
from westbound.games.carson_city.geometry import members
from westbound.games.carson_city.locations import FIRST_CORRAL
from westbound.games.carson_city.variants.horses.components import HATS
from westbound.games.carson_city.variants.horses.rules import RANCHES, in_corral, rodeo_points
from westbound.games.carson_city.variants.horses.steps import CorralTwo

RODEO_LEAD: Final = 0.7  # the chance to win the rodeo from the front while others may add
RODEO_BEHIND: Final = 0.15


def horses(rating: Rating) -> float:
    return rodeo(rating) + ranches(rating) if rating.state.setup.options["horses"] else 0.0


def rodeo(rating: Rating) -> float:
    """A token is worth a point for each horse at the end."""
    state, seat = rating.state, rating.seat
    horses = state.horses[seat] + sum(in_corral(state, seat, c) for c in range(len(HATS)))
    own = rodeo_points(state, seat)
    rivals = [rodeo_points(state, s) for s in range(state.setup.players) if s != seat]
    lead = own - max(rivals)
    chance = min(RODEO_LEAD + 0.03 * lead, 0.95) if lead > 0 else RODEO_BEHIND
    idle = 0.12 * state.horses[seat] if state.phase <= 2 else 0.0
    return chance * (horses + 0.5 * (ROUNDS - rating.now)) * (own > 0) + idle


def ranches(rating: Rating) -> float:
    """Horses in the third corral double the best ranches."""
    state, seat = rating.state, rating.seat
    horses = in_corral(state, seat, RANCHES)
    if not horses or not rating.incomes:
        return 0.0
    own = members(state.built[seat] & state.of_type[RANCH] & ~state.doubled_at)
    best = sorted((building_income(state, ranch) for ranch in own), reverse=True)
    return rating.money_value * sum(best[:horses])


def corral(rating: Rating, location: int) -> float | None:
    """A cowboy in a corral is already in the rodeo's points; it only blocks itself."""
    return 0.01 * HATS[location - FIRST_CORRAL] if location >= FIRST_CORRAL else None


def second_corral(rating: Rating, step: CorralTwo) -> float:
    """CC-267: without a cowboy to place there, the seat would pass and keep the white one."""
    stuck = step.seat == rating.seat and not rating.state.reserve[rating.seat]
    return -rating.white_in_hand() if stuck else 0.0


KNOWLEDGE: Final = Knowledge(
    terms=(horses,), places=(corral,), promises=promises(promise(CorralTwo, second_corral))
)
