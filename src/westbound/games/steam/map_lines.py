"""Which line of a map file something is on; `tomllib` does not tell."""

from __future__ import annotations

import re
from typing import Final

_TOKEN: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\''  # texts of several lines
    r'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\''
    r"|\#[^\n]*|\n|\[\[|\]\]|[\[\]{}=]|[A-Za-z0-9_-]+",
    re.DOTALL,
)
_OPENS: Final = {"[": 1, "[[": 2, "{": 1, "]": -1, "]]": -2, "}": -1}


class Lines:
    """The lines of the keys of a file, and of the entries of their lists, counted from 1."""

    def __init__(self, text: str) -> None:
        self._keys: dict[str, int] = {}
        self._entries: dict[str, list[int]] = {}
        self._line = 1
        self._depth = 0
        self._key = ""  # the key whose value is being read
        self._rest = ""  # what follows its dot
        self._table = ""  # the header it is under
        self._header = 0  # how many brackets it has, while it is read
        self._in_value = False
        for token in _TOKEN.findall(text):
            self._read(token)
            self._line += token.count("\n")

    def key(self, key: str, inside: str = "") -> int:
        """The line where a key begins, or a key inside its table; 1 if it is not there."""
        return self._keys.get(f"{key}.{inside}") or self._keys.get(key, 1)

    def entry(self, key: str, number: int) -> int:
        """The line where an entry of a list of tables begins; `number` counts from 0."""
        lines = self._entries.get(key, [])
        return lines[number] if number < len(lines) else self.key(key)

    def _read(self, token: str) -> None:
        if token == "\n":
            self._end_line()
        elif token[0] == "#":
            return
        elif self._in_value:
            self._read_value(token)
        elif token == "=":
            self._in_value = True
            self._note(self._table or self._key)
            self._note(f"{self._table}.{self._key}" if self._table else f"{self._key}.{self._rest}")
        elif token in ("[", "[["):
            self._header = len(token)
        elif token not in ("]", "]]"):
            self._read_name(token.strip("\"'"))

    def _read_name(self, name: str) -> None:
        """A word of a header or of a key; of a header only the first is of interest."""
        if self._header:
            self._table = name
            self._note(name)
            if self._header == 2:
                self._entries.setdefault(name, []).append(self._line)
            self._header = 0
        elif not self._key:
            self._key = name
        else:
            self._rest = name

    def _end_line(self) -> None:
        """A value continues on the next line only inside brackets."""
        self._header = 0
        if not self._depth:
            self._in_value, self._key, self._rest = False, "", ""

    def _read_value(self, token: str) -> None:
        if token == "{" and self._depth == 1 and not self._table:
            self._entries.setdefault(self._key, []).append(self._line)
        self._depth += _OPENS.get(token, 0)

    def _note(self, key: str) -> None:
        self._keys.setdefault(key, self._line)
