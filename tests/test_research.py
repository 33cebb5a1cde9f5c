"""What researchers expect, row by row: the test that docs/research.md names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/research.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (\d+) \| (.+?) \| (.+?) \| `(.+?)` \|$", PAGE, re.MULTILINE)


def test_every_row_is_there() -> None:
    assert [int(number) for number, *_ in ROWS] == list(range(57, 84))


@pytest.mark.parametrize("shown_by", [row[3] for row in ROWS], ids=[row[0] for row in ROWS])
def test_the_test_of_a_row_exists(shown_by: str) -> None:
    path, _, name = shown_by.partition("::")
    text = (ROOT / path).read_text(encoding="utf-8")
    assert re.search(rf"^\s*(async )?def {re.escape(name)}\(", text, re.MULTILINE), shown_by
