"""Looking up rules for people."""

from __future__ import annotations

import re

from westbound.engine.game import Game
from westbound.engine.rulebook import rulebook
from westbound.engine.state import State


def find_rule(game: Game[State], language: str, text: str) -> tuple[str, str] | None:
    """The id and text of a rule: "CC-088", "cc-88" and "88" all mean the same.

    The house rules of the table (WB-...) are found too: refusals name them as well.
    """
    house = rulebook("westbound.engine", language).rules()
    rules = rulebook(game.package, language).rules() | house
    wanted = text.strip().upper()
    bare = re.fullmatch(rf"(?:{game.rule_prefix}-)?(\d{{1,6}})", wanted, re.ASCII)
    if bare:
        wanted = f"{game.rule_prefix}-{int(bare[1]):03}"
    return (wanted, rules[wanted]) if wanted in rules else None


def looks_like_id(game: Game[State], text: str) -> bool:
    """Whether somebody asks for one rule, not for a word."""
    return re.fullmatch(r"[A-Za-z]+(-[A-Za-z]+)?-?\d+|\d+", text.strip(), re.ASCII) is not None
