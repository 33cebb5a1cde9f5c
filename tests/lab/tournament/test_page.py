"""The page: whole by itself, in three languages, with what the report says."""

from __future__ import annotations

import re
import shlex
from dataclasses import replace
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from tests.lab.tournament.made_up import FIRST, plan, play_all
from westbound.cli.main import app
from westbound.engine.texts import LANGUAGES
from westbound.lab.tournament.page import tournament_page
from westbound.lab.tournament.plan import Format, command
from westbound.lab.tournament.report import Report, make_report
from westbound.lab.tournament.schedule import Schedule

BOTS = ("random", "cautious", FIRST)


def report(**changes: object) -> Report:
    schedule = Schedule(plan(**{"bots": BOTS, "sets": 10, "batch": 10} | changes))
    play_all(schedule, BOTS)
    return make_report(schedule)


class Words(HTMLParser):
    """All words of a page outside of its styles."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.inside = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.inside = tag

    def handle_data(self, data: str) -> None:
        if self.inside != "style" and data.strip():
            self.found.append(" ".join(data.replace("\u2060", "").split()))


@pytest.fixture(scope="module")
def ladder() -> Report:
    return report(format=Format.LADDER, players=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole_by_itself(ladder: Report, language: str) -> None:
    html = tournament_page(ladder, language)
    assert f'<html lang="{language}">' in html
    assert not re.search(r"<script|src=|href=\"[^#]|url\(|@import", html)
    targets = re.findall(r'href="#(\w+)"', html)
    assert len(targets) == 8
    assert all(f'<section id="{target}">' in html for target in targets)
    assert "{" not in " ".join(Words(html).found)


def test_it_says_what_the_report_says(ladder: Report) -> None:
    words = Words(tournament_page(ladder)).found
    for expected in (
        "Tournament: Carson City",
        "3 bots met at tables of 3: 120 matches in 20 duplicate sets.",
        "cautious – random", "no, after 10 sets", "0–28%", "100%", "50%",
        command(ladder.plan),
    ):  # fmt: skip
        assert expected in words
    assert f"{ladder.ratings[0].rating:.0f}" in words


def test_the_pictures_are_readable_for_machines_too(ladder: Report) -> None:
    pictures = re.findall(r"<svg.*?</svg>", tournament_page(ladder), re.DOTALL)
    assert len(pictures) == 5 * 2  # narrow and wide
    for picture in pictures:
        assert ElementTree.fromstring(picture).attrib["role"] == "img"


def test_a_bot_without_a_rating_is_explained() -> None:
    html = tournament_page(report(format=Format.SWISS, rounds=1))
    assert "has met neither random nor anybody" in html
    assert "Swiss score" in html


def test_an_interruption_is_told_also_before_the_first_set() -> None:
    found = make_report(Schedule(plan()), interrupted=True)
    words = Words(tournament_page(found)).found
    assert "The tournament was interrupted; this is what had been played." in words
    assert "No set has been played as a whole yet." in words


def test_names_are_no_markup() -> None:
    found = report()
    found.plan = replace(found.plan, anchor="<b>")
    assert "<b>" not in tournament_page(found)


def test_the_command_plays_the_same_again() -> None:
    wanted = plan(
        bots=BOTS, format=Format.FIELD, mixed=True, players=3, seed=7, options={"horses": True}
    )
    told = command(wanted)
    assert told == (
        f"westbound tournament carson --bots random,cautious,{FIRST} --players 3 --format field "
        "--sets 4 --seed 7 --batch 2 --mixed --option horses=True"
    )
    assert CliRunner().invoke(app, [*shlex.split(told)[1:], "--help"]).exit_code == 0
