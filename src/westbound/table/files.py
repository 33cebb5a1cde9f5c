"""Matches in files. A file is replaced as a whole or not at all, whatever happens in between."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

import westbound
from westbound.engine.errors import SaveError
from westbound.engine.match import Match

MAX_BYTES: Final = 20_000_000  # far more than any match needs


def save_match(match: Match, path: Path) -> None:
    """Write the match; if that fails, SaveError says why and an older file is untouched."""
    if os.path.isdir(path):
        raise SaveError(f"cannot save to {path}: it is a folder")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(Path(os.path.realpath(path)), match.to_json().encode("utf-8"))
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise SaveError(f"cannot save to {path}: {_reason(error)}") from None


def _replace(path: Path, data: bytes) -> None:
    """Everything is on disk before the new file takes the place of the old one."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:80]}.", suffix=".tmp", dir=path.parent)
    try:
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name durable too, where the system can do that; the data already is."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


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
        raise SaveError(f"cannot load {path}: {_reason(error)}") from None
    if len(data) > MAX_BYTES:
        raise SaveError(f"cannot load {path}: it is larger than {MAX_BYTES // 1_000_000} MB")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise SaveError(f"cannot load {path}: it is not text in UTF-8") from None


def _reason(error: Exception) -> str:
    """What went wrong, without the path that the sentence already names."""
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return text[:1].lower() + text[1:]
