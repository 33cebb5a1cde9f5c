"""Great Western Trail in a real browser: whole games, a phone, and nothing for axe to find."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server, Visitors
from tests.browser.playing import advised, click_move, play_to_the_end, tap_first, wait_for_turn
from tests.browser.test_accessibility import context_of, problems_at
from tests.table.instant_bots import InThisProcess
from westbound.games.registry import find_game
from westbound.table.bot_pool import BotPool

BEGINNER = {
    option.name: option.default if option.beginner is None else option.beginner
    for option in find_game("gwt").options
}
PAGES = ("/new?game=gwt", "/rules/gwt", "/rules/gwt/components")


@pytest.fixture
def bots() -> BotPool:
    """They really play: against them a match ends."""
    return InThisProcess()


def kinds_of(server: Server, table_id: str) -> set[str]:
    log = server.live(table_id).match.log
    return {entry.move.kind for entry in log if entry.seat == 0 and not entry.automatic}


def test_a_whole_game_by_clicking_against_greedy_bots(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann", auto_end=True)
    server.run(server.app.state.users.change(ann, confirm="never"))
    table_id = server.table(ann, bots=1, seed=5, game="gwt", options=BEGINNER)
    page = visitors.visit(ann, table_id)
    page.set_default_timeout(20_000)
    moves = play_to_the_end(server, table_id, [(page, ann)])
    expect(page.locator("#result h2")).to_contain_text("wins")
    expect(page.locator(".tbl-chart .line")).to_have_count(2)
    log = server.live(table_id).match.log
    assert sum(entry.seat == 0 and not entry.automatic for entry in log) == moves
    usual = {"begin_at", "move", "use", "take_tile", "certificates", "deliver", "disc"}
    usual |= {"build", "buy", "hire", "engine", "done"}
    assert usual <= kinds_of(server, table_id)


def test_some_turns_on_a_phone(server: Server, visitors: Visitors) -> None:
    ana = server.person("Ana", auto_end=True, language="es")
    table_id = server.table(ana, bots=1, seed=6, game="gwt", options=BEGINNER)
    page = visitors.visit(ana, table_id, width=360)
    moves = 0
    while moves < 30:
        wait_for_turn(page)
        assert something_to_pick(page), page.locator("#choice").inner_text()
        tap_first(page)
        moves += 1
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    page.locator("[data-pane=me]").tap()
    expect(page.locator(".tbl-seat.viewer .hand")).to_be_visible()
    page.locator("[data-pane=others]").tap()
    expect(page.locator(".tbl-seat.viewer")).to_be_hidden()
    expect(page.locator(".tbl-seat:not(.viewer) .ledger")).to_be_visible()


def something_to_pick(page: Page) -> bool:
    """What is in the player's own area is in the sheet as well: the board hides it."""
    found: bool = page.evaluate(
        "() => Boolean(document.querySelector('#choice button, #board [data-legal]'))"
    )
    return found


def test_what_is_in_the_own_area_comes_into_sight(server: Server, visitors: Visitors) -> None:
    """Placing a building starts in the supply, far down in the rail."""
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1, seed=4, game="gwt", options=BEGINNER)
    page = visitors.visit(ann, table_id)
    page.locator('[data-target="space:B"]').first.click()
    page.locator("[data-confirm]").click()
    page.locator('#board [data-target="action:B_build"]').click()
    page.locator("[data-confirm]").click()
    first = page.locator('#players [data-legal][data-target^="building:"]').first
    expect(first).to_be_in_viewport(ratio=1)
    first.click()
    expect(page.locator("#choice .tbl-path")).to_have_text("Private building 1")
    page.locator("#board [data-legal]").first.click()
    expect(page.locator("#choice .tbl-says")).to_contain_text("Craftsmen: 1 of 1")
    expect(page.locator("#ink")).to_contain_text("Money:")


def test_the_middle_of_kansas_city_is_kansas_city(server: Server, visitors: Visitors) -> None:
    """Its foresight tiles lie on it; who wants to go there may click on them."""
    ann = server.person("Ann", auto_end=True)
    table_id = server.table(ann, bots=1, seed=4, game="gwt", options=BEGINNER)
    page = visitors.visit(ann, table_id)
    city = page.locator('#board [data-target="space:kansas_city"][data-legal]')
    for _ in range(60):
        wait_for_turn(page)
        if city.count():
            break
        click_move(page, advised(server, table_id))
    page.locator('#board [data-target^="tile:"]').first.click(force=True)
    expect(page.locator("#choice .tbl-move, #choice .tbl-path")).to_contain_text("Kansas City")


def test_no_page_of_it_has_a_serious_problem(server: Server, browser: Browser) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=3, game="gwt", options=BEGINNER)
    context = context_of(server, browser, ann)
    page = context.new_page()
    assert dict(problems_at(server, page, *PAGES, f"/t/{table_id}", f"/t/{table_id}?at=12")) == {}
    context.close()
