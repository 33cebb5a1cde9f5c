"""The catalogues of the game, for the tests of words."""

from __future__ import annotations

from string import Formatter

from westbound.engine.texts import Catalogue, catalogue
from westbound.games.great_western_trail.game import GAME, STEP_KINDS
from westbound.kit.steps import Automatic, Chance

STEPS = {kind: step for kind, step in STEP_KINDS.items() if not issubclass(step, Automatic)}
DECISIONS = {kind for kind, step in STEPS.items() if not issubclass(step, Chance)}


def texts(language: str) -> Catalogue:
    return catalogue(GAME.package, language)


def gaps(sentence: str) -> set[str]:
    """The names of the placeholders of a sentence."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def keys(table: str) -> set[str]:
    return set(texts("en").tables[table])
