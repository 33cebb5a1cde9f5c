"""The pages before a match: invitations, waiting room, a seat that is gone."""

from __future__ import annotations

import re

from starlette.testclient import TestClient

from tests.web.conftest import (
    BOT,
    ME,
    OPEN,
    Browser,
    NewBrowser,
    address,
    join,
    links,
    open_table,
)

# --- invitations


def test_a_friend_joins_by_link_and_the_match_begins(new_browser: NewBrowser) -> None:
    host, friend = new_browser(name="Ann"), new_browser()
    table = open_table(host, ME, OPEN)
    (link,) = links(table)
    page = friend.page(link)
    assert page.status_code == 200
    assert "Ann invites you to a match" in page.text
    body = {"invitation": link.rsplit("/", 1)[1], "name": "Ben"}
    answer = friend.post(f"/api/v1/tables/{table.id}/join", body)
    assert answer.json() == {"seat": 1, "address": f"/t/{table.id}"}
    seen = host.get(f"/api/v1/tables/{table.id}").json()
    assert seen["status"] == "running"
    assert [seat["name"] for seat in seen["seats"]] == ["Ann", "Ben"]
    again = friend.page(link)  # the link still leads home
    assert (again.status_code, again.headers["location"]) == (303, f"/t/{table.id}")


def test_a_newcomer_has_to_say_a_name(new_browser: NewBrowser) -> None:
    host, friend = new_browser(name="Ann"), new_browser()
    table = open_table(host, ME, OPEN)
    invitation = links(table)[0].rsplit("/", 1)[1]
    address = f"/api/v1/tables/{table.id}/join"
    answer = friend.post(address, {"invitation": invitation})
    assert answer.status_code == 400
    assert answer.json()["error"] == "Please enter your name first."
    assert "westbound" not in friend.cookies
    friend.patch("/api/v1/me", {"name": "Ben"})
    assert friend.post(address, {"invitation": invitation}).status_code == 200


def test_a_taken_seat_says_so_and_offers_to_watch(new_browser: NewBrowser) -> None:
    host, friend, late = new_browser(name="Ann"), new_browser(name="Ben"), new_browser("es")
    table = open_table(host, ME, OPEN, OPEN)
    link = links(table)[0]
    address, invitation = f"/api/v1/tables/{table.id}/join", link.rsplit("/", 1)[1]
    friend.post(address, {"invitation": invitation})
    page = late.page(link)
    assert "Este asiento ya está ocupado" in page.text
    assert "Ben" in page.text
    assert f'href="/t/{table.id}"' in page.text
    answer = late.post(address, {"invitation": invitation, "name": "Carla"})
    assert (answer.status_code, answer.json()["error"]) == (403, "Este asiento ya está ocupado.")


def test_a_wrong_invitation_opens_nothing(new_browser: NewBrowser) -> None:
    host, stranger = new_browser(name="Ann"), new_browser()
    table = open_table(host, ME, OPEN)
    page = stranger.page(f"/t/{table.id}/join/abcdefgh")
    assert page.status_code == 404
    assert "This invitation is not valid" in page.text
    address = f"/api/v1/tables/{table.id}/join"
    assert stranger.post(address, {"invitation": "abcdefgh", "name": "X"}).status_code == 403
    assert stranger.post(address, {"name": "X"}).status_code == 403  # and it is private


# --- the waiting room


def test_the_waiting_room_shows_links_to_the_host_and_a_form_to_others(
    new_browser: NewBrowser,
) -> None:
    host, visitor = new_browser(name="Ann"), new_browser()
    table = open_table(host, ME, OPEN, BOT, public=True, options={"buildings": "base"})
    page = host.page(f"/t/{table.id}").text
    assert f"http://testserver{links(table)[0]}" in page
    assert "Fill with bots and start" in page
    chosen = re.findall(r'<option value="([^"]+)"[^>]* selected', page)
    assert chosen == ["en", "rancher", "rancher", "greedy", "rancher"]
    assert "base (30 tiles)" in page  # what is special at this table
    assert f'data-revision="{table.revision}"' in page
    seen = visitor.page(f"/t/{table.id}").text
    assert "Take a seat" in seen
    assert "Fill with bots" not in seen


def test_links_that_work_on_this_computer_only_say_so(client: TestClient, browser: Browser) -> None:
    table = open_table(browser, ME, OPEN)
    assert "work on this computer only" not in browser.page(f"/t/{table.id}").text
    at_home = browser.send(
        "GET", f"/t/{table.id}", headers={"Accept": "text/html", "Host": "127.0.0.1:8017"}
    )
    assert "work on this computer only" in at_home.text


# --- the page


def test_the_waiting_room_offers_to_each_what_they_may_do(new_browser: NewBrowser) -> None:
    host, guest, stranger = new_browser(name="Ann"), new_browser(name="Ben"), new_browser()
    table = open_table(host, ME, OPEN, OPEN)
    join(table, guest)
    path = f"/t/{table.id}"
    pages = {name: b.page(path).text for name, b in (("host", host), ("guest", guest))}
    assert pages["host"].count("Change seat") == 3
    assert "Free it and tell Ben" in pages["host"]
    assert f'data-post="{address(table, "close")}"' in pages["host"]
    assert f'data-post="{address(table, "leave")}"' in pages["guest"]
    for page in (pages["guest"], stranger.page(path).text):
        assert "Change seat" not in page
        assert "Close the table" not in page
    assert "Leave the table" not in stranger.page(path).text
