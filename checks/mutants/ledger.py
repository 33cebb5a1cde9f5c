"""What is known of each mutant, kept in a folder that git ignores; nothing is tried twice.

A verdict holds while the code of the module is the same and, if a test noticed the mutant, the
file of that test. If none did, only the tests in files that have changed since are asked again.
Changes of other modules are not seen: `--again` forgets all.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from checks.mutants.digests import digest, digest_of_text
from checks.mutants.mutations import Key

CITING, OTHER, NOBODY, NOT_RUN = "citing", "other", "nobody", "not run"
KINDS: Final = (CITING, OTHER, NOBODY, NOT_RUN)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who noticed a mutant: a test that cites a rule of its module, another one, nobody."""

    kind: str
    by: str = ""  # the test

    @property
    def noticed(self) -> bool:
        return self.kind in (CITING, OTHER)


class Known(NamedTuple):
    verdict: Verdict
    tests: str  # the hash of all test files when it was found


class Ledger:
    def __init__(self, path: Path, root: Path, test_files: list[str]) -> None:
        self.path = path
        self.hashes = {file: digest(root / file) for file in test_files}
        self.now = digest_of_text("".join(self.hashes.values()))
        self.states: dict[str, dict[str, str]] = {}  # the test files at earlier times
        self.known: dict[tuple[str, str, Key], Known] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                self._read(json.loads(line))

    def _read(self, entry: dict[str, Any]) -> None:
        if "files" in entry:
            self.states[entry["tests"]] = entry["files"]
        else:
            verdict = Verdict(entry["kind"], entry["by"])
            key = Key(*json.loads(entry["key"]))
            self.known[(entry["module"], entry["source"], key)] = Known(verdict, entry["tests"])

    def classify(self, kind_of: Callable[[str, str], str]) -> None:
        """Say again, by module and test, whether a test that noticed cites a rule of the module."""
        for (module, source, key), known in self.known.items():
            if known.verdict.noticed:
                verdict = Verdict(kind_of(module, known.verdict.by), known.verdict.by)
                self.known[(module, source, key)] = Known(verdict, known.tests)

    def find(self, module: str, source: str, key: Key) -> Verdict | None:
        """What is known, if it still holds."""
        known = self.known.get((module, source, key))
        return known.verdict if known and not self._may_differ(known) else None

    def _may_differ(self, known: Known) -> bool:
        changed = self._changed(known)
        if known.verdict.kind == CITING:
            return known.verdict.by.split("::")[0] in changed
        return bool(changed)

    def _changed(self, known: Known) -> set[str]:
        if known.tests == self.now:
            return set()
        before = self.states[known.tests]
        return {
            file for file in {*before, *self.hashes} if before.get(file) != self.hashes.get(file)
        }

    def before(self, module: str, source: str, key: Key) -> tuple[Verdict, set[str]] | None:
        """What was known before some test files changed, and which ones did."""
        known = self.known.get((module, source, key))
        return (known.verdict, self._changed(known)) if known else None

    def write(self, module: str, source: str, key: Key, verdict: Verdict) -> None:
        """At once, so that whoever stops the run loses nothing."""
        entry: dict[str, object] = {"tests": self.now, "module": module, "source": source}
        entry |= {"key": json.dumps(key), **asdict(verdict)}
        if self.now not in self.states:
            self.states[self.now] = self.hashes
            self._append({"tests": self.now, "files": self.hashes})
        self.known[(module, source, key)] = Known(verdict, self.now)
        self._append(entry)

    def _append(self, entry: dict[str, object]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry, ensure_ascii=False) + "\n")
