"""What Steam adds to the command line: `westbound map check FILE`, `westbound map draw FILE`."""

from __future__ import annotations

from typing import Final

from westbound.engine.file_command import FileCommand
from westbound.games.steam.map_picture import map_picture
from westbound.games.steam.map_summary import summary

COMMANDS: Final = (
    FileCommand(
        "map", "check", "Say what is on a map of Steam, or what is wrong with it.", summary
    ),
    FileCommand("map", "draw", "Draw a map of Steam as an SVG file.", map_picture, ".svg"),
)
