"""Which lines each test runs, kept from run to run.

Tests are watched again when their file has changed, all of them when the code has.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from checks.mutants.digests import digest, digest_of_text
from checks.mutants.games import GameModules
from checks.mutants.stand import Stand, Watched


class Watching:
    def __init__(self, path: Path, game: GameModules, hashes: dict[str, str]) -> None:
        """`hashes`: of the test files."""
        self.path, self.hashes = path, hashes
        code = sorted(game.source.rglob("*.py"))
        self.code = digest_of_text("".join(digest(file) for file in code))
        self.tests: dict[str, Watched | None] = {}  # None: it fails or is slow
        if path.exists():
            self._read(json.loads(path.read_text(encoding="utf-8")))

    def _read(self, kept: dict[str, Any]) -> None:
        if kept["code"] != self.code:
            return
        same = {file for file, known in kept["files"].items() if self.hashes.get(file) == known}
        for test, seen in kept["tests"].items():
            if test.split("::")[0] in same:
                self.tests[test] = None if seen is None else Watched(**seen)

    def watch(self, stand: Stand, begin: Callable[[int], Callable[[], None]]) -> dict[str, Watched]:
        """`begin` is told how many tests must be watched, and gives what to call after each."""
        new = [test for test in stand.items if test not in self.tests]
        if new:
            after_each = begin(len(new))

            def each(test: str, seen: Watched | None) -> None:
                self.tests[test] = seen
                after_each()

            stand.watch_all(new, each)
            self._write()
        return {test: seen for test, seen in self.tests.items() if seen and test in stand.items}

    def _write(self) -> None:
        tests = {test: None if seen is None else asdict(seen) for test, seen in self.tests.items()}
        kept = {"code": self.code, "files": self.hashes, "tests": tests}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(kept), encoding="utf-8")
