"""What all cards have in common: prices, and that some are turned over. CC-184, CC-190, CC-204."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import choosing, faces
from tests.games.carson_city.positions import a_state, empty_bag, play, settle_at, stand
from tests.games.carson_city.test_messages_rare import english, told

NEITHER = "church hotel saloon bank drugstore hotel saloon"  # no mine and no ranch


@pytest.mark.parametrize(
    ("card", "name", "said", "face"),
    [
        ("2Y", "banker", "Ana chooses the Banker.", "banker_y"),
        ("2R", "banker", "Ana chooses the Banker (red side).", "banker_r"),
        ("9Y", "prospector", "turned over: Prospector (red side).", "prospector_r"),
        ("15R", "cowboy", "turned over: Cowboy (yellow side).", "cowboy_y"),
    ],
)
def test_cc_190_cc_204_only_where_its_tile_is_missing_a_card_is_turned(
    card: str, name: str, said: str, face: str
) -> None:
    state = choosing(card, row=NEITHER, options={"horses": True})
    empty_bag(state, "church")
    assert english(told(state, f"choose {name}")).endswith(said)
    play(state, f"choose {name}")
    assert state.power(0).face == face


@pytest.mark.parametrize(
    ("face", "price"), [("banker_y", 5), ("chinese_worker_r", 5), ("chinese_worker_y", 3)]
)
def test_cc_184_only_one_card_pays_less_for_buildings(face: str, price: int) -> None:
    state = faces(a_state(money=10), seat0=face)
    stand(state, 0, "build_5")
    play(settle_at(state, "build_5"), "buy")
    assert state.money[0] == 10 - price
