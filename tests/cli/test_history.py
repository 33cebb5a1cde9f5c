"""The history of a match in sentences: one for each entry, and a recap of the last ones."""

from __future__ import annotations

import pytest

import westbound
from westbound.cli.history import MatchHistory
from westbound.engine.rng import Rng
from westbound.engine.texts import LANGUAGES, catalogue

NAMES = ["Ann", "Bob", "Cleo"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_history_has_a_sentence_for_each_entry(language: str) -> None:
    match, rng = westbound.new_match("carson", 3, 6), Rng(6, 5)
    history = MatchHistory(match, catalogue(match.game.package, language), NAMES)
    while not match.over:
        assert len(history.sentences()) == len(match.log)
        match.play(rng.choice(match.moves()))
    told = history.sentences()
    assert len(told) == len(match.log)
    assert all("{" not in sentence for sentence in told)


def test_the_history_follows_when_moves_are_taken_back() -> None:
    match = westbound.new_match("carson", 2, 5)
    texts = catalogue(match.game.package, "en")
    history = MatchHistory(match, texts, NAMES)
    match.play("claim A1")
    match.play("claim B1")
    before = history.sentences()
    match.undo()
    assert history.sentences() == before[:-1]
    match.play("claim C1")
    assert history.sentences() == [*before[:-1], before[-1].replace("B1", "C1")]
    assert history.sentences() == MatchHistory(match, texts, NAMES).sentences()


def test_a_recap_begins_with_the_seats_own_last_decision() -> None:
    match = westbound.new_match("carson", 2, 5)
    history = MatchHistory(match, catalogue(match.game.package, "en"), NAMES)
    first = match.turn
    assert first is not None
    assert history.since(first) == history.sentences()
    match.play("claim A1")
    match.play("claim B1")
    told = history.since(first)
    assert len(told) == 2
    assert "A1" in told[0]
