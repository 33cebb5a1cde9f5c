"""Texts in a file for each purpose, or all of a language in one."""

from __future__ import annotations

import pytest

from westbound.engine.locale_files import read_locale
from westbound.engine.rulebook import rulebook

ONE_FILE, MANY_FILES = "tests.kit.pebbles", "westbound.games.steam"


def test_a_file_for_each_purpose() -> None:
    assert read_locale(MANY_FILES, "it", "rules")["title"] == "Steam"


def test_all_of_a_language_in_one_file() -> None:
    assert read_locale(ONE_FILE, "es", "messages")["moves"]["pass"] == "Pasar"
    assert read_locale(ONE_FILE, "es", "text_board") == {}


def test_what_may_be_missing_is_empty_and_anything_else_an_error() -> None:
    assert read_locale(MANY_FILES, "it", "unheard_of", required=False) == {}
    with pytest.raises(FileNotFoundError):
        read_locale(MANY_FILES, "it", "unheard_of")


def test_a_short_rulebook_has_one_section() -> None:
    (section,) = rulebook(ONE_FILE, "en").sections
    assert (section.title, list(section.rules)) == ("Pebbles", ["PB-001", "PB-002", "PB-003"])
    assert section.examples == {}
