"""The style sheets as text: variables that exist, and games that keep to themselves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web.style_sheets import GAMES, SHELL, SOURCES, defined, rules, text_of, used
from westbound.games.registry import find_game, games

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


# --- a game's sheet reaches its own drawings only


def root_of(sheet: Path) -> str:
    """The class of the game that a sheet belongs to."""
    package = sheet.parts[-3]
    return next(f".board-{id_}" for id_ in games() if find_game(id_).package.endswith(package))


@pytest.mark.parametrize("sheet", GAMES, ids=lambda sheet: sheet.parts[-3])
def test_every_rule_of_a_board_stands_under_the_class_of_its_game(sheet: Path) -> None:
    for rule in rules(text_of(sheet)):
        assert rule.selectors[0] == root_of(sheet), rule
        for selector in rule.selectors[1:]:
            assert not selector.startswith(("html", "body", ":root", "*")), rule


def test_what_games_share_is_in_the_sheet_of_the_page() -> None:
    """No rule is in two games, whatever the order of its declarations."""
    seen: dict[object, str] = {}
    for sheet in GAMES:
        own = {
            (rule.conditions, rule.selectors[1:], frozenset(rule.declarations))
            for rule in rules(text_of(sheet))
        }
        assert own & seen.keys() == set(), sheet
        seen |= dict.fromkeys(own, sheet.parts[-3])


def test_the_page_styles_the_frame_of_a_players_area_not_what_is_in_it() -> None:
    """What all games share there is in board.css, the rest is the game's own."""
    for sheet in SHELL:
        for rule in rules(text_of(sheet)):
            for selector in ",".join(rule.selectors).split(","):
                names = set(re.findall(r"\.([a-zA-Z][\w-]*)", selector))
                if names & {"tbl-seat", "tbl-picture"}:
                    parts = {name for name in names if not name.startswith("tbl")}
                    assert parts <= {"active", "panel", "viewer"}, selector
