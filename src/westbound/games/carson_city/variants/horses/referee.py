"""The referee of Horses."""

from __future__ import annotations

from westbound.games.carson_city.locations import CORRAL_MASK, CORRALS
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.horses.rules import horses_left


def check_horses(state: CarsonState) -> list[str]:
    """CC-002, CC-265: 25 horses; nobody stands in a corral without the variant."""
    if not state.setup.options["horses"]:
        standing = any(mask & CORRAL_MASK for mask in state.at)
        idle = not any(state.horses) and not any(state.corrals) and not any(state.rodeos)
        return [] if idle and not standing else ["there are horses without the variant"]
    wrong = []
    if horses_left(state) < 0 or min(state.horses) < 0 or min(state.corrals) < 0:
        wrong.append(f"horses {state.horses}, corrals {state.corrals}")
    if len(state.corrals) != state.setup.players * CORRALS or sum(state.rodeos) > state.round:
        wrong.append(f"rodeos {state.rodeos} in round {state.round}")
    return wrong
