"""Whole games: by keyboard alone, and on two phones in two languages."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visitors
from tests.browser.playing import decide_by_keyboard, play_to_the_end, tap_first
from westbound.engine.move import Move


def by_keyboard(page: Page, _move: Move, _others: Sequence[Move]) -> None:
    decide_by_keyboard(page)


def by_finger(page: Page, _move: Move, _others: Sequence[Move]) -> None:
    tap_first(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_a_whole_game_by_keyboard_alone(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann", auto_end=True)
    table_id = server.table(ann, bots=1, seed=5)
    page = visitors.visit(ann, table_id)
    decisions = play_to_the_end(server, table_id, [(page, ann)], by_keyboard)
    expect(page.locator("#result h2")).to_contain_text("wins")
    log = server.live(table_id).match.log
    assert sum(entry.seat == 0 and not entry.automatic for entry in log) == decisions


def test_a_whole_game_on_two_phones_in_two_languages(server: Server, visitors: Visitors) -> None:
    ana = server.person("Ana", auto_end=True, language="es")
    bea = server.person("Bea", auto_end=True, language="it")
    table_id = server.table(ana, bea, seed=7)
    pages = [visitors.visit(person, table_id, width=360) for person in (ana, bea)]
    play_to_the_end(server, table_id, list(zip(pages, (ana, bea), strict=True)), by_finger)
    expect(pages[0].locator("#result h2")).to_contain_text("Gana")
    expect(pages[1].locator("#result h2")).to_contain_text("Vince")
