"""Small programs that are started as bots: good ones, and each kind of bad one."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

_LISTEN = """
import json, os, subprocess, sys, time
def answer(question, **changes):
    first = {"id": question["id"], "move": question["moves"][0]}
    print(json.dumps(first | changes), flush=True)
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "choose":
        continue
    asked += 1
    %s
"""

FIRST = _LISTEN % "answer(message)"
HANGS = _LISTEN % "time.sleep(60)"
GARBAGE = _LISTEN % "print('I think ...', flush=True)"
ILLEGAL = _LISTEN % "answer(message, move='fly to the moon')"
OTHER_QUESTION = _LISTEN % "answer(message, id=message['id'] - 1)"
HUGE_LINE = _LISTEN % "sys.stdout.write('x' * 200_000); sys.stdout.flush(); time.sleep(60)"
CLOSES_STDOUT = _LISTEN % "os.close(1); time.sleep(60)"
CRASHES_LATER = _LISTEN % "answer(message) if asked < 3 else sys.exit(7)"
CRASHES_AT_START = "raise SystemExit('no luck today')"
KILLS_ITSELF = "import os; os.kill(os.getpid(), 9)"
NEVER_READS = "import time; time.sleep(60)"
# Goes on when its input ends, and has a child that does so too.
CLINGS = (
    _LISTEN % "answer(message)"
    + "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\ntime.sleep(60)"
)


def program(folder: Path, code: str) -> list[str]:
    """The words that start a program with this code, without what Python does at its start."""
    path = folder / "bot.py"
    path.write_text(code, encoding="utf-8")
    return [sys.executable, "-S", "-E", str(path)]


def command(folder: Path, code: str) -> str:
    return " ".join(program(folder, code))


def is_running(pid: int) -> bool:
    """A zombie, which only waits for somebody to ask for its exit code, is not."""
    try:
        os.kill(pid, 0)
        stat = Path(f"/proc/{pid}/stat")
        return not stat.exists() or stat.read_text(encoding="utf-8").split(") ")[1][0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def ends_soon(pid: int, seconds: float = 2.0) -> bool:
    until = time.monotonic() + seconds
    while is_running(pid):
        if time.monotonic() > until:
            return False
        time.sleep(0.01)
    return True
