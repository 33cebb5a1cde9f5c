"""The walk through the example, and what follows it, quote what is really there."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from textwrap import indent

import pytest

from westbound.engine.conformance import Conformance
from westbound.engine.option import Option
from westbound.kit.board import FUNCTIONS

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples/claim_stakes"
DOCUMENT = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
WRITTEN = {".py", ".toml", ".css", ".svg"}  # by hand
QUOTES = re.findall(r"^```(?:python|toml)\n# (\S+)\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)


def test_every_sample_says_where_it_is_from() -> None:
    assert len(QUOTES) >= 12
    assert len(QUOTES) == len(re.findall(r"^```(?:python|toml)\n", DOCUMENT, re.MULTILINE))


@pytest.mark.parametrize(("path", "code"), QUOTES, ids=[path for path, _ in QUOTES])
def test_a_sample_stands_in_its_file(path: str, code: str) -> None:
    found = next(folder / path for folder in (EXAMPLE, ROOT) if (folder / path).is_file())
    text = found.read_text(encoding="utf-8") + "\n"
    assert code in text or indent(code, "    ") in text  # a method stands without its class


def test_every_function_of_a_board_is_explained() -> None:
    assert [name for name in FUNCTIONS if f"| `{name}(" not in DOCUMENT] == []


def test_every_setting_of_the_conformance_suite_is_explained() -> None:
    settings = [name for name in Conformance.__annotations__ if not name.startswith("_")]
    assert settings
    assert [name for name in settings if f"| `{name}` |" not in DOCUMENT] == []


def test_every_field_of_an_option_is_explained() -> None:
    fields = [field.name for field in dataclasses.fields(Option)]
    assert [name for name in fields if not re.search(rf"\b{name}\b", DOCUMENT)] == []


def test_the_example_stays_small() -> None:
    """A fourth game is a few hundred lines: what every game needs is the kit's."""
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in WRITTEN]
    lines = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert len(lines) >= 10
    assert sum(lines.values()) <= 500, lines
