"""Measured strength: read as it stands in the file, and believable."""

from __future__ import annotations

import pytest

from westbound.bots import LEVELS
from westbound.bots.learned import strength
from westbound.bots.learned.strength import Strength, read_strengths, strengths
from westbound.engine.texts import LANGUAGES
from westbound.games.registry import games

FIGURES = """
[carson.marshal]
players = 2
pairs = 200
won = 0.81
low = 0.75
high = 0.86
[carson.rookie]
players = 4
pairs = 50
won = 0.9
low = 0.8
high = 0.96
suits = {en = "beginners", es = "quien empieza", it = "chi comincia"}
"""


def test_levels_come_weakest_first_and_only_where_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "_text", lambda: FIGURES)
    found = strengths("carson")
    assert list(found) == ["rookie", "marshal"]
    assert found["marshal"] == Strength(2, 200, 0.81, 0.75, 0.86)
    assert found["rookie"].suits["es"] == "quien empieza"
    assert strengths("steam") == {}


def test_what_the_file_says_can_be_true() -> None:
    for game, levels in read_strengths(strength._text()).items():
        assert game in games()
        for level, told in levels.items():
            assert level in LEVELS[1:]  # there is none below the first
            assert 0 <= told.low <= told.won <= told.high <= 1
            assert told.pairs > 0
            assert told.players > 1
            assert not told.suits or set(told.suits) == set(LANGUAGES)
