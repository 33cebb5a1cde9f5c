"""The engine's tiny game with hidden hands and sealed answers, dressed for the browser."""

from __future__ import annotations

from typing import cast

from tests.engine.tiny_game import Tiny
from westbound.engine.game import Game
from westbound.engine.state import State


class HiddenTiny(Tiny):
    id = "tiny"
    package = "tests.web.hidden_game"


GAME = cast("Game[State]", HiddenTiny())
