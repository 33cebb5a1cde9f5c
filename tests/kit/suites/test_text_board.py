"""The suite of text boards finds a line that is too wide."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from westbound.games.steam.game import Steam
from westbound.games.steam.state import SteamState
from westbound.kit.suites.text_board import TextBoardSuite


class TooWide(Steam):
    def draw(
        self, state: SteamState, viewer: int | None, names: Sequence[str], language: str = "en"
    ) -> str:
        return super().draw(state, viewer, names, language) + "\n" + "x" * 81


def test_a_text_that_is_too_wide_is_found() -> None:
    class Suite(TextBoardSuite[SteamState]):
        game = TooWide()

    with pytest.raises(AssertionError):
        Suite().test_it_fits_into_80_columns_throughout_a_match("en")
