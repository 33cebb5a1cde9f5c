"""The page about positions: its examples can be played, and it knows every word."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import pytest

from tests.positions import parse
from westbound.engine.option import Value, complete
from westbound.engine.position.layout import Agreed
from westbound.games.registry import find_game

PAGE = (Path(__file__).parents[1] / "docs/positions.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```text\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
ALL: Mapping[str, Mapping[str, Value]] = {
    "carson": dict.fromkeys(
        ("outlaws", "horses", "duel_tiles", "new_beginning", "kit_carson"), True
    ),
    "gwt": {},
    "steam": {},
}


@pytest.mark.parametrize("game", ALL)
def test_there_is_an_example_which_the_pages_show_too(game: str) -> None:
    text = files(find_game(game).package).joinpath("data/position.txt").read_text("utf-8")
    assert text in EXAMPLES
    assert parse(text).game.id == game


@pytest.mark.parametrize("game", ALL)
def test_every_section_and_every_word_is_explained(game: str) -> None:
    chosen = find_game(game)
    options = complete(chosen.options, ALL[game])
    layout = chosen.position_layout(Agreed(3, options, chosen.rules_version))
    (chapter,) = re.findall(rf"^## {chosen.title}\n(.*?)(?=^## )", PAGE, re.MULTILINE | re.DOTALL)
    told = set(re.findall(r"`([a-z_A-Z0-9]+)`", chapter))
    seats = {f"P{number}" for number in (2, 3)}
    for section in layout.sections:
        assert section.name in told | seats
        few = len(section.items) <= 40 and not section.items[-1].key[:1].isdigit()
        keys = {item.key for item in section.items if few}
        places = {key for key in keys if not key or key[0].isdigit() or re.match("s[0-9]", key)}
        assert keys - places <= told, section.name
