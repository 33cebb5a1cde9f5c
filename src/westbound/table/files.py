"""Matches in files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import westbound
from westbound.engine.errors import SaveError
from westbound.engine.match import Match
from westbound.files import file_error, replace_file

MAX_BYTES: Final = 20_000_000  # far more than any match needs


def save_match(match: Match, path: Path) -> None:
    """Write the match; if that fails, SaveError says why and an older file is untouched."""
    try:
        replace_file(path, match.to_json().encode("utf-8"))
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise SaveError(f"cannot save to {path}: {file_error(error)}") from None


def load_match(path: Path) -> Match:
    """The match in a file; SaveError says in one sentence why there is none."""
    return westbound.match_from_json(_read(path))


def _read(path: Path) -> str:
    if os.path.isdir(path):
        raise SaveError(f"cannot load {path}: it is a folder")
    if os.path.exists(path) and not os.path.isfile(path):  # a pipe or a device may never end
        raise SaveError(f"cannot load {path}: it is not an ordinary file")
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise SaveError(f"cannot load {path}: {file_error(error)}") from None
    if len(data) > MAX_BYTES:
        raise SaveError(f"cannot load {path}: it is larger than {MAX_BYTES // 1_000_000} MB")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise SaveError(f"cannot load {path}: it is not text in UTF-8") from None
