"""The page of a report: whole, readable, and in the language it was asked for."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from tests.lab.charts.texts import problems
from tests.lab.metrics.measured import measured, opened, played
from westbound.engine.texts import LANGUAGES
from westbound.lab.metrics import GameMetrics, measure
from westbound.lab.report import report_page
from westbound.lab.report.page import SECTIONS
from westbound.lab.report.words import tables

VOID = re.compile(r"<(meta[^>]*)>")
STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)


def parsed(html: str) -> ElementTree.Element:
    """The page as a tree, without styles: what is written is well-formed."""
    body = STYLE.sub("", html.removeprefix("<!doctype html>"))
    return ElementTree.fromstring(VOID.sub(r"<\1/>", body))


def charts(html: str) -> list[str]:
    return re.findall(r"<svg.*?</svg>", html, re.DOTALL)


def mixed() -> GameMetrics:
    return measured("gwt", 3, 3, "cautious,random")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_picture_overlaps_another(language: str) -> None:
    for metrics in (opened(), mixed()):
        drawn = charts(report_page(metrics, language))
        assert len(drawn) > 14
        assert [wrong for svg in drawn for wrong in problems(svg)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_sections_are_there_and_linked(language: str) -> None:
    html = report_page(mixed(), language)
    root = parsed(html)
    assert root.get("lang") == language
    ids = [section.get("id") for section in root.iter("section")]
    assert ids == list(SECTIONS)
    assert [link.get("href") for link in root.iter("a")] == [f"#{name}" for name in ids]
    told = tables(language)
    titles = [
        (section.find("h2"), told[name]["title"])
        for section, name in zip(root.iter("section"), SECTIONS, strict=True)
    ]
    assert [h2.text for h2, _ in titles if h2 is not None] == [title for _, title in titles]


def test_every_gap_is_filled_and_the_words_are_of_one_language() -> None:
    for language in LANGUAGES:
        text = " ".join(parsed(report_page(mixed(), language)).itertext())
        assert "{" not in text
        assert ("the match" in text) == (language == "en")
        assert ("la partida" in text) == (language == "es")
        assert ("la partita" in text) == (language == "it")


def test_one_bot_at_all_seats_needs_no_ranking_and_random_bots_no_test_of_skill() -> None:
    html = report_page(measured("carson"), "en")
    assert 'id="bots"' not in html
    assert 'id="skill"' in html
    measurement, records, _ = played("carson")
    alone = measure(replace(measurement, skill=None), records, [])
    assert 'id="skill"' not in report_page(alone, "en")


def test_the_page_says_so_if_there_are_few_matches_or_fewer_than_asked_for() -> None:
    measurement, records, _ = played("carson")
    html = report_page(measure(measurement, records[:4], []), "en")
    assert "Stopped after 4 of 6 matches" in html
    assert "These are few matches" in html
    assert "Stopped after" not in report_page(measured("carson"), "en")


def test_the_page_tells_how_to_make_it_again() -> None:
    command = "westbound report gwt --players 3 --games 3 --bots cautious,random --seed 2"
    assert command in report_page(mixed(), "en")


def test_an_open_game_says_that_nothing_is_hidden() -> None:
    assert "Nothing is hidden" in report_page(measured("carson"), "en")
    assert "something is hidden" in report_page(mixed(), "en")


def test_first_moves_that_stand_out_are_named() -> None:
    html = report_page(opened(), "en")
    assert "more than chance explains: Choose the Banker." in html
    assert "less than chance explains: Choose the Settler." in html
    assert "None of these moves" in html
    assert "any other (4 kinds) (12×)" in html
    assert "too different" in report_page(measured("carson"), "en")
