"""The board as text: within 80 columns in every language, and in none of them English."""

from __future__ import annotations

from collections.abc import Iterable
from string import Formatter
from typing import ClassVar, Generic, TypeVar

import pytest

from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.engine.terminal_width import width
from westbound.engine.texts import LANGUAGES
from westbound.kit.suites.pages import NAMES
from westbound.kit.suites.walks import Moment, walks
from westbound.kit.text_board import WIDTH
from westbound.kit.texts import read_tables

S = TypeVar("S", bound=State)
LONG = ("Ann", "Bartholomew the Third", "Ünïcôdé", "東京の人", "Eve", "Fay")


class TextBoardSuite(Generic[S]):
    """Name the game in a subclass whose name begins with Test; pytest does the rest."""

    game: Game[S]
    every: ClassVar[int] = 25  # moments apart
    alike: ClassVar[frozenset[str]] = frozenset()  # texts that are the same in all languages

    def walks(self) -> Iterable[Iterable[Moment[S]]]:
        return walks(self.game, 4)

    def states(self) -> Iterable[S]:
        for moments in self.walks():
            state: S | None = None
            for count, (state, _, _) in enumerate(moments):
                if count % self.every == 0:
                    yield state
            if state is not None:
                yield state  # at the end

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_it_fits_into_80_columns_throughout_a_match(self, language: str) -> None:
        for state in self.states():
            for names in (NAMES, LONG):
                for viewer in (None, 0):
                    self.check(self.game.draw(state, viewer, names, language))

    def check(self, drawing: str) -> None:
        for line in drawing.splitlines():
            assert width(line) <= WIDTH, line
            assert line.isprintable()
            assert line == line.rstrip()
            assert "{" not in line

    @pytest.mark.parametrize("language", [other for other in LANGUAGES if other != "en"])
    def test_the_languages_are_complete_and_none_is_english(self, language: str) -> None:
        package = self.game.package
        english, other = (read_tables(package, found, "text_board") for found in ("en", language))
        assert {t: set(s) for t, s in other.items()} == {t: set(s) for t, s in english.items()}
        for name, texts in english.items():
            for key, text in texts.items():
                assert _params(other[name][key]) == _params(text), (name, key)
                if text not in self.alike:
                    assert other[name][key] != text, (name, key)

    def test_without_a_language_it_is_english(self) -> None:
        state = next(iter(self.states()))
        english = self.game.draw(state, None, NAMES, "en")
        assert self.game.draw(state, None, NAMES) == english
        assert self.game.draw(state, None, NAMES, "it") != english


def _params(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}
