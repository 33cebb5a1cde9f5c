"""Versions of the rules of Great Western Trail: a match keeps the one it began with."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import RuleChange
from westbound.engine.state import Setup

RULES_VERSION: Final = 2
CHANGES: Final = (RuleChange(2, "GWT-221"), RuleChange(2, "GWT-291"))
_SINCE: Final = {change.rule: change.version for change in CHANGES}


def is_corrected(setup: Setup, rule: str) -> bool:
    """Whether a match is played with this correction."""
    return setup.rules_version >= _SINCE[rule]
