"""Names as long as they may be: no page becomes wider than a phone, nothing sticks out."""

from __future__ import annotations

import json
from pathlib import Path

from tests.browser.conftest import Server, Visitors
from westbound.table.lifecycle import open_table
from westbound.table.seat_requests import NAME_LENGTH, SeatRequest

LONG = "W" * NAME_LENGTH
RECORDED = Path(__file__).parents[1] / "replays/carson/4-players-greedy.json"
TOO_WIDE = """() => [document.documentElement, ...document.querySelectorAll('h1, h2, p, label')]
  .filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > innerWidth + 1)
  .map((e) => e.outerHTML.slice(0, 80))"""


def finished(server: Server, visitors: Visitors) -> str:
    """A finished match of people with such names."""
    match = json.loads(RECORDED.read_text(encoding="utf-8"))
    match["names"] = [LONG] * match["players"]
    page = visitors.context(None).new_page()
    answer = page.request.post(
        f"{server.address}/api/v1/import",
        data=json.dumps({"text": json.dumps(match)}),
        headers={"X-Westbound": "1", "Content-Type": "application/json"},
    )
    table_id: str = answer.json()["id"]
    return table_id


def test_long_names_have_room_on_a_phone(server: Server, visitors: Visitors) -> None:
    ann = server.person(LONG)
    requests = [SeatRequest("person", LONG), SeatRequest("person", LONG), SeatRequest("open")]
    tables = server.app.state.tables
    waiting = server.run(open_table(tables, "carson", ann, requests, {}))
    running = server.run(open_table(tables, "carson", ann, requests[:2], {}))
    invitation = server.live(waiting).seats[2].invitation
    page = visitors.context(ann, 360, 740, touch=True).new_page()
    other = visitors.context(None, 360, 740, touch=True).new_page()
    found = {}
    for path in ("/", "/tables", "/account", f"/t/{waiting}", f"/t/{running}"):
        page.goto(server.address + path)
        found[path] = page.evaluate(TOO_WIDE)
    for path in (f"/t/{waiting}/join/{invitation}", f"/t/{finished(server, visitors)}"):
        other.goto(server.address + path)
        found[path] = other.evaluate(TOO_WIDE)
    assert {path: wide for path, wide in found.items() if wide} == {}
