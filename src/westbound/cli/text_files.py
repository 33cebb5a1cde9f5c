"""Text files named on the command line."""

from __future__ import annotations

from pathlib import Path

from westbound.engine.errors import BadInput
from westbound.files import file_error

MAX_BYTES = 2_000_000


def read_text(path: Path) -> str:
    """The text of a file; BadInput says why it cannot be read."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadInput(f"cannot read {path}: {file_error(error)}") from None
    if len(content) > MAX_BYTES:
        raise BadInput(f"cannot read {path}: it is larger than {MAX_BYTES // 1_000_000} MB")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(f"cannot read {path}: it is not text in UTF-8") from None
