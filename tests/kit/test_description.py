"""The table in words."""

from __future__ import annotations

from westbound.engine.texts import Catalogue
from westbound.kit.description import Describer, tip
from westbound.kit.texts import Texts

TABLES = {
    "spoken": {
        "you": "{name} (you)",
        "player": "Player {name}",
        "turn": "Turn {n}.",
        "none": "Nothing.",
        "chance": "Chance decides.",
        "yours": "You decide, {name}.",
        "decides": "{name} decides.",
    },
    "tips": {"rule": "rule {rule}"},
}
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


def test_a_part_without_sentences_says_so() -> None:
    parts = TELL.described((("Map", iter(["A.", "B."])), ("Bank", ())))
    assert parts == [("Map", ["A.", "B."]), ("Bank", ["Nothing."])]


def test_it_says_who_decides() -> None:
    assert TELL.decision(1, viewer=1) == "You decide, Bob."
    assert TELL.decision(1, viewer=0) == "Bob decides."
    assert TELL.decision(None, viewer=0) == "Chance decides."


def test_a_hover_text_ends_with_its_rule() -> None:
    assert tip(TELL.texts, "a bridge", ["It spans."], "X-1") == "A bridge. It spans. (rule X-1)"
