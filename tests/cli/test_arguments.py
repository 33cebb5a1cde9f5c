"""Arguments that several commands have."""

from __future__ import annotations

import pytest

from westbound.cli.arguments import parse_players
from westbound.engine.errors import BadInput
from westbound.games.registry import find_game


@pytest.mark.parametrize(
    ("text", "counts"), [("4", [4]), ("2-4", [2, 3, 4]), ("all", [2, 3, 4, 5, 6])]
)
def test_player_counts(text: str, counts: list[int]) -> None:
    assert parse_players(find_game("carson"), text) == counts


@pytest.mark.parametrize("text", ["many", "2-", "4-3", "7", "1-3"])
def test_player_counts_that_cannot_be(text: str) -> None:
    with pytest.raises(BadInput, match="player"):
        parse_players(find_game("carson"), text)
