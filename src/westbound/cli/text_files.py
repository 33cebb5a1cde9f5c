"""Text files named on the command line."""

from __future__ import annotations

from pathlib import Path

from westbound.engine.errors import BadInput

MAX_BYTES = 2_000_000


def read_text(path: Path) -> str:
    """The text of a file; BadInput says why it cannot be read."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadInput(f"cannot read {path}: {_reason(error)}") from None
    if len(content) > MAX_BYTES:
        raise BadInput(f"cannot read {path}: it is larger than {MAX_BYTES // 1_000_000} MB")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(f"cannot read {path}: it is not text in UTF-8") from None


def write_text(path: Path, text: str) -> None:
    """Write the file, replacing an old one; BadInput says why it cannot be written."""
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise BadInput(f"cannot write {path}: {_reason(error)}") from None


def _reason(error: OSError) -> str:
    if isinstance(error, FileNotFoundError):
        return "no such file or folder"
    return (error.strerror or type(error).__name__).lower()
