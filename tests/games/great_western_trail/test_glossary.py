"""One thing has one name in all texts of Great Western Trail."""

from __future__ import annotations

from westbound.games.great_western_trail.game import GAME
from westbound.kit.suites.glossary import GlossarySuite


class TestGlossary(GlossarySuite):
    game = GAME
