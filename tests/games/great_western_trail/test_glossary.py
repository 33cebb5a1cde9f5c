"""One thing has one name in all texts of Great Western Trail."""

from __future__ import annotations

from westbound.games.registry import find_game
from westbound.kit.suites.glossary import GlossarySuite


class TestGlossary(GlossarySuite):
    game = find_game("gwt")
