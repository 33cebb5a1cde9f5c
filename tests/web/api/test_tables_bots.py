"""A web request can name installed bots only: `module:Class` would import code."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.web.conftest import ME, Browser


@pytest.mark.parametrize("bot", ["spy:Bot", "spy:Bot(depth=2)", "greedy(style=spy)"])
def test_a_request_imports_no_module(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "spy.py").write_text("class Bot: ...\n", encoding="utf-8")
    seats = [ME, {"kind": "bot", "bot": bot}]
    answer = browser.post("/api/v1/tables", {"game": "carson", "seats": seats})
    assert answer.status_code == 400
    assert f"There is no bot “{bot}”." in answer.text
    assert "spy" not in sys.modules
