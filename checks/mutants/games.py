"""Which modules hold the rules of a game, and which of the named areas they belong to."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
MODULES: Final = Path(__file__).parent / "modules.toml"


@dataclass(frozen=True, slots=True)
class GameModules:
    """The rule modules of one game, as names below its package: `rules/scoring`."""

    id: str
    prefix: str  # of its rule ids
    package: str
    source: Path  # the folder of the package
    tests: Path  # its tests
    root: Path  # ids of tests are counted from here
    modules: tuple[str, ...]
    areas: dict[str, tuple[str, ...]]  # area -> modules

    def path(self, module: str) -> Path:
        return self.source / f"{module}.py"

    def dotted(self, module: str) -> str:
        return f"{self.package}.{module.replace('/', '.')}"

    def area(self, module: str) -> str:
        return next((area for area, names in self.areas.items() if module in names), "")

    def chosen(self, words: list[str]) -> list[str]:
        """The modules that the words name: areas, or modules by the end of their names."""
        found = [
            module
            for module in self.modules
            if not words or any(self._is_named(module, word) for word in words)
        ]
        order = [*self.areas, ""]  # the areas first
        return sorted(found, key=lambda module: order.index(self.area(module)))

    def _is_named(self, module: str, word: str) -> bool:
        return self.area(module) == word or f"/{module}".endswith(f"/{word}")


def all_games(path: Path = MODULES, root: Path = ROOT) -> dict[str, GameModules]:
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return {game: read_game(game, entry, root) for game, entry in table.items()}


def read_game(game: str, entry: dict[str, object], root: Path) -> GameModules:
    package, tests = str(entry["package"]), str(entry["tests"])
    source = root / str(entry["source"])
    areas = entry["areas"]
    assert isinstance(areas, dict)
    return GameModules(
        id=game,
        prefix=str(entry["prefix"]),
        package=package,
        source=source,
        tests=root / tests,
        root=root,
        modules=tuple(rule_modules(source, words(entry["rules"]), words(entry["no_rules"]))),
        areas={area: tuple(names) for area, names in areas.items()},
    )


def words(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(word) for word in value]


def rule_modules(source: Path, patterns: list[str], without: list[str]) -> list[str]:
    found = {
        path.relative_to(source).with_suffix("").as_posix()
        for pattern in patterns
        for path in source.glob(pattern)
        if path.name != "__init__.py"
    }
    return sorted(found - set(without))
