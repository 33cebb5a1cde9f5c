"""Matches in files: found, read and written in every format."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import westbound
from westbound.engine.errors import BadInput, SaveError
from westbound.engine.json_types import Json
from westbound.lab.match_files import (
    Format,
    Place,
    files_in,
    find_matches,
    format_of,
    parse,
    read_bytes,
    recognise,
    text_of,
)


def document(seed: int = 1) -> dict[str, Json]:
    match = westbound.new_match("carson", players=2, seed=seed, names=["Ñ", "馬"])
    found: dict[str, Json] = json.loads(match.to_json())
    return found


def many(tmp_path: Path, kind: Format, separator: str = "") -> Path:
    path = tmp_path / f"many.{kind}"
    texts = [text_of(document(seed), kind) for seed in (1, 2, 3)]
    path.write_text(separator.join(texts), encoding="utf-8")
    return path


def read(place: Place) -> dict[str, Json]:
    return parse(read_bytes(place), place.format)


@pytest.mark.parametrize("kind", list(Format))
def test_what_is_written_is_read_back(kind: Format) -> None:
    assert parse(text_of(document(), kind).encode("utf-8"), kind) == document()


def test_json_is_written_as_a_match_writes_it() -> None:
    match = westbound.new_match("carson", players=2, seed=1)
    assert text_of(json.loads(match.to_json()), Format.JSON) == match.to_json()
    assert text_of(document(), Format.LINES).count("\n") == 1


@pytest.mark.parametrize("separator", ["", "\n\n", "\r\n"])
@pytest.mark.parametrize("kind", [Format.LINES, Format.TRANSCRIPT])
def test_a_file_may_hold_many_matches(tmp_path: Path, kind: Format, separator: str) -> None:
    path = many(tmp_path, kind, separator)
    places = find_matches(path)
    assert [read(place) for place in places] == [document(seed) for seed in (1, 2, 3)]
    assert [str(place) for place in places] == [f"{path}, match {n}" for n in (1, 2, 3)]


def test_comments_may_stand_before_the_first_transcript(tmp_path: Path) -> None:
    path = many(tmp_path, Format.TRANSCRIPT)
    path.write_text("; all of them\n\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    assert [read(place)["seed"] for place in find_matches(path)] == [1, 2, 3]


@pytest.mark.parametrize("kind", [Format.LINES, Format.TRANSCRIPT])
def test_an_empty_file_has_no_match(tmp_path: Path, kind: Format) -> None:
    path = tmp_path / f"empty.{kind}"
    path.write_text("\n \n", encoding="utf-8")
    assert find_matches(path) == []


def test_whatever_is_no_transcript_is_one_match_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana,\n", encoding="utf-8")
    (place,) = find_matches(path)
    with pytest.raises(SaveError, match="line 1: this is no tag, no entry and no comment"):
        read(place)


def test_folders_are_searched_by_name_and_below(tmp_path: Path) -> None:
    for name in ("b.json", "a.JSONL", "sub/c.wbt", "notes.txt", "picture.png"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    named = tmp_path / "notes.txt"
    found = [path.relative_to(tmp_path).as_posix() for path in files_in([tmp_path, named])]
    assert found == ["a.JSONL", "b.json", "sub/c.wbt", "notes.txt"]


def test_the_ending_says_the_format() -> None:
    assert format_of(Path("x/a.JSON")) is Format.JSON
    assert format_of(Path("a.txt")) is Format.TRANSCRIPT
    with pytest.raises(BadInput, match=r"a\.pgn: files of matches end with \.json, \.jsonl"):
        format_of(Path("a.pgn"))


@pytest.mark.parametrize("kind", list(Format))
def test_bytes_without_a_name_are_recognised(kind: Format) -> None:
    data = text_of(document(), kind).encode("utf-8")
    assert recognise(data) is kind
    assert recognise(b"\xef\xbb\xbf\n\n" + data) is kind


def test_what_cannot_be_read_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no such file"):
        find_matches(tmp_path / "nowhere.json")
    with pytest.raises(BadInput, match="it is not an ordinary file"):
        find_matches(tmp_path)
    pipe = tmp_path / "pipe.json"
    os.mkfifo(pipe)
    with pytest.raises(BadInput, match="it is not an ordinary file"):
        find_matches(pipe)
    path = tmp_path / "a.json"
    path.write_bytes(b"\xff")
    with pytest.raises(SaveError, match="it is not text in UTF-8"):
        read(find_matches(path)[0])
    with pytest.raises(SaveError, match="it is larger than 20 MB"):
        read_bytes(find_matches(path)[0]._replace(length=20_000_001))
    (place,) = find_matches(path)
    path.unlink()
    with pytest.raises(SaveError, match="it cannot be read: no such file"):
        read_bytes(place)
