"""From one format into another: everything is replayed, and comes back as it was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import westbound
from westbound.engine.errors import BadInput
from westbound.lab.conversion import Checked, as_parquet, check, converted, sources_in, sources_of
from westbound.lab.match_files import Format, parse

MUSEUM = Path(__file__).parents[1] / "museum"
OLD = MUSEUM / "carson/v1/2-players-greedy.json"


def checked(path: Path) -> list[Checked]:
    return [check(source) for source in sources_in(path)]


@pytest.mark.parametrize("kind", list(Format))
def test_a_match_comes_back_byte_for_byte(tmp_path: Path, kind: Format) -> None:
    (old,) = checked(OLD)
    path = tmp_path / f"there.{kind}"
    path.write_bytes(converted(old, kind))
    (there,) = checked(path)
    assert converted(there, Format.JSON) == OLD.read_bytes()
    assert there.match.rules_version == 1


def test_many_matches_go_through_parquet_and_come_back(tmp_path: Path) -> None:
    paths = sorted((MUSEUM / "carson/v2").glob("2-players-*.json"))
    found = [one for path in paths for one in checked(path)]
    target = tmp_path / "many.parquet"
    target.write_bytes(as_parquet(found))
    back = checked(target)
    assert [one.document for one in back] == [one.document for one in found]
    assert [one.source.name for one in back][:2] == [f"{target}, row 1", f"{target}, row 2"]
    assert back[1].source.stem == "many-00002"


def test_fields_that_nobody_knows_are_kept() -> None:
    document = {**json.loads(OLD.read_text(encoding="utf-8")), "event": {"city": "Ávila"}}
    (source,) = sources_of(json.dumps(document).encode("utf-8"), "it")
    for kind in Format:
        assert parse(converted(check(source), kind), kind) == document


def test_a_transcript_has_comments_in_a_language() -> None:
    (old,) = checked(OLD)
    text = converted(old, Format.TRANSCRIPT, "it").decode("utf-8")
    assert "; Ana prende D6 gratis." in text
    assert parse(text.encode("utf-8"), Format.TRANSCRIPT) == old.document


@pytest.mark.parametrize("kind", list(Format))
def test_bytes_without_a_file(kind: Format) -> None:
    (old,) = checked(OLD)
    data = converted(old, kind)
    (source,) = sources_of(data, "standard input")
    assert (source.name, check(source).document) == ("standard input", old.document)
    if kind is not Format.JSON:
        assert [one.name for one in sources_of(data + data, "it")] == ["it, match 1", "it, match 2"]


def test_what_cannot_be_replayed_is_named_with_its_entry(tmp_path: Path) -> None:
    (old,) = checked(OLD)
    good = converted(old, Format.LINES)
    path = tmp_path / "two.jsonl"
    path.write_bytes(good + good.replace(b"claim D6", b"pass"))
    with pytest.raises(BadInput) as error:
        checked(path)
    assert str(error.value).startswith(f"{path}, match 2: Entry 15: 'pass' is not possible here: ")


def test_text_that_utf8_cannot_have_is_refused_where_it_cannot_be_written() -> None:
    match = westbound.new_match("carson", players=2, seed=1, names=["\ud800", "B"])
    (source,) = sources_of(json.dumps(json.loads(match.to_json())).encode("ascii"), "it")
    with pytest.raises(BadInput, match="it has text that UTF-8 cannot have"):
        converted(check(source), Format.JSON)
    assert check(source).document == parse(
        converted(check(source), Format.TRANSCRIPT), Format.TRANSCRIPT
    )


def test_what_would_not_come_back_the_same_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    (old,) = checked(OLD)
    other = converted(old, Format.JSON).replace(b"Ana", b"Eva").decode("utf-8")
    monkeypatch.setattr("westbound.lab.conversion.text_of", lambda *_: other)
    with pytest.raises(BadInput, match="as json it would not come back the same"):
        converted(old, Format.JSON)


@pytest.mark.parametrize("name", ["none.jsonl", "none.wbt"])
def test_a_file_without_a_match(tmp_path: Path, name: str) -> None:
    (tmp_path / name).touch()
    with pytest.raises(BadInput, match="has no match"):
        checked(tmp_path / name)
    with pytest.raises(BadInput, match="it has no match"):
        list(sources_of(b" \n", "it"))


def test_a_parquet_file_of_something_else(tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    with pytest.raises(BadInput, match="there is no such file"):
        checked(path)
    path.write_bytes(b"hello")
    with pytest.raises(BadInput, match="as a Parquet file of matches: "):
        checked(path)
