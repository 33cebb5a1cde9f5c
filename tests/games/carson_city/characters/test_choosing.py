"""What a card would bring is said before it is chosen. Rules CC-044, CC-173, CC-174."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import choosing
from tests.games.carson_city.characters.test_cards import PRINTED
from tests.games.carson_city.positions import play
from tests.games.carson_city.test_messages_rare import effect, english
from westbound.games.carson_city.messages import MESSAGES


@pytest.mark.parametrize(
    ("card", "name", "number", "limit"), [("2R", "banker", 2, 60), ("16Y", "heroes", 16, 240)]
)
def test_cc_044_a_card_shows_its_number_and_limit(
    card: str, name: str, number: int, limit: int
) -> None:
    said = english(effect(choosing(card), f"choose {name}"))
    order = f"Order number {number} in phase 2 (the lowest goes first)"
    assert said.endswith(f"{order}, money limit ${limit}.")


@pytest.mark.parametrize(("newsboy", "limit"), [("0Y", 120), ("0R", 115)])
def test_cc_173_cc_174_a_borrowed_card_is_number_0_with_a_limit_of_its_own(
    newsboy: str, limit: int
) -> None:
    state = play(choosing(newsboy), "choose newsboy")
    said = english(effect(state, "choose banker"))
    order = "Order number 0 in phase 2 (the lowest goes first)"
    assert said.endswith(f"{order}, money limit ${limit}.")


def test_cc_044_there_are_words_for_every_face_and_no_other() -> None:
    keys = {key for key in MESSAGES.preview_keys() if key.startswith("choose.")}
    assert keys == {f"choose.{face}" for face in PRINTED}
