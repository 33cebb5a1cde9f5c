"""A program that is spoken to in lines, never waited for too long, and never left behind."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import IO, Final

# The program is its own process group. In it waits a small guard for the end of a pipe whose other
# end only the owner holds: however the owner ends, the guard then kills the group. The guard has
# the pipe by its path because not every shell can redirect descriptors above 9.
_GUARDED: Final = """\
(read -r line; kill -KILL 0) <"$1" >/dev/null 2>&1 &
shift
exec "$@"
"""
_CHUNK: Final = 1 << 16
_LOGGED: Final = 500  # characters of a line of the program's own log
_EXIT_SECONDS: Final = 0.5  # until a program that has closed its output has an exit code


class ProgramFailed(Exception):
    """No line came; the text goes on after "the bot …"."""


class LineProcess:
    """One running program. What it writes to stderr goes to `log_line`, line by line."""

    def __init__(
        self, arguments: Sequence[str], log_line: Callable[[str], None], max_line: int
    ) -> None:
        self._log_line, self._max_line = log_line, max_line
        self._unread, self._unlogged = bytearray(), b""
        guarded, self._lifeline = os.pipe()
        try:
            self._process = subprocess.Popen(
                ["/bin/sh", "-c", _GUARDED, "sh", f"/dev/fd/{guarded}", *arguments],
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                pass_fds=(guarded,),
            )
        except OSError as error:
            os.close(self._lifeline)
            raise ProgramFailed(f"could not be started: {error.strerror}") from None
        finally:
            os.close(guarded)
        self._stdin, self._stdout, self._stderr = _pipes(self._process)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._stdout, selectors.EVENT_READ, self._read)
        self._selector.register(self._stderr, selectors.EVENT_READ, self._read_log)
        self._unsent = b""

    @property
    def pid(self) -> int:
        return self._process.pid

    # --- speaking

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for one; ProgramFailed if there is none in time."""
        deadline = monotonic() + seconds
        self._unsent = line
        self._write()
        if self._unsent:
            self._selector.register(self._stdin, selectors.EVENT_WRITE, self._write_on)
        while self._unsent or (end := self._unread.find(b"\n")) < 0:
            if len(self._unread) > self._max_line:
                raise ProgramFailed(f"wrote a line of more than {self._max_line} bytes")
            left = deadline - monotonic()
            if left <= 0:
                raise ProgramFailed(f"did not answer within {seconds:g} seconds")
            for key, _ in self._selector.select(left):
                key.data()
        answer = bytes(self._unread[:end])
        del self._unread[: end + 1]
        return answer

    def _write(self) -> None:
        try:
            sent = self._stdin.write(self._unsent)
        except OSError:  # nobody reads any more
            raise self._ended() from None
        self._unsent = self._unsent[sent or 0 :]

    def _write_on(self) -> None:
        self._write()
        if not self._unsent:
            self._selector.unregister(self._stdin)

    def _read(self) -> None:
        chunk = self._stdout.read(_CHUNK)
        if chunk == b"":
            raise self._ended()
        self._unread += chunk or b""

    def _ended(self) -> ProgramFailed:
        try:
            code = self._process.wait(_EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            return ProgramFailed("no longer speaks, as it has closed a pipe")
        return ProgramFailed(
            f"was ended by signal {-code}" if code < 0 else f"ended with exit code {code}"
        )

    # --- its log

    def _read_log(self) -> None:
        chunk = self._stderr.read(_CHUNK)
        if chunk == b"":
            self._selector.unregister(self._stderr)
        *lines, self._unlogged = (self._unlogged + (chunk or b"")).split(b"\n")
        self._unlogged = self._unlogged[:_LOGGED]  # of a line without end the rest is lost
        for line in lines:
            self._log(line)

    def _log(self, line: bytes) -> None:
        if text := line.decode("utf-8", "replace").rstrip():
            self._log_line(text[:_LOGGED])

    # --- ending

    def leave(self, line: bytes, seconds: float) -> None:
        """Say a last line, without waiting for an answer, and let the program end by itself."""
        with suppress(OSError):
            self._stdin.write(line)
        with suppress(OSError):
            self._stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self.end()

    def end(self) -> None:
        """End the program and all that it has started, at once."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._selector.close()
        last = self._unlogged + (self._stderr.read(_CHUNK) or b"")
        for line in last.split(b"\n"):  # why it has crashed, perhaps
            self._log(line)
        for pipe in (self._stdin, self._stdout, self._stderr):
            with suppress(OSError):
                pipe.close()
        os.close(self._lifeline)


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """Input, output and errors of the process, none of which blocks."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    pipes = (process.stdin, process.stdout, process.stderr)
    for pipe in pipes:
        os.set_blocking(pipe.fileno(), False)
    return pipes
