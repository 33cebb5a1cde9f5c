"""The rulebook players read in the app; it is also the list of all rule ids."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from westbound.engine.locale_files import read_locale


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
    """The rulebook of a game's package in one language; a short one has no sections of its own."""
    data = read_locale(package, language, "rules")
    title = data["title"]
    if "section" not in data:
        rules = {name: text for name, text in data.items() if name != "title"}
        return Rulebook(title, (Section("rules", title, rules, {}),))
    sections = tuple(
        Section(s["id"], s["title"], dict(s.get("rules", {})), dict(s.get("examples", {})))
        for s in data["section"]
    )
    return Rulebook(title, sections)
