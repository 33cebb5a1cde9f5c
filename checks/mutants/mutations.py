"""Every mutant of a module: one small error each, in code that decides something.

Left alone are docstrings, types, assertions, imports, decorators and texts.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType
from typing import Final, NamedTuple

from checks.mutants.changes import CHANGES
from checks.mutants.digests import digest_of_text
from checks.mutants.places import Change, Place, located

LEFT_ALONE: Final = (
    ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr, ast.Global, ast.Nonlocal, ast.arguments,
)  # fmt: skip
FIELDS_LEFT_ALONE: Final = {"annotation", "returns", "decorator_list", "bases"}
SHOWN: Final = 160  # characters of a piece of code in a key


class Key(NamedTuple):
    """Which mutant it is, without line numbers: these move with every edit."""

    function: str  # "" for the module itself
    line: str  # where the changed piece of code begins, stripped
    change: str
    nth: int  # among those that read the same; counted from 1


@dataclass(frozen=True, slots=True)
class Mutant:
    key: Key
    change: Change
    first: int  # lines of the statement
    last: int
    in_function: bool


class Here(NamedTuple):
    """Where the walk is."""

    qualname: str
    in_function: bool
    first: int
    last: int


class Module:
    """A module and its mutants; the tree is changed for a moment to make one of them."""

    def __init__(self, name: str, path: str, text: str) -> None:
        self.name, self.path, self.text = name, path, text
        self.tree = ast.parse(text)
        self.lines = text.splitlines()
        self.digest = digest_of_text(without_texts(text))
        self.mutants = list(self._mutants())

    def code(self, mutant: Mutant | None) -> CodeType:
        if mutant is None:
            return compile(self.tree, self.path, "exec", dont_inherit=True)
        with mutant.change.made():
            return compile(self.tree, self.path, "exec", dont_inherit=True)

    def lines_using(self, mutant: Mutant) -> set[int]:
        """Where a constant, or what is worked out by this function at import, is looked at."""
        names, lines = self._names_at(mutant.first), set[int]()
        waiting = list(names)
        while waiting:
            name = waiting.pop()
            for statement in self.tree.body:
                for node in ast.walk(statement):
                    if isinstance(node, ast.Name) and node.id == name:
                        lines.add(node.lineno)
                        new = set() if is_definition(statement) else assigned(statement) - names
                        names |= new
                        waiting += new
        return lines

    def _names_at(self, line: int) -> set[str]:
        """What the statement around this line defines."""
        for statement in self.tree.body:
            if statement.lineno <= line <= (statement.end_lineno or line):
                return assigned(statement)
        return set()

    def _mutants(self) -> Iterator[Mutant]:
        seen: Counter[tuple[str, str, str]] = Counter()
        for change, here in self._changes():
            before, after = change.texts()
            line = self.lines[line_of(change, here) - 1].strip()
            told = f"{shortened(before)} → {shortened(after) or 'nothing'}"
            seen[(here.qualname, line, told)] += 1
            key = Key(here.qualname, line, told, seen[(here.qualname, line, told)])
            yield Mutant(key, change, here.first, here.last, here.in_function)

    def _changes(self) -> Iterator[tuple[Change, Here]]:
        start = Here("", False, 1, 1)
        for index in range(len(self.tree.body)):
            yield from walk(Place(self.tree, "body", index), start)


def walk(place: Place, here: Here) -> Iterator[tuple[Change, Here]]:
    node = place.get()
    if isinstance(node, LEFT_ALONE) or is_text_or_type(node):
        return
    if isinstance(node, ast.stmt):
        here = here._replace(first=node.lineno, last=last_line(node))
    if type(node) in CHANGES:
        for change in CHANGES[type(node)](node, place):
            yield change, here
    yield from walk_children(node, inside(node, here))


def walk_children(node: ast.AST, here: Here) -> Iterator[tuple[Change, Here]]:
    for field, value in ast.iter_fields(node):
        if field in FIELDS_LEFT_ALONE or (field == "keywords" and isinstance(node, ast.ClassDef)):
            continue
        if isinstance(value, list):
            for index, element in enumerate(value):
                if isinstance(element, ast.AST):
                    yield from walk(Place(node, field, index), here)
        elif isinstance(value, ast.AST):
            yield from walk(Place(node, field), here)


def inside(node: ast.AST, here: Here) -> Here:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        qualname = f"{here.qualname}.{node.name}" if here.qualname else node.name
        is_function = isinstance(node, ast.FunctionDef)
        return here._replace(qualname=qualname, in_function=here.in_function or is_function)
    return here


def without_texts(code: str) -> str:
    """The code without comments and docstrings: these may change."""
    tree = ast.parse(code)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [part for part in body if not is_text_or_type(part)]  # type: ignore[attr-defined]  # it has one
    return ast.dump(tree)


def is_definition(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.FunctionDef | ast.ClassDef)


def assigned(statement: ast.stmt) -> set[str]:
    """The names that a statement of the module defines."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return {statement.name}
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    if isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    return {
        node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)
    }


def line_of(change: Change, here: Here) -> int:
    node = located(change.shown)
    return node.lineno if isinstance(node, ast.expr | ast.stmt) else here.first


def last_line(node: ast.stmt) -> int:
    """Of the statement itself, without the block that belongs to it."""
    body = getattr(node, "body", None)
    if isinstance(body, list) and body:
        first: int = body[0].lineno
        return max(node.lineno, first - 1)
    return node.end_lineno or node.lineno


def is_text_or_type(node: ast.AST) -> bool:
    """A docstring or another lonely text, the name of a type variable, `strict` of a zip."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Call):
        return ast.unparse(node.func) in ("TypeVar", "cast", "NewType")
    if isinstance(node, ast.Assign):  # Asking = PlaceBuilding | PlaceHouse
        return isinstance(node.value, ast.BinOp) and is_type(node.value)
    if isinstance(node, ast.keyword):  # an assertion: both are equally long
        return node.arg == "strict"
    return isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias"


def is_type(node: ast.expr) -> bool:
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, ast.BitOr) and is_type(node.left) and is_type(node.right)
    return isinstance(node, ast.Name) and node.id[:1].isupper() and not node.id.isupper()


def shortened(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
