"""The refusals that the source of a game can make, found by reading it."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
RULE = re.compile(r"[A-Z]+-\d{3}")


class RefusalCall(NamedTuple):
    """A `Refusal(...)` of the source: the key of its sentence and what the sentence may mention."""

    where: str
    key: str
    params: frozenset[str]


class Reader:
    """Reads modules.

    `rules_of_steps` is what `step.rule` can be, `cases` what a word can be that is handed to a
    function from elsewhere.
    """

    def __init__(
        self,
        rules_of_steps: Iterable[str],
        cases: Callable[[str], set[str]] = lambda name: set(),
    ) -> None:
        self.rules_of_steps = set(rules_of_steps)
        self.cases = cases

    def read(self, paths: Iterable[Path]) -> Iterator[RefusalCall]:
        for path in paths:
            module = ast.parse(path.read_text(encoding="utf-8"))
            for function in ast.walk(module):
                if isinstance(function, Function):
                    yield from self._calls_of(path, module, function)

    def _calls_of(
        self, path: Path, module: ast.Module, function: Function
    ) -> Iterator[RefusalCall]:
        for node in ast.walk(function):
            if not isinstance(node, ast.Call) or ast.unparse(node.func) != "Refusal":
                continue
            given = {k.arg: k.value for k in node.keywords if k.arg is not None}
            case, where = given.pop("case", None), f"{path.name}:{node.lineno}"
            for rule in self._rules(node.args[0], module, function):
                for suffix in self._suffixes(case, function):
                    yield RefusalCall(where, rule + suffix, frozenset(given))

    def _suffixes(self, case: ast.expr | None, function: Function) -> list[str]:
        """The case behind the rule: nothing, a constant, one of two, or what a variable can be."""
        if case is None:
            return [""]
        found = _texts(case, function) or self.cases(ast.unparse(case))
        assert found, f"{function.name}: no case in {ast.unparse(case)}"
        return [f".{word}" for word in sorted(found)]

    def _rules(self, argument: ast.expr, module: ast.Module, function: Function) -> set[str]:
        """The rule ids it can be: a constant, the rule of a step, or what the function is given."""
        if ast.unparse(argument) == "step.rule":
            return self.rules_of_steps
        found = {text for text in _texts(argument, function) if RULE.fullmatch(text)}
        if not found:
            found = {text for text in _handed(module, function) if RULE.fullmatch(text)}
        assert found, f"{function.name}: no rule id in {ast.unparse(argument)}"
        return found


def _handed(module: ast.Module, function: Function) -> set[str]:
    """The texts that the function is called with in its module."""
    return {
        text
        for call in ast.walk(module)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == function.name
        for text in _constants(call)
    }


def _texts(value: ast.expr, function: Function) -> set[str]:
    """The texts an expression can be: constants in it, or in what a local variable is set to."""
    if isinstance(value, ast.IfExp):
        return _texts(value.body, function) | _texts(value.orelse, function)
    if not isinstance(value, ast.Name):
        return _constants(value)
    return {
        text
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == value.id
        for text in _constants(node.value)
    }


def _constants(value: ast.AST) -> set[str]:
    nodes = [node for node in ast.walk(value) if isinstance(node, ast.Constant)]
    return {node.value for node in nodes if isinstance(node.value, str)}
