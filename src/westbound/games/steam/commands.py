"""What Steam adds to the command line: `westbound map check MAP`, `westbound map draw MAP`."""

from __future__ import annotations

from typing import Final

from westbound.engine.file_command import FileCommand
from westbound.games.steam.map_picture import map_picture
from westbound.games.steam.map_summary import summary
from westbound.games.steam.maps import text_of_name

COMMANDS: Final = (
    FileCommand(
        "map",
        "check",
        "Say what is on a map of Steam and how fair it is, or what is wrong with it.",
        summary,
        of_name=text_of_name,
    ),
    FileCommand(
        "map",
        "draw",
        "Draw a map of Steam as an SVG file.",
        map_picture,
        ".svg",
        of_name=text_of_name,
    ),
)
