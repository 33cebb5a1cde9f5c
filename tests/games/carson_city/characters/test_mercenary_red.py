"""Both sides of the Mercenary. Rule CC-188."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import choosing
from tests.games.carson_city.positions import (
    only_part,
    play,
)
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.end_of_round import return_cards


@pytest.mark.parametrize(("side", "bonus"), [("7Y", 3), ("7R", 2)])
def test_cc_188_firepower_of_the_two_sides(side: str, bonus: int) -> None:
    state = play(choosing(side), "choose mercenary")
    assert [firepower(state, seat) for seat in range(3)] == [4 + bonus, 4, 4]
    assert state.revolvers[0] == 1  # no tokens
    only_part(state, return_cards)
    assert firepower(state, 0) == 4
