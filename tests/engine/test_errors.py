"""Errors say what was tried and why not, in every language where a page may have to."""

from __future__ import annotations

import json
from typing import Any

import pytest

import westbound
from westbound.engine.errors import BadInput, IllegalMove, SaveError, WestboundError, explain_error
from westbound.engine.match import Match
from westbound.engine.refusal import Refusal
from westbound.engine.texts import LANGUAGES
from westbound.games.registry import find_game

GAME = find_game("carson")


def a_file(**changes: Any) -> str:
    match = Match(GAME, players=2, seed=5, names=["Ana", "Bo"])
    match.advance()
    return json.dumps({**json.loads(match.to_json()), **changes})


def entries(*more: object) -> list[object]:
    found: list[object] = json.loads(a_file())["entries"]
    return [*found, *more]


WRONG = {
    "WB-013.json": "{",
    "WB-013.format": "{}",
    "WB-013.version": a_file(version=3),
    "WB-013.missing": '{"format": "westbound-match", "version": 1}',
    "WB-013.damaged": a_file(seed=None),
    "WB-013.long": a_file(entries=[[]] * 100_001),
    "WB-014": a_file(rules_version=99),
    "WB-014.game": a_file(game="chess"),
    "WB-015.players": a_file(players=9),
    "WB-015.names": a_file(names=["Ana"]),
    "WB-015.seed": a_file(seed=-1),
    "WB-015.option": a_file(options={"weather": "sunny"}),
    "WB-015.value": a_file(options={"road_windows": "castle"}),
    "WB-016.no_entry": a_file(entries=entries("pass")),
    "WB-016.no_move": a_file(entries=entries([0, "dance"])),
    "WB-016.seat": a_file(entries=entries([7, "pass"])),
    "WB-016.chance": a_file(entries=entries([None, "pass"])),
    "WB-016.automatic": a_file(entries=[*entries()[:1], [None, entries()[1][1], "automatic"]]),  # type: ignore[index]
    "WB-016.impossible": a_file(entries=entries([0, "place C4"])),
}


@pytest.mark.parametrize("key", WRONG)
def test_what_is_wrong_with_a_file_is_said_in_every_language(key: str) -> None:
    with pytest.raises(SaveError) as caught:
        westbound.match_from_json(WRONG[key])
    error = caught.value
    assert error.refusal is not None
    assert error.refusal.key == key
    said = {language: explain_error(error, language) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    if error.cause is None:
        assert said["en"] == str(error)
    for sentence in said.values():
        assert sentence.endswith(".")
        assert "{" not in sentence
        for name, value in error.refusal.params.items():
            shown = ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
            assert name in ("case", "why") or shown in sentence


def test_a_forbidden_move_of_a_file_is_explained_by_the_rule_of_its_game() -> None:
    with pytest.raises(SaveError) as caught:
        westbound.match_from_json(a_file(entries=entries([1, "place C4"])))
    number = len(entries()) + 1
    assert explain_error(caught.value, "it").startswith(
        f"Voce {number}: «place C4» qui non è possibile"
    )
    assert explain_error(caught.value, "it").endswith("(CC-021).")


def test_a_text_without_a_rule_stays_in_english() -> None:
    assert explain_error(BadInput("cannot use the folder"), "es") == "cannot use the folder"


def test_wb_017_what_is_no_move_shows_how_moves_look() -> None:
    with pytest.raises(BadInput) as caught:
        GAME.parse("dance")
    assert str(caught.value) == (
        "'dance' is not a move of Carson City; moves look like 'place C4'."
    )
    assert explain_error(caught.value, "es").startswith("«dance» no es una jugada de Carson City")


def test_an_illegal_move_says_what_was_tried_and_why_not() -> None:
    error = IllegalMove("build C4", 2, (Refusal("X-1", cost=4), Refusal("X-2")))
    assert str(error) == "'build C4' by seat 2 is refused by X-1 {'cost': 4}; X-2"
    assert (error.move, error.seat, len(error.refusals)) == ("build C4", 2, 2)
    assert "by nobody" in str(IllegalMove("undo", None, (Refusal("X-1"),)))


def test_a_save_error_names_its_entry() -> None:
    assert str(SaveError("it is damaged", 12)) == "entry 12: it is damaged"
    error = SaveError("it is damaged")
    assert (str(error), error.reason, error.entry) == ("it is damaged", "it is damaged", None)


def test_all_exceptions_can_be_caught_as_one() -> None:
    assert issubclass(IllegalMove, WestboundError)
    for kind in (BadInput, SaveError):
        assert issubclass(kind, WestboundError)
        assert issubclass(kind, ValueError)
