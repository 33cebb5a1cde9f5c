"""Whole games: by keyboard alone, and on two phones in two languages."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visitors
from tests.browser.test_table import shown, wait_for_change


def decide_by_keyboard(page: Page) -> None:
    """Make the first move that the keyboard reaches."""
    state = shown(page)
    press = page.keyboard.press
    press("b" if state["legal"] else "c")
    for _ in range(6):
        if page.locator("#choice [data-confirm]").count():
            break
        press("Enter")
    press("Enter")
    wait_for_change(page, state["n"])


def test_a_whole_game_by_keyboard_alone(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann", auto_end=True)
    table_id = server.table(ann, bots=1, seed=5)
    page = visitors.visit(ann, table_id)
    decisions = 0
    while not server.live(table_id).match.over:
        if not shown(page)["mine"]:
            page.wait_for_function(
                "() => document.querySelector('.tbl-ask').dataset.mine == 'yes'"
                " || document.querySelector('#result > *')"
            )
            continue
        decide_by_keyboard(page)
        decisions += 1
        assert decisions < 300
    expect(page.locator("#result h2")).to_contain_text("wins")
    log = server.live(table_id).match.log
    assert sum(entry.seat == 0 and not entry.automatic for entry in log) == decisions


IN_SIGHT = """() => {
  const box = document.querySelector('#board').getBoundingClientRect();
  const sheet = document.querySelector('#choice').getBoundingClientRect();
  for (const element of document.querySelectorAll('#board [data-legal]')) {
    const at = element.getBoundingClientRect();
    const x = at.x + at.width / 2, y = at.y + at.height / 2;
    const hit = document.elementFromPoint(x, y);
    if (y < sheet.top && x < box.right && hit && element.contains(hit)) return [x, y];
  }
  return null;
}"""


def tap_first(page: Page) -> None:
    """Tap what is in sight and can be picked until a move is made."""
    before = shown(page)
    for _ in range(8):
        if page.locator("#choice [data-confirm]").count():
            page.locator("#choice [data-confirm]").tap()
            wait_for_change(page, before["n"])
            return
        buttons, place = page.locator("#choice [data-pick]"), page.evaluate(IN_SIGHT)
        if buttons.count():  # choices off the board, or which of several crowded places
            buttons.first.tap()
        elif place is not None:
            page.touchscreen.tap(*place)
        else:
            page.locator("[data-zoom=fit]").tap()
    raise AssertionError("no move came out of it")


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
