"""The suite of messages notices a key without a sentence."""

from __future__ import annotations

import pytest

from tests.games.steam.test_messages import TestMessages as SteamMessages
from westbound.games.steam.state import SteamState
from westbound.kit.messages import Messages, log_message, sentence


def test_a_key_without_a_sentence_is_noticed() -> None:
    from westbound.engine.step import Step
    from westbound.games.steam import moves as m
    from westbound.games.steam.all_rules import RULES

    def grow(state: SteamState, step: Step, move: m.Grow) -> object:
        return sentence("grow_wildly")

    wild = log_message(Step, m.Grow, grow, "grow_wildly")  # type: ignore[arg-type]

    class Suite(SteamMessages):
        messages = Messages[SteamState](RULES, (), (wild,), ())

    assert "grow_wildly" in Suite.messages.log_keys()
    with pytest.raises(AssertionError):
        Suite().test_every_key_has_its_sentence_and_every_sentence_a_key()
