"""Text cut or filled to the columns of a terminal."""

from __future__ import annotations

import pytest

from westbound.engine.terminal_width import fit, width


@pytest.mark.parametrize(("text", "columns"), [("", 0), ("Zoë", 3), ("日本", 4), ("a日", 3)])
def test_east_asian_characters_take_two_columns(text: str, columns: int) -> None:
    assert width(text) == columns


@pytest.mark.parametrize(
    ("text", "fitted"),
    [
        ("Ana", "Ana  "),
        ("Carol", "Carol"),
        ("Carolina", "Caro…"),
        ("日本語です", "日本 "),
        ("A\x1b[2J", "A[2J "),
        ("e\u0301a", "ea   "),
    ],
)
def test_a_text_is_cut_or_filled_and_harmless(text: str, fitted: str) -> None:
    assert fit(text, 5, cut="…" if text == "Carolina" else "") == fitted
    assert width(fitted) == 5
