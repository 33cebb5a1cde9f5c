"""Effects in one line: centred, signs as wide as they are."""

from __future__ import annotations

import re

from westbound.games.carson_city.base.drawing.art import SIGN_WIDTH
from westbound.games.carson_city.base.drawing.effect_line import effect, effects, in_language
from westbound.games.carson_city.base.drawing.type_scale import width_of


def test_a_sign_alone_is_in_the_middle() -> None:
    assert effect(("@vp",), 50, 20) == '<use href="#g-vp" x="50" y="20"/>'


def test_a_line_is_centred() -> None:
    left, right = map(float, re.findall(r' x="([\d.]+)"', effect(("+3", "@revolver"), 50, 20)))
    begin = left - width_of("+3", "t-figure") / 2
    end = right + SIGN_WIDTH["revolver"] / 2
    assert abs((begin + end) / 2 - 50) < 0.1


def test_lines_lie_around_their_height() -> None:
    rows = (("@vp",), ("@vp",))
    assert re.findall(r' y="(\d+)"', effects(rows, 0, 50)) == ["40", "60"]


def test_money_of_a_line_is_written_as_the_language_does() -> None:
    tokens = ("−$5", "$3–25", "≤$3", "$4 ×", "$ =", "@vp")
    assert in_language(tokens, "en") == tokens
    assert in_language(tokens, "es") == ("−5$", "3–25$", "≤3$", "4$ ×", "$ =", "@vp")
