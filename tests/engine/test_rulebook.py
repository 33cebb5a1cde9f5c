"""The rulebook as a list of rules: sections in order, rules before examples."""

from __future__ import annotations

import pytest

from westbound.engine.rulebook import Rulebook, Section, rulebook
from westbound.engine.texts import LANGUAGES


def test_rules_of_all_sections_come_before_examples() -> None:
    book = Rulebook(
        "Book",
        (
            Section("a", "A", {"X-1": "one"}, {"X-EX-1": "for example"}),
            Section("b", "B", {"X-2": "two"}, {}),
        ),
    )
    assert list(book.rules()) == ["X-1", "X-2", "X-EX-1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_rules_are_the_same_ones_in_every_language(language: str) -> None:
    english, other = rulebook("westbound.engine", "en"), rulebook("westbound.engine", language)
    assert list(other.rules()) == list(english.rules())
    assert all(text.strip() for text in other.rules().values())
