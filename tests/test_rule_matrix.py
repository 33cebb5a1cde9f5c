"""Every rule has a test and code, every cited id exists, every refusal names a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

import westbound
from westbound.games.registry import find_game
from westbound.lab.rule_matrix import markdown, matrix, problems, reasons_without_code

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs/rules-coverage"
GAMES = westbound.games()
WB = "WB"  # ids are put together below, else this module would cite them


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test_and_code(game: str) -> None:
    assert problems(game, ROOT) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_up_to_date(game: str) -> None:
    page = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    command = f"westbound rules {game} --coverage > docs/rules-coverage/{game}.md"
    assert page == markdown(game, ROOT) + "\n", f"write it anew: {command}"


@pytest.mark.parametrize("game", GAMES)
def test_the_matrix_has_every_rule_once_in_the_order_of_the_rulebook(game: str) -> None:
    ids = [row.id for row in matrix(game, ROOT)]
    assert len(set(ids)) == len(ids)
    assert ids[0].endswith("-001")
    assert ids[-21:] == [f"{WB}-{number:03}" for number in range(1, 22)]
    assert set(reasons_without_code(find_game(game).package)) <= set(ids)
