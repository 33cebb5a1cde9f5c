"""All parts of the game: the base game, then the cards, then the variants."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.part import PART as BASE
from westbound.games.carson_city.characters import (
    auctioneer,
    banker,
    bot,
    captain,
    choosing,
    doctor,
    dynamite,
    equip,
    governor,
    grocer,
    gunsmith,
    heroes,
    indian,
    money_or_points,
    newsboy,
    position,
    random_set,
    referee,
    settler,
    singer,
    take_tiles,
    undertaker,
    white_cowboy,
)
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.variants.duel_tiles.part import PART as DUEL_TILES
from westbound.games.carson_city.variants.horses.part import PART as HORSES
from westbound.games.carson_city.variants.kit_carson.part import PART as KIT_CARSON
from westbound.games.carson_city.variants.new_beginning.part import PART as NEW_BEGINNING
from westbound.games.carson_city.variants.outlaws.part import PART as OUTLAWS
from westbound.games.carson_city.variants.river.part import PART as RIVER

_CHARACTERS: Final = (
    auctioneer, banker, bot, captain, choosing, doctor, dynamite, equip, governor, grocer, gunsmith,
    heroes, indian, money_or_points, newsboy, position, random_set, referee, settler, singer,
    take_tiles, undertaker, white_cowboy,
)  # fmt: skip
CHARACTERS: Final = tuple(module.PART for module in _CHARACTERS)
# In the order in which they are drawn, described and weighed.
VARIANTS: Final = (RIVER, OUTLAWS, HORSES, DUEL_TILES, NEW_BEGINNING, KIT_CARSON)
PARTS: Final[tuple[Part, ...]] = (BASE, *CHARACTERS, *VARIANTS)
