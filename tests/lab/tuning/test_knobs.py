"""What can be turned, and files with other numbers in their places."""

from __future__ import annotations

from math import log

import pytest

from westbound.engine.figures import read_figures, shipped_text
from westbound.games.registry import find_game, games
from westbound.lab.tuning.knobs import knobs_of, numbers, turned

TEXT = """
# 3.5 things
few = 3 # 1.5 and more of them
row = [0.0, 0.5, 2.0] # 0.25 each
rows = [
  [1.0, 2.5],
  [-4.0, 1e-3],
]

[part]
alone = 0.123456

[styles.wild]
alone = 9.5
"""


def test_lists_are_turned_as_wholes_or_entry_by_entry() -> None:
    figures = read_figures(TEXT)
    assert [knob.name for knob in knobs_of(figures, each_entry=False)] == [
        "row", "rows", "part.alone",
    ]  # fmt: skip
    assert [knob.name for knob in knobs_of(figures, each_entry=True)] == [
        "row[1]", "row[2]", "rows[0][0]", "rows[0][1]", "rows[1][0]", "rows[1][1]", "part.alone",
    ]  # fmt: skip


def test_comments_counts_noughts_and_styles_stay() -> None:
    knobs = knobs_of(read_figures(TEXT), each_entry=False)
    new = turned(TEXT, knobs, [log(2), log(3), 0.0])
    assert new == TEXT.replace("0.5, 2.0]", "1.0, 4.0]").replace(
        "[1.0, 2.5]", "[3.0, 7.5]"
    ).replace("[-4.0, 1e-3]", "[-12.0, 0.003]")


def test_figures_have_four_digits() -> None:
    knobs = knobs_of(read_figures("a = 3.0"), each_entry=False)
    assert turned("a = 3.0", knobs, [0.123456]) == "a = 3.394"


def test_a_name_that_looks_like_a_number_is_not_mistaken_for_one() -> None:
    text = "7 = 1.5\n"
    with pytest.raises(ValueError, match="looks like a number"):
        turned(text, knobs_of(read_figures(text), each_entry=False), [0.5])


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("each_entry", [False, True])
def test_every_shipped_file_can_be_turned_and_turned_back(game: str, each_entry: bool) -> None:
    text = shipped_text(find_game(game).package)
    knobs = knobs_of(read_figures(text), each_entry=each_entry)
    assert turned(text, knobs, [0.0] * len(knobs)) == text
    there = turned(text, knobs, [0.5] * len(knobs))
    assert [line.partition("#")[2] for line in there.splitlines()] == [
        line.partition("#")[2] for line in text.splitlines()
    ]
    back = numbers(read_figures(turned(there, knobs, [-0.5] * len(knobs))))
    assert back == pytest.approx(numbers(read_figures(text)), rel=2e-3)
