"""Commands that a game adds to the command line for files of its own, such as maps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FileCommand:
    """`westbound GROUP NAME FILE`. A game lists its commands as COMMANDS in a module `commands`.

    `run` gets the text of the file and a language. It returns the text to print, or, if there is
    an `ending`, the content of a new file with that ending; BadInput says what is wrong.
    `of_name` finds the text of a file that comes with the game, if that is its name.
    """

    group: str
    name: str
    help: str
    run: Callable[[str, str], str]
    ending: str = ""
    of_name: Callable[[str], str | None] = lambda _: None
