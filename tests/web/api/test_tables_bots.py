"""Which bots a web request can name: installed ones, with parameters; nothing else is imported."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.web.conftest import ME, Browser
from westbound.bots import make_bot


def new_table(browser: Browser, game: str, bot: str) -> tuple[int, str]:
    others = [{"kind": "bot", "bot": bot}]
    answer = browser.post("/api/v1/tables", {"game": game, "seats": [ME, *others]})
    return answer.status_code, answer.text


@pytest.mark.parametrize("bot", ["spy:Bot", "spy:Bot(depth=2)"])
def test_a_request_imports_no_module(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "spy.py").write_text("class Bot: ...\n", encoding="utf-8")
    status, text = new_table(browser, "carson", bot)
    assert status == 400
    assert f"There is no bot “{bot}”." in text
    assert "spy" not in sys.modules


@pytest.mark.parametrize("bot", ["cmd:./spy", "cmd:'./spy now'", "cmd:./spy(timeout=1)"])
def test_a_request_starts_no_program(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    spy = tmp_path / "spy"
    spy.write_text("#!/bin/sh\ntouch seen\n", encoding="utf-8")
    spy.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    assert make_bot(bot).name  # or the test would prove nothing
    status, text = new_table(browser, "carson", bot)
    assert status == 400
    assert f"There is no bot “{bot}”." in text
    assert not (tmp_path / "seen").exists()


def test_a_bot_can_have_parameters(browser: Browser) -> None:
    status, text = new_table(browser, "gwt", "greedy(style=builders)")
    assert status == 201, text
    table_id = json.loads(text)["id"]
    table = browser.get(f"/api/v1/tables/{table_id}").json()
    assert [seat["bot"] for seat in table["seats"]] == [None, "greedy(style=builders)"]


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("greedy(style=spy)", "Carson City has no style 'spy'"),
        ("random(speed=3)", "speed"),
        ("greedy(", "a bot is written as name or name(parameter=value)"),
    ],
)
def test_parameters_that_a_bot_does_not_take_are_named(
    browser: Browser, bot: str, why: str
) -> None:
    status, text = new_table(browser, "carson", bot)
    assert status == 400
    assert f"The bot “{bot}” cannot play" in text
    assert why in text
