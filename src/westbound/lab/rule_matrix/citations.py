"""Which places cite which rules.

Code cites them in comments, docstrings and strings, tests in their names and strings.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from westbound.lab.rule_matrix.ids import (
    ENGINE_PREFIX,
    id_pattern,
    ids_in,
    ids_in_name,
    without_ranges,
)
from westbound.lab.rule_matrix.sources import Source, owners_of_lines

Citations: TypeAlias = "dict[str, list[str]]"  # rule id -> places
OURS: Final = ("westbound", "tests")  # what a test of the engine or of a game imports


def add(found: Citations, rule: str, place: str) -> None:
    places = found.setdefault(rule, [])
    if place not in places:
        places.append(place)


def code_citations(modules: Iterable[Source], ids: re.Pattern[str]) -> Citations:
    found: Citations = {}
    for source in modules:
        owner = owners_of_lines(source.text) if source.name.endswith(".py") else {}
        for number, line in enumerate(without_ranges(source.text, ids).splitlines(), start=1):
            for rule in ids.findall(line):
                place = " ".join(filter(None, (source.name, owner.get(number))))
                add(found, rule, place)
    return found


def citations_in_tests(modules: Iterable[Source], prefix: str, package: str = OURS[0]) -> Citations:
    """By rule; `package` is that of the game, which need not be one of ours."""
    found: Citations = {}
    mentioned = re.compile(rf"(?:\b|_)(?:{prefix}|{ENGINE_PREFIX})[-_]", re.IGNORECASE)
    for source in modules:
        if not source.name.rpartition("/")[2].startswith("test_"):
            continue
        if not mentioned.search(source.text):  # most are about other games: not worth parsing
            continue
        tree = ast.parse(source.text)
        if not checks_engine(tree, package):
            continue
        tables = {
            ast.unparse(target): node.value
            for node in tree.body
            if isinstance(node, ast.Assign)
            for target in node.targets
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in ids_of_test(node, tables, prefix):
                    add(found, rule, f"{source.name}::{node.name}")
    return found


def checks_engine(tree: ast.Module, package: str = OURS[0]) -> bool:
    """Whether a test module imports more of our code than the second implementation.

    Tests of an oracle alone say nothing about the engine, so they cover no rule.
    """
    known = (*OURS, package.split(".")[0])
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and any(n.name.startswith(OURS[0]) for n in node.names):
            return True
        if isinstance(node, ast.ImportFrom):
            module = node.module or ""
            ours = node.level > 0 or module.split(".")[0] in known
            if ours and "oracle" not in module.split("."):
                return True
    return False


def ids_of_test(
    test: ast.FunctionDef, tables: Mapping[str, ast.expr], prefix: str
) -> Iterator[str]:
    """Ids in the name, in its strings, and in the tables its parameters are taken from."""
    yield from ids_in_name(test.name, prefix)
    nodes: list[ast.AST] = [test]
    for decorator in test.decorator_list:
        names = (n.id for n in ast.walk(decorator) if isinstance(n, ast.Name))
        nodes.extend(tables[name] for name in names if name in tables)
    ids = id_pattern(prefix)
    for node in nodes:
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield from ids_in(part.value, ids)
