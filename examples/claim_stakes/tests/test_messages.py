"""Everything the game says: complete, alike in all languages, able to say all that happens."""

from __future__ import annotations

from typing import ClassVar

from claim_stakes import GAME
from claim_stakes.all_rules import RULES
from claim_stakes.messages import MESSAGES
from claim_stakes.state import GulchState
from westbound.kit.suites.messages import MessageSuite
from westbound.kit.suites.text_board import TextBoardSuite


class TestMessages(MessageSuite[GulchState]):
    game, rules, messages = GAME, RULES, MESSAGES
    same: ClassVar = {"es": {("options", "jumping.false")}, "it": {("options", "jumping.false")}}
    phases = frozenset(("setup", "round"))
    categories = ("ore", "vein", "dust")
    min_refusals = 12


class TestTextBoard(TextBoardSuite[GulchState]):
    game = GAME
    every = 7
    alike = frozenset(("Claim Stakes",))
