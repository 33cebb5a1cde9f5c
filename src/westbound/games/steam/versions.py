"""Versions of the rules of Steam: a match keeps the one it began with."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import RuleChange

RULES_VERSION: Final = 2
CHANGES: Final[tuple[RuleChange, ...]] = (
    RuleChange(2, "STM-002"),  # the two maps were corrected
    RuleChange(2, "STM-122"),
    RuleChange(2, "STM-131"),
    RuleChange(2, "STM-263"),
)
