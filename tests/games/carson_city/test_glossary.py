"""The texts of Carson City keep to its glossary."""

from __future__ import annotations

from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import CarsonState
from westbound.kit.suites.glossary import GlossarySuite


class TestGlossary(GlossarySuite[CarsonState]):
    game = GAME
