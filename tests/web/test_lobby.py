"""Opening, inviting, joining and finding tables, by pages and by the JSON API."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import westbound
from tests.web.conftest import BOT, ME, OPEN, Browser, NewBrowser, make_app, open_table
from westbound.table.records import Header
from westbound.table.store.queries import TableQueries
from westbound.web.api.schemas import TableOut


def links(table: TableOut) -> list[str]:
    """The paths of a table's invitations."""
    return [i.address.removeprefix("http://testserver") for i in table.invitations]


def test_the_front_page_offers_every_game(browser: Browser) -> None:
    page = browser.page("/")
    assert page.status_code == 200
    assert "Carson City" in page.text
    assert "Play now against bots" in page.text
    assert 'href="/new?game=carson"' in page.text
    assert "westbound" not in browser.cookies  # looking around makes nobody a guest


def test_one_click_plays_against_bots_with_the_options_for_beginners(browser: Browser) -> None:
    body = {"game": "carson", "seats": [ME, BOT, BOT, BOT], "beginner": True}
    table = browser.post("/api/v1/tables", body).json()
    assert (table["status"], table["players"], table["host"]) == ("running", 4, True)
    assert table["options"]["buildings"] == "first_game"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]
    assert table["seats"][0]["mine"]
    assert table["seats"][0]["name"].startswith("Guest ")
    page = browser.page(table["address"])
    assert page.status_code == 200
    assert "data-waiting" not in page.text


def test_what_the_button_sends_is_what_the_api_takes(browser: Browser) -> None:
    page = browser.page("/").text
    body = page.split('data-body="')[1].split('"')[0].replace("&#34;", '"')
    sent = browser.send("POST", "/api/v1/tables", None, {"X-Westbound": "1"})
    assert sent.status_code == 422  # no body at all
    assert browser.post("/api/v1/tables", json.loads(body)).json()["status"] == "running"


def test_options_that_are_given_win_over_those_for_beginners(browser: Browser) -> None:
    table = open_table(browser, ME, BOT, beginner=True, options={"buildings": "base+store"})
    assert table.options["buildings"] == "base+store"
    assert table.options["road_windows"] == "compact"


def test_several_people_on_one_screen(browser: Browser) -> None:
    table = open_table(browser, ME, {"kind": "here", "name": "  Cousin \n Joe "}, BOT)
    assert table.seats[1].name == "Cousin Joe"
    assert [seat.mine for seat in table.seats] == [True, True, False]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seats": [ME]}, "Carson City is for 2 to 6 players."),
        ({"seats": [ME] + [BOT] * 6}, "Carson City is for 2 to 6 players."),
        ({"seats": [ME, ME]}, "You can sit on one seat only"),
        ({"seats": [ME, {"kind": "here", "name": "  "}]}, "A name needs at least one letter."),
        ({"seats": [ME, {"kind": "bot", "bot": "genius"}]}, "There is no bot “genius”."),
        ({"options": {"weather": "sunny"}}, "There is no option “weather”."),
        ({"options": {"kit_carson_mode": "slow"}}, "cannot be “slow”."),
        ({"game": "chess"}, "There is no game “chess”."),
        ({"options": {"station_requires_house": 1}}, "cannot be “1”."),
        ({"seed": -1}, "A seed is a whole number"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(
    browser: Browser, change: dict[str, object], sentence: str
) -> None:
    answer = browser.post("/api/v1/tables", {"game": "carson", "seats": [ME, BOT], **change})
    assert answer.status_code == 400
    assert sentence in answer.json()["error"]
    assert browser.get("/api/v1/tables").json() == []


def test_an_unknown_game_is_not_found(browser: Browser) -> None:
    assert browser.page("/new?game=chess").status_code == 404
    assert browser.get("/api/v1/games/chess/options").status_code == 404


def test_games_and_their_options_in_the_language_of_the_visitor(new_browser: NewBrowser) -> None:
    browser = new_browser("es")
    games = {game["id"]: game["players"] for game in browser.get("/api/v1/games").json()}
    assert list(games) == westbound.games()
    assert games["carson"] == [2, 3, 4, 5, 6]
    options = browser.get("/api/v1/games/carson/options").json()
    first = options[0]
    assert (first["title"], first["default"], first["beginner"], first["custom"]) == (
        "Edificios",
        "full",
        "first_game",
        True,
    )
    assert {"value": True, "text": "sí"} in options[4]["values"]


def test_the_form_of_a_new_table_has_seats_options_and_bots(browser: Browser) -> None:
    page = browser.page("/new").text
    assert page.count('class="seat-row') == 6
    assert page.count("data-option=") == len(westbound.options("carson"))
    for value in ("me", "here", "open", "bot:greedy", "bot:random"):
        assert f'<option value="{value}"' in page
    assert 'href="/rules/carson#CC-014"' in page


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
    assert answer.json()["error"] == "Please say first what we may call you."
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


def test_invitations_are_for_the_host_only(new_browser: NewBrowser) -> None:
    host, stranger = new_browser(name="Ann"), new_browser(name="Eve")
    table = open_table(host, ME, OPEN, public=True)
    secret = links(table)[0].rsplit("/", 1)[1]
    for answer in (
        stranger.get(f"/api/v1/tables/{table.id}"),
        stranger.get("/api/v1/tables?which=open"),
        stranger.page(f"/t/{table.id}"),
        stranger.page("/"),
    ):
        assert answer.status_code == 200
        assert secret not in answer.text


def test_invitations_work_after_a_restart(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path)) as client:
        host = Browser(client)
        table = open_table(host, ME, OPEN)
        link = links(table)[0]
    with TestClient(make_app(tmp_path)) as client:
        host.client, friend = client, Browser(client)
        assert host.get(f"/api/v1/tables/{table.id}").json()["host"]
        assert friend.page(link).status_code == 200
        body = {"invitation": link.rsplit("/", 1)[1], "name": "Ben"}
        assert friend.post(f"/api/v1/tables/{table.id}/join", body).status_code == 200
        assert host.get("/api/v1/tables").json()[0]["status"] == "running"


# --- the waiting room


def test_the_waiting_room_shows_links_to_the_host_and_a_form_to_others(
    new_browser: NewBrowser,
) -> None:
    host, visitor = new_browser(name="Ann"), new_browser()
    table = open_table(host, ME, OPEN, BOT, public=True, options={"buildings": "base"})
    page = host.page(f"/t/{table.id}").text
    assert f"http://testserver{links(table)[0]}" in page
    assert "Fill with bots and start" in page
    assert "base (30 tiles)" in page  # what is special at this table
    assert f'data-revision="{table.revision}"' in page
    seen = visitor.page(f"/t/{table.id}").text
    assert "Take a seat" in seen
    assert "Fill with bots" not in seen


def test_somebody_takes_a_seat_at_a_public_table(new_browser: NewBrowser) -> None:
    host, visitor = new_browser(name="Ann"), new_browser()
    table = open_table(host, ME, OPEN, OPEN, public=True)
    (listed,) = visitor.get("/api/v1/tables?which=open").json()
    assert listed["id"] == table.id
    assert "Tables you can join" in visitor.page("/").text
    answer = visitor.post(f"/api/v1/tables/{table.id}/join", {"name": "Ben"})
    assert answer.json()["seat"] == 1
    assert host.get("/api/v1/tables?which=open").json() == []  # it is mine, not one to join


def test_a_private_table_is_not_listed(new_browser: NewBrowser) -> None:
    host, visitor = new_browser(name="Ann"), new_browser()
    table = open_table(host, ME, OPEN)
    assert visitor.get("/api/v1/tables?which=open").json() == []
    assert "This table is private" in visitor.page(f"/t/{table.id}").text


def test_only_the_host_fills_with_bots(new_browser: NewBrowser) -> None:
    host, other = new_browser(name="Ann"), new_browser(name="Eve")
    table = open_table(host, ME, OPEN, OPEN)
    address = f"/api/v1/tables/{table.id}/fill"
    assert other.post(address).status_code == 403
    assert new_browser().post(address).status_code == 403
    assert host.post(address, {"bot": "genius"}).status_code == 400
    started = host.post(address, {"bot": "random"}).json()
    assert started["status"] == "running"
    assert [seat["bot"] for seat in started["seats"]] == [None, "random", "random"]
    assert host.post(address).status_code == 403  # it has begun


def test_links_that_work_on_this_computer_only_say_so(client: TestClient, browser: Browser) -> None:
    table = open_table(browser, ME, OPEN)
    assert "work on this computer only" not in browser.page(f"/t/{table.id}").text
    at_home = browser.send(
        "GET", f"/t/{table.id}", headers={"Accept": "text/html", "Host": "127.0.0.1:8017"}
    )
    assert "work on this computer only" in at_home.text


# --- my tables


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


def test_finished_tables_are_kept_apart(browser: Browser) -> None:
    table = open_table(browser, BOT, BOT)  # the host only watches
    end = time.monotonic() + 60
    while browser.get(f"/api/v1/tables/{table.id}").json()["status"] != "over":
        assert time.monotonic() < end, "two bots did not come to an end"
        time.sleep(0.02)
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


def test_nobody_has_no_tables(browser: Browser) -> None:
    assert browser.get("/api/v1/tables").json() == []
    page = browser.page("/tables").text
    assert "You have no table yet." in page
    for way in ('href="/new"', 'href="/account"', "Load a match file", 'href="/"'):
        assert way in page
