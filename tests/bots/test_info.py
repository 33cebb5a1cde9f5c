"""What lists say about bots."""

from __future__ import annotations

import pytest

from tests.bots.builders import Scout
from westbound.bots import bot_info, bot_names
from westbound.engine.texts import LANGUAGES


@pytest.mark.parametrize("name", bot_names())
def test_our_bots_introduce_themselves_in_every_language(name: str) -> None:
    info = bot_info(name)
    assert info is not None
    assert set(info.title) == set(info.description) == set(LANGUAGES)
    assert len({info.line(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_what_a_bot_does_not_say_in_a_language_is_english() -> None:
    assert Scout.info.line("en") == "The scout: knows"
    assert Scout.info.line("es") == "The scout: sabe"
    assert Scout.info.line("it") == "The scout: knows"
