"""What has been corrected in the rules since a match began, in words."""

from __future__ import annotations

from typing import NamedTuple

from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.engine.texts import catalogue


class ToldChange(NamedTuple):
    """A correction: the first version with it, the rule, and what it was before and is since."""

    version: int
    rule: str
    text: str


def told_changes(game: Game[State], rules_version: int, language: str) -> list[ToldChange]:
    """The corrections that a match of this version is played without."""
    texts = catalogue(game.package, language)
    return [
        ToldChange(version, rule, texts.say("changes", rule, {}))
        for version, rule in game.changes_since(rules_version)
    ]
