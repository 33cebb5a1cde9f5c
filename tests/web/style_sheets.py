"""Style sheets read as rules: enough of CSS for ours, nesting included."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import westbound

SOURCES = Path(westbound.__file__).parent
SHELL = sorted((SOURCES / "web/static/css").glob("*.css"))
GAMES = sorted((SOURCES / "games").glob("*/static/board.css"))
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_TOKEN = re.compile(r"""[{};]|"[^"]*"|'[^']*'|\([^()]*\)|[^{};"'(]+|\(""")


class Rule(NamedTuple):
    """Declarations, the selectors they are for, and the conditions around them, outermost first."""

    conditions: tuple[str, ...]  # "@media (width < 48rem)", "@font-face"
    selectors: tuple[str, ...]  # one for each level of nesting
    declarations: tuple[str, ...]


def text_of(sheet: Path) -> str:
    return _COMMENT.sub("", sheet.read_text(encoding="utf-8"))


def rules(text: str) -> Iterator[Rule]:
    """Every rule of a style sheet without comments that has declarations of its own."""
    levels: list[tuple[str, list[str]]] = [("", [])]
    words = ""
    for token in _TOKEN.findall(text):
        if token == "{":
            levels.append((_tidy(words), []))
            words = ""
        elif token in ";}":
            if words.strip():
                levels[-1][1].append(_tidy(words))
            words = ""
            if token == "}":
                yield from _rule(levels)
                levels.pop()
        else:
            words += token
    assert len(levels) == 1, "a bracket is missing"


def _rule(levels: list[tuple[str, list[str]]]) -> Iterator[Rule]:
    heads = [head for head, _ in levels[1:]]
    conditions = tuple(head for head in heads if head.startswith("@"))
    selectors = tuple(head for head in heads if not head.startswith("@"))
    if levels[-1][1]:
        yield Rule(conditions, selectors, tuple(levels[-1][1]))


def _tidy(words: str) -> str:
    return " ".join(words.split())


def defined(text: str) -> set[str]:
    """The variables that a text gives a value."""
    return set(re.findall(r"(?<![\w-])(--[\w-]+)\s*:", text))


def used(text: str) -> set[str]:
    """The variables that a text asks for."""
    return set(re.findall(r"var\(\s*(--[\w-]+)", text))
