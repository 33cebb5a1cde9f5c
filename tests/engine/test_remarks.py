"""The comments of transcripts: chapters, sentences and the result, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

import westbound
from westbound.engine.remarks import remarks
from westbound.table.files import load_match

SETUP = {"en": "Setup", "es": "Preparación", "it": "Preparazione"}
MUSEUM = Path(__file__).parents[1] / "museum"


@pytest.mark.parametrize(
    ("game", "chapter", "sentence"),
    [
        ("carson", "--- 1 · Choosing characters", "Ana chooses the Settler."),
        ("gwt", "--- 1 · Phase A: movement", "Cy begins at building B (neutral space A)."),
        ("steam", "--- Turn 1 · Select action tiles", "Cy takes action tile 6, Locomotive"),
    ],
)
def test_every_entry_has_its_sentence_and_every_phase_its_chapter(
    game: str, chapter: str, sentence: str
) -> None:
    match = load_match(MUSEUM / game / "v2" / "3-players-greedy.json")
    told = remarks(match, "en")
    assert len(told.beside) == len(match.log)
    begins = next(index for index, text in told.above.items() if text == chapter)
    assert told.beside[begins].startswith(sentence)
    best = match.standings()[0]
    assert told.after[0] == f"1. {match.names[best.seat]}: {best.points}"
    assert f"{match.names[best.seat]} wins" in told.after


def test_a_tie_is_explained() -> None:
    match = load_match(MUSEUM / "steam/v2/3-players-greedy.json")
    assert remarks(match, "en").after[-1].startswith("Bo and Cy are tied on 78 VP; Bo took")


@pytest.mark.parametrize(("language", "setup"), SETUP.items())
def test_a_running_match_has_no_result(language: str, setup: str) -> None:
    told = remarks(westbound.new_match("carson", players=2, seed=1), language)
    assert told.above == {0: f"--- 1 · {setup}"}
    assert all(told.beside)
    assert told.after == ()
