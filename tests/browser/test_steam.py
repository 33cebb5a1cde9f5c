"""Steam in a real browser: a whole game by clicking, tiles turned by a click, and a phone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server, Visitors
from tests.browser.playing import advised, click_move, play_to_the_end, tap_first, wait_for_turn
from tests.table.first_move import AtOnce

QUICK = {"initial_order": "random"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """With bots that really play: against them a match ends."""
    running = Server(tmp_path, AtOnce())
    try:
        yield running
    finally:
        running.stop()


def test_a_whole_game_by_clicking_against_greedy_bots(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann", auto_end=True)
    server.run(server.app.state.people.change(ann, confirm="never"))
    table_id = server.table(ann, bots=2, seed=4, game="steam", options=QUICK)
    page = visitors.visit(ann, table_id)
    page.set_default_timeout(20_000)
    moves = play_to_the_end(page, server, table_id)
    expect(page.locator("#result h2")).to_contain_text("wins")
    expect(page.locator(".tbl-chart .line")).to_have_count(3)
    own = [e.move for e in server.live(table_id).match.log if e.seat == 0 and not e.automatic]
    assert len(own) == moves
    usual = {"take", "build", "tile", "upgrade", "grow", "supply", "cube", "to", "income", "points"}
    assert usual <= {move.kind for move in own}


def test_a_tile_is_turned_by_another_click(server: Server, visitors: Visitors) -> None:
    """The rotations of a face are shown once it is chosen; each click shows another one."""
    ann = server.person("Ann", auto_end=True)
    table_id = server.table(ann, bots=2, seed=4, game="steam", options=QUICK)
    page = visitors.visit(ann, table_id)
    for _ in range(2):  # an action tile, then a hex
        wait_for_turn(page)
        click_move(page, advised(server, table_id))
    turns = page.locator('#board [data-target^="turn:"]:visible')
    expect(turns).to_have_count(0)
    page.locator('#board [data-target="face:21"]').click()
    says = page.locator("#choice .tbl-move, #choice .tbl-path").first
    if not turns.count():  # it fits in one way only
        page.locator('#board [data-target="face:22"]').click()
    expect(turns.first).to_be_visible()
    turns.nth(0).click()
    before = says.inner_text()
    turns.nth(1).click()
    expect(says).not_to_have_text(before)
    expect(page.locator("#choice [data-confirm]")).to_have_count(1)
    page.locator("#choice [data-confirm]").click()
    expect(turns).to_have_count(0)


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
        tap_first(page)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
