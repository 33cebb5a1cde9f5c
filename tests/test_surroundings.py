"""What the caller's shell says reaches no test, nor any program that a test starts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
HOSTILE = {
    "LC_ALL": "C", "LANG": "it_IT.ISO-8859-1", "TZ": "Pacific/Auckland", "TERM": "dumb",
    "COLUMNS": "40", "NO_COLOR": "1", "FORCE_COLOR": "1", "DISPLAY": ":0",
    "XDG_DATA_HOME": "/somewhere", "WESTBOUND_DATABASE": "sqlite://",
}  # fmt: skip

# A shell that ignores SIGINT starts the tests; these start a program; it says what it has found.
SHELL = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
os.execv(sys.executable, [sys.executable, "-c", sys.argv[1], sys.argv[2]])
"""
TESTS = """
import subprocess, sys
from tests.conftest import forget_the_caller
forget_the_caller()
subprocess.run([sys.executable, "-c", sys.argv[1]], check=True)
"""
PROGRAM = """
import json, os, signal, time
print(json.dumps([signal.getsignal(signal.SIGINT).__name__, time.tzname[0], dict(os.environ)]))
"""


def test_a_program_started_by_a_test_knows_nothing_of_a_hostile_caller() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SHELL, TESTS, PROGRAM],
        cwd=ROOT,
        env={**os.environ, **HOSTILE},
        capture_output=True,
        check=True,
        text=True,
        timeout=60,
    )
    ctrl_c, zone, environment = json.loads(done.stdout)
    assert ctrl_c == "default_int_handler"
    assert zone != "NZST"
    assert environment.pop("XDG_DATA_HOME") == os.devnull
    assert [name for name in HOSTILE if name in environment] == []


def test_the_shell_of_that_test_does_ignore_ctrl_c() -> None:
    program = "import signal; print(signal.getsignal(signal.SIGINT) is signal.SIG_IGN)"
    done = subprocess.run(
        [sys.executable, "-c", SHELL, program, ""], capture_output=True, check=True, timeout=60
    )
    assert done.stdout == b"True\n"
