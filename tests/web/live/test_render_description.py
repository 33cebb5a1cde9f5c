"""The board in words."""

from __future__ import annotations

import re

import pytest

from tests.web.house import House, Visit, text_of
from westbound.engine.grammar import money


def words(visit: Visit, table_id: str) -> str:
    fragment: str = visit.json(f"/api/v1/tables/{table_id}/position")["fragments"]["spoken"]
    return fragment


@pytest.mark.parametrize(
    ("language", "heading"),
    [("en", "Action spaces"), ("es", "Casillas de acción"), ("it", "Caselle azione")],
)
def test_the_page_has_the_board_in_words(here: House, language: str, heading: str) -> None:
    ann = here.visit("Ann", language)
    table_id = here.table(ann, bots=1)
    here.settle(table_id)
    page = ann.get(f"/t/{table_id}")
    assert f"<h3>{heading}</h3>" in page
    region = re.search(r'<section id="described".*?</section>', page, re.S)
    assert region is not None
    assert "aria-live" not in region[0]
    assert words(ann, table_id) in region[0]
    assert money(15, language) in text_of(region[0])


def test_names_in_words_are_only_ever_text(here: House) -> None:
    evil = here.visit('<b onclick="x">&{seat}')
    table_id = here.table(evil, bots=1)
    assert "&lt;b onclick" in words(evil, table_id)
    assert "<b onclick" not in words(evil, table_id)


def test_nobody_else_hears_a_tentative_move(here: House) -> None:
    ann, ben = here.visit("Ann"), here.visit("Ben")
    table_id = here.table(ann, ben)
    asked = here.asked(table_id, ann, ben)
    other = ben if asked is ann else ann
    watcher = here.passer_by()
    before = {visit: words(visit, table_id) for visit in (asked, other, watcher)}
    asked.play_first(table_id)
    assert words(asked, table_id) != before[asked]
    assert words(other, table_id) == before[other]
    assert words(watcher, table_id) == before[watcher]
    asked.turn(table_id, "end-turn")
    assert words(watcher, table_id) != before[watcher]
    assert "(you)" not in words(watcher, table_id)


def test_an_earlier_position_is_told_as_it_was(here: House) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=1)
    here.play_out(table_id, ann)
    begin = ann.json(f"/api/v1/tables/{table_id}/position?at=0")["fragments"]["spoken"]
    assert "The match is over." not in begin
    assert "The match is over." in words(ann, table_id)
