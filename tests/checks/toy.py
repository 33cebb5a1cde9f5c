"""A toy project for the mutant runner: two rule modules and their tests, written into a folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from checks.mutants.games import ROOT

FENCES = '''"""Fences. Rules TOY-001 to TOY-003, TOY-006."""

from functools import cache

# TOY-003
POSTS = 4


# TOY-001: ten is tall.
def is_tall(height: int) -> bool:
    return height >= 10


# TOY-002: until there is none left.
def count_down(number: int) -> int:
    while number > 0:
        number -= 1
    return number


# TOY-006: a post at both ends.
@cache
def posts_for(length: int) -> int:
    return length + 1
'''
GATES = '''"""Gates. Rules TOY-004 to TOY-005."""


# TOY-004: more than five is wide.
def is_wide(width: int) -> bool:
    return width > 5


# TOY-005: at least nothing.
def clear_width(width: int) -> int:
    return width if width > 0 else 0


def is_never_asked(width: int) -> bool:
    return width == 0
'''
TEST_FENCES = """from toy_rules.fences import POSTS, count_down, is_tall, posts_for


def test_that_is_the_first_to_ask_for_posts():
    assert posts_for(3)


def test_toy_001_ten_is_tall():
    assert is_tall(10) is True
    assert is_tall(9) is False


def test_toy_002_until_none_is_left():
    assert count_down(3) == 0


def test_toy_003_posts():
    assert POSTS == 4


def test_toy_006_posts_at_both_ends():
    assert posts_for(3) == 4
"""
TEST_GATES = """from toy_rules.gates import clear_width, is_wide

before = []


def test_toy_004_wide():
    assert is_wide(9) is True


def test_toy_005_clear_width():
    before.append("this")
    assert [clear_width(width) for width in (-1, 0, 1, 2)] == [0, 0, 1, 2]


def test_toy_004_that_leans_on_the_one_before():
    assert before
    assert is_wide(9) is True
"""
BORDER = """

def test_toy_004_six_is_the_first_that_is_wide():
    assert is_wide(6) is True
    assert is_wide(5) is False
"""
EXCUSED = """
[[equivalent]]
module = "gates"
function = "clear_width"
line = "return width if width > 0 else 0"
changes = ["width > 0 → width >= 0"]
reason = "nothing is nothing"

[[accepted]]
module = "gates"
function = "is_never_asked"
line = "return width == 0"
changes = ["width == 0 → width != 0"]
reason = "nobody asks"

[[equivalent]]
module = "fences"
function = "is_tall"
line = "return height >= 10"
changes = ["height >= 10 → height > 10", "height >= 20 → height > 20"]
reason = "this is wrong, and the next one is gone"
"""
MODULES = """
[toy]
prefix = "TOY"
package = "toy_rules"
source = "src/toy_rules"
tests = "tests"
rules = ["*.py"]
no_rules = []
[toy.areas]
fencing = ["fences"]
"""
# Runs in a process of its own, since it starts pytest; argument: how many mutants until Ctrl+C.
DRIVER = """
import json, sys
from pathlib import Path
from rich.console import Console
from checks.mutants import judge, stand
from checks.mutants.games import all_games
from checks.mutants.run import Run
root, words, stop = Path(sys.argv[1]), sys.argv[2].split(), int(sys.argv[3])
stand.LEAST_SECONDS = 1.0
calls, real = [], judge.Judge.judge
def interrupted(self, module, mutant, before):
    calls.append(mutant)
    if len(calls) == stop:
        raise KeyboardInterrupt
    return real(self, module, mutant, before)
judge.Judge.judge = interrupted
run = Run(all_games(root / "modules.toml", root)["toy"], words, excused=root / "excused")
scores = run.run(Console(file=sys.stderr))
told = {name: [s.mutants, s.citing, s.other, s.equivalent] for name, s in scores.items()}
left = [[s.line, s.change, s.kind, s.reason] for score in scores.values() for s in score.survivors]
known = {key.change: seen.verdict.by for (_, _, key), seen in run.ledger.known.items()}
print(json.dumps([told, left, run.tried, run.stopped, run.wrong_excuses(), known]))
"""


def make_toy(root: Path) -> Path:
    for name, text in {
        "src/toy_rules/__init__.py": "",
        "src/toy_rules/fences.py": FENCES,
        "src/toy_rules/gates.py": GATES,
        "tests/test_fences.py": TEST_FENCES,
        "tests/test_gates.py": TEST_GATES,
        "modules.toml": MODULES,
        "excused/toy.toml": EXCUSED,
    }.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


class Outcome:
    """What one run told."""

    def __init__(self, told: list[Any]) -> None:
        self.scores, self.left, self.tried, self.stopped, self.wrong, self.noticed_by = told


def run_toy(root: Path, words: str = "", stop: int = 0) -> Outcome:
    surroundings = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{ROOT}"}
    done = subprocess.run(
        [sys.executable, "-c", DRIVER, str(root), words, str(stop)],
        capture_output=True,
        text=True,
        timeout=120,
        env=surroundings,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return Outcome(json.loads(done.stdout.splitlines()[-1]))
