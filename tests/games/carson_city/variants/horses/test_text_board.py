"""Horses on the board as text."""

from __future__ import annotations

from tests.games.carson_city.positions import a_state, stand
from tests.games.carson_city.text_drawings import lines_of
from tests.games.carson_city.variant_positions import horses_in, on


def test_horses_and_corrals() -> None:
    state = a_state(options=on("horses"))
    horses_in(state, 1, corral_3=2)
    stand(state, 1, "corral_3")
    state.rodeos = (0, 1, 0)
    assert lines_of(state, None, "horse")[1] == (
        "horse in hand 1 · corrals 0 0 2★ 0 0 · rodeo points 12 · rodeo tokens 1"
    )
    assert lines_of(state, None, "Left") == ["Left horses 20"]


def test_in_other_languages() -> None:
    state = a_state(options=on("horses"))
    horses_in(state, 1, corral_3=2)
    assert lines_of(state, None, "caballos", "es")[1] == (
        "caballos en mano 1 · cercados 0 0 2 0 0 · puntos de rodeo 6 · rodeos 0"
    )
    assert lines_of(state, None, "cavalli", "it")[1] == (
        "cavalli in mano 1 · recinti 0 0 2 0 0 · punti rodeo 6 · segnalini rodeo 0"
    )
