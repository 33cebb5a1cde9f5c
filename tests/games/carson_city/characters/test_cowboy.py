"""15 Cowboy, yellow: a horse. Rules CC-204, CC-292."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import choosing
from tests.games.carson_city.positions import (
    empty_bag,
    play,
)

PLAIN_ROW = "church hotel saloon bank drugstore hotel saloon"


def test_cc_204_the_yellow_side_gives_a_horse() -> None:
    state = play(choosing("15Y", options={"horses": True}), "choose cowboy")
    assert state.horses == (2, 1, 1)
    assert state.money[0] == 15
    assert state.agenda == []


def test_cc_204_turned_yellow_it_gives_a_horse_with_the_variant() -> None:
    state = choosing("15R", options={"horses": True}, row=PLAIN_ROW)
    empty_bag(state, "mine")
    play(state, "choose cowboy")
    assert state.horses == (2, 1, 1)


@pytest.mark.parametrize(("others", "mine"), [(22, 2), (23, 1)])
def test_cc_292_no_horse_is_left(others: int, mine: int) -> None:
    state = choosing("15Y", options={"horses": True})
    state.horses = (1, others, 1)
    play(state, "choose cowboy")
    assert state.horses[0] == mine


def test_cc_292_horses_in_corrals_count() -> None:
    state = choosing("15Y", options={"horses": True})
    state.horses = (1, 0, 1)
    state.corrals = (0, 0, 0, 0, 0, 20, 3, 0, 0, 0, 0, 0, 0, 0, 0)
    play(state, "choose cowboy")
    assert state.horses[0] == 1
