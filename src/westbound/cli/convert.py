"""`westbound convert`: matches from one format of files into another."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated

import typer

from westbound.cli.errors import INTERRUPTED
from westbound.cli.progress import progress_bar
from westbound.cli.saves import path_of
from westbound.cli.words import choose_language
from westbound.engine.errors import BadInput
from westbound.files import write_file
from westbound.lab.conversion import (
    PARQUET,
    Checked,
    Source,
    as_parquet,
    check,
    converted,
    sources_in,
    sources_of,
)
from westbound.lab.match_files import ENDINGS, Format

STANDARD = "-"  # input or output

Files = Annotated[
    list[str],
    typer.Argument(
        metavar="IN... OUT",
        help="The files to read, then the one to write: .json (one match), .jsonl (one on each "
        "line), .wbt or .txt (transcripts), .parquet (one in each row). - is standard input or "
        "output; OUT may be a folder, for a file each.",
    ),
]
To = Annotated[
    Format | None, typer.Option("--to", help="The format for - [wbt] and for a folder [json].")
]
Language = Annotated[
    str | None, typer.Option("--language", help="Sentences beside a transcript: en, es or it.")
]


def convert(files: Files, to: To = None, language: Language = None) -> None:
    """Convert matches. Each is replayed, and what is written reads back the same."""
    *names, out = files
    if not names:
        raise BadInput("name the files to read, then the one to write")
    if names.count(STANDARD) > 1:
        raise BadInput("standard input can be read only once")
    kind = _format(out, to)
    if language is not None:
        language = choose_language(language)
        if kind is not Format.TRANSCRIPT:
            raise BadInput("--language is for transcripts: .wbt, .txt or --to wbt")
    try:
        found = _checked([source for name in names for source in _sources(name)])
        contents = _contents(found, out, kind, language)
        _check_output(names, contents)
    except KeyboardInterrupt:  # nothing is written yet
        raise typer.Exit(INTERRUPTED) from None
    for path, content in contents.items():
        if path is None:
            _print(content)
        else:
            write_file(path, content)
    if None not in contents:
        many = "match" if len(found) == 1 else "matches"
        typer.echo(f"{path_of(out)}: {len(found)} {many}")


# --- what is asked for


def _is_folder(out: str) -> bool:
    return out.endswith(os.sep) or path_of(out).is_dir()


def _format(out: str, to: Format | None) -> Format | None:
    """Of what is written; None is Parquet."""
    if out == STANDARD or _is_folder(out):
        return to or (Format.TRANSCRIPT if out == STANDARD else Format.JSON)
    if to is not None:
        raise BadInput(f"--to is for - and for folders; {out} has its format by its ending")
    ending = path_of(out).suffix.lower()
    if ending != PARQUET and ending not in ENDINGS:
        known = ", ".join((*ENDINGS, PARQUET))
        raise BadInput(f"{out}: what is written ends with {known}, or is a folder or -")
    return ENDINGS.get(ending)


# --- reading and writing


def _sources(name: str) -> list[Source]:
    if name == STANDARD:
        return list(sources_of(sys.stdin.buffer.read(), "standard input"))
    return list(sources_in(path_of(name)))


def _checked(sources: Sequence[Source]) -> list[Checked]:
    """All of them, replayed: that takes its time."""
    found = []
    with progress_bar() as progress:
        task = progress.add_task("matches", total=len(sources))
        for source in sources:
            found.append(check(source))
            progress.advance(task)
    return found


def _contents(
    found: Sequence[Checked], out: str, kind: Format | None, language: str | None
) -> dict[Path | None, bytes]:
    """What is to be written where; None is standard output."""
    target = None if out == STANDARD else path_of(out)
    if kind is None:
        return {target: as_parquet(found)}
    texts = [converted(checked, kind, language) for checked in found]
    if target is not None and _is_folder(out):
        return _one_file_each(found, target, kind, texts)
    if kind is Format.JSON and len(texts) > 1:
        raise BadInput(f"{out}: .json holds one match, not {len(texts)}; .jsonl holds many")
    return {target: (b"\n" if kind is Format.TRANSCRIPT else b"").join(texts)}


def _one_file_each(
    found: Sequence[Checked], folder: Path, kind: Format, texts: Sequence[bytes]
) -> dict[Path | None, bytes]:
    contents: dict[Path | None, bytes] = {}
    for checked, text in zip(found, texts, strict=True):
        path = folder / f"{checked.source.stem}.{kind}"
        if path in contents:
            raise BadInput(f"two of the matches would be written to {path}")
        contents[path] = text
    return contents


def _check_output(names: Sequence[str], paths: Iterable[Path | None]) -> None:
    """Nothing that was read is written over."""
    read = {os.path.realpath(path_of(name)) for name in names if name != STANDARD}
    for path in paths:
        if path is not None and os.path.realpath(path) in read:
            raise BadInput(f"{path} is one of the files to read; write to another one")


def _print(content: bytes) -> None:
    """Exactly these bytes, whatever the terminal's encoding is."""
    sys.stdout.flush()
    sys.stdout.buffer.write(content)
    sys.stdout.buffer.flush()
