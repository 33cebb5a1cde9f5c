"""All character cards, in the order of their numbers (CC-172)."""

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
    newsboy,
    prospector,
    settler,
    sheriff,
    singer,
    teacher,
)
from westbound.games.carson_city.characters.character import Character

CARDS: Final = (
    newsboy, sheriff, banker, grocer, chinese_worker, settler, captain, mercenary, indian,
    prospector, gunsmith, singer, auctioneer, governor, doctor, cowboy, heroes, teacher,
)  # fmt: skip
# Yellow and red of each card; then one without any power, for seats that have no card yet.
FACES: Final[tuple[Character, ...]] = (
    *(face for card in CARDS for face in card.FACES),
    Character(),
)
