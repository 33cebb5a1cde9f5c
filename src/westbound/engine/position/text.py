"""The grammar of a position text: sections, each a name, a colon and words.

A section is a line, or several are on one line with `;` between them; `#` begins a comment. A
word has no blanks, except inside double quotes, where it is written as a JSON string.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from westbound.engine.position.problems import Misread, Problem, quoted, twice
from westbound.engine.refusal import Refusal

MAX_LENGTH: Final = 200_000  # characters of a text; a map of one's own is part of it

Words: TypeAlias = "list[str]"

_STRING: Final = r'"(?:[^"\\\n]|\\.)*"'
_PIECE: Final = re.compile(rf'{_STRING}|#[^\n]*|[;\n]|[^";#\n]+|"')
_WORD: Final = re.compile(rf'(?:{_STRING}|[^\s"]|")+')
_PLAIN: Final = re.compile(r'[^\s";#]+')


def split(text: str) -> tuple[dict[str, Words], list[Problem]]:
    """The words of each section by its name, and what is wrong with the text as such."""
    if len(text) > MAX_LENGTH:
        found = Misread(Refusal("WB-020", case="long", length=len(text), limit=MAX_LENGTH))
        return {}, [found.at("")]
    sections: dict[str, Words] = {}
    problems = []
    for number, content in _contents(text):
        name, colon, rest = content.partition(":")
        name = name.strip()
        if not colon or not name or len(name.split()) > 1:
            told = quoted(content.strip())
            problems.append(Problem("", Refusal("WB-020", case="line", line=number, text=told)))
        elif name in sections:
            problems.append(Misread(Refusal("WB-020", case="section_twice")).at(name))
        else:
            sections[name] = _WORD.findall(rest)
    return sections, problems


def _contents(text: str) -> list[tuple[int, str]]:
    """What is between the ends of lines and the semicolons, with its line, without comments."""
    found, pieces, line = [], list[str](), 1
    for piece in (*_PIECE.findall(text), "\n"):
        if piece in (";", "\n"):
            content = "".join(pieces)
            if content.strip():
                found.append((line, content))
            pieces.clear()
            line += piece == "\n"
        elif not piece.startswith("#"):
            pieces.append(piece)
    return found


def join(sections: Iterable[tuple[str, Sequence[str]]], *, one_line: bool = False) -> str:
    """The text of these sections, a line for each or all on one."""
    lines = [f"{name}: {' '.join(words)}" for name, words in sections]
    return "; ".join(lines) if one_line else "\n".join(lines) + "\n"


def on_one_line(text: str) -> str:
    """The same text for a link or a table."""
    return join(split(text)[0].items(), one_line=True)


# --- texts inside a word


def word_of(text: str) -> str:
    """Any text as a word, or as a part of one: in quotes unless it is plain."""
    return text if _PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)


def text_of(word: str) -> str:
    """The text that such a word stands for."""
    if not word.startswith('"'):
        return word
    try:
        return str(json.loads(word))
    except ValueError:
        raise Misread(Refusal("WB-020", case="quotes", word=quoted(word))) from None


def pairs_of(words: Sequence[str]) -> Mapping[str, str]:
    """The words `key=value`, by key; a word without a value stands for itself."""
    found: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if key in found:
            raise twice(key)
        found[key] = value if equals else ""
    return found
