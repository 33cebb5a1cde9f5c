"""Where Outlaws have a say in the rules of the base game."""

from __future__ import annotations

from westbound.engine.option import Option
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.rules.variant import Variant
from westbound.games.carson_city.stage import Moment, Stage
from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.games.carson_city.variants.outlaws.rules import (
    beat_outlaw,
    begin_outlaw_fights,
    begin_outlaws,
    is_fight,
    may_fight_outlaw,
    outlaws_to_fight,
)


class Outlaws(Variant):
    """CC-243: outlaws hold parcels until somebody beats them."""

    options = (Option("outlaws", (False, True), False, "CC-243"),)
    category = "outlaws"
    stages = (
        (Moment.BEFORE_CHARACTERS, Stage(begin_outlaws)),
        (Moment.BEFORE_TOWN_HALL, Stage(begin_outlaw_fights)),
    )

    def open_places(self, state: CarsonState, seat: int, places: int) -> int:
        return places & ~state.outlaws | outlaws_to_fight(state, seat)

    def governs(self, state: CarsonState, location: int) -> bool:
        return is_fight(state, location)

    def why_not_there(self, state: CarsonState, seat: int, location: int) -> Refusal | None:
        return may_fight_outlaw(state, seat, location)

    def judge(self, state: CarsonState, location: int, winner: int, total: int) -> int:
        """CC-255: nobody wins if the strength is not reached."""
        return NOBODY if is_fight(state, location) and total < state.strength else winner

    def reward(self, state: CarsonState, winner: int, location: int) -> bool:
        fight = is_fight(state, location)
        if fight:
            beat_outlaw(state, winner, location)
        return fight

    def owners_income(self, state: CarsonState, parcel: int, income: int) -> int:
        """CC-253: with an outlaw there the owner gets half, rounded down; CC-205: Heroes all."""
        if state.outlaws >> parcel & 1 and not state.power(state.owner[parcel]).is_safe:
            return income // 2
        return income

    def unresolved(self, state: CarsonState, following: int) -> int:
        """CC-254: outlaws are fought until the Town Hall's duel."""
        return state.outlaws if state.setup.town_hall_part >= following else 0
