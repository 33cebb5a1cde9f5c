"""Small source trees for the tests of the rule matrix."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from westbound.lab.rule_matrix import matrix, problems

CC, WB = "CC", "WB"  # ids are put together from these, else the tests would cite them
UNKNOWN: Final = f"{CC}-998"


def a_tree(tmp_path: Path, code: str = "", test: str = "") -> Path:
    """A project with one rule module and one test module."""
    rules = tmp_path / "src/westbound/games/carson_city/rules"
    tests = tmp_path / "tests/games"
    rules.mkdir(parents=True)
    tests.mkdir(parents=True)
    (rules / "roads.py").write_text(code, encoding="utf-8")
    (tests / "test_roads.py").write_text("import westbound\n" + test, encoding="utf-8")
    return tmp_path


def about(root: Path, words: str) -> list[str]:
    return [problem for problem in problems("carson", root) if words in problem]


def places(root: Path, rule: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    row = next(row for row in matrix("carson", root) if row.id == f"{CC}-{rule}")
    return row.code, row.tests
