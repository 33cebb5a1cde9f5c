"""Carson City with variants in a real browser: a whole game by clicking, and sealed choices."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server, Visitors
from tests.browser.playing import (
    click_move,
    click_on,
    play_to_the_end,
    shown,
    wait_for_change,
)
from tests.browser.test_accessibility import context_of, serious
from tests.table.instant_bots import InThisProcess
from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.table.bot_pool import BotPool

STRONGEST: dict[str, Value] = {
    "outlaws": True,
    "horses": True,
    "duel_tiles": True,
    "characters": "showdown",
    "road_windows": "compact",
}
SEALED: dict[str, Value] = {
    **STRONGEST,
    "new_beginning": True,
    "carson_river": True,
    "buildings": "first_game",  # no town hall is placed before the sheets
}


@pytest.fixture
def bots() -> BotPool:
    """They really play: against them a match ends."""
    return InThisProcess()


def click_or_lay(page: Page, move: Move, others: Sequence[Move]) -> None:
    """A straight edge has no area, so it counts as unseen."""
    if move.kind != "road":
        click_move(page, move, others)
        return
    before = shown(page)
    click_on(page.locator(f'#board [data-legal][data-target="{move.picks()[0]}"]'))
    wait_for_change(page, before["n"])


def test_a_whole_game_with_outlaws_horses_and_duel_tiles_by_clicking(
    server: Server, visitors: Visitors
) -> None:
    """Law of the Strongest: tiles are picked in the own area, horses go into own corrals."""
    ann = server.person("Ann", auto_end=True)
    server.run(server.app.state.users.change(ann, confirm="never"))
    table_id = server.table(ann, bots=1, seed=4, options=STRONGEST)
    page = visitors.visit(ann, table_id)
    page.set_default_timeout(20_000)
    moves = play_to_the_end(server, table_id, [(page, ann)], click_or_lay)
    expect(page.locator("#result h2")).to_contain_text("wins")
    match = server.live(table_id).match
    own = [entry.move for entry in match.log if entry.seat == 0 and not entry.automatic]
    assert len(own) == moves
    assert {"choose", "place", "horse", "play"} <= {move.kind for move in own}
    assert "outlaw_arrives" in {entry.move.kind for entry in match.log}


def test_a_sheet_is_filled_in_secret_by_clicking(server: Server, visitors: Visitors) -> None:
    """Two people: each sees the own sheet only, and who has handed in."""
    ann, ben = server.person("Ann", auto_end=True), server.person("Ben", auto_end=True)
    for person in (ann, ben):
        server.run(server.app.state.users.change(person, confirm="never"))
    table_id = server.table(ann, ben, seed=4, options=SEALED)
    mine, other = visitors.visit(ann, table_id), visitors.visit(ben, table_id)
    expect(mine.locator(".sheet-item[data-legal]")).to_have_count(6)
    expect(other.locator("#panel-1 .sheet-item")).to_have_count(6)
    expect(other.locator("#panel-0 .sheet-item")).to_have_count(0)
    for item in ("parcel", "parcel", "cowboy"):
        before = shown(mine)["n"]
        click_on(mine.locator(f'#players [data-legal][data-target="item:{item}"]'))
        wait_for_change(mine, before)
    expect(mine.locator("#item-parcel .sheet-count")).to_have_text("2")
    expect(mine.locator("#panel-0 .panel-note").first).to_have_text("10 of 18 points left")
    mine.locator('#choice [data-pick="do:seal"]').click()
    expect(mine.locator("#panel-0 .state-sealed")).to_be_visible()
    expect(other.locator("#panel-0 .state-sealed")).to_be_visible()
    expect(other.locator("#panel-1 .state-thinking")).to_be_visible()


def test_no_serious_problem_for_those_who_listen(server: Server, browser: Browser) -> None:
    """axe-core on a table with sheets, corrals, tiles and a river, and on all pieces."""
    ann = server.person("Ann", auto_end=True)
    table_id = server.table(ann, bots=1, seed=4, options=SEALED)
    context = context_of(server, browser, ann)
    page, found = context.new_page(), {}
    for path in (f"/t/{table_id}", "/rules/carson/components"):
        page.goto(server.address + path)
        page.wait_for_timeout(200)
        found[path] = serious(page)
    assert {where: what for where, what in found.items() if what} == {}
    context.close()
