"""Finds games by entry point (group "westbound.games"); our own use that same door."""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from reprlib import repr as short
from types import ModuleType
from typing import cast

from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.refusal import Refusal
from westbound.engine.state import State

OURS = "westbound."
log = logging.getLogger("westbound.games")


@cache
def games() -> list[str]:
    """The ids of all games that are installed."""
    return sorted({entry.name for entry in entry_points(group="westbound.games") if _loads(entry)})


def _loads(entry: EntryPoint) -> bool:
    """A package that is half removed or fails must not take the other games with it."""
    if entry.module.startswith(OURS):  # not loaded before it is wanted
        return True
    try:
        entry.load()
    except Exception as error:  # whatever a stranger's package does when it is imported
        log.warning("the game %s cannot be loaded from %s: %r", entry.name, entry.module, error)
        return False
    return True


@cache
def find_game(game_id: str) -> Game[State]:
    """The game with this id."""
    for entry in entry_points(group="westbound.games"):
        if entry.name == game_id and game_id in games():
            return cast("Game[State]", entry.load())
    raise BadInput(Refusal("WB-014", case="game", game=short(game_id), games=(*games(),)))


def module_of(game_id: str, name: str) -> ModuleType | None:
    """A module of the game's package that not every game has, such as `board`."""
    path = f"{find_game(game_id).package}.{name}"
    try:
        return import_module(path)
    except ModuleNotFoundError as error:
        if error.name != path:
            raise
        return None
