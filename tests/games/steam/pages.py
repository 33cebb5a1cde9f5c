"""Positions of Steam and what pages show of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.games.steam.busy_walks import walk
from westbound.games.steam import GAME
from westbound.games.steam.state import SteamState
from westbound.kit.suites.pages import NAMES, Pages
from westbound.kit.suites.walks import Moment

__all__ = ["NAMES", "PACKAGE", "PAGES"]

PACKAGE: Final = "westbound.games.steam"
SEEDS: Final = (1, 0, 2, 3, 5, 8)  # both maps, both rulesets, chosen paths


def _walks() -> Iterator[Iterator[Moment[SteamState]]]:
    return (walk(seed) for seed in SEEDS)


PAGES: Final = Pages(GAME, _walks, every=83, table=lambda state: state.setup.map.id)
