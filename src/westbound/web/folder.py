"""Two servers that keep their tables in one folder lose nothing, but do not tell each other what
happens. So the second says where the first is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from westbound.engine.errors import BadInput

CLAIM = "server"  # the file that is locked; it tells where the server is
Say = Callable[[str], None]


@contextmanager
def claimed(folder: Path, say: Say) -> Iterator[Say]:
    """Hold the folder until the end, or say who does. What is yielded keeps the address."""
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
        return (folder / CLAIM).open("a+", encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot use the folder {folder}: {error.strerror}") from None


def _taken(folder: Path, address: str) -> str:
    where = f", at {address}" if address else ""
    return (
        f"Another server uses the folder {folder} already{where}. Play together at one of them: "
        "the other shows what happens there only when a page is loaded again."
    )


def _lock(file: IO[str]) -> bool:
    """Whether the file is ours now. The system gives it back when the process ends, however."""
    if sys.platform == "win32":
        return True  # no such locks, so nobody is told
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
