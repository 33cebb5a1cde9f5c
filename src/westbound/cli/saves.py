"""Where a match that is played in the terminal is kept."""

from __future__ import annotations

import os
import shlex
from datetime import datetime
from pathlib import Path

from westbound.engine.errors import BadInput, SaveError
from westbound.engine.match import Match
from westbound.table.files import save_match


def data_folder() -> Path:
    """$XDG_DATA_HOME/westbound, or ~/.local/share/westbound."""
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    if named.is_absolute():
        return named / "westbound"
    try:
        return Path.home() / ".local" / "share" / "westbound"
    except RuntimeError:
        raise BadInput("no home folder is known; use --save to say where to keep it") from None


def default_path(match: Match) -> Path:
    """A new name for every match: from the time, and the seed if two start at once."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return data_folder() / f"{match.game.id}-{stamp}-{match.seed}.json"


def path_of(text: str) -> Path:
    """A path as somebody typed it; ~ is the home folder where there is one."""
    return Path(os.path.expanduser(text))


def new_file(text: str) -> Path:
    """The path of a file to be written; what is already there is not overwritten."""
    path = path_of(text)
    if os.path.exists(path) and not os.path.isdir(path):
        raise BadInput(f"{path} already exists; choose another name, or --resume it")
    return path


class Autosave:
    """Saves a match to its file and remembers whether that worked."""

    def __init__(self, match: Match, path: Path, extra: str = "") -> None:
        self._match = match
        self.path = path
        self._extra = extra  # further arguments of the command to resume
        self.problem: SaveError | None = None

    def save(self) -> bool:
        """Write the file; if that fails, `problem` says why and the match goes on."""
        try:
            save_match(self._match, self.path)
        except SaveError as error:
            self.problem = error
        else:
            self.problem = None
        return self.problem is None

    def save_as(self, path: Path) -> bool:
        """Switch to another file; if that fails, keep using the old one, which stays as it is."""
        before, self.path = self.path, path
        if self.save():
            return True
        self.path = before
        return False

    @property
    def command(self) -> str:
        """What to type to go on later."""
        return f"westbound play --resume {shlex.quote(str(self.path.absolute()))}{self._extra}"
