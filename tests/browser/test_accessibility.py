"""axe-core finds nothing serious on any page, light and dark."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import axe_playwright_python
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.conftest import Server
from westbound.table.lifecycle import join, open_table
from westbound.table.records import Person
from westbound.table.seat_requests import SeatRequest
from westbound.web.http.users import COOKIE

AXE = Path(axe_playwright_python.__file__).with_name("axe.min.js")
RECORDED = Path(__file__).parents[1] / "replays/carson/4-players-greedy.json"
RUN = """async (rules) => {
  const chosen = rules ? {runOnly: {type: 'rule', values: rules}} : {};
  const found = await axe.run(document, {resultTypes: ['violations'], ...chosen});
  return found.violations.map(v => ({
    id: v.id, impact: v.impact, nodes: v.nodes.slice(0, 3).map(n => n.html.slice(0, 160)),
  }));
}"""
OF_COLOURS = ["color-contrast", "link-in-text-block"]
OPEN_ALL = "() => document.querySelectorAll('main details').forEach((d) => { d.open = true; })"
JSON = {"X-Westbound": "1", "Content-Type": "application/json"}
BOOKS = (
    "/rules/carson", "/rules/table", "/rules/carson/components", "/rules/carson/reconstructed",
)  # fmt: skip


def serious(page: Page) -> list[dict[str, Any]]:
    """The serious problems by light; and by dark, where nothing but the colours is different."""
    page.evaluate(OPEN_ALL)
    page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = page.evaluate(RUN)
    page.emulate_media(color_scheme="dark")
    found += page.evaluate(RUN, OF_COLOURS)
    page.emulate_media(color_scheme="light")
    return [problem for problem in found if problem["impact"] in ("serious", "critical")]


def context_of(server: Server, browser: Browser, person: Person | None) -> BrowserContext:
    context = browser.new_context(bypass_csp=True, color_scheme="light", reduced_motion="reduce")
    if person is not None:
        value = server.cookie(person)
        context.add_cookies([{"name": COOKIE, "value": value, "url": server.address}])
    return context


def problems_at(server: Server, page: Page, *paths: str) -> Iterator[tuple[str, object]]:
    """The pages that have a serious problem, and what it is."""
    for path in paths:
        page.goto(server.address + path)
        page.wait_for_timeout(300)
        found = serious(page)
        if found:
            yield path, found


def test_no_page_has_a_serious_problem(server: Server, browser: Browser) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=3)
    context = context_of(server, browser, ann)
    page = context.new_page()
    answer = page.request.post(
        f"{server.address}/api/v1/import",
        data=json.dumps({"text": RECORDED.read_text(encoding="utf-8")}),
        headers=JSON,
    )
    over = answer.json()["id"]
    own = (
        "/", "/new?game=carson", "/tables", "/account", "/account/bots", "/shortcuts",
        "/nothing/here", "/position?game=gwt", "/position?text=game:+gwt",
    )  # fmt: skip
    at_tables = (f"/t/{table_id}", f"/t/{over}", f"/t/{over}?at=190")
    assert dict(problems_at(server, page, *own, *BOOKS, *at_tables)) == {}
    assert page.locator(".tbl-replay").is_visible()
    page.goto(f"{server.address}/t/{over}")
    assert page.locator(".tbl-result-in").is_visible()
    context.close()


def test_no_page_before_a_match_has_a_serious_problem(server: Server, browser: Browser) -> None:
    host, guest = server.person("Ann"), server.person("Ben")
    requests = [
        SeatRequest("person", "Ann"),
        SeatRequest("open"),
        SeatRequest("open"),
        SeatRequest("bot", bot="greedy"),
    ]
    tables = server.app.state.tables
    table_id: str = server.run(
        open_table(tables, "carson", host, requests, {"buildings": "base"}, public=True)
    )
    server.run(join(tables, table_id, guest, None))
    free = server.live(table_id).seats[2].invitation
    room = f"/t/{table_id}"
    found: dict[str, object] = {}
    for person in (host, guest, None):
        context = context_of(server, browser, person)
        page = context.new_page()
        paths = ["/tables", room, f"{room}/join/{free}", f"{room}/join/nothing"]
        found |= {f"{person}: {path}": what for path, what in problems_at(server, page, *paths)}
        context.close()
    context = context_of(server, browser, host)
    page = context.new_page()
    for what in ("seats/1", "close"):
        body = json.dumps({"kind": "open"} if what == "seats/1" else {})
        page.request.post(
            f"{server.address}/api/v1/tables/{table_id}/{what}", data=body, headers=JSON
        )
        told = context_of(server, browser, guest)
        found |= {f"{what}: {path}": p for path, p in problems_at(server, told.new_page(), room)}
        told.close()
    found |= dict(problems_at(server, page, room, f"{room}/join/{free}"))
    context.close()
    assert found == {}
