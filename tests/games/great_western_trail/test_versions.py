"""Versions of the rules: what was corrected since, and matches that began before."""

from __future__ import annotations

import pytest

from westbound.engine.match import Match
from westbound.engine.option import complete
from westbound.engine.texts import LANGUAGES, catalogue
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.options import OPTIONS, make_setup
from westbound.games.great_western_trail.versions import CHANGES, RULES_VERSION, is_corrected

from .begun_game import ANY_USUAL


@pytest.mark.parametrize("rule", ["GWT-221", "GWT-291"])
def test_a_match_has_the_corrections_of_its_version(rule: str) -> None:
    options = complete(OPTIONS, {})
    found = [is_corrected(make_setup(2, options, version), rule) for version in (1, 2, 3)]
    assert found == [False, True, True]


def test_the_newest_version_is_that_of_the_last_correction() -> None:
    assert [change.version for change in CHANGES] == sorted(change.version for change in CHANGES)
    assert CHANGES[-1].version == RULES_VERSION == GAME.rules_version


def test_an_old_match_names_what_was_corrected_since() -> None:
    assert Match(ANY_USUAL, 2, 1, rules_version=1).rule_changes == CHANGES
    assert Match(ANY_USUAL, 2, 1).rule_changes == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_correction_is_told(language: str) -> None:
    told = catalogue(GAME.package, language).tables["changes"]
    assert set(told) == {change.rule for change in CHANGES}
    assert all(sentence.endswith(".") and sentence.count(";") == 1 for sentence in told.values())
