"""What a game declares about its recorded matches, in `tests/replays/<game>/recipes.py`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from westbound.engine.option import Value
from westbound.kit.suites.transcripts import Style

FOLDER: Final = Path(__file__).parent
KEEN: Final = "keen"  # the player who likes to build and hates to pass


class Recipe(NamedTuple):
    """How a match was made; `player` is a bot's name, or "keen"."""

    game: str
    name: str
    players: int
    seed: int
    player: str
    options: Mapping[str, Value]

    @property
    def path(self) -> Path:
        return FOLDER / self.game / f"{self.name}.json"


class Recording(NamedTuple):
    """The matches of a game, how they are told, and the first words of moves as keen players
    like them or not."""

    recipes: tuple[Recipe, ...]
    style: Style
    eager_for: tuple[str, ...]
    reluctant_to: tuple[str, ...]
