"""A copy of Westbound whose data somebody has edited, and what happens there.

Figures are read when a game is imported, so the edited copy is played in another process. What is
looked at are probes: functions of a game's `reconstruction_probes` by the name of what they show.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory
from typing import NamedTuple, TypeAlias

import westbound
from westbound.engine.json_types import Json
from westbound.engine.reconstructions import reconstructions

SOURCE = Path(westbound.__file__).parent
ROOT = Path(__file__).parents[2]
NOT_NEEDED = ignore_patterns("web", "table", "cli", "__pycache__")
Probes: TypeAlias = Mapping[str, Callable[[], Json]]


class Case(NamedTuple):
    """A rule, what a probe sees with our value, and what it sees with the edited one."""

    rule: str
    ours: Json
    edited: Json


class Edit(NamedTuple):
    """A pattern that fits one place of a data file of the game, and what to write there."""

    file: str
    pattern: str
    new: str


def outcomes_after(folder: str, edits: Iterable[Edit], probes: str) -> dict[str, Json]:
    """What the probes of this module see when these places of the game are written anew."""
    with TemporaryDirectory() as place:
        copytree(SOURCE, Path(place, "westbound"), ignore=NOT_NEEDED)
        for edit in edits:
            path = Path(place, "westbound", "games", folder, edit.file)
            text, count = re.subn(edit.pattern, edit.new, path.read_text("utf-8"))
            assert count == 1, f"{edit.pattern} fits {count} places of {edit.file}"
            path.write_text(text, "utf-8")
        answer = subprocess.run(
            [sys.executable, "-m", probes],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": place},
            capture_output=True,
            text=True,
            check=False,
        )
        assert answer.returncode == 0, answer.stderr
        found: dict[str, Json] = json.loads(answer.stdout)
        assert str(found.pop("source")).startswith(place), "not the copy was played"
        return found


def seen(probes: Probes) -> dict[str, Json]:
    """What the probes see here."""
    return {name: probe() for name, probe in probes.items()}


def report(probes: Probes) -> None:
    """The same, for the process that has started this one."""
    sys.stdout.write(json.dumps({"source": westbound.__file__, **seen(probes)}))


def check_all_are_tried(package: str, cases: Mapping[str, Case], edits: Iterable[Edit]) -> None:
    """Every reconstruction of the game has a case that cites its rule, and an edit of its file."""
    parts = reconstructions(package, "en").parts
    assert {part.id for part in parts} == set(cases)
    edited = {edit.file for edit in edits}
    assert {part.id for part in parts if part.file not in edited} == set()
    assert {part.id for part in parts if cases[part.id].rule not in part.rules} == set()
