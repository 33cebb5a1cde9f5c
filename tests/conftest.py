"""Tests see the same surroundings whoever starts them: a terminal, a script, cron, `nohup`."""

from __future__ import annotations

import os
import signal
import time
from typing import Final

# Read by our own code, by rich and click (colours and widths), or by Python itself.
READ_FROM_THE_CALLER: Final = (
    "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LC_TIME", "TZ",
    "COLUMNS", "LINES", "TERM", "COLORTERM", "NO_COLOR", "FORCE_COLOR", "CLICOLOR",
    "CLICOLOR_FORCE", "TERMINAL_WIDTH", "TTY_COMPATIBLE", "TTY_INTERACTIVE",
    "PYTHONIOENCODING", "PYTHONUTF8", "DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION",
    "WESTBOUND_ADDRESS", "WESTBOUND_DATA", "WESTBOUND_DATABASE", "WESTBOUND_LOG",
    "WESTBOUND_TOKEN",
)  # fmt: skip


# Several processes test at once: threads of one small product of matrices only wait for each other.
os.environ["OPENBLAS_NUM_THREADS"] = "1"


def forget_the_caller() -> None:
    """Drop what the caller's shell says, and hear Ctrl+C even if the caller ignores it.

    A shell starts its background jobs with SIGINT ignored, and the programs that a test starts
    inherit that: one that waits for Ctrl+C would wait for ever.
    """
    for name in READ_FROM_THE_CALLER:
        os.environ.pop(name, None)
    time.tzset()
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ["XDG_DATA_HOME"] = os.devnull  # so that no test writes into a home folder


def pytest_configure() -> None:
    forget_the_caller()
