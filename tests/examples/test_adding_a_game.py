"""The walk through the example quotes what is really there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from westbound.kit.board import FUNCTIONS

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples/claim_stakes"
DOCUMENT = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
QUOTES = re.findall(r"^```(?:python|toml)\n# (\S+)\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)


def test_every_sample_says_where_it_is_from() -> None:
    assert len(QUOTES) >= 12
    assert len(QUOTES) == len(re.findall(r"^```(?:python|toml)\n", DOCUMENT, re.MULTILINE))


@pytest.mark.parametrize(("path", "code"), QUOTES, ids=[path for path, _ in QUOTES])
def test_a_sample_stands_in_its_file(path: str, code: str) -> None:
    assert code in (EXAMPLE / path).read_text(encoding="utf-8") + "\n"


def test_every_function_of_a_board_is_explained() -> None:
    assert [name for name in FUNCTIONS if f"| `{name}(" not in DOCUMENT] == []
