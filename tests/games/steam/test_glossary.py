"""One thing has one name in all texts of Steam."""

from __future__ import annotations

from typing import cast

from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.games.steam import GAME
from westbound.kit.suites.glossary import GlossarySuite


class TestGlossary(GlossarySuite):
    game = cast("Game[State]", GAME)
