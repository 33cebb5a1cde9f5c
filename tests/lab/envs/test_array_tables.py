"""Fields of arrays as tables for people."""

from __future__ import annotations

from checks.array_tables import PAGE, page
from tests.engine.tiny_game import Tiny
from westbound.lab.envs.array_tables import array_table


def test_the_page_is_up_to_date() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text == page(text) + "\n", "write it anew: .venv/bin/python -m checks.array_tables"


def test_every_field_has_a_line_and_lengths_tell_how_they_grow() -> None:
    table = array_table(Tiny())
    assert "Numbers in a row, by players: 2: " in table
    assert "| `cards` | players | 0 … " in table
    assert "| `step` | 3 | 0 … 1 | what is asked |" in table
    assert "- `step`: play, win, chance" in table


def test_lengths_that_grow_with_the_players_are_formulas() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert "| `track` | 126 × (21 + 6 · players) |" in text
    assert "| `owned` | players × 8 × 8 |" in text
