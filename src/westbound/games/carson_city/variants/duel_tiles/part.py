"""What the Law of the Strongest brings."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.part import Part
from westbound.games.carson_city.variants.duel_tiles.arrays import ARRAYS
from westbound.games.carson_city.variants.duel_tiles.bot import KNOWLEDGE
from westbound.games.carson_city.variants.duel_tiles.components import TILE_VALUES
from westbound.games.carson_city.variants.duel_tiles.drawing import DRAWING
from westbound.games.carson_city.variants.duel_tiles.moves import PLAY_1, PLAY_2, DealTiles
from westbound.games.carson_city.variants.duel_tiles.position import position
from westbound.games.carson_city.variants.duel_tiles.referee import check_tiles
from westbound.games.carson_city.variants.duel_tiles.rules import CHANCES, DECISIONS
from westbound.games.carson_city.variants.duel_tiles.text_board import DuelTilesText
from westbound.games.carson_city.variants.duel_tiles.texts import LOG, PREVIEWS, PROMPTS
from westbound.games.carson_city.variants.duel_tiles.variant import DuelTiles
from westbound.kit.notation import numbers


def _parse_hand(words: list[str]) -> DealTiles | None:
    """Sorted duel tiles: a hand is written in one way only."""
    tiles = numbers(words)
    if not tiles or len(tiles) > TILE_VALUES or max(tiles) >= TILE_VALUES:
        return None
    return DealTiles(tiles) if list(tiles) == sorted(tiles) else None


PART: Final = Part(
    variant=DuelTiles(),
    decisions=DECISIONS,
    chances=CHANCES,
    moves=(*PLAY_1, *PLAY_2.values()),
    parsers={"deal": _parse_hand},
    prompts=PROMPTS,
    log=LOG,
    previews=PREVIEWS,
    text=DuelTilesText(),
    position=position,
    checks=(check_tiles,),
    bot=KNOWLEDGE,
    drawing=DRAWING,
    arrays=ARRAYS,
)
