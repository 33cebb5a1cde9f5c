"""A program that is spoken to in lines: it answers, or it fails in time; and it always ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import pytest

from tests.bots.programs import ends_soon, is_running, program
from westbound.bots.line_process import LineProcess, ProgramFailed

ECHO = "import sys\nfor line in sys.stdin: print(line.strip()[::-1], flush=True)"
Start = Callable[[str], LineProcess]


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def start(tmp_path: Path, told: list[str]) -> Iterator[Start]:
    """Starts Python code; whatever a test does, its programs end."""
    started: list[LineProcess] = []

    def begin(code: str) -> LineProcess:
        started.append(LineProcess(program(tmp_path, code), told.append, max_line=100_000))
        return started[-1]

    yield begin
    for process in started:
        if is_running(process.pid):
            process.end()


def test_lines_go_out_and_come_back(start: Start) -> None:
    process = start(ECHO)
    assert [process.exchange(line, 5) for line in (b"one\n", b"two\n")] == [b"eno", b"owt"]
    process.end()
    assert not is_running(process.pid)


def test_a_line_may_be_longer_than_a_pipe_holds(start: Start) -> None:
    """And the program may write while it has not read everything."""
    process = start(
        "import sys\nfor line in sys.stdin:"
        "\n    print('x' * 70_000, file=sys.stderr, flush=True)"
        "\n    print(len(line), flush=True)"
    )
    assert process.exchange(b"x" * 1_000_000 + b"\n", 5) == b"1000001"
    assert process.exchange(b"again\n", 5) == b"6"
    process.end()


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import sys; sys.exit(3)", "ended with exit code 3"),
        ("import os; os.kill(os.getpid(), 15)", "was ended by signal 15"),
        ("import os, time; os.close(1); time.sleep(60)", "no longer speaks"),
        ("import os, time; print('x' * 200_000); time.sleep(60)", "more than 100000 bytes"),
    ],
)
@pytest.mark.parametrize("size", [1, 1_000_000])
def test_a_program_that_will_not_answer_has_failed(
    start: Start, code: str, why: str, size: int
) -> None:
    process = start(code)
    with pytest.raises(ProgramFailed, match=why):
        process.exchange(b"x" * size + b"\n", 20)
    process.end()
    assert not is_running(process.pid)


@pytest.mark.parametrize("size", [1, 1_000_000])
@pytest.mark.parametrize("busy", ["pass", "print('x', file=sys.stderr)", "print(end='x')"])
def test_a_program_that_does_not_answer_in_time_has_failed(
    start: Start, size: int, busy: str
) -> None:
    process = start(f"import sys, time\nwhile True: {busy}; time.sleep(0.01)")
    begun = monotonic()
    with pytest.raises(ProgramFailed, match=r"did not answer within 0\.2 seconds"):
        process.exchange(b"x" * size + b"\n", 0.2)
    assert monotonic() - begun < 2
    process.end()
    assert not is_running(process.pid)


def test_a_program_that_cannot_be_started_has_failed(told: list[str]) -> None:
    process = LineProcess(["/no/such/program"], told.append, max_line=100)
    with pytest.raises(ProgramFailed, match="ended with exit code 127"):
        process.exchange(b"hello\n", 2)
    process.end()
    assert "/no/such/program" in "".join(told)


def test_what_it_writes_to_stderr_is_told_line_by_line(start: Start, told: list[str]) -> None:
    process = start(
        "import sys\nfor line in sys.stdin:"
        "\n    print('one\\n\\ntwo ' + 'x' * 1000, file=sys.stderr, flush=True)"
        "\n    print(1, flush=True)\nprint('the end', file=sys.stderr)"
    )
    process.exchange(b"hello\n", 5)
    process.leave(b"", 2)
    assert told == ["one", "two " + "x" * 496, "the end"]


def test_it_may_say_goodbye(start: Start, told: list[str]) -> None:
    process = start("import sys\nfor line in sys.stdin: print('heard', line, file=sys.stderr)")
    process.leave(b"bye\n", 2)
    assert told == ["heard bye"]
    assert not is_running(process.pid)


CHILD = (
    "import subprocess, sys, time\n"
    "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
    "print(child.pid, flush=True)\ntime.sleep(60)"
)


def test_what_it_has_started_ends_with_it(start: Start) -> None:
    process = start(CHILD)
    child = int(process.exchange(b"hello\n", 5))
    assert is_running(child)
    process.leave(b"bye\n", 0.1)
    assert ends_soon(child)


@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_it_ends_when_its_owner_does(tmp_path: Path, by: signal.Signals) -> None:
    """However that is: here nothing of the owner's own code runs any more, or only exceptions."""
    owner = (
        "from westbound.bots.line_process import LineProcess\nimport time\n"
        f"process = LineProcess({program(tmp_path, CHILD)!r}, print, 100)\n"
        "print(process.pid, int(process.exchange(b'hello\\n', 5)), flush=True)\ntime.sleep(60)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", owner], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as running:
        assert running.stdout is not None
        pids = [int(word) for word in running.stdout.readline().split()]
        assert len(pids) == 2
        assert all(map(is_running, pids))
        os.kill(running.pid, by)
    assert all(map(ends_soon, pids))
