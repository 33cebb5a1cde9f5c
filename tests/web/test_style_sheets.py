"""The style sheets as text: variables that exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.style_sheets import GAMES, SHELL, SOURCES, defined, rules, text_of, used

OF_THE_PAGE = set().union(*(defined(text_of(sheet)) for sheet in SHELL))


def test_rules_are_read_with_their_nesting_and_conditions() -> None:
    text = 'a, b { c: d("x;{}"); & e { f: g } @media (w < 1rem) { h > i { j: k; l: m } } }'
    assert [tuple(rule) for rule in rules(text)] == [
        ((), ("a, b", "& e"), ("f: g",)),
        (("@media (w < 1rem)",), ("a, b", "h > i"), ("j: k", "l: m")),
        ((), ("a, b",), ('c: d("x;{}")',)),
    ]


@pytest.mark.parametrize("sheet", GAMES, ids=lambda sheet: sheet.parts[-3])
def test_a_board_asks_only_for_variables_that_it_or_the_page_defines(sheet: Path) -> None:
    text = text_of(sheet)
    assert used(text) - defined(text) - OF_THE_PAGE == set()


def test_the_page_asks_only_for_variables_that_it_defines() -> None:
    """Also where templates, scripts and drawings name them; those of a game are its own."""
    asking = [*SHELL, *(SOURCES / "web/templates").rglob("*.html")]
    asking += [*(SOURCES / "web/static/js").rglob("*.js"), *(SOURCES / "web").rglob("*.svg")]
    for source in asking:
        assert used(text_of(source)) - OF_THE_PAGE == set(), source


@pytest.mark.parametrize("sheet", GAMES, ids=lambda sheet: sheet.parts[-3])
def test_a_board_uses_every_variable_that_it_defines(sheet: Path) -> None:
    text = text_of(sheet)
    assert defined(text) - used(text) - used_by_the_page() == set()


def test_somebody_uses_every_variable_that_the_page_defines() -> None:
    assert OF_THE_PAGE - used_by_the_page() - set().union(*map(used, map(text_of, GAMES))) == set()


def used_by_the_page() -> set[str]:
    return set().union(*(used(text_of(sheet)) for sheet in SHELL))
