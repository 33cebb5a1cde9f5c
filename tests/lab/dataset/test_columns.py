"""The columns: as the page describes them, and which of them are asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from westbound.engine.errors import BadInput
from westbound.lab.dataset.columns import (
    DECISIONS,
    MATCHES,
    PARTS,
    SCHEMA_VERSION,
    Column,
    columns_of,
    parse_parts,
)

PAGE = (Path(__file__).parents[3] / "docs/data.md").read_text(encoding="utf-8")


def described(column: Column, with_part: bool) -> str:
    cells = [f"`{column.name}`", f"`{column.type}`", column.meaning]
    if with_part:
        cells.append(column.part and f"`{column.part}`")
    return "".join(f"| {cell} " if cell else "| " for cell in cells) + "|"


def test_the_page_describes_every_column() -> None:
    """Whoever changes a column pastes these lines."""
    for columns, with_part in ((DECISIONS, True), (MATCHES, False)):
        lines = "\n".join(described(column, with_part) for column in columns)
        assert lines in PAGE, lines
    assert f"`schema_version` is {SCHEMA_VERSION}" in PAGE


def test_names_are_unique_and_parts_are_known() -> None:
    for columns in (DECISIONS, MATCHES):
        assert len({column.name for column in columns}) == len(columns)
    assert {column.part for column in DECISIONS} == {"", *PARTS}


def test_heavy_columns_can_be_left_out() -> None:
    names = [column.name for column in columns_of(("values",))]
    assert "points" in names
    assert "move" in names
    assert "observation" not in names
    assert len(columns_of(PARTS)) == len(DECISIONS)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("values,picks", ("picks", "values")),
        (" moves , moves ", ("moves",)),
        ("none", ()),
        (",".join(PARTS), PARTS),
    ],
)
def test_parts_are_named_in_any_order(text: str, parts: tuple[str, ...]) -> None:
    assert parse_parts(text) == parts


@pytest.mark.parametrize("text", ["", "pics", "moves,,picks", "all"])
def test_parts_that_are_none(text: str) -> None:
    with pytest.raises(BadInput, match="there are: moves, picks, observations, values"):
        parse_parts(text)
