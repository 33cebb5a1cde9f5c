"""Engines of others: they play whole games and copy, or are named as missing."""

from __future__ import annotations

import sys
from random import Random

import pytest

from westbound.lab.other_engines import Missing, installed_engines, play_other, time_copy


def test_all_of_them_are_installed_for_the_tests() -> None:
    engines, missing = installed_engines()
    assert missing == []
    assert [engine.name.split()[0] for engine in engines] == [
        *("catanatron", "OpenSpiel", "OpenSpiel", "OpenSpiel", "PettingZoo", "PettingZoo"),
    ]


@pytest.mark.parametrize("number", range(6))
def test_each_plays_whole_games_and_copies_if_it_can(number: int) -> None:
    engine = installed_engines()[0][number]
    played = play_other(engine, Random(1), 0.0)
    assert played.games == 1
    assert played.decisions >= 5
    copy = engine.copier(Random(1))
    assert (copy is None) == engine.name.startswith("PettingZoo")
    if copy is not None:
        assert copy() is not copy()
        assert time_copy(copy, 0.0) > 0


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("catanatron.game", "pyspiel", "pettingzoo.classic.connect_four.connect_four"):
        monkeypatch.setitem(sys.modules, module, None)
    engines, missing = installed_engines()
    assert Missing("catanatron", "catanatron") in missing
    assert [engine.name for engine in engines] == ["PettingZoo tictactoe"]
