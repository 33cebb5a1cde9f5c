"""Matches in the terminal and their files, for the tests of the command `play`."""

from __future__ import annotations

from pathlib import Path

import westbound

ID = "CC"  # ids are put together: these are no tests of the rules that they name
QUICK = ("play", "--seed", "5", "--players", "2", "--bots", "random", "--lang", "en")
HOTSEAT = ("play", "--seed", "5", "--players", "2", "--humans", "2", "--lang", "en")


def saved(tmp_path: Path) -> Path:
    """The one file that was written."""
    files = list((tmp_path / "data" / "westbound").iterdir())
    assert len(files) == 1
    return files[0]


def foreign(tmp_path: Path, *names: str, game: str = "carson") -> str:
    """A match that was saved elsewhere, with these players."""
    match = westbound.new_match(game, len(names), seed=3, names=names)
    (tmp_path / "foreign.json").write_text(match.to_json(), encoding="utf-8")
    return str(tmp_path / "foreign.json")
