"""What a game does not know of its original, and how it reads what can be read in two ways.

`locale/reconstructions.toml` names each unknown thing with its rules, its table options and where
our value is; `locale/<language>/reconstructions.toml` has the texts. A game that knows all has
neither.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from westbound.engine.locale_files import read_locale
from westbound.engine.texts import catalogue

FILE = "reconstructions"
READINGS = "readings"


class DataEntry(NamedTuple):
    """An entry of the data file and its present value; no value for one that stands for many."""

    key: str
    value: str


@dataclass(frozen=True, slots=True)
class Reconstruction:
    id: str
    title: str
    unknown: str  # what is not known of the original
    used: str
    why: str
    rules: tuple[str, ...]
    options: tuple[str, ...]  # table options it concerns
    file: str  # in the package of the game
    entries: tuple[DataEntry, ...]


class Reading(NamedTuple):
    rule: str
    text: str


class Reconstructions(NamedTuple):
    parts: tuple[Reconstruction, ...]
    readings: tuple[Reading, ...]

    def __bool__(self) -> bool:
        return bool(self.parts or self.readings)


@cache
def reconstructions(package: str, language: str) -> Reconstructions:
    """All of them; false if the game has none."""
    texts = read_locale(package, language, FILE, required=False)
    facts = _facts(package)
    parts = tuple(_part(package, language, id, facts[id], texts[id]) for id in facts)
    readings = texts.get(READINGS, {})
    return Reconstructions(parts, tuple(Reading(*item) for item in readings.items()))


def _facts(package: str) -> dict[str, Any]:
    path = files(package).joinpath(f"locale/{FILE}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def _part(
    package: str, language: str, id: str, facts: dict[str, Any], texts: dict[str, str]
) -> Reconstruction:
    """Its title may be that of an option's value, `map.ruhr`: the option, then the value."""
    title = texts["title"] if "title" in texts else _of_option(package, language, facts["title"])
    return Reconstruction(
        id=id,
        title=title,
        unknown=texts["unknown"],
        used=texts["used"],
        why=texts["why"],
        rules=tuple(facts["rules"]),
        options=tuple(facts.get("options", ())),
        file=facts["file"],
        entries=tuple(_entries(package, facts["file"], facts.get("keys", ()))),
    )


def _of_option(package: str, language: str, key: str) -> str:
    named = catalogue(package, language).tables["options"]
    return f"{named[key.partition('.')[0]]}: {named[key]}"


def _entries(package: str, file: str, keys: list[str]) -> list[DataEntry]:
    data = tomllib.loads(files(package).joinpath(file).read_text(encoding="utf-8"))
    return [DataEntry(key, "" if "*" in key else _shown(_at(data, key))) for key in keys]


def _at(data: dict[str, Any], key: str) -> object:
    found: Any = data
    for name in key.split("."):
        found = found[name]
    return found


def _shown(value: object) -> str:
    """As it is written in the file."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_shown(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_shown, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
