"""Horses on the board as text."""

from __future__ import annotations

from westbound.games.carson_city.locations import CORRALS, FIRST_CORRAL
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.text_part import TextPart, listed
from westbound.games.carson_city.variants.horses.rules import horses_left, in_corral, rodeo_points
from westbound.kit.text_board import MARKS
from westbound.kit.texts import Texts


class HorsesText(TextPart):
    def supplies(self, state: CarsonState, texts: Texts) -> list[str]:
        return [texts.say("horses", "left", count=horses_left(state))]

    def seat_lines(self, state: CarsonState, seat: int, texts: Texts, *, own: bool) -> list[str]:
        corrals = []
        for corral in range(CORRALS):
            cowboy = MARKS[seat] if state.at[seat] >> (FIRST_CORRAL + corral) & 1 else ""
            corrals.append(f"{in_corral(state, seat, corral)}{cowboy}")
        items = [
            texts.say("horses", "in_hand", count=state.horses[seat]),
            texts.say("horses", "corrals", corrals=" ".join(corrals)),
            texts.say("horses", "points", count=rodeo_points(state, seat)),
            texts.say("horses", "tokens", count=state.rodeos[seat]),
        ]
        return listed(texts.say("horses", "label"), items)

    def legend(self, texts: Texts) -> list[str]:
        return [texts.say("horses", "legend")]
