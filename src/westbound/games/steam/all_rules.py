"""All rule modules, joined: for the game, and for trying a move on a copy."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import Rules
from westbound.games.steam import flow
from westbound.games.steam.rules import (
    action_tiles,
    auction,
    building,
    capital,
    city_actions,
    deliveries,
    setup,
)

RULES: Final = Rules(
    (setup, auction, capital, action_tiles, building, city_actions, deliveries, flow)
)
