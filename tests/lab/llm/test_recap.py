"""What has happened since a seat's last decision, as that seat may read it."""

from __future__ import annotations

import westbound
from tests.lab.llm.positions import choose, match_after
from westbound.engine.history import History
from westbound.engine.match import Match
from westbound.engine.texts import catalogue
from westbound.lab.llm import MatchLog, text_observation
from westbound.lab.llm.observation import MAX_RECAP

NAMES = ("Ana", "Bo", "Cy")


def told(match: Match, seat: int, language: str = "en") -> list[str]:
    texts = catalogue(match.game.package, language)
    return MatchLog(match).since_last_decision(seat, texts, NAMES)


def sentences(match: Match) -> list[str]:
    texts = catalogue(match.game.package, "en")
    entries = History(match).follow(match.log)
    return [texts.sentence("log", entry.sentence, NAMES) for entry in entries]


def test_the_own_decision_and_what_came_after_it() -> None:
    match = match_after("steam", 30)
    while match.turn != 1:
        choose(match)
    seat = 1
    mine = [n for n, e in enumerate(match.log) if e.seat == seat and not e.automatic]
    assert told(match, seat) == sentences(match)[mine[-1] :]
    assert len(told(match, seat)) > 1


def test_who_has_not_decided_yet_reads_all() -> None:
    match = westbound.new_match("carson", players=3, seed=1)
    assert match.turn is not None
    assert told(match, match.turn) == sentences(match)


def test_it_goes_on_with_the_match() -> None:
    match = match_after("gwt", 20)
    log, texts = MatchLog(match), catalogue(match.game.package, "en")
    for _ in range(10):
        assert log.since_last_decision(0, texts, NAMES) == told(match, 0)
        choose(match)


def test_a_long_absence_is_cut() -> None:
    match = westbound.new_match("steam", players=3, seed=1)
    for _ in range(60):
        choose(match)
    match.log[:] = [e._replace(automatic=True) if e.seat == 0 else e for e in match.log]
    text = text_observation(match, 0).text
    count = len(match.log) - MAX_RECAP
    assert count > 0
    assert f"({count} earlier events left out)" in text
    assert text.count("\n- ") == MAX_RECAP


def sealed_match() -> Match:
    """Both fill in a sheet in secret; seat 0 has begun."""
    match = westbound.new_match("carson", players=2, seed=1, options={"new_beginning": True})
    while not match.state.agenda[-1].sealed:
        choose(match)
    match.play(match.moves(0)[0], 0)
    return match


def test_what_others_have_sealed_is_not_told_but_the_own_answer_is() -> None:
    match = sealed_match()
    before = len(match.log) - 1
    start = max((n for n, e in enumerate(match.log[:before]) if e.seat == 1), default=0)
    public = sentences(match)[start:before]
    assert told(match, 1) == public
    last = match.log[-1].move
    texts = catalogue(match.game.package, "en")
    assert told(match, 0)[-1] == texts.say("moves", last.kind, last.params(), NAMES)
    while 0 in match.turns:
        match.play(match.moves(0)[-1], 0)
    assert told(match, 1) == public  # handed in, and still sealed


def test_when_all_have_answered_it_is_told_that_they_did() -> None:
    match = sealed_match()
    begun = len(match.log) - 1
    while len(match.turns) > 1 or match.state.agenda[-1].sealed:
        seat = match.turns[0]
        match.play(match.moves(seat)[-1], seat)
    log = MatchLog(match)
    texts = catalogue(match.game.package, "en")
    read = [log.since_last_decision(seat, texts, NAMES) for seat in (0, 1)]
    edits = [e for e in History(match).follow(match.log)[begun:] if e.is_draft_edit]
    assert edits
    hidden = {texts.sentence("log", e.sentence, NAMES) for e in edits if e.entry.seat == 0}
    assert not hidden & set(read[1])
