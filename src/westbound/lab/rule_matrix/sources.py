"""The files that are read, and the definition that each of their lines belongs to."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple


class Source(NamedTuple):
    """A file and how the page names it."""

    name: str
    text: str


def sources(folder: Path, *suffixes: str) -> list[Source]:
    """The files below a folder by name; language catalogues are not code."""
    return [
        Source(path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8"))
        for path in sorted(folder.rglob("*"))
        if path.suffix in suffixes and "locale" not in path.relative_to(folder).parts
    ]


def owners_of_lines(text: str) -> dict[int, str]:
    """The function, class or constant each line belongs to; a comment belongs to what follows."""
    lines = text.splitlines()
    owner: dict[int, str] = {}
    for start, end, name in spans(ast.parse(text).body, ""):
        while start > 1 and lines[start - 2].lstrip().startswith("#"):
            start -= 1
        owner |= dict.fromkeys(range(start, end + 1), name)
    return owner


def spans(body: Iterable[ast.stmt], outer: str) -> Iterator[tuple[int, int, str]]:
    """First line, last line and name of every definition, outer ones before inner ones."""
    for node in body:
        end = node.end_lineno or node.lineno
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            start = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            yield start, end, outer + node.name
            yield from spans(node.body, f"{outer}{node.name}.")
        elif not outer and isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            yield node.lineno, end, ast.unparse(target)
