"""Our own signs."""

from __future__ import annotations

from westbound.games.great_western_trail.components import BREEDS, CARD_CODES, CARD_NAMES
from westbound.games.great_western_trail.drawing.art import LETTER
from westbound.games.great_western_trail.drawing.model import breed_of


def test_breeds_have_letters_of_their_own() -> None:
    assert set(LETTER) == set(BREEDS)
    assert len(set(LETTER.values())) == len(BREEDS)
    assert {breed_of(name) for name in CARD_NAMES if CARD_CODES[name] < 13} == set(BREEDS)
