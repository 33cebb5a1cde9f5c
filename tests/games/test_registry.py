"""Games are found by entry point; one that cannot be loaded does not take the others with it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points

import pytest

from westbound.engine.errors import BadInput
from westbound.engine.refusal import Refusal
from westbound.games import registry

GROUP = "westbound.games"
OURS = ["carson", "gwt", "steam"]


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """The answers are kept; ask again before and after."""
    forget()
    yield
    forget()


def forget() -> None:
    registry.games.cache_clear()
    registry.find_game.cache_clear()


def install(monkeypatch: pytest.MonkeyPatch, *more: EntryPoint) -> None:
    ours = [entry for entry in entry_points(group=GROUP) if entry.module.startswith("westbound.")]
    monkeypatch.setattr(registry, "entry_points", lambda group: [*ours, *more])


def test_ours_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)
    assert registry.games() == OURS
    assert registry.find_game("steam").title == "Steam"


@pytest.mark.parametrize(
    "module", ["a_package_that_was_removed:GAME", "json:NO_SUCH_GAME"], ids=["removed", "broken"]
)
def test_a_game_that_cannot_be_loaded_is_left_out_and_named_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, module: str
) -> None:
    install(monkeypatch, EntryPoint("dust", module, GROUP))
    with caplog.at_level(logging.WARNING):
        assert registry.games() == OURS
    assert "the game dust cannot be loaded from" in caplog.text
    with pytest.raises(BadInput) as refused:
        registry.find_game("dust")
    assert refused.value.refusal == Refusal(
        "WB-014", case="game", game="'dust'", games=("carson", "gwt", "steam")
    )


def test_another_ones_game_that_loads_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    found = next(entry for entry in entry_points(group=GROUP) if entry.name == "steam")
    install(monkeypatch, EntryPoint("again", found.value, GROUP))
    assert registry.games() == sorted([*OURS, "again"])
    assert registry.find_game("again") is registry.find_game("steam")
