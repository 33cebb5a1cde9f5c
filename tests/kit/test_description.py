"""The table in words."""

from __future__ import annotations

from westbound.engine.texts import Catalogue
from westbound.kit.description import Describer
from westbound.kit.texts import Texts

TABLES = {"spoken": {"you": "{name} (you)", "player": "Player {name}", "turn": "Turn {n}."}}
TELL = Describer({"round": 2}, Texts(Catalogue("x", "en", {}), TABLES), ("Ann", "Bob", "Cleo"))


def test_sentences_come_from_their_table() -> None:
    assert TELL.say("turn", n=3) == "Turn 3."
    assert TELL.view["round"] == 2


def test_people_are_named_once_with_their_number() -> None:
    assert TELL.people([2, 0, 2]) == "Cleo (2), Ann"
    assert TELL.people([]) == ""


def test_ones_own_part_says_so() -> None:
    assert TELL.heading(1, viewer=1) == "Bob (you)"
    assert TELL.heading(1, viewer=None) == "Player Bob"
