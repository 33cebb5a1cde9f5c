"""The history of a match: described once, in the position before each move."""

from __future__ import annotations

import westbound
from tests.engine.builders import dealt
from tests.engine.corrected_game import CORRECTED
from westbound.engine.history import History, sealed_answers
from westbound.engine.match import Match
from westbound.engine.step import CHANCE


def history_of(match: Match) -> History:
    history = History(match)
    history.follow(match.log)
    return history


def test_every_entry_is_described_in_the_position_before_it() -> None:
    match = dealt("12", "34")
    match.play("play 1", seat=0)
    match.play("play 4", seat=1)
    found = history_of(match).entries
    assert [told.entry for told in found] == match.log
    assert [told.sentence.key for told in found] == [e.text.split()[0] for e in match.log]
    deal, first, second = found[0], found[4], found[5]
    assert (deal.step, deal.asked, deal.entry.seat) == ("deal", (), CHANCE)
    assert deal.secret_to == 0
    assert (first.step, first.asked, first.secret_to) == ("play", (0, 1), None)
    assert (second.step, second.asked) == ("play", (1,))


def test_the_state_is_that_after_the_last_entry() -> None:
    match = dealt("12", "34")
    match.play("play 1", seat=0)
    assert history_of(match).state == match.state


def test_an_old_match_is_told_by_its_own_rules() -> None:
    match = Match(CORRECTED, players=2, seed=3, rules_version=2)
    match.advance()
    history = history_of(match)
    assert history.state == match.state != CORRECTED.new(2, match.options)
    match.rewind(1)
    assert [told.entry for told in history.follow(match.log)] == match.log
    assert history.state == match.state


def test_only_new_entries_are_described() -> None:
    match = dealt("12", "34")
    history = history_of(match)
    before = list(history.entries)
    match.play("play 1", seat=0)
    after = history.follow(match.log)
    assert len(after) == len(before) + 1
    assert all(old is new for old, new in zip(before, after, strict=False))


def test_what_was_taken_back_is_forgotten() -> None:
    match = dealt("12", "34")
    history = history_of(match)
    match.play("play 1", seat=0)
    history.follow(match.log)
    match.undo(0)
    assert [told.entry for told in history.follow(match.log)] == match.log
    match.play("play 2", seat=0)
    history.follow(match.log)
    match.undo(0)
    match.play("play 1", seat=0)  # as long as before, but another move
    assert [told.entry for told in history.follow(match.log)] == match.log
    assert history.state == match.state


def test_changes_to_a_sealed_answer_are_told_from_handing_it_in() -> None:
    """A New Beginning of Carson City: everybody fills a sheet in secret, then seals it."""
    match = westbound.new_match("carson", players=2, seed=1, options={"new_beginning": True})
    while not match.state.agenda[-1].sealed:
        match.play(match.moves()[0])
    first = len(match.log)
    while match.turns == (0, 1):
        match.play(match.moves(0)[0], 0)
    told = history_of(match).entries[first:]
    assert len(told) > 1  # or the test would prove nothing
    assert [entry.is_draft_edit for entry in told] == [True] * (len(told) - 1) + [False]


def test_answers_are_sealed_until_everybody_has_answered() -> None:
    match = dealt("12", "34")
    assert sealed_answers(match.state.agenda, history_of(match).entries) == []
    match.play("play 1", seat=0)
    told = history_of(match).entries
    assert sealed_answers(match.state.agenda, told) == told[-1:]
    match.play("play 4", seat=1)
    assert sealed_answers(match.state.agenda, history_of(match).entries) == []
