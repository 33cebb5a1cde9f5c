"""Tables by the API: opened, joined, filled, continued, played again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import BOT, ME, OPEN, Browser, NewBrowser, links, make_app, open_table
from tests.web.house import QUICK, House, Visit
from westbound.table import lifecycle
from westbound.table.lifecycle import rematch
from westbound.table.seat_requests import SeatRequest


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
        ({"seats": [ME, ME]}, "You can take only one seat"),
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


def test_somebody_takes_a_seat_at_a_public_table(new_browser: NewBrowser) -> None:
    host, visitor = new_browser(name="Ann"), new_browser()
    table = open_table(host, ME, OPEN, OPEN, public=True)
    (listed,) = visitor.get("/api/v1/tables?which=open").json()
    assert listed["id"] == table.id
    assert "Tables you can join" in visitor.page("/").text
    answer = visitor.post(f"/api/v1/tables/{table.id}/join", {"name": "Ben"})
    assert answer.json()["seat"] == 1
    assert host.get("/api/v1/tables?which=open").json() == []  # it is mine, not one to join


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


def test_continuing_from_a_position(here: House, ann: Visit) -> None:
    table_id = here.table(ann, bots=2)
    here.play_out(table_id, ann)
    old = here.live(table_id)
    at = len(old.match.log) // 2
    path = f"/api/v1/tables/{table_id}/continue"
    made = ann.send(path, {"at": at, "seats": ["me", "me", "random"]}, 201)
    live = here.settle(made["id"])
    assert [e.text for e in live.match.log[:at]] == [e.text for e in old.match.log[:at]]
    assert (live.header.forked_from, live.header.forked_at) == (table_id, at)
    assert [seat.kind for seat in live.seats] == ["person", "person", "bot"]
    assert live.header.seed != old.header.seed
    ann.send(path, {"at": len(old.match.log) + 1}, 400)
    for seats in (["me"], ["random", "random", "random"], ["me", "me", "nobody"]):
        ann.send(path, {"at": at, "seats": seats}, 400)


def test_a_match_of_bots_is_continued_in_the_first_seat(here: House, ann: Visit) -> None:
    bots = [SeatRequest("bot", bot="random"), SeatRequest("bot", bot="random")]
    person = ann.person
    assert person is not None
    table_id = here.run(
        lambda: lifecycle.open_table(here.tables, "carson", person, bots, QUICK, seed=3)
    )
    here.play_out(table_id)
    new = ann.send(f"/api/v1/tables/{table_id}/continue", {"at": 5}, 201)
    assert [seat.bot for seat in here.live(new["id"]).seats] == [None, "random"]
    assert ann.moves(new["id"])


def test_a_rematch_is_one_table_for_all_who_played(here: House, ann: Visit) -> None:
    ben, cleo = here.visit("Ben"), here.visit("Cleo")
    table_id = here.table(ann, ben, bots=1)
    here.play_out(table_id, ann, ben)
    path = f"/api/v1/tables/{table_id}/rematch"
    first, second = ann.send(path, {}, 201), ben.send(path, {}, 201)
    assert first == second
    cleo.send(path, {}, 403)
    live = here.settle(first["id"])
    assert live.header.status == "running"
    assert [seat.name for seat in live.seats] == [s.name for s in here.live(table_id).seats]
    assert live.match.options == here.live(table_id).match.options
    assert f'<a href="{first["address"]}">' in ben.get(f"/t/{table_id}")


def test_two_who_want_a_rematch_at_the_same_moment_get_one_table(here: House, ann: Visit) -> None:
    ben = here.visit("Ben")
    table_id = here.table(ann, ben)
    here.play_out(table_id, ann, ben)

    async def both() -> list[tuple[str, bool]]:
        live = await here.tables.get(table_id)
        people = [visit.person for visit in (ann, ben) if visit.person]
        return await asyncio.gather(*(rematch(here.tables, live, person) for person in people))

    (one, first), (other, second) = here.run(both)
    assert one == other
    assert (first, second) == (True, False)


def test_a_fork_is_never_a_rematch(here: House, ann: Visit) -> None:
    table_id = here.table(ann, bots=1)
    here.play_out(table_id, ann)
    path = f"/api/v1/tables/{table_id}"
    fork = ann.send(f"{path}/continue", {"at": 3}, 201)
    assert ann.send(f"{path}/rematch", {}, 201) != fork
