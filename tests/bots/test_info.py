"""What lists say about bots."""

from __future__ import annotations

import pytest

from tests.bots.builders import Marshal
from westbound.bots import bot_info, bot_names
from westbound.engine.texts import LANGUAGES


@pytest.mark.parametrize("name", bot_names())
def test_our_bots_introduce_themselves_in_every_language(name: str) -> None:
    info = bot_info(name)
    assert info is not None
    assert set(info.title) == set(info.description) == set(LANGUAGES)
    assert len({info.line(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_what_a_bot_does_not_say_in_a_language_is_english() -> None:
    assert Marshal.info.line("en") == "The marshal: knows"
    assert Marshal.info.line("es") == "The marshal: sabe"
    assert Marshal.info.line("it") == "The marshal: knows"
