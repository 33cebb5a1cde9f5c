"""Tables in lists: whose turn it is, what is public, what is over."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.web.conftest import BOT, ME, OPEN, Browser, NewBrowser, open_table
from westbound.engine.standing import SHARED, TieBreak
from westbound.table.records import Header, PlaceRow
from westbound.table.store.queries import TableQueries
from westbound.web import table_list


def test_a_private_table_is_not_listed(new_browser: NewBrowser) -> None:
    host, visitor = new_browser(name="Ann"), new_browser()
    table = open_table(host, ME, OPEN)
    assert visitor.get("/api/v1/tables?which=open").json() == []
    assert "This table is private" in visitor.page(f"/t/{table.id}").text


def test_tables_where_it_is_my_turn_come_first(browser: Browser) -> None:
    waiting = open_table(browser, ME, OPEN)
    mine = open_table(browser, ME, {"kind": "here", "name": "Joe"})
    bots_only = open_table(browser, BOT, OPEN)
    found = browser.get("/api/v1/tables").json()
    assert {table["id"] for table in found} == {waiting.id, mine.id, bots_only.id}
    assert found[0]["id"] == mine.id
    assert [table["your_turn"] for table in found] == [True, False, False]
    assert [len(table["asked"]) for table in found] == [1, 0, 0]
    page = browser.page("/").text
    assert page.index(f"/t/{mine.id}") < page.index(f"/t/{waiting.id}")
    assert "Your turn" in page
    assert "second" in page  # how long ago


def test_a_table_of_others_says_whose_turn_it_is(new_browser: NewBrowser) -> None:
    host, friend = new_browser(name="Ann"), new_browser(name="Ben")
    table = open_table(host, {"kind": "here", "name": "Zoe"}, OPEN, public=True, seed=3)
    friend.post(f"/api/v1/tables/{table.id}/join")
    (asked,) = friend.get(f"/api/v1/tables/{table.id}").json()["asked"]
    watcher, name = (host, "Ben") if asked == 1 else (friend, "Zoe")
    assert f"Waiting for {name}" in watcher.page("/tables").text


def test_many_finished_tables_hide_no_running_one(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = open_table(browser, ME, {"kind": "here", "name": "Joe"})
    for _ in range(3):
        open_table(browser, ME, OPEN)
    find = TableQueries.find

    async def few(self: TableQueries, **asked: Any) -> list[Header]:
        return await find(self, **{**asked, "limit": 2})

    monkeypatch.setattr(TableQueries, "find", few)
    assert browser.get("/api/v1/tables").json()[0]["id"] == mine.id


def _wait_for_the_end(browser: Browser, table_id: str) -> None:
    end = time.monotonic() + 60
    while browser.get(f"/api/v1/tables/{table_id}").json()["status"] != "over":
        assert time.monotonic() < end, "two bots did not come to an end"
        time.sleep(0.02)


def test_finished_tables_are_kept_apart(browser: Browser) -> None:
    table = open_table(browser, BOT, BOT)  # the host only watches
    _wait_for_the_end(browser, table.id)
    result = browser.get(f"/api/v1/tables/{table.id}").json()["result"]
    assert [place["rank"] for place in result] == sorted(place["rank"] for place in result)
    page = browser.page("/tables").text
    assert "Finished tables" in page
    best, name = result[0], table.seats[result[0]["seat"]].name
    assert f"{name} won with {best['points']} points" in " ".join(page.split())
    for place in result:
        assert f"<b>{place['points']}</b>" in page
    assert browser.get("/api/v1/tables").json()[0]["result"] == result  # kept, and the same again
    front = browser.page("/").text
    assert f"/t/{table.id}" not in front
    assert "1 finished match" in front


TIED = TieBreak("GWT-268", SHARED)


@pytest.mark.parametrize(
    ("rows", "decided_by", "told"),
    [
        ([(0, 1, 9, TIED), (1, 1, 9, None)], TIED._asdict(), "{0} and {1} share the victory"),
        ([(1, 1, 9), (0, 2, 4)], None, "{1} won"),  # kept before ties were told
    ],
)
def test_a_kept_result_tells_ties(
    browser: Browser,
    monkeypatch: pytest.MonkeyPatch,
    rows: list[PlaceRow],
    decided_by: dict[str, Any] | None,
    told: str,
) -> None:
    monkeypatch.setattr(table_list, "standings", lambda live: rows)
    table = open_table(browser, BOT, BOT)
    _wait_for_the_end(browser, table.id)
    for _ in range(2):  # worked out, then read again
        result = browser.get(f"/api/v1/tables/{table.id}").json()["result"]
        assert [place["decided_by"] for place in result] == [decided_by, None]
    names = [table.seats[seat].name for seat in range(2)]
    page = " ".join(browser.page("/tables").text.split())
    assert told.format(*names) + " with 9 points" in page


@pytest.mark.parametrize(
    ("language", "rows", "told"),
    [
        ("en", [(1, 1, 1, None), (0, 2, 0, None)], "{1} won with 1 point "),
        ("es", [(1, 1, 1, None), (0, 2, 0, None)], "Ganó {1} con 1 punto "),
        ("es", [(0, 1, 9, TIED), (1, 1, 9, None)], "{0} y {1} comparten la victoria con 9 puntos"),
        ("it", [(0, 1, 9, TIED), (1, 1, 9, None)], "{0} e {1} condividono la vittoria con 9 punti"),
    ],
)
def test_who_won_in_every_language(
    new_browser: NewBrowser,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    rows: list[PlaceRow],
    told: str,
) -> None:
    monkeypatch.setattr(table_list, "standings", lambda live: rows)
    browser = new_browser(language)
    table = open_table(browser, BOT, BOT)
    _wait_for_the_end(browser, table.id)
    names = [table.seats[seat].name for seat in range(2)]
    assert told.format(*names) in " ".join(browser.page("/tables").text.split())


def test_nobody_has_no_tables(browser: Browser) -> None:
    assert browser.get("/api/v1/tables").json() == []
    page = browser.page("/tables").text
    assert "You have no table yet." in page
    for way in ('href="/new"', 'href="/account"', "Load a match file", 'href="/"'):
        assert way in page
