"""Matches as text: what is written is read back exactly; what is wrong is named by its line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.builders import TINY, dealt
from westbound.engine.errors import SaveError
from westbound.engine.json_types import Json
from westbound.engine.match import Match
from westbound.engine.transcript import FIRST_LINE, Remarks, begins_match, read, write

MUSEUM = Path(__file__).parents[1] / "museum"


def document(match: Match) -> dict[str, Json]:
    data: dict[str, Json] = json.loads(match.to_json())
    return data


def a_match() -> Match:
    """Who has played the higher card cannot gamble, so the points are banked by themselves."""
    match = dealt("12", "34", gambling=False)
    match.play("play 1")
    match.play("play 4")
    return match


SMALL = """\
[format "westbound-match"]
[version 1]
[game "tiny"]
[rules_version 1]
[players 2]
[name "Player 1"]
[name "Player 2"]
[option copies 2]
[option gambling false]
[seed 1]

1. chance: deal 1
2. chance: deal 3
3. chance: deal 2
4. chance: deal 4
5. player 1: play 1
6. player 2: play 4
7. player 2, automatic: bank
8. chance: deal 1
9. chance: deal 2
"""


def test_a_transcript_has_tags_and_numbered_entries() -> None:
    assert write(document(a_match())) == SMALL


def test_what_is_written_is_read_back() -> None:
    found = document(a_match())
    assert read(write(found)) == found
    assert list(read(write(found))) == list(found)
    empty = document(Match(TINY, 2, 1))
    assert read(write(empty)) == empty


@pytest.mark.parametrize("game", ["carson", "gwt", "steam"])
def test_matches_of_every_game_and_version_come_back(game: str) -> None:
    files = sorted((MUSEUM / game).glob("v*/*.json"))[::4]
    assert len({path.parent.name for path in files}) > 1
    for path in files:
        found = json.loads(path.read_text(encoding="utf-8"))
        assert read(write(found)) == found, path.name


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(), inner, max_size=2),
    max_leaves=4,
)
rows = st.tuples(st.none() | st.integers(0, 9), st.text(), st.booleans()).map(
    lambda row: [row[0], row[1], "automatic"] if row[2] else [row[0], row[1]]
)


@settings(deadline=None, max_examples=60)
@given(
    st.dictionaries(st.text(), values, max_size=3),
    st.lists(st.text(), max_size=3),
    st.dictionaries(st.text(), st.text() | st.integers() | st.booleans(), max_size=3),
    st.lists(rows, max_size=4),
    st.text(),
)
def test_any_names_options_and_texts_come_back(
    extra: dict[str, Json],
    names: list[Json],
    options: dict[str, Json],
    entries: list[Json],
    comment: str,
) -> None:
    """Line ends, quotes, semicolons, brackets, whatever looks like our own tags."""
    fields: dict[str, Json] = {"names": names, "options": options, "entries": entries}
    found = {**extra, "format": "westbound-match", **fields}
    beside = [comment] * len(entries)
    assert read(write(found, Remarks({0: comment}, beside, [comment]))) == found


def test_comments_stand_above_beside_and_after() -> None:
    told = write(document(a_match()), Remarks({4: "Round 1"}, ["said"] * 20, ["The\nend"]))
    lines = told.splitlines()
    first = lines.index("5. player 1: play 1".ljust(44) + " ; said")
    assert lines[first - 2 : first] == ["", "; Round 1"]
    assert lines[-2:] == ["", "; The end"]


def test_a_reader_may_write_freely() -> None:
    """Blank lines, comments, indents and the line ends of Windows."""
    text = SMALL.replace("\n", "  ; note\r\n").replace("1. chance", "\r\n;\r\n   1. chance", 1)
    assert read("\ufeff" + text) == read(SMALL)


def test_where_a_match_begins() -> None:
    assert begins_match(FIRST_LINE + " ; the first")
    assert begins_match("\ufeff" + FIRST_LINE)
    assert not begins_match("[version 1]")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('[format "westbound-match"]', "", "no transcript of a match, which begins with [format"),
        ('"westbound-match"', '"chess"', "no transcript of a match"),
        ("[version 1]", "[version one]", "line 2 has a value that is no JSON: '[version one]'"),
        ("[version 1]", "[version 1", "line 2: a tag ends with ] after its value"),
        ("[version 1]", "[version]", "line 2: a tag is written [name value]"),
        ("[version 1]", "[1 1]", "line 2: a tag is written [name value]"),
        ("[version 1]", "[version " + "[" * 99_999, "line 2 has a value that is no JSON"),
        ("[seed 1]", "[seed 1] 2", "line 10: a tag ends with ] after its value"),
        ("[seed 1]", "[players 2]", "line 10: 'players' is here for the second time"),
        ("gambling", "copies", "line 9: 'copies' is here for the second time"),
        ("[seed 1]", '[names ["A"]]', "line 10: there is no tag 'names'; names and options"),
        ("2. chance", "3. chance", "line 13: entry 2 has the number 3"),
        ("5. player 1", "5. player 0", "line 16: players are counted from 1"),
        ("5. player 1", "5. player", "line 16: this is no tag, no entry and no comment: '5. play"),
        ("play 1\n", '"play 1" 2\n', "line 16: only a comment can follow the move"),
        ("play 1\n", '"play 1\n', "line 16 has a value that is no JSON"),
        ("play 1\n", "play 1\n[seed 2]\n", "line 17: a tag after entries; another match begins"),
    ],
)
def test_what_is_wrong_is_named_by_its_line(old: str, new: str, reason: str) -> None:
    assert old in SMALL
    with pytest.raises(SaveError) as error:
        read(SMALL.replace(old, new))
    assert reason in str(error.value)
    assert len(str(error.value)) < 200
