"""The sheets of A New Beginning on the board as text."""

from __future__ import annotations

from tests.games.carson_city.positions import a_state, at_step
from tests.games.carson_city.text_drawings import lines_of
from tests.games.carson_city.variant_positions import on
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.new_beginning.components import BLANK_SHEET
from westbound.games.carson_city.variants.new_beginning.steps import FillSheets


def a_sheet() -> CarsonState:
    state = a_state(options=on("sheets"), phase=0)
    state.sheets = ((5, 1, 0, 0, 1, 0), BLANK_SHEET, BLANK_SHEET)
    at_step(state, FillSheets(0, (0, 1)))
    return state


def test_cc_212_a_sheet_is_seen_by_who_fills_it() -> None:
    state = a_sheet()
    assert lines_of(state, 0, "sheet") == ["sheet money 5 · road 1 · cowboy 1 · points left 10"]
    assert lines_of(state, None, "sheet") == []
    assert len(lines_of(state, 1, "handed")) == 1  # Cleo's


def test_in_other_languages() -> None:
    assert lines_of(a_sheet(), 0, "hoja", "es") == [
        "hoja dinero 5 · carretera 1 · cowboy 1 · puntos restantes 10"
    ]
    assert lines_of(a_sheet(), 0, "scheda", "it") == [
        "scheda denaro 5 · strada 1 · cowboy 1 · punti rimasti 10"
    ]
