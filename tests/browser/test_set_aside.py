"""A table that cannot be read, as people meet it: in the list, by its link, in an open page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect
from sqlalchemy import text

from tests.browser.conftest import Server, Visitors
from tests.table.damage import DAMAGES, damage

EXPECTED = "status of 423"  # the browser reports the answer of the page as an error


@pytest.mark.parametrize("width", [360, 768, 1440])
def test_the_list_leads_to_the_reason_and_the_file(
    server: Server, visitors: Visitors, tmp_path: Path, width: int
) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    bad, good = server.table(ann, ben), server.table(ann, ben)
    server.stop()
    damage(tmp_path, bad, DAMAGES["gap"].sql)
    server.start()
    page = visitors.context(ann, width).new_page()
    page.goto(f"{server.address}/tables")
    expect(page.locator("#running .table-card")).to_have_count(1)
    card = page.locator("#aside .table-card")
    expect(card).to_contain_text("Entry 3 is missing.")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    card.get_by_role("link").click()
    expect(page.locator("h1")).to_have_text("This table is set aside")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    with page.expect_download() as started:
        page.get_by_role("link", name="Save the match to a file").click()
    saved = json.loads(Path(started.value.path()).read_text(encoding="utf-8"))
    assert (saved["format"], saved["names"]) == ("westbound-match", ["Ann", "Ben"])
    page.goto(f"{server.address}/t/{good}")
    expect(page.locator("#board svg").first).to_be_visible()
    visitors.errors[:] = [error for error in visitors.errors if EXPECTED not in error]


def test_an_open_page_learns_of_it(server: Server, visitors: Visitors) -> None:
    """Another server has gone on by rules that this one does not know."""
    ann, ben = server.person("Ann"), server.person("Ben")
    table_id = server.table(ann, ben)
    page = visitors.visit(ann, table_id)
    tables = server.app.state.tables

    async def elsewhere() -> None:
        async with tables.store.engine.begin() as connection:
            sql = "UPDATE tables SET rules_version = 99, revision = revision + 1 WHERE id = :id"
            await connection.execute(text(sql), {"id": table_id})
        tables.bus.announce(table_id)  # what the database would tell

    server.run(elsewhere())
    expect(page.locator("h1")).to_have_text("This table is set aside")
    expect(page.locator("main")).to_contain_text("version 99 of the rules of Carson City")
    visitors.errors[:] = [error for error in visitors.errors if EXPECTED not in error]
