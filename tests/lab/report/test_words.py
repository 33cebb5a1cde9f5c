"""The report speaks three languages, all of them completely."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import westbound.lab.report as package
from westbound.engine.texts import LANGUAGES
from westbound.games.registry import find_game
from westbound.lab.metrics.openings import Label
from westbound.lab.metrics.summary import Estimated
from westbound.lab.report.words import ReportWords, tables

OTHERS = [language for language in LANGUAGES if language != "en"]
# Names that are the same in other languages.
SAME = {
    ("page", "foot"),
    ("openings", "row"),
    ("words", "p"),
    ("bots", "bot"),
    ("method", "bots"),
    ("facts", "seat_no"),
}
SOURCES = "".join(
    path.read_text(encoding="utf-8") for path in sorted(Path(package.__file__).parent.glob("*.py"))
)


def gaps(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)", text))


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_there_with_the_same_gaps_and_is_translated(language: str) -> None:
    english, other = tables("en"), tables(language)
    assert other.keys() == english.keys()
    for table, texts in english.items():
        assert other[table].keys() == texts.keys()
        for key, text in texts.items():
            assert gaps(other[table][key]) == gaps(text), (table, key)
            assert other[table][key] != text or (table, key) in SAME, (table, key)


def test_every_text_is_used() -> None:
    found = tables("en")
    assert found["words"].keys() == found["definitions"].keys()
    for table in found.keys() - {"words", "definitions", "order"}:
        for key in found[table].keys() - {"title"}:
            stem = key.rpartition("_")[0]
            assert f'"{key}"' in SOURCES or f'"{stem}_{{' in SOURCES, (table, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_with_a_full_stop(language: str) -> None:
    found = tables(language)
    sentences = [*found["definitions"].values(), found["page"]["lead"], found["method"]["intro"]]
    assert [text for text in sentences if not text.endswith(".")] == []


def words(language: str) -> ReportWords:
    return ReportWords(find_game("carson"), language, 4)


def test_numbers_are_written_as_in_the_language() -> None:
    english, spanish, italian = (words(language) for language in LANGUAGES)
    assert (english.number(12.34), spanish.number(12.34)) == ("12.3", "12,3")
    assert (english.percent(0.254), italian.percent(0.254)) == ("25%", "25%")
    assert spanish.percent(0.254) == "25\N{NO-BREAK SPACE}%"
    assert english.one_digit(-0.01) == "0.0"
    assert english.signed(2) == "+2.0"
    assert english.signed(-2) == "−2.0"
    assert english.interval(Estimated(1, 0.5, 1.5)) == "+1.0 (0.5 to 1.5)"
    assert english.interval(Estimated(1)) == "+1.0"
    assert english.share_interval(Estimated(0.5, 0.25, 0.75)) == "50% (25–75%)"
    assert english.p_value(0.0004) == "< 0.001"
    assert italian.p_value(0.034) == "= 0,034"
    assert english.p_value(0.345) == "= 0.34"


def test_moves_and_decisions_are_named_by_the_game() -> None:
    spanish = words("es")
    label = Label("choose", 0, {"character": "banker", "seat": 0})
    assert spanish.move(label, "choose banker") == "Elegir al Banquero"
    assert spanish.move(Label("unheard", 0, {}), "unheard 3") == "unheard 3"
    assert spanish.decision("choose_card", "choose") == "Elegir un personaje"
    assert spanish.decision("unheard", "choose") == "Elegir un personaje"
    assert spanish.decision("unheard", "unheard") == "unheard"
    assert spanish.category("unheard") == "unheard"
    assert spanish.phase("2") == "Colocación de cowboys"
