"""`westbound bot`: what is wrong is told in a sentence; Ctrl+C is the usual end."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run
from westbound.cli.bot_player import Player


def test_it_needs_a_token(run: Run) -> None:
    answer = run("bot")
    assert answer.code == 2
    assert "--token" in answer.err
    assert "WESTBOUND_TOKEN" in answer.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--server", "games.example"], "the address of a server begins with http://"),
        (["--server", "http://127.0.0.1:1"], "the server http://127.0.0.1:1 cannot be reached"),
        (["--bot", "genius"], "there is no bot 'genius'"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    answer = run("bot", "--token", "wb_secret", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith(f"westbound: {sentence}")
    assert "wb_secret" not in answer.err


def test_ctrl_c_ends_it_with_a_sum(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    closed = []

    def interrupted(player: Player) -> None:
        player.decisions, player.tables = 12, 2
        raise KeyboardInterrupt

    monkeypatch.setattr(Player, "run", interrupted)
    monkeypatch.setattr(Player, "close", lambda player: closed.append(player))
    monkeypatch.setenv("WESTBOUND_TOKEN", "wb_secret")
    answer = run("bot")
    assert (answer.code, answer.out) == (0, "\nGoodbye; decisions: 12, tables: 2, refused: 0.\n")
    assert len(closed) == 1
