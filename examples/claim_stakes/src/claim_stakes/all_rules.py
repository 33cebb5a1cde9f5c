"""What all rule modules say, joined."""

from __future__ import annotations

from typing import Final

from claim_stakes import flow
from claim_stakes.rules import claims, jumping, setup, turn
from westbound.engine.decisions import Rules

RULES: Final = Rules((setup, turn, claims, jumping, flow))
