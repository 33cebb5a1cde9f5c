"""`westbound corpus` where there is nothing to publish; the rest is in web/api/test_corpus.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("out --game chess", "There is no game 'chess'"),
        ("out --data nowhere", "there are no tables in nowhere; --data names the folder"),
        ("out --data old", "there are no tables in old"),
        ("out --data empty", "there are no tables in empty"),
        ("out --data broken", "cannot use the database"),
        ("empty --data empty", "cannot write empty: it is a folder"),
    ],
)
def test_where_no_tables_are_none_are_made(run: Run, arguments: str, sentence: str) -> None:
    Path("old").write_text("old", encoding="utf-8")
    Path("empty").mkdir()
    Path("broken").mkdir()
    Path("broken/westbound.db").write_text("no database at all" * 100, encoding="utf-8")
    found = run("corpus", *arguments.split())
    assert (found.code, found.out) == (2, "")
    assert found.err.startswith("westbound: ")
    assert sentence in found.err
    assert found.err.count("\n") == 1
    assert sorted(path.name for path in Path().iterdir()) == ["broken", "empty", "old"]
