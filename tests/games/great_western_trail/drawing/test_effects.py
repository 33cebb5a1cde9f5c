"""Printed actions in signs."""

from __future__ import annotations

from westbound.games.great_western_trail.actions import ACTION_NAMES
from westbound.games.great_western_trail.drawing.effects import line_width, tokens


def test_every_action_has_signs() -> None:
    for name in ACTION_NAMES:
        assert tokens(name)
        assert line_width(tokens(name)) < 130


def test_signs_follow_the_data() -> None:
    assert tokens("A_guernsey") == ("#guernsey", "@arrow", "$2")
    assert tokens("A_hire2") == ("@worker", "+$2")
    assert tokens("D_engine") == ("−$2", "@arrow", "@engine", "+2")
    assert tokens("C_engine") == ("@engine", "@wrench")
    assert tokens("aux_cert_double") == ("−$2", "@engine", "−2", "@arrow", "@cert", "@cert")
    assert tokens("7a_teepee_pairs") == ("@cert", "@cert", "$2", "×", "@teepees")
    assert tokens("10a_cert") == ("@cert", "@top")
