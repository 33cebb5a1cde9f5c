"""Which tests cite a rule of a module, or of one of its functions."""

from __future__ import annotations

import re
from collections import defaultdict

from checks.mutants.games import GameModules
from westbound.lab.rule_matrix.citations import citations_in_tests, code_citations
from westbound.lab.rule_matrix.ids import id_pattern
from westbound.lab.rule_matrix.sources import Source, sources


class Citations:
    """The rules that tests and code of a game name."""

    def __init__(self, game: GameModules) -> None:
        self.game = game
        self.pattern = id_pattern(game.prefix)
        self._of_module: dict[str, set[str]] = {}
        self._of_functions: dict[str, dict[str, set[str]]] = {}
        self.rules_of_test: dict[str, set[str]] = defaultdict(set)
        found = citations_in_tests(sources(game.tests, ".py"), game.prefix, game.package)
        for rule, places in found.items():
            for place in places:
                self.rules_of_test[place].add(rule)

    def test_files(self) -> list[str]:
        """Those with a test that cites a rule, from the root."""
        below = self.game.tests.relative_to(self.game.root).as_posix()
        return sorted({f"{below}/{test.split('::')[0]}" for test in self.rules_of_test})

    def of_test(self, nodeid: str) -> set[str]:
        below = self.game.tests.relative_to(self.game.root).as_posix()
        name = re.split(r"\[| \(", nodeid)[0].removeprefix(f"{below}/")
        return self.rules_of_test.get(name, set())

    def is_citing(self, nodeid: str, text: str) -> bool:
        """Whether the test cites a rule of the module; of a helper without rules, any rule."""
        rules, cited = self.of_module(text), self.of_test(nodeid)
        return bool(cited & rules if rules else cited)

    def of_module(self, text: str) -> set[str]:
        """Every id in it; a range in a heading stands for all of its rules."""
        if text not in self._of_module:
            self._of_module[text] = self._read_module(text)
        return self._of_module[text]

    def _read_module(self, text: str) -> set[str]:
        found = set(self.pattern.findall(text))
        ranges = re.findall(rf"\b{self.game.prefix}-(\d+)\s+to\s+(?:#\s*)?\w+-(\d+)", text)
        for first, last in ranges:
            numbers = range(int(first), int(last) + 1)
            found |= {f"{self.game.prefix}-{number:0{len(first)}}" for number in numbers}
        return found

    def of_functions(self, text: str) -> dict[str, set[str]]:
        """By function or constant; what stands in the module's docstring belongs to none."""
        if text not in self._of_functions:
            self._of_functions[text] = self._read_functions(text)
        return self._of_functions[text]

    def _read_functions(self, text: str) -> dict[str, set[str]]:
        owned: dict[str, set[str]] = defaultdict(set)
        for rule, places in code_citations([Source("x.py", text)], self.pattern).items():
            for place in places:
                owned[place.removeprefix("x.py").strip()].add(rule)
        owned.pop("", None)
        return owned
