"""The character cards, one small file each. A new card is a file here and a line in `CARDS`.

A card that needs decisions of its own brings their steps and answers along in `DECISIONS`.
"""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.characters import (
    auctioneer,
    banker,
    captain,
    chinese_worker,
    cowboy,
    doctor,
    governor,
    grocer,
    gunsmith,
    heroes,
    indian,
    mercenary,
    money_or_points,
    newsboy,
    prospector,
    settler,
    sheriff,
    singer,
    teacher,
    undertaker,
)
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.moves import ChooseCharacter

CARDS: Final = (
    newsboy, sheriff, banker, grocer, chinese_worker, settler, captain, mercenary, indian,
    prospector, gunsmith, singer, auctioneer, governor, doctor, cowboy, heroes, teacher,
)  # fmt: skip
# Yellow and red of each card; then the one without any power, for who has no card yet.
FACES: Final[tuple[Character, ...]] = (
    *(face for card in CARDS for face in card.FACES),
    Character(),
)
NAMES: Final = {face.name: face.number for face in FACES if face.name}
SIDE_NAMED: Final = {"doctor": 0, "undertaker": 1}  # CC-201: the name says the side
CHOOSE: Final = {name: ChooseCharacter(name) for name in NAMES}
# Modules with decisions or chances of their own.
WITH_DECISIONS: Final = (
    banker, grocer, settler, captain, indian, governor, doctor, undertaker, heroes,
    money_or_points,
)  # fmt: skip
