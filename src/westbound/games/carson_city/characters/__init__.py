"""The character cards, one small file each. A new card is a file here and a line in `CARDS`.

A card that needs decisions of its own brings their steps and answers along in `DECISIONS`.
"""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.characters import (
    banker,
    captain,
    chinese_worker,
    grocer,
    mercenary,
    settler,
    sheriff,
)
from westbound.games.carson_city.characters.character import Character

CARDS: Final = (sheriff, banker, grocer, chinese_worker, settler, captain, mercenary)
CHARACTERS: Final[dict[int, Character]] = {card.CARD.number: card.CARD for card in CARDS}

# CC-025, CC-209: the set for a first game is cards 1 to 7 on their yellow side.
SETS: Final = {"first_game": (1, 2, 3, 4, 5, 6, 7)}
