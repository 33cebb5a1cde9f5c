"""What follows for an open game from its rules, its points and what lies where."""

from __future__ import annotations

from typing import cast

import pytest

from tests.kit.pebbles.game import FACES, PEBBLES, Pebbles, Pond, Put, Size
from westbound.engine.conformance import Conformance
from westbound.engine.errors import BadInput
from westbound.engine.game import Game, Sentence
from westbound.engine.refusal import Refusal
from westbound.engine.result import explain_ties
from westbound.engine.rng import Rng
from westbound.engine.standing import SHARED, TieBreak
from westbound.engine.state import State
from westbound.engine.step import CHANCE
from westbound.engine.texts import catalogue
from westbound.kit.moves import PASS, Amount, Word, every
from westbound.kit.open_texts import open_texts
from westbound.kit.suites.messages import MessageSuite
from westbound.kit.suites.positions import play, refused
from westbound.kit.suites.text_board import TextBoardSuite
from westbound.kit.text_board import WIDTH

NAMES = ("Ann", "Bob", "Cleo")


class TestConformance(Conformance):
    game = cast("Game[State]", PEBBLES)


class TestMessages(MessageSuite[Pond]):
    game, rules, messages = PEBBLES, PEBBLES.rules, PEBBLES.messages
    categories, rules_explain, min_refusals = ("pebbles",), True, 2


class TestTextBoard(TextBoardSuite[Pond]):
    game = PEBBLES


def a_match(*moves: str) -> Pond:
    return play(PEBBLES, PEBBLES.new(2, {}), *moves)


# --- moves and decisions


def test_every_move_of_a_kind() -> None:
    assert [move.text for move in every(Put)] == ["put A1", "put A2", "put B1", "put B2"]
    assert [move.amount for move in every(Size)] == [0, 1, 2, 3]
    assert every(type(PASS)) == (PASS,)


def test_a_kind_that_does_not_say_which_moves_there_are() -> None:
    class Offer(Amount):
        kind = verb = "offer"

    with pytest.raises(AttributeError, match="amounts"):
        every(Offer)


def test_texts_of_moves_follow_from_their_kinds() -> None:
    assert len(PEBBLES.all_moves()) == 4 + 4 + 1
    assert PEBBLES.parse(" put  B2 ") == Put(3)
    for text in ("put C1", "size 4", "put", "pass now"):
        with pytest.raises(BadInput):
            PEBBLES.parse(text)
    assert isinstance(PEBBLES.parse("pass"), Word)


def test_any_of_lists_what_no_rule_forbids() -> None:
    state = a_match("size 1", "put A2", "size 3")
    assert [str(move) for move in PEBBLES.legal(state, 1)] == ["put A1", "put B1", "put B2", "pass"]
    assert refused(PEBBLES, state, "put A2") == "PB-003"


def test_a_die_gives_its_faces_and_refuses_other_numbers() -> None:
    state = PEBBLES.new(2, {})
    rolled = [str(PEBBLES.sample(state, Rng(seed))) for seed in range(60)]
    assert {f"size {face}" for face in FACES} == set(rolled)
    assert rolled.count("size 1") > rolled.count("size 3")
    assert [refused(PEBBLES, state, f"size {n}") for n in (1, 2, 3)] == [None, "PB-001", None]


# --- state and view


def test_a_flat_state_knows_its_fields_and_copies_its_lists() -> None:
    state = a_match("size 3")
    assert Pond.fields == ("agenda", "setup", "owner", "size", "turns")
    copy = state.copy()
    assert copy == state
    play(PEBBLES, copy, "put A1")
    assert (state.owner, state.turns, len(state.agenda)) == ([-1] * 4, 4, 1)


def test_the_view_is_the_whole_position() -> None:
    state = a_match("size 1", "put A2")
    for seat in (None, 0, 1):
        assert PEBBLES.determinize(PEBBLES.observe(state, seat), Rng(1)) == state
    assert PEBBLES.observe(state, None)["seats"] == [
        {"pebbles": 1, "points": 1},
        {"pebbles": 0, "points": 0},
    ]


def test_numbers_below_that_of_nobody_are_wrong() -> None:
    state = a_match()
    assert PEBBLES.check_invariants(state) == []
    state.turns, state.owner[2] = -2, -3
    assert PEBBLES.check_invariants(state) == ["owner is [-1, -1, -3, -1]", "turns is -2"]


def test_standings_and_what_a_bot_sees() -> None:
    state = a_match("size 1", "put A2", "size 1", "pass", "size 3", "put A1")
    assert [(s.seat, s.rank, s.points) for s in PEBBLES.standings(state)] == [(0, 1, 2), (1, 2, 0)]
    assert (PEBBLES.evaluate(state, 0), PEBBLES.evaluate(state, 1)) == (2, -2)


def test_equal_points_share_a_rank_and_that_is_told() -> None:
    standings = PEBBLES.standings(a_match())
    assert [(s.rank, s.decided_by) for s in standings] == [(1, TieBreak("", SHARED)), (1, None)]
    lines = explain_ties(standings, catalogue(PEBBLES.package, "en"), ("Ana", "Bo"))
    assert [str(line) for line in lines] == [
        "Ana and Bo are tied on 0 points and share the victory."
    ]


# --- sentences


def test_sentences_mention_the_numbers_of_the_state_and_who_waits() -> None:
    english = catalogue(PEBBLES.package, "en")
    state = a_match("size 3", "put A1", "size 1", "pass")
    assert english.sentence("asks", PEBBLES.prompt(state), NAMES) == "Ann searches."
    told = PEBBLES.log_sentence(state, Size(3), CHANCE)
    assert english.sentence("log", told, NAMES) == "Ann finds size 3."
    play(PEBBLES, state, "size 3")
    told = PEBBLES.log_sentence(state, Put(1), 0)
    assert told == Sentence("put", {"size": 3, "turns": 2, "seat": 0, "place": "A2"})
    assert english.sentence("log", told, NAMES) == "Ann puts size 3 at A2."


def test_a_refusal_without_a_sentence_is_explained_by_its_rule() -> None:
    spanish = catalogue(PEBBLES.package, "es")
    assert spanish.refusal(Refusal("PB-003", place="A1")) == (
        "En cada sitio hay una sola piedra. (PB-003)"
    )


def test_a_kind_of_move_is_called_by_its_label() -> None:
    groups = catalogue(PEBBLES.package, "en").tables["groups"]
    assert groups == {"size": "Size found", "put": "Put it at", "pass": "Pass"}


# --- the terminal


def test_the_table_in_a_terminal() -> None:
    drawn = PEBBLES.draw(a_match("size 3", "put B1"), None, NAMES, "it").splitlines()
    assert drawn[:4] == ["Pebbles", "", "A1 ·      A2 ·", "B1 ▲      B2 ·"]
    assert drawn[5].split() == ["Sassi", "Punti"]
    assert drawn[6].split() == ["▲", "Ann", "1", "1"]


def test_many_figures_share_the_width_of_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {f"sum{n}": "A figure with a long name" for n in range(7)}
    tables = open_texts(PEBBLES.package, "en").tables
    monkeypatch.setitem(cast("dict[str, dict[str, str]]", tables), "figures", names)
    monkeypatch.setattr(Pebbles, "figures", lambda self, state, seat: dict.fromkeys(names, 100))
    lines = PEBBLES.draw(a_match(), None, NAMES).splitlines()
    assert [line.split()[-1] for line in lines[6:8]] == ["100", "100"]
    assert max(map(len, lines)) <= WIDTH
