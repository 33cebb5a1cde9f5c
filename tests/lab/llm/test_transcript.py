"""Questions and answers on disk, line by line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from westbound.engine.errors import BadInput
from westbound.lab.llm.transcript import Transcript


def test_each_line_is_there_at_once(tmp_path: Path) -> None:
    path = tmp_path / "new" / "lines.jsonl"
    transcript = Transcript(path)
    for n in range(3):
        transcript.write({"n": n, "text": "¿Qué?\n"})
        lines = path.read_text(encoding="utf-8").splitlines()
        assert [json.loads(line)["n"] for line in lines] == list(range(n + 1))
    assert "¿Qué?\\n" in lines[0]
    transcript.close()
    with pytest.raises(BadInput, match=r"cannot write .*lines\.jsonl"):
        transcript.write({})


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "lines.jsonl"
    path.write_text("precious")
    with pytest.raises(BadInput, match="already exists; choose another name"):
        Transcript(path)
    assert path.read_text() == "precious"


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadInput, match="cannot write"):
        Transcript(tmp_path / "file" / "lines.jsonl")
    with pytest.raises(BadInput, match="already exists"):
        Transcript(tmp_path)
    with pytest.raises(BadInput, match="cannot write"):
        Transcript(tmp_path / "a\0b")
