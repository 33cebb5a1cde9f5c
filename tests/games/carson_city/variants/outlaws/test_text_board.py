"""Outlaws on the board as text."""

from __future__ import annotations

import pytest

from tests.games.carson_city.text_drawings import NAMES, Plat, lines_of
from tests.games.carson_city.variant_positions import a_fight
from westbound.games.carson_city.geometry import PARCEL_CODES
from westbound.games.carson_city.text_board import draw
from westbound.games.carson_city.variants.outlaws.text_board import OUTLAW


def test_outlaws_and_the_cowboys_that_fight_them() -> None:
    state = a_fight(0, 2, strength=12)
    assert lines_of(state, None, "Outlaws") == ["Outlaws strength 12, 5 VP each: C4"]
    plat = Plat(draw(state, None, NAMES[:3]))
    assert plat.cowboys(PARCEL_CODES["C4"]).strip() == f"{OUTLAW}▲■"


@pytest.mark.parametrize(
    ("language", "start", "line"),
    [
        ("es", "Forajidos", "Forajidos fuerza 12, 5 PV cada uno: C4"),
        ("it", "Fuorilegge", "Fuorilegge forza 12, 5 PV ciascuno: C4"),
    ],
)
def test_outlaws_in_other_languages(language: str, start: str, line: str) -> None:
    assert lines_of(a_fight(0, 2, strength=12), None, start, language) == [line]
