"""Saved matches: what is written comes back; what is damaged is refused with a reason."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from tests.engine.builders import TINY, dealt, find_tiny, started, texts
from tests.engine.corrected_game import CORRECTED
from tests.engine.tiny_game import Tiny
from westbound.engine.errors import SaveError
from westbound.engine.game import Game, RuleChange
from westbound.engine.match import Match
from westbound.engine.save import MAX_ENTRIES, load
from westbound.engine.state import State


def a_match() -> Match:
    """Two hands, both played, and the winner's choice is open."""
    match = dealt("12", "34")
    match.play("play 1")
    match.play("play 4")
    return match


def document() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(a_match().to_json())
    return data


def complaint(data: object) -> SaveError:
    with pytest.raises(SaveError) as error:
        load(data if isinstance(data, str) else json.dumps(data), find_tiny)
    assert len(str(error.value)) < 400
    return error.value


# --- what is written


def test_a_save_is_a_header_and_one_line_per_entry() -> None:
    lines = a_match().to_json().splitlines()
    assert lines[:5] == [
        "{",
        ' "format": "westbound-match",',
        ' "version": 1,',
        ' "game": "tiny",',
        ' "rules_version": 1,',
    ]
    assert lines[-5:] == ['  [null, "deal 4"],', '  [0, "play 1"],', '  [1, "play 4"]', " ]", "}"]


def test_a_match_without_entries_is_saved_too() -> None:
    match = Match(TINY, 2, 1)
    assert json.loads(match.to_json())["entries"] == []
    assert load(match.to_json(), find_tiny).log == started().log


def test_names_options_and_automatic_entries_come_back() -> None:
    match = Match(TINY, 2, 7, {"gambling": False}, names=('Ñandú "x"', "\\ 馬\n"))
    match.advance()
    while not match.over:
        match.play(match.moves()[0])
    again = load(match.to_json(), find_tiny)
    assert (again.names, again.options, again.seed) == (match.names, match.options, 7)
    assert any(automatic for _, _, automatic in texts(match))
    assert texts(again) == texts(match)
    assert again.standings() == match.standings()


def test_a_loaded_match_is_at_a_decision() -> None:
    data = document()
    data["entries"] = data["entries"][:2]
    match = load(json.dumps(data), find_tiny)
    assert (len(match.log), match.turn) == (4, 0)


def test_a_match_keeps_the_rules_version_it_was_played_by() -> None:
    class Later(Tiny):
        rules_version = 3

    data = {**document(), "rules_version": 2}
    match = load(json.dumps(data), lambda _: cast("Game[State]", Later()))
    assert match.rules_version == 2
    assert json.loads(match.to_json())["rules_version"] == 2


def test_an_old_match_goes_on_by_its_own_rules() -> None:
    match = load(json.dumps({**document(), "rules_version": 2}), lambda _: CORRECTED)
    assert match.rule_changes == (RuleChange(3, "TNY-004"),)
    before = match.to_json()
    match.rewind(len(match.log))
    assert match.to_json() == before == match.fork().to_json()
    assert match.fork().rule_changes == match.rule_changes


def test_what_was_the_only_answer_once_may_be_a_choice_today() -> None:
    """A correction that allows more needs no old rule; the forced answers of before stay so."""
    data = document()
    number, row = next((n, row) for n, row in enumerate(data["entries"], 1) if row[0] is not None)
    row.append("automatic")
    text = json.dumps({**data, "rules_version": 2})
    assert load(text, lambda _: CORRECTED).log[number - 1].automatic
    with pytest.raises(SaveError, match=f"Entry {number}: .* was a choice, not automatic"):
        load(json.dumps(data), find_tiny)


def test_a_new_match_has_every_correction() -> None:
    match = Match(CORRECTED, 2, 7)
    assert (match.rules_version, match.rule_changes) == (3, ())
    assert len(match.state.agenda) > len(Match(CORRECTED, 2, 7, rules_version=2).state.agenda)


# --- what is no save at all


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "{}", "\0", "[" * 100_000, "9" * 5_000])
def test_what_is_no_save_is_refused(text: str) -> None:
    assert complaint(text).reason.startswith("This is not a saved match")


def test_a_truncated_file_is_refused() -> None:
    text = a_match().to_json()
    for length in range(len(text.rstrip())):
        assert "cannot be read as JSON" in complaint(text[:length]).reason


def test_another_format_is_refused() -> None:
    assert "does not say format 'westbound-match'" in complaint({"format": "chess"}).reason


# --- the header


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"version": 3}, "The file has format version 3; this program knows 1 to 2"),
        ({"version": True}, "The saved match is damaged: 'version' is True"),
        ({"version": 10**4000}, "The file has format version 1"),
        ({"game": "chess"}, "there is no game 'chess'; there are: tiny"),
        ({"game": 3}, "The saved match is damaged: 'game' is 3"),
        ({"rules_version": 0}, "The match was played by version 0 of the rules of Tiny; "),
        ({"rules_version": 2}, "this program knows versions 1 to 1"),
        ({"rules_version": "1"}, "The saved match is damaged: 'rules_version' is '1'"),
        ({"players": 9}, "Tiny is for 2 to 4 players, not 9"),
        ({"players": True}, "The saved match is damaged: 'players' is True"),
        ({"players": 2.0}, "The saved match is damaged: 'players' is 2.0"),
        ({"players": 3}, "3 players need 3 names, not 2"),
        ({"seed": -1}, "A seed is a whole number from 0 to 9007199254740991, not -1"),
        ({"seed": 2**53}, "A seed is a whole number from 0 to 9007199254740991"),
        ({"seed": 1e300}, "The saved match is damaged: 'seed' is 1e+300"),
        ({"seed": None}, "The saved match is damaged: 'seed' is None"),
        ({"names": ["Ana"]}, "2 players need 2 names, not 1"),
        ({"names": ["Ana", 3]}, "The saved match is damaged: 'names' is ['Ana', 3]"),
        ({"names": "Bo"}, "The saved match is damaged: 'names' is 'Bo'"),
        ({"options": []}, "The saved match is damaged: 'options' is []"),
        ({"options": {"speed": 3}}, "There is no option 'speed'"),
        ({"options": {"copies": 7}}, "Option 'copies' cannot be 7"),
        ({"options": {"copies": [2]}}, "The saved match is damaged: 'copies' is [2]"),
        ({"options": {"copies": None}}, "The saved match is damaged: 'copies' is None"),
        ({"entries": {}}, "The saved match is damaged: 'entries' is {}"),
        ({"entries": "x" * 5_000}, "The saved match is damaged: 'entries' is 'xxx"),
        ({"entries": [[]] * (MAX_ENTRIES + 1)}, "has 100001 entries; 100000 is the limit"),
    ],
)
def test_a_wrong_header_is_refused(change: dict[str, Any], reason: str) -> None:
    error = complaint({**document(), **change})
    assert reason in str(error)
    assert error.entry is None


@pytest.mark.parametrize("name", [name for name in document() if name != "format"])
def test_a_missing_part_is_named(name: str) -> None:
    data = document()
    del data[name]
    assert complaint(data).reason == f"The saved match is damaged: {name!r} is missing."


# --- the entries


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("play 1", "'play 1' is not an entry"),
        (None, "None is not an entry"),
        ([], "[] is not an entry"),
        ([0], "[0] is not an entry"),
        ([0, 1], "[0, 1] is not an entry"),
        ([True, "bank"], "[True, 'bank'] is not an entry"),
        (["0", "bank"], "['0', 'bank'] is not an entry"),
        ([1.0, "bank"], "[1.0, 'bank'] is not an entry"),
        ([1, "bank", "auto"], "[1, 'bank', 'auto'] is not an entry"),
        ([1, "bank", "automatic", 1], "is not an entry"),
        (nested(90), "is not an entry"),
        ([-1, "roll 3"], "there is no seat -1"),
        ([2, "bank"], "there is no seat 2"),
        ([10**3000, "bank"], "there is no seat 1"),
        ([0, "bank"], "'bank' is not possible here: WB-001 {'seat': 0, 'asked': 1}."),
        ([1, "play 1"], "'play 1' is not possible here: TNY-002 {'case': 'not_now'}."),
        ([1, "dance"], "'dance' is not a move of Tiny"),
        ([1, "bank", "automatic"], "'bank' was a choice, not automatic"),
        ([None, "roll 3"], "'roll 3' comes from the wrong side"),
    ],
)
def test_a_wrong_entry_is_named(row: object, reason: str) -> None:
    data = document()
    data["entries"].append(row)
    error = complaint(data)
    assert error.entry == len(data["entries"]) == 7
    assert reason in error.reason


def test_deep_nesting_is_refused_however_deep() -> None:
    data = document()
    for depth in range(850, 1_050, 3):
        data["entries"] = ["HERE"]
        text = json.dumps(data).replace('"HERE"', "[" * depth + "]" * depth)
        assert "no" in complaint(text).reason


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ([0, "deal 1"], "'deal 1' comes from the wrong side"),
        ([None, "play 1"], "'play 1' is not possible here: TNY-004 {'case': 'not_now'}."),
        ([None, "deal 1", "automatic"], "'deal 1' was a choice, not automatic"),
    ],
)
def test_chance_is_no_player_and_no_player_is_chance(row: list[Any], reason: str) -> None:
    error = complaint({**document(), "entries": [row]})
    assert error.entry == 1
    assert error.reason.startswith("Entry 1: ")
    assert reason in error.reason


def test_an_outcome_that_is_impossible_is_refused() -> None:
    data = document()
    data["entries"] = [[None, "deal 1"], [None, "deal 1"], [None, "deal 1"]]
    error = complaint(data)
    assert (error.entry, error.reason) == (
        3,
        "Entry 3: 'deal 1' is not possible here: TNY-004 {'card': 1}.",
    )


def test_nothing_happens_after_the_end() -> None:
    match = started()
    while not match.over:
        match.play(match.moves()[0])
    data = json.loads(match.to_json())
    data["entries"].append([0, "bank"])
    error = complaint(data)
    assert (error.entry, error.reason) == (
        len(match.log) + 1,
        f"Entry {len(match.log) + 1}: the match is already over.",
    )
