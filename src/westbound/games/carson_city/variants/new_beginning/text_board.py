"""A New Beginning on the board as text."""

from __future__ import annotations

from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.text_part import TextPart, listed
from westbound.games.carson_city.variants.new_beginning.components import ITEM_NAMES
from westbound.games.carson_city.variants.new_beginning.rules import points_left, sheets_are_sealed
from westbound.kit.texts import Texts


class NewBeginningText(TextPart):
    def tokens(self, state: CarsonState, seat: int, texts: Texts) -> list[str]:
        return [texts.say("sheet", "sharpshooter")] if state.sharpshooter[seat] else []

    def seat_lines(self, state: CarsonState, seat: int, texts: Texts, *, own: bool) -> list[str]:
        """CC-212: until all are shown, everybody sees their own sheet only."""
        if not own or not sheets_are_sealed(state):
            return []
        sheet = zip(ITEM_NAMES, state.sheets[seat], strict=True)
        chosen = [f"{texts.say('sheet', name)} {count}" for name, count in sheet if count]
        left = texts.say("sheet", "left", points=points_left(state, seat))
        return listed(texts.say("sheet", "label"), [*chosen, left])
