"""A position is set up, mended, played and copied, by clicking."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server, Visitors

FITS = "() => document.documentElement.scrollWidth <= innerWidth"


@pytest.mark.parametrize("width", [360, 1280])
def test_a_position_is_mended_and_played(server: Server, visitors: Visitors, width: int) -> None:
    page = visitors.context(server.person("Ann"), width, 740, touch=width < 600).new_page()
    page.goto(server.address)
    page.locator("#steam").get_by_role("link", name="Set up a position").click()
    field = page.get_by_label("The position as text")
    field.fill("game: steam players=3; turn: 3 phase=action_tiles; P1: mony=9")
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("alert")).to_contain_text("1 thing is not right: P1 mony: 'mony'")
    assert page.evaluate(FITS)
    field.fill("game: steam players=3; turn: 3 phase=action_tiles; P1: money=93")
    page.get_by_role("button", name="Show it").click()
    expect(page.locator(".position-drawing svg").first).to_be_visible()
    expect(page.locator(".position-panels")).to_contain_text("$93")
    assert page.evaluate(FITS)
    page.get_by_label("Seat 2", exact=True).select_option("here")
    page.get_by_label("Name for seat 2").fill("Ben")
    page.get_by_role("button", name="Play this position").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("html[data-ready]")
    live = server.live(page.url.rsplit("/", 1)[1])
    assert [seat.name for seat in live.seats][:2] == ["Ann", "Ben"]
    assert live.header.position is not None
    assert live.match.turns == (0,)
    assert "money=93" in live.match.position()


def test_the_position_of_a_table_is_copied_and_set_up_again(
    server: Server, visitors: Visitors
) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    context = visitors.context(ann)
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.address)
    page = visitors.page(context, table_id)
    page.locator(".tbl-menu summary").click()
    page.get_by_role("button", name="Copy position").click()
    expect(page.locator("#note")).to_contain_text("The position is copied as text.")
    expect(page.locator(".tbl-menu")).not_to_have_attribute("open", re.compile(".*"))
    text = page.evaluate("() => navigator.clipboard.readText()")
    assert text == server.live(table_id).match.position(0)
    page.goto(f"{server.address}/position")
    page.get_by_label("The position as text").fill(text)
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("button", name="Play this position")).to_be_visible()
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.goto(page.evaluate("() => navigator.clipboard.readText()"))
    expect(page.locator(".position-drawing svg").first).to_be_visible()
