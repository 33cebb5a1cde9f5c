"""Chooses the tests for a mutant and finds out which of them notice it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from checks.mutants.citations import Citations
from checks.mutants.fresh import Order, try_fresh
from checks.mutants.ledger import CITING, NOBODY, NOT_RUN, OTHER, Verdict
from checks.mutants.mutations import Module, Mutant
from checks.mutants.stand import Stand, Watched

FRESH_SECONDS: Final = 8.0  # of tests, as measured while they were watched
CITING_SECONDS: Final = 40.0
OTHER_SECONDS: Final = 4.0  # the same for tests that cite no rule of the module
ALONE: Final = 1 / 3  # of its time is enough for a test that runs alone: it was not the machine


class Judge:
    def __init__(self, citations: Citations, stand: Stand, watched: dict[str, Watched]) -> None:
        self.game, self.stand, self.watched = citations.game, stand, watched
        self.citations = citations
        self.tests_of_line: dict[tuple[str, int], list[str]] = defaultdict(list)
        self.noticed_in: dict[tuple[str, str], dict[str, int]] = defaultdict(dict)
        self.trusted: dict[str, bool] = {}  # tests that were tried without a mutant
        self.files = {file_of(test) for test in watched}
        for test, seen in watched.items():
            for file, lines in seen.lines.items():
                for line in lines:
                    self.tests_of_line[(file, line)].append(test)

    def judge(
        self, module: Module, mutant: Mutant, before: tuple[Verdict, set[str]] | None = None
    ) -> Verdict:
        """`before`: what was known, and the test files that have changed since."""
        known, changed = before or (Verdict(NOT_RUN), {*self.files})
        if known.noticed and file_of(known.by) in changed:
            self.remember(module, mutant, known.by)  # it is asked first
            known, changed = Verdict(NOT_RUN), {*self.files}
        citing, others = self.tests_for(module, mutant)
        if not citing and not others:
            return Verdict(NOT_RUN)
        citing = [test for test in citing if file_of(test) in changed]
        others = [test for test in others if file_of(test) in changed and not known.noticed]
        by = self.first_to_notice(module, mutant, citing, others) if citing or others else None
        if by is None:
            return known if known.noticed else Verdict(NOBODY)
        self.remember(module, mutant, by)
        return Verdict(CITING if self.citations.is_citing(by, module.text) else OTHER, by)

    def first_to_notice(
        self, module: Module, mutant: Mutant, citing: list[str], others: list[str]
    ) -> str | None:
        """In a copy of this process; if the code runs while it is imported, also in a new one."""
        tests = [*self.quickest(citing, CITING_SECONDS), *self.quickest(others, OTHER_SECONDS)]
        at_import = self.runs_at_import(module, mutant)
        if mutant.in_function:
            try:
                by = self.first_in_a_copy(module, mutant, tests)
            except ValueError:  # the code does not fit into the loaded function
                by, at_import = None, True
            if by is not None or not at_import:
                return by
        return self.first_in_a_new_process(
            module, mutant, self.quickest(citing, FRESH_SECONDS) or tests
        )

    def first_in_a_copy(self, module: Module, mutant: Mutant, tests: list[str]) -> str | None:
        code = module.code(mutant)
        limits = {test: self.watched[test].limit for test in tests}
        while True:
            tests = [test for test in tests if self.trusted.get(test, True)]
            by = self.stand.try_mutant(module.path, code, tests, limits)
            if by is None or self.is_trusted(name_of(by)):
                return by

    def is_trusted(self, test: str) -> bool:
        """Whether it passes without the mutant, and soon: else its failure says nothing.

        A test may be quick only because another one has prepared what they share.
        """
        if test not in self.trusted:
            limit = self.watched[test].limit * ALONE
            self.trusted[test] = self.stand.passes_alone(test, limit)
        return self.trusted[test]

    def first_in_a_new_process(
        self, module: Module, mutant: Mutant, chosen: list[str]
    ) -> str | None:
        dotted = self.game.dotted(module.name)
        order = Order(dotted, module.path, mutant.key, tuple(chosen), str(self.game.root))
        together = Watched(sum(self.watched[test].seconds for test in chosen), {})
        return try_fresh(order, together.limit)

    def runs_at_import(self, module: Module, mutant: Mutant) -> bool:
        lines = self.stand.at_import.get(module.path, set())
        return any(line in lines for line in range(mutant.first, mutant.last + 1))

    def quickest(self, tests: list[str], seconds: float) -> list[str]:
        """The first tests that together take so long."""
        chosen = []
        for test in tests:
            seconds -= self.watched[test].seconds
            if seconds < 0:
                break
            chosen.append(test)
        return chosen

    # --- which tests

    def tests_for(self, module: Module, mutant: Mutant) -> tuple[list[str], list[str]]:
        """Those that run the line: the ones that cite a rule of the module, and the others."""
        running = self.tests_running(module, mutant)
        own = self.citations.of_functions(module.text).get(mutant.key.function, set())
        before = self.noticed_in[(module.name, mutant.key.function)]

        mirrored = f"/test_{module.name.split('/')[-1]}"  # the file of this module's tests

        def order(test: str) -> tuple[int, bool, bool, float]:
            elsewhere = mirrored not in test
            cites_function = bool(self.citations.of_test(test) & own)
            seconds = self.watched[test].seconds
            return -before.get(test, 0), elsewhere, not cites_function, seconds

        running.sort(key=order)
        citing = [test for test in running if self.citations.is_citing(test, module.text)]
        chosen = set(citing)
        return citing, [test for test in running if test not in chosen]

    def tests_running(self, module: Module, mutant: Mutant) -> list[str]:
        """For what only runs at import: tests that look at it, else all that know the module."""
        found = self.tests_of(module, range(mutant.first, mutant.last + 1))
        if not found and (not mutant.in_function or self.runs_at_import(module, mutant)):
            rules = self.citations.of_module(module.text)
            found = self.tests_of(module, module.lines_using(mutant)) or {
                test
                for test, seen in self.watched.items()
                if module.path in seen.lines or self.citations.of_test(test) & rules
            }
        return list(found)

    def tests_of(self, module: Module, lines: Iterable[int]) -> set[str]:
        return {test for line in lines for test in self.tests_of_line[(module.path, line)]}

    def remember(self, module: Module, mutant: Mutant, by: str) -> None:
        """Who noticed one mutant of a function is asked first about the next."""
        counts = self.noticed_in[(module.name, mutant.key.function)]
        test = name_of(by)
        if test in self.watched:
            counts[test] = counts.get(test, 0) + 1


def file_of(test: str) -> str:
    return test.split("::")[0]


def name_of(by: str) -> str:
    """The test, without the remark that it hangs."""
    return by.split(" (hangs)")[0]
