"""Carson City as a later release may have it: one rule corrected since the matches of before."""

from __future__ import annotations

import pytest

from tests.museum.record import FOLDER
from westbound.engine.game import RuleChange
from westbound.engine.texts import LANGUAGES, catalogue
from westbound.games.registry import find_game

NEWEST = 9
RULE = "CC" + "-054"  # put together: this is no test of the rule that it names
TEXTS = {
    "en": "Parcels were free before.",
    "es": "Antes los terrenos eran gratis.",
    "it": "Prima i terreni erano gratuiti.",
}
RUNNING = FOLDER / "carson/v1/2-players-random--at-place-or-pass.json"
OVER = FOLDER / "carson/v1/2-players-greedy.json"


def correct(patch: pytest.MonkeyPatch) -> None:
    carson = find_game("carson")
    patch.setattr(type(carson), "rules_version", NEWEST)
    patch.setattr(type(carson), "changes", (RuleChange(NEWEST, RULE),))
    for language in LANGUAGES:
        tables = catalogue(carson.package, language).tables
        patch.setitem(tables, "changes", {RULE: TEXTS[language]})
