"""A bot of one’s own, by clicking: its token, its seat, and how it is shown at the table."""

from __future__ import annotations

import re
import threading

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visitors
from westbound.cli.bot_player import Player
from westbound.cli.bot_server import BotServer
from westbound.engine.errors import BadInput


class Dusty(threading.Thread):
    """A program that plays at the server, until its token is revoked."""

    def __init__(self, server: Server, token: str) -> None:
        super().__init__(daemon=True)
        self.heard: list[str] = []
        self._player = Player(BotServer(server.address, token), "random", self.heard.append)
        self.why = ""

    def run(self) -> None:
        try:
            self._player.run()
        except BadInput as error:
            self.why = str(error)


def is_connected(server: Server) -> bool:
    return bool(server.app.state.tables.remote._connections)


def wide(page: Page) -> int:
    width: int = page.evaluate("() => document.documentElement.scrollWidth")
    return width


def test_a_bot_gets_a_token_a_seat_and_a_place_at_the_table(
    server: Server, visitors: Visitors
) -> None:
    ann = server.person("Ann")
    page = visitors.context(ann, 360, 740, touch=True).new_page()
    page.goto(f"{server.address}/account")
    page.get_by_role("link", name="Your bots").tap()
    page.get_by_label("Its name").fill("Dusty Dan of the Long Dusty Trail")
    page.get_by_role("button", name="Make a token").tap()
    expect(page.get_by_label("The token")).to_have_value(re.compile("^wb_"))
    token = page.get_by_label("The token").input_value()
    command = page.get_by_label("A command that connects a bot").input_value()
    assert command.startswith(f"WESTBOUND_TOKEN={token} westbound bot --server {server.address}")
    assert wide(page) <= 360
    dusty = Dusty(server, token)
    dusty.start()
    page.wait_for_timeout(50)
    expect_online(page, server)
    assert token not in page.content()

    page.goto(f"{server.address}/new?game=carson")
    page.get_by_text("2", exact=True).tap()
    page.get_by_label("Seat 2", exact=True).select_option("bot:@Dusty Dan of the Long Dusty Trail")
    page.get_by_label("Time for each decision of seat 2").select_option("30")
    assert wide(page) <= 360
    page.get_by_role("button", name="Open the table").tap()
    expect(page.locator("#board svg").first).to_be_visible()
    page.get_by_role("button", name="Others").tap()
    expect(page.get_by_text("bot, by Ann, online.")).to_be_visible()
    assert wide(page) <= 360
    table_id = page.url.rpartition("/")[2]
    seat = server.live(table_id).seats[1]
    assert (seat.kind, seat.seconds) == ("bot", 30)

    other = visitors.context(ann).new_page()
    other.goto(f"{server.address}/account/bots")
    other.get_by_text("Revoke the token of Dusty Dan").click()
    other.get_by_role("button", name="Revoke the token").click()
    expect(other.get_by_text("Dusty Dan")).to_have_count(0)
    expect(page.get_by_text("bot, by Ann, offline.")).to_be_visible()
    dusty.join(20)
    assert dusty.why == "the token was revoked"


def expect_online(page: Page, server: Server) -> None:
    for _ in range(200):
        if is_connected(server):
            break
        page.wait_for_timeout(50)
    page.goto(f"{server.address}/account/bots")
    expect(page.get_by_text("online", exact=True)).to_be_visible()
