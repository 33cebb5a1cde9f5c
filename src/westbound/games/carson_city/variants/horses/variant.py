"""Where Horses have a say in the rules of the base game, and in Kit Carson."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from westbound.engine.move import Move
from westbound.engine.option import Option
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.rules.variant import Variant
from westbound.games.carson_city.characters.equip import Equip
from westbound.games.carson_city.locations import CORRAL_LOCATIONS, WAGES, is_corral
from westbound.games.carson_city.stage import Moment, Stage
from westbound.games.carson_city.state import HORSES_VP, CarsonState
from westbound.games.carson_city.variants.horses import planning
from westbound.games.carson_city.variants.horses.components import HORSES
from westbound.games.carson_city.variants.horses.rules import (
    ask_ranches,
    corral_effects_at_lock,
    corrals_for_cowboys,
    hold_rodeo,
    horse_moves,
    horse_points,
    pay_wages_or_horses,
    why_not_cowboy_in_corral,
)


class Horses(Variant):
    """CC-261: horses in the corrals of their owners."""

    options = (Option("horses", (False, True), False, "CC-261"),)
    category = "horses"
    stages = (
        (Moment.INSTEAD_OF_WAGES, Stage(pay_wages_or_horses, (WAGES,))),
        (Moment.AFTER_END_POWERS, Stage(hold_rodeo, CORRAL_LOCATIONS)),
    )
    boosts_income = True

    def lay_out(self, state: CarsonState) -> None:
        state.horses = (int(HORSES["each"]),) * state.setup.players

    def final_points(self, state: CarsonState, seat: int) -> Mapping[int, int]:
        return {HORSES_VP: horse_points(state, seat)}

    def open_places(self, state: CarsonState, seat: int, places: int) -> int:
        return places | corrals_for_cowboys(state)

    def governs(self, state: CarsonState, location: int) -> bool:
        return is_corral(location)

    def why_not_there(self, state: CarsonState, seat: int, location: int) -> Refusal | None:
        return why_not_cowboy_in_corral(state, location)

    def extras(self, state: CarsonState, step: Equip) -> Sequence[Move]:
        return horse_moves(state, step.seat) if step.horse else ()

    def passed(self, state: CarsonState, seat: int) -> None:
        if state.setup.options["kit_carson"]:
            corral_effects_at_lock(state, seat)

    def plan_options(self, state: CarsonState, seat: int) -> Sequence[Move]:
        return planning.planning_options(state, seat)

    def take_back_options(self, state: CarsonState, seat: int) -> Sequence[Move]:
        return planning.take_back_options(state, seat)

    def why_not_lift(self, state: CarsonState, seat: int) -> Refusal | None:
        return planning.why_not_lift(state, seat)

    def lifted(self, state: CarsonState, seat: int) -> None:
        planning.take_spare_horse_out(state, seat)

    def ask_boosts(self, state: CarsonState, seat: int) -> None:
        ask_ranches(state, seat)
