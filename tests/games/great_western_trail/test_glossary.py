"""One thing has one name in all texts of Great Western Trail, and money is money everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.games.great_western_trail.busy_walks import RICH, walk
from westbound.engine.step import CHANCE
from westbound.engine.texts import LANGUAGES, catalogue
from westbound.games.great_western_trail.drawing.description import description
from westbound.games.great_western_trail.drawing.panel import figures
from westbound.games.great_western_trail.drawing.tips import tips
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.text_board import draw
from westbound.kit.suites.glossary import GlossarySuite
from westbound.kit.suites.pages import NAMES

RIGHT = {"en": re.compile(r"\$\d"), "es": re.compile(r"\d\$"), "it": re.compile(r"\d\$")}
WRONG = {"en": re.compile(r"\d\$"), "es": re.compile(r"\$\d"), "it": re.compile(r"\$\d")}


class TestGlossary(GlossarySuite[TrailState]):
    game = GAME


def spoken(state: TrailState, seat: int, language: str) -> Iterator[tuple[str, str]]:
    """What code makes of the texts for this position: where it is shown, and what it says."""
    texts, view = catalogue(GAME.package, language), GAME.observe(state, seat)
    yield "text board", draw(state, seat, NAMES, language)
    yield "prompt", texts.sentence("asks", GAME.prompt(state), NAMES)
    yield "panel", figures(view, seat, texts)["money"]
    yield from (("tip", told) for told in tips(view, texts).values())
    yield from (("spoken", told) for _, part in description(view, texts, NAMES) for told in part)
    for move in GAME.legal(state, seat):
        yield "label", texts.say("moves", move.kind, move.params(), NAMES)
        yield "log", texts.sentence("log", GAME.log_sentence(state, move, seat), NAMES)
        preview = GAME.preview(state, move, seat)
        if preview is not None:
            yield "preview", texts.sentence("effects", preview, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_code_writes_has_money_as_the_language_does(language: str) -> None:
    right: set[str] = set()
    for number, (state, seat, _) in enumerate(walk(2, RICH)):
        if seat == CHANCE or number % 7:
            continue
        for place, told in spoken(state, seat, language):
            assert not WRONG[language].search(told), (place, told)
            if RIGHT[language].search(told):
                right.add(place)
    assert right == {"text board", "prompt", "panel", "tip", "spoken", "label", "log", "preview"}
