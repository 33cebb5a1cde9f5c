"""Every setting has a word in docs/training.md, with its usual value."""

from __future__ import annotations

import re
from dataclasses import Field, fields
from pathlib import Path
from typing import Any

import pytest

from westbound.lab.training.settings import Settings

PAGE = Path(__file__).parents[3] / "docs/training.md"
ROWS = re.findall(r"^\| (`.+?) \| (.+?) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
USUAL = {
    name: float(value.replace("\N{NO-BREAK SPACE}", "").replace(" ", ""))
    for names, values in ROWS
    if re.fullmatch(r"[\d., ]+", values)
    for name, value in zip(re.findall(r"`(\w+)`", names), values.split(", "), strict=True)
}
FIELDS = [f for f in fields(Settings) if f.name not in ("game", "players")]


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_the_page_tells_every_setting(field: Field[Any]) -> None:
    assert USUAL[field.name] == field.default


def test_the_page_tells_no_other_setting() -> None:
    assert USUAL.keys() == {field.name for field in FIELDS}
