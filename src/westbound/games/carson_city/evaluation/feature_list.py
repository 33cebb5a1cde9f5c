"""The names of all features of a position, in their order, and what is worth trying out."""

from __future__ import annotations

from typing import Final

from westbound.engine.evaluation import FeatureList
from westbound.games.carson_city.evaluation.cards import CARDS
from westbound.games.carson_city.evaluation.cowboys import COWBOYS
from westbound.games.carson_city.evaluation.land import LAND
from westbound.games.carson_city.evaluation.open_step import STEP
from westbound.games.carson_city.evaluation.rivals import BEST, RIVALS
from westbound.games.carson_city.evaluation.table import TABLE
from westbound.games.carson_city.evaluation.variants import VARIANTS

RATING: Final = (
    "points made", "points on the map", "worth of money", "worth of land", "worth of pieces",
    "worth of cards", "worth of cowboys left", "worth of cowboys on the board",
    "worth of the open step",
)  # fmt: skip
BEST_NOW: Final = (
    "best rival's points now", "best rival's money now", "best rival's cowboys left now",
    "best rival has passed", "best rival passed first", "best rival's wages now",
    "cowboys against the best rival",
)  # fmt: skip
NAMES: Final = (
    *RATING, *LAND, *CARDS, *RIVALS, *BEST_NOW, *TABLE, *COWBOYS, *STEP, *VARIANTS,
)  # fmt: skip

# Plans that a player may try for a whole match: points that one more of a feature seems worth.
LIKINGS: Final = {
    "income to come": 3.0,  # 40 money until the end
    "best building's income": 1.5,
    "own mine": 1.0,
    "own ranch": 1.0,
    "own bank": 1.5,
    "own drugstore": 1.5,
    "own saloon": 1.5,
    "own store": 1.5,
    "own blacksmith": 1.0,
    "own hotel": 0.7,
    "own houses": 1.5,
    "own parcels": 4.0,
    "free parcels at roads": 1.5,
    "revolvers": 2.5,
    "firepower": 1.0,
    "lead in firepower": 1.0,
    "points likely bought": 5.0,
    "money likely earned": 2.0,
    "money over the limit": -2.0,
    "income to steal": 2.0,
    "has passed": 1.0,
    "place in the turn order": 1.0,
    "workers for wages": 1.0,
    "roads on the map": 1.0,
    "chance at vp_parcels": 1.0,
    "chance at vp_buildings": 1.0,
    "chance at vp_cowboys": 1.0,
    "Town Hall levels": 1.0,
}
FEATURES: Final = FeatureList(NAMES, RATING, BEST, LIKINGS)
