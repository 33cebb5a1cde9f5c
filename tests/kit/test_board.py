"""The board of a game is found, and must be whole."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from westbound.games.registry import find_game, games
from westbound.kit.board import FUNCTIONS, board_of


@pytest.mark.parametrize("game_id", games())
def test_every_game_has_a_whole_board(game_id: str) -> None:
    module = board_of(find_game(game_id).package)
    assert all(callable(getattr(module, name)) for name in FUNCTIONS)


def test_a_game_without_a_board_is_played_in_terminals() -> None:
    assert board_of("tests.kit") is None or not hasattr(board_of("tests.kit"), "board")


def test_a_board_that_lacks_something_says_what(monkeypatch: pytest.MonkeyPatch) -> None:
    package, module = ModuleType("halfgame"), ModuleType("halfgame.board")
    package.__path__ = []
    module.__spec__ = type(sys)("x").__spec__
    monkeypatch.setitem(sys.modules, "halfgame", package)
    monkeypatch.setitem(sys.modules, "halfgame.board", module)
    monkeypatch.setattr("westbound.kit.board.find_spec", lambda name: object())
    with pytest.raises(AssertionError, match=r"halfgame\.board lacks board, panel, figures, tips"):
        board_of("halfgame")
