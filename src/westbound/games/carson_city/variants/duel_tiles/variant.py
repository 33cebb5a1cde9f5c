"""Where the Law of the Strongest has a say in the rules of the base game."""

from __future__ import annotations

from westbound.engine.option import Option
from westbound.engine.rng import Rng
from westbound.engine.step import Step
from westbound.games.carson_city.base.rules.variant import Variant
from westbound.games.carson_city.stage import Moment, Stage
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.duel_tiles.rules import (
    begin_tile_duel,
    begin_tiles,
    refill_hands,
)
from westbound.games.carson_city.variants.duel_tiles.secrets import fill_in_tiles, hide_tiles
from westbound.games.carson_city.variants.duel_tiles.steps import (
    DealDuelTiles,
    PutDownTiles,
    RevealTiles,
)


class DuelTiles(Variant):
    """CC-225: duel tiles instead of dice."""

    options = (Option("duel_tiles", (False, True), False, "CC-225"),)
    stages = ((Moment.BEFORE_STARTING_PARCELS, Stage(begin_tiles)),)
    acts_after_duels = True
    has_secrets = True

    def begin_duel(self, state: CarsonState, duellists: tuple[int, ...], location: int) -> bool:
        begin_tile_duel(state, duellists, location)
        return True

    def duel_over(self, state: CarsonState) -> None:
        refill_hands(state)

    def dealt_to(self, step: Step) -> int | None:
        return step.player if isinstance(step, DealDuelTiles) else None

    def handed_in(self, state: CarsonState, step: Step) -> list[bool] | None:
        if isinstance(step, PutDownTiles | RevealTiles):
            return [bool(tiles) for tiles in state.sealed]
        return None

    def hide(self, state: CarsonState, seen: CarsonState, viewer: int | None) -> None:
        hide_tiles(state, seen, viewer)

    def fill_in(self, state: CarsonState, rng: Rng) -> None:
        fill_in_tiles(state, rng)
