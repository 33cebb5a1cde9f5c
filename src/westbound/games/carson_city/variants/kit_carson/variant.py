"""Where Kit Carson has a say in the rules of the base game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westbound.engine.game import Clock
from westbound.engine.option import Option
from westbound.engine.rng import Rng
from westbound.engine.step import Step
from westbound.games.carson_city.base.rules.variant import Variant
from westbound.games.carson_city.state import KIT_CARSON, NOBODY, CarsonState, replaced
from westbound.games.carson_city.variants.kit_carson.plans import as_shown
from westbound.games.carson_city.variants.kit_carson.rules import clock, lock_points, next_wave
from westbound.games.carson_city.variants.kit_carson.steps import PlanWave, RevealPlans

SECONDS: Final = (60, 120, 300)


class KitCarson(Variant):
    """CC-234: after the first cowboy everybody places at the same time."""

    options = (
        Option("kit_carson", (False, True), False, "CC-234"),
        Option("kit_carson_mode", ("waves", "live"), "waves", "CC-239", requires="kit_carson"),
        Option("kit_carson_seconds", SECONDS, 120, "CC-239", requires="kit_carson"),
    )
    category = "kit_carson"
    plans_extras = True
    has_secrets = True

    def clock(self, state: CarsonState) -> Clock | None:
        return clock(state)

    def next_placer(self, state: CarsonState) -> bool:
        next_wave(state, 1)
        return True

    def final_points(self, state: CarsonState, seat: int) -> Mapping[int, int]:
        return {KIT_CARSON: lock_points(state, seat)}

    def handed_in(self, state: CarsonState, step: Step) -> list[bool] | None:
        if isinstance(step, PlanWave | RevealPlans):
            return [bool(word) for word in state.sealed]
        return None

    def hide(self, state: CarsonState, seen: CarsonState, viewer: int | None) -> None:
        """CC-240: plans are shown as they were before the wave, and not who locks."""
        for seat in range(state.setup.players):
            if seat != viewer:
                if seen.shown[seat]:
                    as_shown(seen, seat)
                seen.sealed = replaced(seen.sealed, seat, (NOBODY,) * len(state.sealed[seat]))

    def fill_in(self, state: CarsonState, rng: Rng) -> None:
        """Plans are taken as they were last seen; whoever has handed in stays."""
        if state.agenda and isinstance(state.agenda[-1], PlanWave | RevealPlans):
            state.sealed = tuple((0,) if NOBODY in word else word for word in state.sealed)
