"""Words in a row, as a sentence has them: "Ana, Bo and Cai"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_AND: Final = {"en": "and", "es": "y", "it": "e"}
# Spanish "y" is "e" before the sound i (Inés, Hilda; not Hielo), Italian "e" is "ed" before an e.
_BEFORE_SOUND: Final = {
    "es": (re.compile(r"[ií]|h[ií](?![aáeéoóuú])", re.IGNORECASE), "e"),
    "it": (re.compile(r"[eèé]", re.IGNORECASE), "ed"),
}


def listing(words: Sequence[str], language: str) -> str:
    """The words with commas between them and "and" before the last one."""
    *others, last = words
    if not others:
        return last
    return f"{', '.join(others)} {_and(last, language)} {last}"


def _and(word: str, language: str) -> str:
    """The word for "and" before this one; a mark in front of a name is not spoken."""
    spoken = re.sub(r"^\W+", "", word)
    sound, other = _BEFORE_SOUND.get(language, (None, ""))
    return other if sound is not None and sound.match(spoken) else _AND[language]
