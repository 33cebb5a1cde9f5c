"""Sections and words, and back to a text."""

from __future__ import annotations

import pytest

from westbound.engine.position.problems import Misread
from westbound.engine.position.text import (
    MAX_LENGTH,
    join,
    on_one_line,
    pairs_of,
    split,
    text_of,
    word_of,
)

MAP = 'id = "north; south"\nname = "#1"'


def cases(text: str) -> list[str]:
    return [problem.refusal.key for problem in split(text)[1]]


def test_sections_are_lines_or_stand_on_one_line() -> None:
    found = {"game": ["tiny", "players=2"], "points": ["1", "0"]}
    for text in ("game: tiny players=2\npoints: 1 0\n", " game:tiny  players=2;points : 1 0;"):
        assert split(text) == (found, [])
    assert on_one_line("game: tiny\n\npoints: 1\n") == "game: tiny; points: 1"


def test_comments_end_with_the_line() -> None:
    assert split("# of Ana\ngame: tiny # two of us; not more\npoints: 1")[0] == {
        "game": ["tiny"],
        "points": ["1"],
    }


def test_inside_quotes_nothing_separates() -> None:
    word = f"map={word_of(MAP)}"
    text = join([("game", ["tiny", word, "players=2"]), ("points", ["1"])])
    assert split(text) == ({"game": ["tiny", word, "players=2"], "points": ["1"]}, [])
    assert on_one_line(on_one_line(text)) == on_one_line(text)
    assert text_of(word.partition("=")[2]) == MAP


def test_a_plain_text_needs_no_quotes() -> None:
    assert word_of("store+school") == text_of("store+school") == "store+school"


def test_wb_020_each_wrong_line_is_named() -> None:
    assert cases("game: tiny\nhello\ntwo words: 1\n: 3") == ["WB-020.line"] * 3
    assert [p.refusal.params["line"] for p in split("game: tiny\n\nhello")[1]] == [3]
    assert cases("points: 1; points: 2") == ["WB-020.section_twice"]
    assert cases("#" * (MAX_LENGTH + 1)) == ["WB-020.long"]
    assert cases("#" * MAX_LENGTH) == []


def test_wb_020_quotes_that_do_not_close_are_told() -> None:
    with pytest.raises(Misread) as wrong:
        text_of('"abc')
    assert wrong.value.refusal.key == "WB-020.quotes"


def test_a_key_is_there_once() -> None:
    assert pairs_of(["a=1", "b", "c=x=y"]) == {"a": "1", "b": "", "c": "x=y"}
    with pytest.raises(Misread) as wrong:
        pairs_of(["a=1", "a=2"])
    assert wrong.value.refusal.key == "WB-020.twice"
