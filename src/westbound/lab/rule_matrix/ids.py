"""Rule ids in texts and in the names of tests.

Only single ids count: a range such as "XY-001 to XY-009" in a heading cites nothing.
"""

from __future__ import annotations

import re
from typing import Final

ENGINE_PREFIX: Final = "WB"
# Never rules: for tests that need an id which no rulebook has.
KEPT_FREE: Final = re.compile(r"-(?:999|EX-99|EXD-99)$")


def id_pattern(prefix: str) -> re.Pattern[str]:
    """Ids of a game and of the engine: CC-088, CC-EX-05, CC-EXD-04, WB-001."""
    return re.compile(rf"\b(?:{prefix}|{ENGINE_PREFIX})-(?:EXD?-)?\d+\b")


def without_ranges(text: str, ids: re.Pattern[str]) -> str:
    """The text with its ranges of ids blanked out; lines stay where they are."""
    ranges = re.compile(rf"{ids.pattern}\s+to\s+(?:#\s*)?{ids.pattern}")
    return ranges.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def ids_in(text: str, ids: re.Pattern[str]) -> list[str]:
    return ids.findall(without_ranges(text, ids))


def ids_in_name(name: str, prefix: str) -> list[str]:
    """The ids in a test's name: test_cc_088_089_…, test_cc_ex_05_…, test_cc_exd_04_cc_090_…"""
    found, current, words = [], "", name.split("_")
    for index, word in enumerate(words):
        if word.upper() in (prefix, ENGINE_PREFIX):
            current = word.upper()
        elif current and re.fullmatch(r"\d{3}", word):
            found.append(f"{current}-{word}")
        elif current and re.fullmatch(r"\d{2}", word) and words[index - 1] in ("ex", "exd"):
            found.append(f"{current}-{words[index - 1].upper()}-{word}")
        elif word not in ("ex", "exd"):
            current = ""
    return found
