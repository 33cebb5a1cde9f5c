"""Steam in a real browser: a whole game by clicking, tiles turned by a click, and a phone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server, Visitors
from tests.browser.playing import (
    advised,
    click_move,
    click_on,
    play_to_the_end,
    shown,
    tap_first,
    wait_for_change,
    wait_for_turn,
)
from tests.browser.test_accessibility import JSON, context_of, serious
from tests.table.instant_bots import InThisProcess
from westbound.table.bot_pool import BotPool

QUICK = {"initial_order": "random"}
RECORDED = Path(__file__).parents[1] / "replays/steam/5-players-ruhr.json"
CUT = """() => {
  const ask = document.querySelector('.tbl-ask');
  return ask.scrollHeight > ask.clientHeight + 1;
}"""


@pytest.fixture
def bots() -> BotPool:
    """They really play: against them a match ends."""
    return InThisProcess()


def test_a_whole_game_by_clicking_against_greedy_bots(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann", auto_end=True)
    server.run(server.app.state.users.change(ann, confirm="never"))
    table_id = server.table(ann, bots=2, seed=4, game="steam", options=QUICK)
    page = visitors.visit(ann, table_id)
    page.set_default_timeout(20_000)
    moves = play_to_the_end(server, table_id, [(page, ann)])
    expect(page.locator("#result h2")).to_contain_text("wins")
    expect(page.locator(".tbl-chart .line")).to_have_count(3)
    own = [e.move for e in server.live(table_id).match.log if e.seat == 0 and not e.automatic]
    assert len(own) == moves
    usual = {"take", "build", "tile", "upgrade", "grow", "supply", "cube", "to", "income", "points"}
    assert usual <= {move.kind for move in own}


def hex_for_curves(server: Server, table_id: str) -> str:
    """A place where a gentle curve can lie in two ways or more."""
    for move in server.live(table_id).tentative(0).moves(0):
        trial = server.live(table_id).tentative(0).fork()
        trial.play(move, 0)
        if sum(other.text.startswith("tile 22@") for other in trial.moves(0)) > 1:
            return move.picks()[0]
    raise AssertionError("there is none")


def test_a_tile_is_turned_by_click_wheel_and_key(server: Server, visitors: Visitors) -> None:
    """One click on a hex opens its faces, another shows a face; then it turns in a circle."""
    ann = server.person("Ann", auto_end=True)
    table_id = server.table(ann, bots=2, seed=4, game="steam", options=QUICK)
    page = visitors.visit(ann, table_id)
    wait_for_turn(page)
    click_move(page, advised(server, table_id))  # an action tile
    wait_for_turn(page)
    before = shown(page)["n"]
    click_on(page.locator(f'#board [data-target="{hex_for_curves(server, table_id)}"]'))
    wait_for_change(page, before)  # nothing is to be confirmed yet
    turns = page.locator('#board [data-target^="turn:"]:visible')
    expect(turns).to_have_count(0)
    page.locator('#board [data-target="face:22"]').click()
    expect(turns.nth(1)).to_be_visible()
    says = page.locator("#choice .tbl-move")
    turns.nth(0).click()
    first = says.inner_text()
    assert first.startswith("Gentle curve: ")
    expect(page.locator("#ink")).to_contain_text("Costs $")
    page.keyboard.press("t")
    expect(says).not_to_have_text(first)
    page.keyboard.press("Shift+T")
    expect(says).to_have_text(first)
    site, board = page.locator("#board [data-site]").first, page.locator("#board svg")
    whole = board.get_attribute("viewBox")
    site.hover()
    page.mouse.wheel(0, 100)
    expect(says).not_to_have_text(first)
    page.mouse.wheel(0, -100)
    expect(says).to_have_text(first)
    site.click()
    expect(says).not_to_have_text(first)
    assert board.get_attribute("viewBox") == whole  # it turned, and did not zoom
    page.locator("#choice [data-confirm]").click()
    expect(turns).to_have_count(0)


def test_no_page_of_it_has_a_serious_problem(server: Server, browser: Browser) -> None:
    """axe-core on a table, a replay, a result and the pieces, light and dark, and on the rules."""
    ann = server.person("Ann", auto_end=True)
    table_id = server.table(ann, bots=2, seed=4, game="steam", options=QUICK)
    context = context_of(server, browser, ann)
    page = context.new_page()
    text = RECORDED.read_text(encoding="utf-8")
    answer = page.request.post(
        f"{server.address}/api/v1/import", data=json.dumps({"text": text}), headers=JSON
    )
    over = f"/t/{answer.json()['id']}"
    found = {}
    for path in (
        f"/t/{table_id}",
        f"{over}?at=300",
        over,
        "/rules/steam/components",
        "/rules/steam",
    ):
        page.goto(server.address + path)
        page.wait_for_timeout(200)
        found[path] = serious(page)
    assert {where: what for where, what in found.items() if what} == {}
    context.close()


def test_a_bid_is_a_number(server: Server, visitors: Visitors) -> None:
    """Up to fifty amounts are one field with its two buttons, not a list."""
    ann = server.person("Ann", auto_end=True)
    table_id = server.table(ann, bots=2, seed=4, game="steam", options={})
    page = visitors.visit(ann, table_id)
    wait_for_turn(page)
    page.locator('#choice [data-pick="do:bid"]').click()
    field = page.locator("#choice input[type=number]")
    expect(field).to_be_visible()
    before = int(field.input_value())
    page.locator("#choice .tbl-stepper button").last.click()
    assert int(field.input_value()) == before + 1
    expect(page.locator("#choice [data-pick]")).to_have_count(0)


def test_what_can_be_picked_comes_into_sight_on_a_phone(server: Server, visitors: Visitors) -> None:
    """The action tiles lie beside the map: all of them are shown, and some turns can be played."""
    ana = server.person("Ana", auto_end=True, language="es")
    table_id = server.table(ana, bots=2, seed=4, game="steam", options=QUICK)
    page = visitors.visit(ana, table_id, width=360)
    wait_for_turn(page)
    for tile in page.locator('#board [data-legal][data-target^="action:"]').all():
        expect(tile).to_be_in_viewport(ratio=1)
    for _ in range(12):
        wait_for_turn(page)
        assert not page.evaluate(CUT), page.locator(".tbl-ask").inner_text()
        tap_first(page)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
