"""Mutants that nobody can notice, or that nobody need notice, and why: `excused/<game>.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, NamedTuple

from checks.mutants.mutations import Key

EXCUSED: Final = Path(__file__).parent / "excused"
EQUIVALENT, ACCEPTED = "equivalent", "accepted"
EVERY: Final = "every"  # change of a line


class Excuse(NamedTuple):
    """`equivalent`: it plays the same game. `accepted`: left alive, and counted so."""

    kind: str
    reason: str


class Excuses:
    def __init__(self, game: str, folder: Path = EXCUSED) -> None:
        self.entries: dict[tuple[str, Key], Excuse] = {}
        self.used: set[tuple[str, Key]] = set()
        path = folder / f"{game}.toml"
        tables = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        for kind in (EQUIVALENT, ACCEPTED):
            for entry in tables.get(kind, []):
                self._add(kind, entry)

    def _add(self, kind: str, entry: dict[str, object]) -> None:
        changes, nth = entry["changes"], entry.get("nth", 1)
        assert isinstance(changes, list)
        assert isinstance(nth, int)
        for change in changes:
            key = Key(str(entry["function"]), str(entry["line"]), change, nth)
            self.entries[(str(entry["module"]), key)] = Excuse(kind, str(entry["reason"]))

    def find(self, module: str, key: Key) -> Excuse | None:
        for at in ((module, key), (module, key._replace(change=EVERY, nth=1))):
            if at in self.entries:
                self.used.add(at)
                return self.entries[at]
        return None

    def modules(self) -> set[str]:
        return {module for module, _ in self.entries}

    def stale(self, modules: set[str]) -> list[tuple[str, Key]]:
        """Entries of these modules that name no mutant any more."""
        return [at for at in self.entries if at[0] in modules and at not in self.used]
