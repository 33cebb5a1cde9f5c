"""The duel tiles on the board as text."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.games.carson_city.text_part import TextPart, listed
from westbound.games.carson_city.variants.duel_tiles.secrets import tiles_down
from westbound.kit.texts import Texts


class DuelTilesText(TextPart):
    def supplies(self, state: CarsonState, texts: Texts) -> list[str]:
        mixed = len(state.pile_mixed)
        return [texts.say("duel_tiles", "pile", tiles=_counted(state.pile), mixed=mixed)]

    def seat_lines(self, state: CarsonState, seat: int, texts: Texts, *, own: bool) -> list[str]:
        """CC-225: one's own hand by its values, others' by their number; CC-229: announced sums."""
        down = tiles_down(state)[seat]
        items = [texts.say("duel_tiles", "in_hand", tiles=_seen(state.hands[seat]))]
        if state.announced[seat] != NOBODY:
            items.append(texts.say("duel_tiles", "sum", total=state.announced[seat]))
        if down:
            items.append(texts.say("duel_tiles", "down", tiles=_seen(down)))
        return listed(texts.say("duel_tiles", "label"), items)


def _seen(tiles: Sequence[int]) -> str:
    """Their values, or their number if they are hidden."""
    return str(len(tiles)) if NOBODY in tiles else _values(tiles)


def _values(tiles: Sequence[int]) -> str:
    return " ".join(map(str, tiles)) or "-"


def _counted(tiles: Sequence[int]) -> str:
    """Their values with how often they lie there: as many as thirty fit into a line."""
    counts = {tile: tiles.count(tile) for tile in sorted(set(tiles))}
    return " ".join(f"{tile}×{n}" if n > 1 else str(tile) for tile, n in counts.items()) or "-"
