"""The move in an answer, however a model writes it."""

from __future__ import annotations

import pytest

from tests.lab.llm.positions import a_question
from westbound.engine.move import Move
from westbound.engine.texts import LANGUAGES
from westbound.lab.llm.answer import Wrong, feedback, read_answer


def number_of(text: str) -> int:
    return [move.text for move in a_question().moves].index(text) + 1


@pytest.mark.parametrize(
    "answer",
    [
        "MOVE: place wages",
        "I need money.\n\nMOVE: place wages",
        "MOVE: place wages\n",
        "move:   Place   WAGES.",
        "**MOVE:** place wages",
        "**MOVE: place wages**",
        "> MOVE: `place wages`",
        "- MOVE: “place wages”",
        "```\nMOVE: place wages\n```",
        "MOVE: place pass\nNo, better:\nMOVE: place wages",
        "JUGADA: place wages",
        "Mossa: place wages",
        'MOVE: "place wages"',
        "MOVE: place wages: Ana places a cowboy on Wages",
        '{"move": "place wages"}',
        '```json\n{"thought": "{money}", "move": "Place wages"}\n```',
        '{"Move": "place wages"} I am sure.',
        "place wages",
        "Let me think.\n\nplace wages",
        "Let me think.\n```\nplace wages\n```",
        "<think>MOVE: pass\nor perhaps not</think>\nMOVE: place wages",
    ],
)
def test_the_move_is_found(answer: str) -> None:
    assert read_answer(answer, a_question()) == a_question().game.parse("place wages")


@pytest.mark.parametrize(
    "form", ["MOVE: {n}", "MOVE: #{n}", "MOVE: {n}.", '{{"move": {n}}}', "{n}", "MOVE: {n}. {m}",
             "MOVE: {n}) {m}", "MOVE: {n} {m}", "MOVE: {n}: {m}", "MOVE: {n}. {m}: whatever"]
)  # fmt: skip
def test_its_number_will_do(form: str) -> None:
    answer = form.format(n=number_of("place wages"), m="place wages")
    assert read_answer(answer, a_question()) == a_question().game.parse("place wages")


def wrong(answer: str, *, cut: bool = False) -> Wrong:
    found = read_answer(answer, a_question(), cut=cut)
    assert not isinstance(found, Move), found
    return found


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ("", "empty"),
        (" \n ", "empty"),
        ("<think>I cannot decide", "empty"),
        ("I would place a cowboy on Wages.", "unreadable"),
        ("place wages\nThat is my move.", "unreadable"),
        ('{"moves": ["place wages"]}', "unreadable"),
        ('{"move": true}', "unreadable"),
        ("MOVE:", "unreadable"),
        ("MOVE: <the move>", "unknown"),
        ("MOVE: win", "unknown"),
        ("MOVE: place wages\nMOVE: win", "unknown"),
        ("MOVE: 0", "number"),
        ("MOVE: 999", "number"),
        ("MOVE: 99999999999999999999", "number"),
        ("MOVE: 1. pass", "unknown"),
        ("MOVE: ²", "unknown"),
        ("MOVE: choose sheriff", "illegal"),
        ("MOVE: PLACE buy_vp_1", "unknown"),
    ],
)
def test_what_is_wrong_has_a_name(answer: str, kind: str) -> None:
    assert wrong(answer).kind == kind


def test_an_answer_without_a_move_may_have_been_cut() -> None:
    assert wrong("I think that", cut=True).kind == "cut"
    assert wrong("MOVE: win", cut=True).kind == "unknown"
    assert read_answer("MOVE: pass", a_question(), cut=True) == a_question().game.parse("pass")


def test_an_illegal_move_is_refused_by_its_rule() -> None:
    found = wrong("MOVE: Choose Sheriff")
    assert (found.kind, found.text) == ("illegal", "choose sheriff")
    assert found.refusal is not None
    assert found.refusal.rule == "CC-045"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_model_is_told_in_its_language(language: str) -> None:
    seen = a_question(language)
    answers = ("", "hm", "MOVE: 0", "MOVE: win", "MOVE: choose sheriff")
    told = []
    for answer in answers:
        found = read_answer(answer, seen)
        assert isinstance(found, Wrong)
        told.append(feedback(found, seen))
    told.append(feedback(Wrong("cut"), seen))
    told.append(feedback(Wrong("unlisted", "pass"), seen))
    assert all("`MOVE: <" in text for text in told)
    assert str(len(seen.moves)) in told[2]
    assert "win" in told[3]
    assert "choose sheriff" in told[4]
    assert "(CC-045)" in told[4]
    assert len(set(told)) == 7


def test_a_very_long_answer_is_read_from_its_end() -> None:
    assert wrong("MOVE: pass\n" + "x" * 200_000).kind == "unreadable"
    assert read_answer("x\n" * 200_000 + "MOVE: pass", a_question()) == a_question().game.parse(
        "pass"
    )
    assert wrong("*" * 1_000_000).kind == "unreadable"
    assert wrong("\n" * 1_000_000).kind == "empty"
    assert wrong("{" * 5000).kind == "unreadable"
    assert wrong('{"a":' * 5000).kind == "unreadable"
