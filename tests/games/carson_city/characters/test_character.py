"""What all cards have in common: some are turned over when they are chosen. CC-190, CC-204."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import choosing
from tests.games.carson_city.positions import empty_bag, play
from tests.games.carson_city.test_messages_rare import english, told

NEITHER = "church hotel saloon bank drugstore hotel saloon"  # no mine and no ranch


@pytest.mark.parametrize(
    ("card", "name", "said", "face"),
    [
        ("2Y", "banker", "Ana chooses the Banker.", "banker_y"),
        ("2R", "banker", "Ana chooses the Banker (red side).", "banker_r"),
        ("9Y", "prospector", "turned", "prospector_r"),
        ("15R", "cowboy", "turned", "cowboy_y"),
    ],
)
def test_cc_190_cc_204_only_where_its_tile_is_missing_a_card_is_turned(
    card: str, name: str, said: str, face: str
) -> None:
    state = choosing(card, row=NEITHER, options={"horses": True})
    empty_bag(state, "church")
    assert said in english(told(state, f"choose {name}"))
    play(state, f"choose {name}")
    assert state.power(0).face == face
