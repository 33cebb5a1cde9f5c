"""A piece of work in a copy of this process: it tells what it does line by line, and can be ended.

Everything is loaded once; a copy starts within milliseconds and takes its changes with it.
"""

from __future__ import annotations

import os
import resource
import select
import signal
from collections.abc import Callable
from time import monotonic
from typing import Final, TypeAlias

Send: TypeAlias = Callable[[str], None]
MEMORY: Final = 4 << 30  # bytes that a copy may use: a mutant may collect things for ever


class Silent(Exception):
    """Nothing came in time."""


class Fork:
    def __init__(self, work: Callable[[Send], None]) -> None:
        reading, writing = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(reading)
            run_and_leave(work, writing)
        os.close(writing)
        self.fd, self.rest, self.ended = reading, b"", False

    def line(self, seconds: float) -> str | None:
        """The next line; None after the last one."""
        limit = monotonic() + seconds
        while b"\n" not in self.rest:
            ready, _, _ = select.select([self.fd], [], [], max(0.0, limit - monotonic()))
            if not ready:
                raise Silent
            read = os.read(self.fd, 1 << 16)
            if not read:
                return None
            self.rest += read
        line, _, self.rest = self.rest.partition(b"\n")
        return line.decode()

    def end(self) -> None:
        if not self.ended:
            self.ended = True
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            os.close(self.fd)


def run_and_leave(work: Callable[[Send], None], writing: int) -> None:
    """In the copy: never return into what the original was doing."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the original decides and ends the copy
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    def send(line: str) -> None:
        os.write(writing, f"{line}\n".encode())

    try:
        work(send)
    finally:
        os._exit(0)
