"""Words in sentences: one or many, forms such as "in the …", lists with "and", figures, money.

A gap of a sentence may say what it needs:

- `{cards} {cards:card|cards}`: the first word for one of them, the second for any other number;
  of a list, `{names:wins|win}`, the number of its items counts;
- `{names:and}`: a list as in running text, "Ana, Bo and Cy"; plain `{names}` has commas only;
- `{seat:to}`: a name with "to" before it, in Italian "ad Ana" but "a Bo";
- `{terrain:in}`: the form of the term `plains` that the table `forms` has under `plains.in`, for
  languages whose articles and prepositions depend on the word; else the plain term.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

# Spanish says "e" before an i sound; Italian says "ed" before an e.
_I_SOUND: Final = re.compile(r"h?[ií](?![aeoáéó])", re.IGNORECASE)
_MARK: Final = re.compile(r"^\W+")
_ONE: Final = frozenset(("1", "-1", "−1", "+1"))


class Words(str):
    """What is put into a gap: a text, how many things it stands for, and its other forms."""

    number: int | None
    forms: Mapping[str, str]

    def __format__(self, spec: str) -> str:
        if "|" in spec:
            one, many = spec.split("|")
            return one if self._is_one() else many
        return self.forms.get(spec, str(self)) if spec else str(self)

    def _is_one(self) -> bool:
        return str(self) in _ONE if self.number is None else self.number == 1


def words(text: str, number: int | None = None, forms: Mapping[str, str] | None = None) -> Words:
    """A text for a gap; `number` for a list, else the text itself is read as a number."""
    made = Words(text)
    made.number, made.forms = number, forms or {}
    return made


AND: Final = "and"
TO: Final = "to"


def named(name: str, language: str, forms: Mapping[str, str] | None = None) -> Words:
    """A name for a gap, with its own forms and with "to" before it."""
    return words(name, forms={TO: f"{_to(name, language)} {name}", **(forms or {})})


def listed(items: Sequence[str], language: str) -> Words:
    """Several things for one gap."""
    return words(", ".join(items), len(items), {AND: joined(items, language)})


def joined(items: Sequence[str], language: str) -> str:
    """The items as a list in a sentence: "Ana, Bo and Cy"."""
    *first, last = items or ("",)
    return f"{', '.join(first)} {_and(last, language)} {last}" if first else last


def _and(following: str, language: str) -> str:
    """The word for "and" before this one; a mark in front of a name is not spoken."""
    following = _MARK.sub("", following)
    if language == "es":
        return "e" if _I_SOUND.match(following) else "y"
    if language == "it":
        return "ed" if following[:1] in ("e", "E") else "e"
    return "and"


def _to(following: str, language: str) -> str:
    """The word for "to" before this one: Italian says "ad" before an a."""
    if language == "it":
        return "ad" if _MARK.sub("", following)[:1] in ("a", "A") else "a"
    return "a" if language == "es" else "to"


def numeral(number: int) -> str:
    """A number as people read it: below zero with the true minus sign."""
    return str(number).replace("-", "−")


def money(amount: int, language: str, *, signed: bool = False) -> str:
    """Money as the rulebooks of the language print it: $5 in English, 5$ in the others."""
    sign = "−" if amount < 0 else "+" if signed and amount else ""
    return f"{sign}${abs(amount)}" if language == "en" else f"{sign}{abs(amount)}$"
