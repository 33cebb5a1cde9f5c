"""Recorded matches end as they ended when they were recorded, told in the same words."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from record import STYLE

from claim_stakes import GAME
from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.kit.suites.replays import ReplaySuite


class TestRecordedMatches(ReplaySuite):
    game, folder, style = cast("Game[State]", GAME), Path(__file__).parent / "replays", STYLE
