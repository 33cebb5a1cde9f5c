"""Where the texts of a package lie: a file for each purpose, or all of a language in one.

A large game has `locale/en/messages.toml`, `locale/en/rules.toml` and so on. A small one has
`locale/en.toml`, where the name of the file is the first word of its tables: `[messages.log]`.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def read_locale(package: str, language: str, file: str, *, required: bool = True) -> dict[str, Any]:
    """What this file of a language says; nothing if it may be missing, and is."""
    folder = files(package).joinpath("locale")
    alone, whole = folder.joinpath(f"{language}/{file}.toml"), folder.joinpath(f"{language}.toml")
    if alone.is_file() or (required and not whole.is_file()):
        return tomllib.loads(alone.read_text(encoding="utf-8"))
    tables = tomllib.loads(whole.read_text(encoding="utf-8")) if whole.is_file() else {}
    found: dict[str, Any] = tables.get(file, {})
    return found
