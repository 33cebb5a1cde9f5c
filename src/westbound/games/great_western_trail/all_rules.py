"""All rule modules, joined."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import Rules
from westbound.games.great_western_trail.rules import (
    auxiliary,
    build,
    cattle,
    delivery,
    discs,
    engine,
    hazards,
    herd_deck,
    hire,
    income,
    kansas_city,
    location,
    move,
    objective_cards,
    objectives,
    setup,
    stations,
    supply,
    trade,
    turn,
)
from westbound.games.great_western_trail.rules.actions import immediate, rewards

RULES: Final = Rules(
    (
        setup, turn, move, location, rewards, immediate, auxiliary, kansas_city, supply, income,
        delivery, discs, hire, build, engine, stations, objectives, trade, hazards, cattle,
        herd_deck,
    )
)  # fmt: skip
objective_cards.open_windows(RULES)
