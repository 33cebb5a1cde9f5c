"""Writes the tables of docs/observation-arrays.md anew, from the fields of the games.

.venv/bin/python -m checks.array_tables
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from westbound.files import write_file
from westbound.games.registry import find_game
from westbound.lab.envs.array_tables import array_table

PAGE: Final = Path(__file__).parents[1] / "docs/observation-arrays.md"
GAMES: Final = ("carson", "gwt", "steam")
BEGIN: Final = "<!-- From here on written by checks.array_tables. -->"


def page(text: str) -> str:
    """The page with the tables of today below what people have written."""
    written, found, _ = text.partition(BEGIN)
    assert found, f"the line {BEGIN!r} is missing"
    games = [find_game(name) for name in GAMES]
    return "\n\n".join(
        [f"{written}{BEGIN}", *(f"## {game.title}\n\n{array_table(game)}" for game in games)]
    )


if __name__ == "__main__":
    write_file(PAGE, page(PAGE.read_text(encoding="utf-8")) + "\n")
