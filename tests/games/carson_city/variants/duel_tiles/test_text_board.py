"""Duel tiles on the board as text."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import a_state, at_step
from tests.games.carson_city.text_drawings import lines_of
from tests.games.carson_city.variant_positions import hand, lay_open, on
from westbound.engine.texts import LANGUAGES
from westbound.games.carson_city import locations as at
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.variants.duel_tiles.steps import PutDownTiles


def test_a_hand_of_duel_tiles_is_its_owners() -> None:
    state = a_state(options=on("tiles"))
    hand(state, 0, 1, 4)
    hand(state, 1, 2, 2, 5)
    hand(state, 2, 0)
    state.announced = (5, 9, -1)
    lay_open(state, 3, 3)
    assert lines_of(state, 1, "tiles") == [
        "tiles in hand 2 · sum 5",
        "tiles in hand 2 2 5 · sum 9",
        "tiles in hand 1",
    ]
    assert lines_of(state, None, "tiles")[1] == "tiles in hand 3 · sum 9"
    assert lines_of(state, None, "Left") == ["Left played duel tiles 3×2 (+0 mixed)"]
    at_step(state, PutDownTiles(0, (0, 1), at.GAMBLING))
    GAME.apply(state, GAME.parse("play 4"), 0)
    assert lines_of(state, 0, "tiles")[0] == "tiles in hand 1 · sum 5 · face down 4"
    assert lines_of(state, 1, "tiles")[0] == "tiles in hand 1 · sum 5 · face down 1"
    assert lines_of(state, 1, "handed") == ["handed in, still sealed"]


def test_in_other_languages() -> None:
    state = a_state(options=on("tiles"))
    hand(state, 1, 2, 2, 5)
    assert lines_of(state, 1, "losetas", "es")[1] == "losetas en mano 2 2 5"
    assert lines_of(state, 1, "tessere", "it")[1] == "tessere in mano 2 2 5"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cc_228_all_thirty_played_tiles_fit_into_a_line(language: str) -> None:
    state = a_state(6, options=on("tiles"))
    lay_open(state, *(tile for tile in range(6) for _ in range(5)))
    (line,) = [x for x in GAME.draw(state, None, "ABCDEF", language).splitlines() if "0×5" in x]
    assert "0×5 1×5 2×5 3×5 4×5 5×5" in line
    assert len(line) <= 80
