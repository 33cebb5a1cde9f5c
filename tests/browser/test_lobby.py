"""Before a match, by clicking: invitations on a phone, and the host's say over the seats."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visitors
from westbound.table import lifecycle
from westbound.table.lifecycle import fill_with_bots, join
from westbound.table.records import Person
from westbound.table.seat_requests import SeatRequest


def open_table(server: Server, host: Person, seats: int = 2) -> str:
    requests = [SeatRequest("person", host.name), *(SeatRequest("open") for _ in range(seats - 1))]
    table_id: str = server.run(
        lifecycle.open_table(server.app.state.tables, "carson", host, requests, {})
    )
    return table_id


def room(visitors: Visitors, server: Server, person: Person | None, path: str) -> Page:
    page = visitors.context(person, 360, 740, touch=True).new_page()
    page.goto(f"{server.address}{path}")
    return page


def test_an_invitation_works_on_a_phone_after_a_restart(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    table_id = open_table(server, ann)
    host = visitors.context(ann).new_page()
    host.goto(f"{server.address}/t/{table_id}")
    link = host.get_by_label("Invitation link for seat 2").input_value()
    server.stop()
    server.start()
    phone = room(visitors, server, None, link.removeprefix(server.address))
    expect(phone.locator("h1")).to_have_text("Ann invites you to a match")
    assert phone.evaluate("() => document.documentElement.scrollWidth") <= 360
    phone.get_by_label("What should we call you?").fill("Ben")
    phone.get_by_role("button", name="Take the seat").tap()
    expect(phone.locator("#board svg").first).to_be_visible()
    expect(host.locator("#board svg").first).to_be_visible()  # without a click of the host
    assert [seat.name for seat in server.live(table_id).seats] == ["Ann", "Ben"]


def test_the_host_frees_a_seat_and_closes_the_table(server: Server, visitors: Visitors) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    table_id = open_table(server, ann, 3)
    invitation = server.live(table_id).seats[1].invitation
    server.run(join(server.app.state.tables, table_id, ben, invitation))
    host = room(visitors, server, ann, f"/t/{table_id}")
    guest = room(visitors, server, ben, f"/t/{table_id}")
    expect(guest.get_by_role("button", name="Leave the table")).to_be_visible()
    host.get_by_text("Change seat 2").tap()
    host.get_by_role("button", name="Free it and tell Ben").tap()
    expect(guest.get_by_text("The host has freed your seat")).to_be_visible()
    expect(host.locator("h1")).to_have_text("Waiting for 2 players")
    host.get_by_text("Change seat 3").tap()
    host.locator(".seat-more[open]").get_by_role("button", name="Give it to a bot").tap()
    expect(host.locator("h1")).to_have_text("Waiting for 1 player")
    assert host.evaluate("() => document.documentElement.scrollWidth") <= 360
    host.get_by_text("Close this table").tap()
    host.get_by_role("button", name="Close the table").tap()
    for page in (host, guest):
        expect(page.locator("h1")).to_have_text("This table is closed")


def test_a_refusal_on_the_page_links_to_its_rule(server: Server, visitors: Visitors) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    table_id = open_table(server, ann)
    guest = room(
        visitors, server, ben, f"/t/{table_id}/join/{server.live(table_id).seats[1].invitation}"
    )
    expect(guest.get_by_role("button", name="Take the seat")).to_be_visible()
    visitors.errors.clear()
    server.run(fill_with_bots(server.app.state.tables, table_id, ann, "greedy"))
    guest.get_by_role("button", name="Take the seat").tap()
    problem = guest.locator("form .problem")
    expect(problem).to_have_text(re.compile("This invitation is no longer valid"))
    problem.get_by_role("link", name="WB-009").tap()
    expect(guest.locator("#WB-009")).to_be_visible()
    expect(guest.locator("h1")).to_have_text("House rules")
    assert all("403" in error for error in visitors.errors)  # the refusal itself, no script's
    visitors.errors.clear()
