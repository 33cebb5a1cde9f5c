"""Match files from one format into another: each is replayed, and comes back as it was."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from westbound.engine import save
from westbound.engine.errors import BadInput, SaveError, explain_error
from westbound.engine.json_types import Json
from westbound.engine.match import Match
from westbound.engine.remarks import remarks
from westbound.engine.transcript import NO_REMARKS
from westbound.games.registry import find_game
from westbound.lab.dataset.arrow import match_schema, match_table, parquet, read_column
from westbound.lab.dataset.decisions import decisions
from westbound.lab.dataset.rows import Provenance, match_row
from westbound.lab.match_files import (
    Format,
    check_file,
    find_matches,
    parse,
    read_bytes,
    recognise,
    split,
    text_of,
)

PARQUET: Final = ".parquet"


class Source(NamedTuple):
    """Bytes of a match file, and what they are called in messages."""

    name: str
    stem: str  # of a file of its own
    data: bytes
    format: Format


class Checked(NamedTuple):
    """A match file that was replayed."""

    source: Source
    document: dict[str, Json]
    match: Match


# --- reading


def sources_in(path: Path) -> Iterator[Source]:
    """The matches of a file; BadInput if it cannot be read or has none."""
    found = _rows_of(path) if path.suffix.lower() == PARQUET else _parts_of(path)
    for number, (name, data, kind) in enumerate(found, start=1):
        stem = path.stem if len(found) == 1 else f"{path.stem}-{number:05}"
        yield Source(name, stem, data, kind)
    if not found:
        raise BadInput(f"{path} has no match")


def _parts_of(path: Path) -> list[tuple[str, bytes, Format]]:
    places = find_matches(path)
    try:
        return [(str(place), read_bytes(place), place.format) for place in places]
    except SaveError as error:
        raise BadInput(f"{path}: {error}") from None


def _rows_of(path: Path) -> list[tuple[str, bytes, Format]]:
    check_file(path)
    try:
        texts = read_column(path, "match_file")
    except (OSError, ValueError, KeyError) as error:
        why = str(error).partition("\n")[0]
        raise BadInput(f"cannot read {path} as a Parquet file of matches: {why}") from None
    return [
        (f"{path}, row {number}", str(text).encode("utf-8"), Format.JSON)
        for number, text in enumerate(texts, start=1)
    ]


def sources_of(data: bytes, name: str) -> Iterator[Source]:
    """The matches of bytes that have no file name; BadInput if there are none."""
    kind = recognise(data)
    spans = split(io.BytesIO(data), kind) if data.strip() else []
    for number, (start, length) in enumerate(spans, start=1):
        named = name if len(spans) == 1 else f"{name}, match {number}"
        yield Source(named, f"match-{number:05}", data[start : start + length], kind)
    if not spans:
        raise BadInput(f"{name} has no match")


def check(source: Source) -> Checked:
    """Replay it; BadInput says what is wrong, with its name and the entry."""
    try:
        document = parse(source.data, source.format)
        return Checked(source, document, save.replay(document, find_game))
    except SaveError as error:
        raise BadInput(f"{source.name}: {explain_error(error, 'en')}") from None


# --- writing


def converted(checked: Checked, kind: Format, language: str | None = None) -> bytes:
    """The match in this format; in a language, a transcript has sentences as comments."""
    told = NO_REMARKS if language is None else remarks(checked.match, language)
    try:
        data = text_of(checked.document, kind, told).encode("utf-8")
    except UnicodeEncodeError:
        raise BadInput(f"{checked.source.name}: it has text that UTF-8 cannot have") from None
    if parse(data, kind) != checked.document:
        raise BadInput(f"{checked.source.name}: as {kind} it would not come back the same")
    return data


def as_parquet(found: Sequence[Checked]) -> bytes:
    """A Parquet file with a row for each match, the table `matches` of a dataset."""
    rows = []
    for number, checked in enumerate(found):
        text = converted(checked, Format.JSON).decode("utf-8")
        decided = sum(1 for _ in decisions(checked.match))
        source = Provenance(source=checked.source.name)
        rows.append(match_row(checked.match, number, source, decided=decided, text=text))
    data = parquet([match_table(rows)], match_schema(), {})
    assert read_column(io.BytesIO(data), "match_file") == [row["match_file"] for row in rows]
    return data
