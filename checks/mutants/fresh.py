"""A mutant of what is worked out while a module is imported: it needs a new process.

Reads what to do from standard input; prints the first test that fails, or nothing.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final, NamedTuple

import pytest

from checks.mutants.mutations import Key, Module
from checks.mutants.stand import PYTEST_OPTIONS

STARTING_SECONDS: Final = 60.0


class Order(NamedTuple):
    """What the new process shall do."""

    dotted: str
    path: str
    key: Key
    tests: tuple[str, ...]
    root: str


class MutantLoader(importlib.machinery.SourceFileLoader):
    def __init__(self, dotted: str, path: str, code: CodeType) -> None:
        super().__init__(dotted, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        return self.code


class MutantFinder(importlib.abc.MetaPathFinder):
    def __init__(self, dotted: str, path: str, code: CodeType) -> None:
        self.dotted, self.path, self.code = dotted, path, code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.dotted:
            return None
        loader = MutantLoader(self.dotted, self.path, self.code)
        return importlib.util.spec_from_file_location(fullname, self.path, loader=loader)


class FirstFailure:
    """A plugin of pytest."""

    test = ""
    broken = False  # a test file cannot even be imported

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.test:
            self.test = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.broken = self.broken or report.failed


def try_fresh(order: Order, seconds: float) -> str | None:
    """The first test that fails or hangs; None if all pass."""
    try:
        done = subprocess.run(
            [sys.executable, "-m", "checks.mutants.fresh"],
            input=json.dumps(order),
            capture_output=True,
            text=True,
            timeout=STARTING_SECONDS + seconds,
            cwd=Path(__file__).parents[2],
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"{order.tests[0]} (hangs)"
    if done.returncode == pytest.ExitCode.OK:
        return None
    if done.returncode not in (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED):
        raise RuntimeError(f"{order.dotted}: {order.key}: {done.stderr[-500:]}")
    told = done.stdout.strip().splitlines()
    return told[-1] if told else order.tests[0]  # it cannot even be imported: every test fails


def main(order: Order) -> int:
    module = Module(order.dotted, order.path, Path(order.path).read_text(encoding="utf-8"))
    mutant = next((mutant for mutant in module.mutants if mutant.key == order.key), None)
    if mutant is None:  # the module has changed while the run was going on
        return int(pytest.ExitCode.USAGE_ERROR)
    sys.meta_path.insert(0, MutantFinder(order.dotted, order.path, module.code(mutant)))
    first = FirstFailure()
    tests = [str(Path(order.root) / test) for test in order.tests]
    options = [*PYTEST_OPTIONS, "--rootdir", order.root, "-x"]
    code = pytest.main([*tests, *options], plugins=[first])
    sys.stdout.write(f"{first.test}\n")
    return int(pytest.ExitCode.INTERRUPTED if first.broken else code)


if __name__ == "__main__":
    dotted, path, key, tests, root = json.load(sys.stdin)
    sys.exit(main(Order(dotted, path, Key(*key), tuple(tests), root)))
