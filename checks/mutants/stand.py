"""The tests of a game, loaded once: which lines they run, and which of them notice a mutant."""

from __future__ import annotations

import gc
import importlib
import json
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from types import CodeType, FunctionType
from typing import Final

import pytest
from _pytest.runner import runtestprotocol  # pytest runs its own items by it; there is no other

from checks.mutants.forks import Fork, Send, Silent
from checks.mutants.install import Cached, install, loaded_caches, loaded_functions
from checks.mutants.tracing import Lines, traced

PYTEST_OPTIONS: Final = (
    *("-p", "no:cacheprovider", "-p", "no:terminal", "--capture=sys"),
    *("-o", "addopts=--import-mode=importlib"),
)
SLOW_SECONDS: Final = 3.0  # a test that takes longer, watched, is not used
LEAST_SECONDS: Final = 3.0  # that any test gets before its mutant counts as hanging
TIMES_LONGER: Final = 10


@dataclass(frozen=True, slots=True)
class Watched:
    """A test that passes, how long it takes while it is watched, and the lines it runs."""

    seconds: float
    lines: dict[str, list[int]]  # by file

    @property
    def limit(self) -> float:
        return LEAST_SECONDS + TIMES_LONGER * self.seconds


@dataclass(slots=True)
class Stand:
    """A plugin of pytest: it collects as always, and then `work` decides what runs."""

    files: frozenset[str]
    modules: tuple[str, ...]  # by which names they are imported
    work: Callable[[Stand], None]
    items: dict[str, pytest.Item] = field(default_factory=dict)
    functions: dict[str, list[FunctionType]] = field(default_factory=dict)
    caches: list[Cached] = field(default_factory=list)
    at_import: Lines = field(default_factory=dict)
    failed: BaseException | None = None

    def load(self, test_files: Iterable[str], root: Path) -> None:
        """Collect, then do the work; it runs within pytest's session."""
        arguments = [str(root / file) for file in test_files]
        options = (*PYTEST_OPTIONS, "--rootdir", str(root))
        pytest.main([*arguments, *options], plugins=[self])
        if self.failed is not None:
            raise self.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        """Before the tests are imported: see which lines run while the modules are."""
        with traced(self.files) as self.at_import:
            for module in self.modules:
                importlib.import_module(module)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        self.functions = loaded_functions(self.files)
        self.caches = loaded_caches(self.files)
        gc.collect()
        gc.freeze()  # so that a copy does not touch, and thereby double, all memory
        try:
            self.work(self)
        except BaseException as error:  # pytest would print it as its own
            self.failed = error
        return True

    def watch_all(self, tests: list[str], each: Callable[[str, Watched | None], None]) -> None:
        """Run every test once, watched; None for one that fails, is slow or ends the process."""
        while tests:
            for test, seen in self._watch_in_a_copy(tests):
                tests = tests[1:]
                each(test, seen)

    def _watch_in_a_copy(self, tests: list[str]) -> Iterator[tuple[str, Watched | None]]:
        """Up to the end, or to the first test that ends the process."""
        fork = Fork(lambda send: self._watch(tests, send))
        try:
            for test in tests:
                line = fork.line(SLOW_SECONDS * TIMES_LONGER)
                seconds, lines = (0.0, None) if line is None else json.loads(line)
                yield test, None if lines is None else Watched(seconds, lines)
                if line is None:
                    return
        finally:
            fork.end()

    def _watch(self, tests: list[str], send: Send) -> None:
        signal.signal(signal.SIGALRM, too_slow)
        for test, following in zip(tests, [*tests[1:], None], strict=True):
            self._forget()
            start = perf_counter()
            signal.setitimer(signal.ITIMER_REAL, SLOW_SECONDS)
            with traced(self.files) as lines:
                good = self._passes(test, following)
            signal.setitimer(signal.ITIMER_REAL, 0)
            told = {file: sorted(numbers) for file, numbers in lines.items()} if good else None
            send(json.dumps([perf_counter() - start, told]))

    def _forget(self) -> None:
        """What was remembered: of other tests, or of the code without the mutant."""
        for cached in self.caches:
            cached.cache_clear()

    def _passes(self, test: str, following: str | None) -> bool:
        item = self.items[test]
        after = None if following is None else self.items[following]
        reports = runtestprotocol(item, log=False, nextitem=after)
        return not any(report.failed for report in reports)

    def passes_alone(self, test: str, limit: float) -> bool:
        """Without any mutant, and without the tests that ran before it when it was watched."""

        def run(send: Send) -> None:
            send("passed" if self._passes(test, None) else "failed")

        fork = Fork(run)
        try:
            return fork.line(limit) == "passed"
        except Silent:
            return False
        finally:
            fork.end()

    def try_mutant(
        self, file: str, code: CodeType, tests: list[str], limits: dict[str, float]
    ) -> str | None:
        """The first test that fails, hangs or breaks the process; None if all pass.

        ValueError if the code does not fit into the functions that are loaded.
        """
        fork = Fork(lambda send: self._try(file, code, tests, send))
        try:
            if fork.line(LEAST_SECONDS) != "ready":
                raise ValueError(file)
            for test in tests:
                if fork.line(limits[test]) != "passed":
                    return test
        except Silent:
            return f"{test} (hangs)"
        finally:
            fork.end()
        return None

    def _try(self, file: str, code: CodeType, tests: list[str], send: Send) -> None:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 2)
        sys.setrecursionlimit(600 + sys.getrecursionlimit() // 2)  # endless ones end sooner
        if not install(self.functions.get(file, []), code):
            return
        self._forget()
        send("ready")
        for test, following in zip(tests, [*tests[1:], None], strict=True):
            if not self._passes(test, following):
                send("failed")
                return
            send("passed")


def too_slow(signum: int, frame: object) -> None:
    raise TimeoutError
