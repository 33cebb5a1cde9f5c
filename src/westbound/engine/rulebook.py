"""The rulebook players read in the app; it is also the list of all rule ids."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    title: str
    rules: dict[str, str]
    examples: dict[str, str]


@dataclass(frozen=True, slots=True)
class Rulebook:
    title: str
    sections: tuple[Section, ...]

    def rules(self) -> dict[str, str]:
        """Every rule, then every example, by id."""
        found: dict[str, str] = {}
        for section in self.sections:
            found |= section.rules
        for section in self.sections:
            found |= section.examples
        return found


@cache
def rulebook(package: str, language: str) -> Rulebook:
    """The rulebook of a game's package in one language."""
    path = files(package).joinpath(f"locale/{language}/rules.toml")
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    sections = tuple(
        Section(s["id"], s["title"], dict(s.get("rules", {})), dict(s.get("examples", {})))
        for s in data["section"]
    )
    return Rulebook(data["title"], sections)
