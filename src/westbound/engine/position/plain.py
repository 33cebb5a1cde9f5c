"""Values as they are, for fields and steps that a game has no words for.

A whole number, `yes`, `no`, `none`, a word, a text in quotes, a tuple `(1,2)` or a list `[1,2]`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from westbound.engine.position.forms import Form, Words
from westbound.engine.position.problems import Misread, quoted
from westbound.engine.position.text import text_of, word_of
from westbound.engine.refusal import Refusal

_CONSTANTS: Final = {"yes": True, "no": False, "none": None}
_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[()\[\],]|[^"()\[\],]+')
_NUMBER: Final = re.compile(r"-?([0-9]{1,20}|0x[0-9a-f]{1,10000})")
_SHORT: Final = 1 << 53  # larger numbers are masks
_NAME: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_BRACKETS: Final[dict[str, tuple[str, Callable[[Iterable[Any]], Any]]]] = {
    "(": (")", tuple),
    "[": ("]", list),
}
_MAX_DEPTH: Final = 20


class Plain(Form[Any]):
    """Any value that a state may hold."""

    def write(self, value: Any) -> str:
        if isinstance(value, bool) or value is None:
            return next(word for word, constant in _CONSTANTS.items() if constant is value)
        if isinstance(value, int):
            return str(value) if abs(value) < _SHORT else hex(value)
        if isinstance(value, str):
            is_name = _NAME.fullmatch(value) and value not in _CONSTANTS
            return value if is_name else _in_quotes(value)
        if isinstance(value, tuple):
            return f"({','.join(map(self.write, value))})"
        if isinstance(value, list):
            return f"[{','.join(map(self.write, value))}]"
        raise TypeError(f"a state holds only numbers, texts and lists, not {value!r}")

    def read(self, text: str) -> Any:
        tokens = _TOKEN.findall(text)
        value, used = _value(tokens, 0, 0, text)
        if used != len(tokens):
            raise Misread(Refusal("WB-020", case="plain", word=quoted(text)))
        return value


PLAIN: Final = Plain()


class PlainWords(Words[Any]):
    """A field as a section: the items of a list, or the one value."""

    def __init__(self, *, is_list: bool) -> None:
        self.is_list = is_list

    def words(self, value: Any) -> list[str]:
        return [PLAIN.write(item) for item in (value if self.is_list else (value,))]

    def of_words(self, words: Sequence[str]) -> Any:
        if self.is_list:
            return [PLAIN.read(word) for word in words]
        if len(words) != 1:
            raise Misread(Refusal("WB-020", case="one", count=len(words)))
        return PLAIN.read(words[0])


def _in_quotes(text: str) -> str:
    word = word_of(text)
    return word if word.startswith('"') else f'"{word}"'


def _value(tokens: Sequence[str], at: int, depth: int, text: str) -> tuple[Any, int]:
    """The value that begins at this token, and where the next one begins."""
    token = tokens[at] if at < len(tokens) else ""
    if token in _BRACKETS and depth < _MAX_DEPTH:
        return _items(tokens, at + 1, depth + 1, text, *_BRACKETS[token])
    if token in _CONSTANTS:
        return _CONSTANTS[token], at + 1
    if _NUMBER.fullmatch(token):
        return int(token, 16 if "x" in token else 10), at + 1
    if _NAME.fullmatch(token) or token.startswith('"'):
        return text_of(token), at + 1
    raise Misread(Refusal("WB-020", case="plain", word=quoted(text)))


def _items(
    tokens: Sequence[str],
    at: int,
    depth: int,
    text: str,
    end: str,
    make: Callable[[Iterable[Any]], Any],
) -> tuple[Any, int]:
    items: list[Any] = []
    while tokens[at : at + 1] != [end]:
        if items:
            if tokens[at : at + 1] != [","]:
                raise Misread(Refusal("WB-020", case="plain", word=quoted(text)))
            at += 1
        item, at = _value(tokens, at, depth, text)
        items.append(item)
    return make(items), at + 1
