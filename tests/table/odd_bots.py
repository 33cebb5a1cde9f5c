"""Bots that a server must survive; the fixture `odd_bots` installs them, for its workers too."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from westbound.bots import SeatView, registry
from westbound.engine.move import Move
from westbound.engine.rng import Rng

NAMES = ("Counts", "Hangs", "Raises", "Cheats", "Dies")
_PACKAGE = {
    "METADATA": "Metadata-Version: 2.1\nName: odd-bots\nVersion: 1\n",
    "entry_points.txt": "\n".join(
        [f"[{registry.GROUP}]", *(f"{name.lower()} = {__name__}:{name}" for name in NAMES)]
    ),
}


class Counts:
    """Tells how often it was asked: the second time it takes the second move, and so on."""

    name = "counts"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        self.asked += 1
        return moves[self.asked - 1]


class Hangs:
    """For ever, where it could lock; elsewhere it takes the first move."""

    name = "hangs"

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        while any(move.text == "lock" for move in moves):
            pass
        return moves[0]


class Raises:
    name = "raises"

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        raise LookupError(f"the secret is {moves[0]}")


class Cheats:
    name = "cheats"

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        return next(move for move in view.game.all_moves() if move not in moves)


class Dies:
    name = "dies"

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        os._exit(3)


@pytest.fixture
def odd_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package as `pip` would leave it; worker processes inherit the path."""
    folder = tmp_path / "packages" / "odd_bots-1.dist-info"
    folder.mkdir(parents=True)
    for name, text in _PACKAGE.items():
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(folder.parent)
    registry._installed.cache_clear()
    yield
    monkeypatch.undo()
    registry._installed.cache_clear()
    registry._installed_class.cache_clear()
    registry._class_if_it_loads.cache_clear()
