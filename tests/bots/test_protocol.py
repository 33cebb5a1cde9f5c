"""The lines that go out to a bot in another program, and what is understood of its answers."""

from __future__ import annotations

import json

import pytest

from tests.bots.builders import middle_of_a_match, view_of
from westbound.bots import protocol
from westbound.bots.protocol import WrongAnswer, read_answer


def test_hello_says_what_is_played_and_where_the_bot_sits() -> None:
    match = middle_of_a_match()
    view = view_of(match)
    line = protocol.hello(match.game.id, view.seat, view.observation())
    assert line.endswith(b"\n")
    assert json.loads(line) == {
        "type": "hello",
        "protocol": 1,
        "game": "carson",
        "seat": match.turn,
        "players": 3,
        "options": match.options,
        "rules_version": match.rules_version,
    }


@pytest.mark.parametrize("picks", [False, True])
def test_a_question_is_one_line_with_the_observation_and_the_moves(picks: bool) -> None:
    match = middle_of_a_match()
    moves, seen = match.moves(), match.observe(match.turn)
    asked = protocol.decision(seen, moves, seed=5, seconds=0.25, picks=picks)
    line = protocol.choose(7, asked)
    assert line.count(b"\n") == 1
    assert line.isascii()
    question = json.loads(line)
    wanted = {
        "type": "choose",
        "id": 7,
        "seed": 5,
        "deadline_ms": 250,
        "moves": [move.text for move in moves],
        "kinds": [move.kind for move in moves],
        "observation": json.loads(json.dumps(seen)),
    }
    assert question == wanted | ({"picks": [list(m.picks()) for m in moves]} if picks else {})


def test_bye_is_a_message_too() -> None:
    assert json.loads(protocol.BYE) == {"type": "bye"}


def test_the_answer_is_one_of_the_moves() -> None:
    moves = middle_of_a_match().moves()
    for move in moves:
        line = json.dumps({"id": 3, "move": move.text, "comment": "è"}).encode()
        assert read_answer(line, 3, moves) is move


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (b"buy", "wrote 'buy', which is not JSON"),
        (b"", "wrote '', which is not JSON"),
        (b"\xff\xfe", "which is not JSON"),
        (b"[" * 60_000, "…', which is not JSON"),
        (b"[]", "wrote '[]', which has no move"),
        (b'{"id": 3}', "which has no move"),
        (b'{"move": "pass"}', "answered question None, not 3"),
        (b'{"id": 2, "move": "pass"}', "answered question 2, not 3"),
        (b'{"id": true, "move": "pass"}', "answered question True, not 3"),
        (b'{"id": 3, "move": "fly"}', "chose 'fly', which is not one of its moves"),
        (b'{"id": 3, "move": ["pass"]}', "chose ['pass'], which is not one of its moves"),
        (b'{"id": 3, "move": null}', "chose None, which is not one of its moves"),
    ],
)
def test_what_is_no_answer_is_told_in_a_few_words(line: bytes, sentence: str) -> None:
    with pytest.raises(WrongAnswer) as error:
        read_answer(line, 3, middle_of_a_match().moves())
    assert sentence in str(error.value)
    assert len(str(error.value)) < 120
