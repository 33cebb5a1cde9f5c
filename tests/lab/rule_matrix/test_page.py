"""The page of the rule matrix."""

from __future__ import annotations

from pathlib import Path

from tests.lab.rule_matrix.trees import CC, a_tree
from westbound.lab.rule_matrix import markdown


def test_the_page_shows_rule_code_tests_and_counts(tmp_path: Path) -> None:
    code = f"# {CC}-029\ndef meets() -> None: ...\n"
    test = "".join(f"def test_cc_029_{n}x() -> None: ...\n" for n in range(7))
    page = markdown("carson", a_tree(tmp_path, code, test))
    line = next(line for line in page.splitlines() if line.startswith(f"| {CC}-029 |"))
    assert "| `rules/roads.py meets` | `test_roads.py::test_cc_029_0x`<br>" in line
    assert line.endswith("and 2 more |")
    assert "- 1 of " in page
    assert "of 7 tests" in page
    assert page == markdown("carson", tmp_path)
    assert not page.endswith("\n")
