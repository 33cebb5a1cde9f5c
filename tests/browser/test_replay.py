"""Looking back in a real browser, and going on from there."""

from __future__ import annotations

import asyncio
import re

from playwright.sync_api import expect

from tests.browser.conftest import QUICK, Server, Visitors
from westbound.table.lifecycle import open_table
from westbound.table.records import Person
from westbound.table.seat_requests import SeatRequest
from westbound.table.service import Tables


async def match_of_bots(tables: Tables, host: Person) -> str:
    """A finished match that nobody has played in."""
    bots = (SeatRequest("bot", bot="greedy"), SeatRequest("bot", bot="random"))
    table_id = await open_table(tables, "carson", host, bots, QUICK, seed=3)
    while (await tables.get(table_id)).header.status != "over":
        await asyncio.sleep(0.01)
    return table_id


def test_a_match_goes_on_with_those_whom_one_picks(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    table_id = server.run(match_of_bots(server.app.state.tables, ann))
    old = server.live(table_id)
    page = visitors.page(visitors.context(ann, 360, 740), table_id, "?at=20")
    page.locator("[data-continue]").click()
    dialog = page.locator("#continue")
    first, second = (dialog.get_by_label(seat.name) for seat in old.seats)
    expect(first).to_have_value("me")  # somebody must play
    expect(second).to_have_value("random")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.locator("[data-continue]").click()
    first.select_option("greedy")
    second.select_option("me")
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url(lambda url: table_id not in url)
    new = server.live(page.url.rsplit("/", 1)[1])
    assert [seat.bot for seat in new.seats] == ["greedy", None]
    assert new.match.log[:20] == old.match.log[:20]
    assert not new.header.public


def test_a_running_match_is_looked_back_at_from_the_menu(
    server: Server, visitors: Visitors
) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    page = visitors.visit(ann, table_id)
    page.locator(".tbl-menu summary").click()
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url(re.compile(r"\?at=0$"))
    page.wait_for_selector("html[data-ready]")
    page.locator("[data-step=forward]").click()
    expect(page.locator("#replay output")).to_contain_text("1 /")
    page.get_by_role("link", name="Back to now").click()
    expect(page.locator(".tbl-ask")).to_contain_text("Your turn")
