"""No test can hang: each has a limit, and one that cannot be interrupted ends its process."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
SHORT = ("-o", "timeout=1", "-o", "faulthandler_timeout=4")

WAITING = """
import time
def test_that_waits(): time.sleep(50)
def test_after_it(): pass
"""
BLOCKED = """
import signal, time
def test_that_hears_nothing():
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
    time.sleep(50)
"""


def run(tmp_path: Path, tests: str) -> tuple[int, str, float]:
    """Run such tests with the settings of this project, but with short limits."""
    file = tmp_path / "test_it.py"
    file.write_text(tests, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), *SHORT]
    start = time.monotonic()
    done = subprocess.run(
        [*command, "-n", "0", "-p", "no:cacheprovider", str(file)],
        capture_output=True,
        check=False,
        text=True,
        timeout=60,
    )
    return done.returncode, done.stdout + done.stderr, time.monotonic() - start


def test_a_test_that_waits_fails_and_the_next_one_runs(tmp_path: Path) -> None:
    code, output, seconds = run(tmp_path, WAITING)
    assert code == 1
    assert "1 failed, 1 passed" in output
    assert "Timeout (>1.0s)" in output
    assert seconds < 40


def test_a_test_that_cannot_be_interrupted_ends_its_process(tmp_path: Path) -> None:
    code, output, seconds = run(tmp_path, BLOCKED)
    assert code != 0
    assert "test_that_hears_nothing" in output
    assert seconds < 40
