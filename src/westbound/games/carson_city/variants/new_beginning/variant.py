"""Where A New Beginning has a say in the rules of the base game."""

from __future__ import annotations

from westbound.engine.option import Option
from westbound.engine.step import Step
from westbound.games.carson_city.base.rules.variant import Variant
from westbound.games.carson_city.components import COWBOYS_EACH
from westbound.games.carson_city.stage import Moment, Stage
from westbound.games.carson_city.state import CarsonState, replaced
from westbound.games.carson_city.variants.new_beginning.components import BLANK_SHEET
from westbound.games.carson_city.variants.new_beginning.rules import (
    PARCEL,
    begin_sheets,
    sheets_are_sealed,
)
from westbound.games.carson_city.variants.new_beginning.steps import FillSheets, RevealSheets


class NewBeginning(Variant):
    """CC-210: everybody starts with what they have chosen in secret."""

    options = (Option("new_beginning", (False, True), False, "CC-210"),)
    stages = ((Moment.BEFORE_STARTING_PARCELS, Stage(begin_sheets)),)
    has_secrets = True

    def lay_out(self, state: CarsonState) -> None:
        """Everything comes with the sheets."""
        n = state.setup.players
        state.money, state.roads, state.revolvers = [0] * n, [0] * n, [0] * n
        state.reserve, state.general = [0] * n, [COWBOYS_EACH] * n
        state.armed = (0,) * n

    def starting_parcels(self, state: CarsonState, usual: list[int]) -> list[int]:
        return [sheet[PARCEL] for sheet in state.sheets]

    def handed_in(self, state: CarsonState, step: Step) -> list[bool] | None:
        if isinstance(step, FillSheets | RevealSheets):
            return [seat not in step.deciders() for seat in range(state.setup.players)]
        return None

    def hide(self, state: CarsonState, seen: CarsonState, viewer: int | None) -> None:
        """Others' sheets are taken as they were last seen: blank."""
        if sheets_are_sealed(state):
            for seat in range(state.setup.players):
                if seat != viewer:
                    seen.sheets = replaced(seen.sheets, seat, BLANK_SHEET)
