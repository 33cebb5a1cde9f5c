"""Matches in files: one in a `.json` file, many in `.jsonl` (a line each) or as transcripts."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from itertools import pairwise
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

from westbound.engine import save, transcript
from westbound.engine.errors import BadInput, SaveError
from westbound.engine.json_types import Json
from westbound.engine.match import document_text
from westbound.files import file_error

MAX_BYTES: Final = 20_000_000  # of one match: far more than any needs


class Format(StrEnum):
    JSON = "json"
    LINES = "jsonl"
    TRANSCRIPT = "wbt"


ENDINGS: Final = {
    ".json": Format.JSON,
    ".jsonl": Format.LINES,
    ".wbt": Format.TRANSCRIPT,
    ".txt": Format.TRANSCRIPT,
}
IN_FOLDERS: Final = (".json", ".jsonl", ".wbt")  # any text may end with .txt


class Place(NamedTuple):
    """Where a match is: in which file, and which bytes of it."""

    path: str
    format: Format
    number: int  # in this file, from 1
    start: int
    length: int

    def __str__(self) -> str:
        return self.path if self.format is Format.JSON else f"{self.path}, match {self.number}"


def format_of(path: Path) -> Format:
    """By the ending; BadInput if it is none of ours."""
    try:
        return ENDINGS[path.suffix.lower()]
    except KeyError:
        known = ", ".join(ENDINGS)
        raise BadInput(f"{path}: files of matches end with {known}") from None


# --- finding


def files_in(paths: Iterable[Path]) -> Iterator[Path]:
    """These files, and those of matches in these folders and below, by name."""
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        found = (Path(folder, name) for folder, _, names in os.walk(path) for name in names)
        yield from sorted(file for file in found if file.suffix.lower() in IN_FOLDERS)


def find_matches(path: Path) -> list[Place]:
    """Every match of a file, not yet looked at; BadInput says why it cannot be read."""
    check_file(path)
    kind = format_of(path)
    try:
        with open(path, "rb") as file:
            spans = split(file, kind)
    except OSError as error:
        raise BadInput(f"cannot read {path}: {file_error(error)}") from None
    return [Place(str(path), kind, n, *span) for n, span in enumerate(spans, start=1)]


def check_file(path: Path) -> None:
    """BadInput if it is missing, or a folder, a pipe or a device, which may never end."""
    if not os.path.exists(path):
        raise BadInput(f"cannot read {path}: there is no such file")
    if not os.path.isfile(path):
        raise BadInput(f"cannot read {path}: it is not an ordinary file")


def split(file: BinaryIO, kind: Format) -> list[tuple[int, int]]:
    """Where each match begins in the file, and how long it is."""
    if kind is Format.JSON:
        return [(0, file.seek(0, os.SEEK_END))]
    begins: list[int] = []
    position, empty = 0, True
    for line in file:
        if _begins_match(line, kind):
            begins.append(position)
        position += len(line)
        empty = empty and not line.strip()
    if kind is Format.TRANSCRIPT and not empty:
        begins[:1] = [0]  # comments may stand before the first match
    return [(start, end - start) for start, end in pairwise([*begins, position])]


def _begins_match(line: bytes, kind: Format) -> bool:
    if kind is Format.LINES:
        return bool(line.strip())
    return transcript.begins_match(line[:100].decode("utf-8", "replace"))


# --- reading


def read_bytes(place: Place) -> bytes:
    """The match as it is in the file; SaveError says why it cannot be read."""
    if place.length > MAX_BYTES:
        raise SaveError(f"it is larger than {MAX_BYTES // 1_000_000} MB")
    try:
        with open(place.path, "rb") as file:
            file.seek(place.start)
            return file.read(place.length)
    except OSError as error:
        raise SaveError(f"it cannot be read: {file_error(error)}") from None


def parse(data: bytes, kind: Format) -> dict[str, Json]:
    """The match file of these bytes, not yet replayed; SaveError says what is wrong with them."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SaveError("it is not text in UTF-8") from None
    return transcript.read(text) if kind is Format.TRANSCRIPT else save.read_document(text)


def recognise(data: bytes) -> Format:
    """The format of bytes without a name."""
    first = data.removeprefix(b"\xef\xbb\xbf").lstrip().partition(b"\n")[0]
    if not first.startswith(b"{"):
        return Format.TRANSCRIPT
    try:
        json.loads(first)
    except (ValueError, RecursionError):
        return Format.JSON
    return Format.LINES


# --- writing


def text_of(
    document: Mapping[str, Json],
    kind: Format,
    remarks: transcript.Remarks = transcript.NO_REMARKS,
) -> str:
    """A match file in this format; the comments are for transcripts alone."""
    if kind is Format.TRANSCRIPT:
        return transcript.write(document, remarks)
    if kind is Format.LINES:
        return json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"
    header = {key: value for key, value in document.items() if key != "entries"}
    rows = document["entries"]
    assert isinstance(rows, list)
    return document_text(header, rows)
