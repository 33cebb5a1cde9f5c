"""A file with figures for the rating of a game, as `westbound tune` makes it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from westbound.engine.errors import BadInput
from westbound.engine.figures import Figures, read_figures
from westbound.engine.game import Game
from westbound.engine.state import State


@dataclass(frozen=True, slots=True)
class RatingFile:
    """Figures that a bot judges by; which game they are for shows when it plays one."""

    path: Path
    figures: Figures

    def applied(self, game: Game[State]) -> Game[State]:
        """The game rated by the file; BadInput if that is for another one."""
        try:
            return game.rated_by(self.figures)
        except BadInput as error:
            raise BadInput(f"{self.path} does not fit {game.title}: {error}") from None


def read_rating(path: Path) -> RatingFile:
    try:
        return RatingFile(path, read_figures(path.expanduser().read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        raise BadInput(f"cannot read {path}: {why}") from None
    except BadInput as error:
        raise BadInput(f"cannot use {path}: {error}") from None
