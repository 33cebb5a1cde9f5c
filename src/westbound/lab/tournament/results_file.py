"""What has been played, kept in a file: one line of JSON for the plan, then one for each match.

Lines are only ever added, each as a whole. What a crash leaves of a last line is dropped when the
tournament goes on; anything else that cannot be read is refused.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from westbound.engine.errors import BadInput
from westbound.engine.json_types import Json
from westbound.files import file_error, write_file
from westbound.lab.results import GameResult, read_result
from westbound.lab.tournament.plan import Plan, plan_of

FORMAT: Final = "westbound-tournament-results"
VERSION: Final = 1


class ResultsFile:
    """An open file to which matches are added."""

    def __init__(self, path: Path, length: int) -> None:
        self.path = path
        try:
            self._file = path.open("r+b")
            self._file.truncate(length)
            self._file.seek(length)
        except OSError as error:
            raise BadInput(f"cannot write {path}: {file_error(error)}") from None

    def add(self, result: GameResult) -> None:
        data = result.to_json()
        if result.times:
            data["times"] = [times.to_json() for times in result.times]
        try:
            self._file.write(_line(data))
            self._file.flush()
        except OSError as error:
            raise BadInput(f"cannot write {self.path}: {file_error(error)}") from None

    def close(self) -> None:
        """Everything is on disk afterwards."""
        os.fsync(self._file.fileno())
        self._file.close()


def new_results(path: Path, plan: Plan) -> ResultsFile:
    """A file with no match yet; what is already there is not overwritten."""
    if os.path.lexists(path):
        raise BadInput(f"{path} already exists; choose another name, or --resume it")
    header = _line({"format": FORMAT, "version": VERSION, "plan": plan.to_json()})
    write_file(path, header)
    return ResultsFile(path, len(header))


class Played:
    """What a results file holds: its plan, as written and as read, and its matches by number."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = _complete_lines(path)
        self.length = sum(map(len, lines))
        self.header = _header(path, lines)  # of the plan, with the versions
        try:
            self.plan = plan_of(self.header)
        except BadInput as error:
            raise BadInput(f"{path} cannot be used: {error}") from None
        except (KeyError, TypeError, ValueError) as error:
            raise _damaged(path, 1, error) from None
        self.results: dict[int, GameResult] = {}
        for number, line in enumerate(lines[1:], 2):
            try:
                result = read_result(_object(line))
            except (KeyError, TypeError, ValueError) as error:
                raise _damaged(path, number, error) from None
            self.results[result.number] = result

    def reopen(self) -> ResultsFile:
        """To add what is missing."""
        return ResultsFile(self.path, self.length)


def _complete_lines(path: Path) -> list[bytes]:
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except OSError as error:
        raise BadInput(f"cannot read {path}: {file_error(error)}") from None
    return [line for line in lines if line.endswith(b"\n")]


def _header(path: Path, lines: list[bytes]) -> dict[str, Json]:
    try:
        header = _object(lines[0])
    except (IndexError, TypeError, ValueError):
        header = {}
    if header.get("format") != FORMAT:
        raise BadInput(f"{path} is no results file of a tournament")
    if header.get("version") != VERSION:
        raise BadInput(f"{path} has version {header.get('version')}; this program reads {VERSION}")
    plan = header.get("plan")
    if not isinstance(plan, dict):
        raise BadInput(f"{path} is damaged in line 1: it has no plan")
    return plan


def _damaged(path: Path, line: int, error: Exception) -> BadInput:
    missing = f"it has no {error}" if isinstance(error, KeyError) else str(error)
    return BadInput(f"{path} is damaged in line {line}: {missing}")


def _line(data: Mapping[str, Json]) -> bytes:
    return (json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n").encode("utf-8")


def _object(line: bytes) -> dict[str, Json]:
    found: Any = json.loads(line)
    if not isinstance(found, dict):
        raise TypeError("it is no object")
    return found
