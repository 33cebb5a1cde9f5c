"""Writing files. A file is replaced as a whole or not at all, whatever happens in between."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from westbound.engine.errors import BadInput


def write_file(path: Path, data: bytes | str) -> None:
    """Write the file, and its folder if need be; BadInput says in one sentence why it cannot be.

    Text is UTF-8. If it fails, an older file is untouched.
    """
    content = data.encode("utf-8") if isinstance(data, str) else data
    try:
        replace_file(path, content)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise BadInput(f"cannot write {path}: {file_error(error)}") from None


def check_writable(path: Path) -> None:
    """Refuse before hours of work what `write_file` would refuse after them."""
    if path.is_dir():
        raise BadInput(f"cannot write {path}: it is a folder")
    if path == Path("-"):  # elsewhere that is standard output
        raise BadInput("cannot write -: name a file")
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise BadInput(f"cannot write {path}: nothing can be written in {folder}")


def check_different(paths: Sequence[Path]) -> None:
    """Refuse two files in one place: the second would be written over the first."""
    places = [os.path.realpath(path) for path in paths]
    for number, path in enumerate(paths):
        if places[number] in places[:number]:
            raise BadInput(f"two files cannot both be {path}")


def replace_file(path: Path, data: bytes) -> None:
    """Everything is on disk before the new file takes the place of the old one."""
    if os.path.isdir(path):
        raise IsADirectoryError(errno.EISDIR, "it is a folder", path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path = Path(os.path.realpath(path))
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:80]}.", suffix=".tmp", dir=path.parent)
    try:
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, _usual_mode(path))
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
    _sync_folder(path.parent)


def _usual_mode(path: Path) -> int:
    """As the file has it already, else as `open` would make it; a temporary file is private."""
    with suppress(OSError):
        return os.stat(path).st_mode & 0o777
    umask = os.umask(0)
    os.umask(umask)
    return 0o666 & ~umask


def _sync_folder(folder: Path) -> None:
    """Make the new name durable too, where the system can do that; the data already is."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def file_error(error: Exception) -> str:
    """What went wrong, without the path that the sentence already names."""
    if isinstance(error, FileNotFoundError):
        return "no such file or folder"
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return text[:1].lower() + text[1:]
