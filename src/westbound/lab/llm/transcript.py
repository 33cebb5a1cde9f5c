"""Prompts and answers, one JSON object per line, written as they come."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TextIO

from westbound.engine.errors import BadInput
from westbound.engine.json_types import Json
from westbound.files import file_error


class Transcript:
    """Appends to a new file; each line is on its way to the disk before the next question.

    What is already there is not overwritten: it may have cost money.
    """

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        if os.path.lexists(path):
            raise BadInput(f"{path} already exists; choose another name")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: TextIO = path.open("x", encoding="utf-8")
        except (OSError, ValueError) as error:
            raise BadInput(f"cannot write {path}: {file_error(error)}") from None

    def write(self, line: Mapping[str, Json]) -> None:
        try:
            self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
            self._file.flush()
        except (OSError, ValueError) as error:
            raise BadInput(f"cannot write {self._path}: {file_error(error)}") from None

    def close(self) -> None:
        self._file.close()
