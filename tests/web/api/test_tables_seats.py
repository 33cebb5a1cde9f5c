"""The host's say over the seats before the start."""

from __future__ import annotations

import pytest

from tests.web.conftest import BOT, ME, OPEN, Browser, NewBrowser, address, join, open_table
from westbound.web.api.schemas import TableOut

FREE = {"kind": "open"}
TO_BOT = {"kind": "bot", "bot": "random"}


def kinds(browser: Browser, table: TableOut) -> list[str]:
    seats = browser.get(f"/api/v1/tables/{table.id}").json()["seats"]
    return [seat["kind"] for seat in seats]


# --- the host


def test_wb_010_the_host_frees_a_seat_and_the_guest_is_told(new_browser: NewBrowser) -> None:
    host, guest = new_browser(name="Ann"), new_browser("es", name="Ben")
    table = open_table(host, ME, OPEN, OPEN)
    join(table, guest)
    freed = host.post(address(table, "seats/1"), FREE).json()
    assert [seat["kind"] for seat in freed["seats"]] == ["person", "open", "open"]
    assert freed["status"] == "open"
    page = guest.page(f"/t/{table.id}").text
    assert "ha liberado el asiento que habías tomado" in page
    assert 'href="/rules/table#WB-010"' in page
    assert "ha liberado el asiento" not in host.page(f"/t/{table.id}").text
    assert guest.get("/api/v1/tables").json() == []


def test_a_freed_seat_has_a_new_invitation_and_the_guest_may_come_back(
    new_browser: NewBrowser,
) -> None:
    host, guest = new_browser(name="Ann"), new_browser(name="Ben")
    table = open_table(host, ME, OPEN, OPEN)
    old = table.invitations[0].address.rsplit("/", 1)[1]
    join(table, guest)
    freed = TableOut.model_validate(host.post(address(table, "seats/1"), FREE).json())
    refused = guest.post(address(table, "join"), {"invitation": old})
    assert (refused.status_code, refused.json()["rule"]) == (403, "WB-009")
    assert "no longer valid" in refused.json()["error"]
    join(freed, guest)
    assert "has freed your seat" not in guest.page(f"/t/{table.id}").text


def test_whose_seat_was_freed_is_told_once_when_the_match_has_begun(
    new_browser: NewBrowser,
) -> None:
    host, guest = new_browser(name="Ann"), new_browser(name="Ben")
    table = open_table(host, ME, OPEN, OPEN)
    join(table, guest)
    host.post(address(table, "seats/1"), FREE)
    host.post(address(table, "fill"), {"bot": "greedy"})
    assert "The match began without you" in guest.page(f"/t/{table.id}").text
    assert 'id="board"' in guest.page(f"/t/{table.id}").text  # then they watch
    assert 'id="board"' in host.page(f"/t/{table.id}").text


def test_the_host_gives_a_taken_seat_to_a_bot_and_the_match_begins(
    new_browser: NewBrowser,
) -> None:
    host, guest = new_browser(name="Ann"), new_browser(name="Ben")
    table = open_table(host, ME, OPEN, OPEN)
    join(table, guest)
    changed = host.post(address(table, "seats/1"), TO_BOT).json()
    assert (changed["status"], changed["seats"][1]["bot"]) == ("open", "random")
    assert "has freed your seat" in guest.page(f"/t/{table.id}").text
    started = host.post(address(table, "seats/2"), TO_BOT).json()
    assert (started["status"], kinds(host, table)) == ("running", ["person", "bot", "bot"])


def test_a_seat_on_the_hosts_own_screen_is_freed_without_a_word(browser: Browser) -> None:
    table = open_table(browser, ME, {"kind": "here", "name": "Joe"}, OPEN)
    browser.post(address(table, "seats/1"), FREE)
    assert kinds(browser, table) == ["person", "open", "open"]
    browser.post(address(table, "seats/0"), FREE)  # the host may only watch
    assert kinds(browser, table) == ["open", "open", "open"]
    assert "has freed your seat" not in browser.page(f"/t/{table.id}").text


def test_a_bot_makes_place_for_somebody(browser: Browser) -> None:
    table = open_table(browser, ME, BOT, OPEN)
    freed = browser.post(address(table, "seats/1"), FREE).json()
    assert [i["seat"] for i in freed["invitations"]] == [1, 2]


def test_wb_011_a_closed_table_says_so_to_everybody(new_browser: NewBrowser) -> None:
    host, guest = new_browser(name="Ann"), new_browser("it", name="Ben")
    late = new_browser()
    table = open_table(host, ME, OPEN, OPEN, public=True)
    link = table.invitations[0].address.removeprefix("http://testserver")
    join(table, guest)
    closed = host.post(address(table, "close")).json()
    assert (closed["status"], closed["invitations"]) == ("closed", [])
    assert "You closed it" in host.page(f"/t/{table.id}").text
    assert "Ann lo ha chiuso prima che la partita cominciasse." in guest.page(f"/t/{table.id}").text
    assert "This table is closed" in late.page(link).text
    for browser in (host, guest, late):
        assert browser.get("/api/v1/tables").json() == []
        assert browser.get("/api/v1/tables?which=open").json() == []
    refused = late.post(address(table, "join"), {"name": "Carla"})
    assert refused.json() == {
        "error": "The host has closed this table.",
        "rule": "WB-011",
        "link": "/rules/table#WB-011",
    }
    assert host.get(address(table, "moves")).json()["error"] == "The match has not begun."
    assert host.get(address(table, "position")).json()["status"] == "closed"


CHANGES = [
    ("close", {}),
    ("fill", {}),
    ("seats/1", FREE),
    ("seats/1", TO_BOT),
]


@pytest.mark.parametrize(("what", "body"), CHANGES)
def test_wb_010_nobody_but_the_host_does_this(
    new_browser: NewBrowser, what: str, body: dict[str, str]
) -> None:
    host, guest, stranger = new_browser(name="Ann"), new_browser("it", name="Ben"), new_browser()
    table = open_table(host, ME, OPEN, OPEN)
    join(table, guest)
    for browser in (guest, stranger):
        answer = browser.post(address(table, what), body)
        assert (answer.status_code, answer.json()["rule"]) == (403, "WB-010")
    assert guest.post(address(table, what), body).json()["error"] == (
        "Può farlo solo chi ha aperto il tavolo."
    )
    assert kinds(host, table) == ["person", "person", "open"]


@pytest.mark.parametrize(("what", "body"), [*CHANGES, ("leave", {})])
def test_wb_011_nothing_of_this_after_the_start(
    new_browser: NewBrowser, what: str, body: dict[str, str]
) -> None:
    host = new_browser("es", name="Ann")
    table = open_table(host, ME, BOT)
    answer = host.post(address(table, what), body)
    assert (answer.status_code, answer.json()["rule"]) == (403, "WB-011")
    assert answer.json()["error"] == (
        "La partida ya ha empezado; los asientos no se pueden cambiar."
    )
    assert kinds(host, table) == ["person", "bot"]


@pytest.mark.parametrize(("what", "body"), [*CHANGES, ("leave", {})])
def test_a_closed_table_stays_closed(browser: Browser, what: str, body: dict[str, str]) -> None:
    table = open_table(browser, ME, OPEN)
    browser.post(address(table, "close"))
    answer = browser.post(address(table, what), body)
    assert (answer.status_code, answer.json()["error"]) == (403, "The host has closed this table.")


@pytest.mark.parametrize(
    ("what", "body", "status"),
    [
        ("seats/2", FREE, 404),
        ("seats/-1", FREE, 404),
        ("seats/one", FREE, 422),
        ("seats/1", {"kind": "person"}, 422),
        ("seats/1", {"kind": "bot", "bot": "genius"}, 400),
    ],
)
def test_what_makes_no_sense_changes_nothing(
    browser: Browser, what: str, body: dict[str, str], status: int
) -> None:
    table = open_table(browser, ME, OPEN)
    assert browser.post(address(table, what), body).status_code == status
    after = browser.get(f"/api/v1/tables/{table.id}").json()
    assert after["revision"] == table.revision


def test_a_table_that_is_not_there_has_no_host(browser: Browser) -> None:
    for what in ("close", "leave", "seats/0"):
        answer = browser.post(f"/api/v1/tables/nothing/{what}", FREE if "/" in what else {})
        assert answer.status_code == 404


# --- a guest


def test_a_guest_leaves_and_the_link_works_for_somebody_else(new_browser: NewBrowser) -> None:
    host, guest, other = new_browser(name="Ann"), new_browser(name="Ben"), new_browser(name="Eve")
    table = open_table(host, ME, OPEN, OPEN)
    join(table, guest)
    assert "Leave the table" in guest.page(f"/t/{table.id}").text
    left = guest.post(address(table, "leave")).json()
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
    assert guest.get("/api/v1/tables").json() == []
    assert "has freed your seat" not in guest.page(f"/t/{table.id}").text
    join(table, other)


def test_wb_012_nobody_leaves_a_seat_they_do_not_have(new_browser: NewBrowser) -> None:
    host, stranger = new_browser(name="Ann"), new_browser(name="Eve")
    table = open_table(host, ME, OPEN)
    for browser in (stranger, new_browser()):
        answer = browser.post(address(table, "leave"))
        assert (answer.status_code, answer.json()["rule"]) == (403, "WB-012")


def test_wb_009_each_reason_for_no_seat_has_its_sentence(new_browser: NewBrowser) -> None:
    host, guest, late = new_browser(name="Ann"), new_browser(name="Ben"), new_browser(name="Eve")
    private = open_table(host, ME, OPEN, OPEN)
    full = open_table(host, ME, BOT, public=True)
    join(private, guest)
    taken = {"invitation": private.invitations[0].address.rsplit("/", 1)[1]}
    said = [
        late.post(address(private, "join"), taken).json()["error"],
        late.post(address(private, "join"), {"invitation": "abcdefgh"}).json()["error"],
        late.post(address(private, "join"), {}).json()["error"],
        late.post(address(full, "join"), {}).json()["error"],
    ]
    assert said == [
        "This seat is already taken.",
        "This invitation is no longer valid. Ask the host for a new one.",
        "This table is private: a seat needs an invitation from its host.",
        "No seat is free at this table.",
    ]
