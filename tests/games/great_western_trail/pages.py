"""Positions of Great Western Trail and what pages show of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.games.great_western_trail.busy_walks import ORDINARY, RICH, WITHOUT_DISCS, walk
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.state import TrailState
from westbound.kit.suites.pages import NAMES, Pages
from westbound.kit.suites.walks import Moment

__all__ = ["NAMES", "PACKAGE", "PAGES"]

PACKAGE: Final = "westbound.games.great_western_trail"
WALKS: Final = ((2, RICH), (0, ORDINARY), (1, RICH), (3, RICH), (4, WITHOUT_DISCS), (5, RICH))


def _walks() -> Iterator[Iterator[Moment[TrailState]]]:
    return (walk(seed, begin) for seed, begin in WALKS)


PAGES: Final = Pages(GAME, _walks, every=47)
