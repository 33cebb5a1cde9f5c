"""One server per data folder: two would lose nothing, but not notice each other's changes.

So the second one says where the first is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from westbound.engine.errors import BadInput

LOCK_FILE = "server"  # holds the address of the server that has locked it
Say = Callable[[str], None]


@contextmanager
def data_lock(folder: Path, say: Say) -> Iterator[Say]:
    """Lock the folder, or say who has it. Yields a function that writes our address down."""
    with _opened(folder) as file:
        if not _lock(file):
            file.seek(0)
            say(_taken(folder, file.read()))
            yield lambda address: None
            return

        def keep(address: str) -> None:
            file.truncate(0)
            file.write(address)
            file.flush()

        keep("")
        yield keep


def _opened(folder: Path) -> IO[str]:
    try:
        return (folder / LOCK_FILE).open("a+", encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot use the folder {folder}: {error.strerror}") from None


def _taken(folder: Path, address: str) -> str:
    where = f", at {address}" if address else ""
    return (
        f"Another server uses the folder {folder} already{where}. Play together at one of them: "
        "the other shows what happens there only when a page is loaded again."
    )


def _lock(file: IO[str]) -> bool:
    """Whether the lock is ours; the system releases it when the process ends, however it ends."""
    if sys.platform == "win32":
        return True  # there are no such locks, so nobody is warned
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
