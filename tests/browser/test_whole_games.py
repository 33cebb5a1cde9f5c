"""Whole games: by keyboard alone, and on two phones in two languages."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Server, Visitors
from tests.browser.playing import decide_by_keyboard, shown, tap_first, wait_for_turn


def test_a_whole_game_by_keyboard_alone(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann", auto_end=True)
    table_id = server.table(ann, bots=1, seed=5)
    page = visitors.visit(ann, table_id)
    decisions = 0
    while not server.live(table_id).match.over:
        if not shown(page)["mine"]:
            wait_for_turn(page)
            continue
        decide_by_keyboard(page)
        decisions += 1
        assert decisions < 300
    expect(page.locator("#result h2")).to_contain_text("wins")
    log = server.live(table_id).match.log
    assert sum(entry.seat == 0 and not entry.automatic for entry in log) == decisions


def test_a_whole_game_on_two_phones_in_two_languages(server: Server, visitors: Visitors) -> None:
    ana = server.person("Ana", auto_end=True, language="es")
    bea = server.person("Bea", auto_end=True, language="it")
    table_id = server.table(ana, bea, seed=7)
    pages = [visitors.visit(person, table_id, width=360) for person in (ana, bea)]
    moves = 0
    while not server.live(table_id).match.over:
        for page in pages:
            if shown(page)["mine"]:
                tap_first(page)
                moves += 1
                assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
        assert moves < 400
    expect(pages[0].locator("#result h2")).to_contain_text("Gana")
    expect(pages[1].locator("#result h2")).to_contain_text("Vince")
