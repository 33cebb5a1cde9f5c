"""The names of the cards with their numbers, and the moves that choose them."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.moves import ChooseCharacter
from westbound.games.carson_city.components import CARD_FIGURES

NEWSBOY: Final = 0
SHERIFF: Final = 1
DOCTOR: Final = 14  # Doctor or Undertaker
TEACHER: Final = 17
_BY_NUMBER: Final = (
    "newsboy", "sheriff", "banker", "grocer", "chinese_worker", "settler", "captain", "mercenary",
    "indian", "prospector", "gunsmith", "singer", "auctioneer", "governor", "doctor undertaker",
    "cowboy", "heroes", "teacher",
)  # fmt: skip
# CC-042: the number printed on each card, the order of phase 2. Ours and theirs are the same, but
# for the Teacher's, which is not known.
ORDER_NUMBERS: Final[tuple[int, ...]] = (*range(TEACHER), int(CARD_FIGURES["teacher_number"]))
NAMES: Final = {name: number for number, names in enumerate(_BY_NUMBER) for name in names.split()}
SIDE_NAMED: Final = {"doctor": 0, "undertaker": 1}  # CC-201: the name says the side
CHOOSE: Final = {name: ChooseCharacter(name) for name in NAMES}
