"""Kit Carson's live round with three browsers: everybody places at the same time, in the open."""

from __future__ import annotations

import re
from collections.abc import Mapping

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visitors
from tests.browser.playing import click_on, wait_for_change
from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.table.records import Person
from westbound.table.service import Tables
from westbound.table.turns import Play

LIVE: Mapping[str, Value] = {
    "buildings": "first_game", "road_windows": "compact",
    "kit_carson": True, "kit_carson_mode": "live", "kit_carson_seconds": 120,
}  # fmt: skip
NAMES = ("Ann", "Ben", "Cem")
SOON = """() => {
  document.querySelector('.tbl-clock').dataset.deadline = String(Date.now() / 1000 + 30.9);
}"""


async def play_until_live(tables: Tables, table_id: str) -> None:
    """Everybody makes first moves until all place at the same time."""
    while (live := await tables.get(table_id)).match.state.agenda[-1].kind != "place_live":
        seat = live.match.turns[0]
        place, move = live.seats[seat], live.tentative(seat).moves(seat)[0].text
        person = Person(place.person_id or "", place.name, auto_end=True)
        await tables.act(table_id, person, live.header.revision, Play(move))


def pick(page: Page, server: Server, table_id: str, seat: int, text: str) -> None:
    """Click what this move is made of; it is to be confirmed then."""
    moves = server.live(table_id).match.moves(seat)
    move: Move = next(move for move in moves if move.text == text)
    for number, target in enumerate(move.picks(), 1):
        places = f'#board [data-legal][data-target="{target}"]', f'#choice [data-pick="{target}"]'
        found = page.locator(", ".join(places))
        if found.count():
            click_on(found)
        if sum(other.picks()[:number] == move.picks()[:number] for other in moves) == 1:
            break
    expect(page.locator("#choice [data-confirm]")).to_be_visible()


def confirm(page: Page) -> None:
    page.locator("#choice [data-confirm]").click()


def test_a_live_round_of_three(server: Server, visitors: Visitors) -> None:
    people = [server.person(name) for name in NAMES]
    table_id = server.table(*people, options=LIVE)
    server.run(play_until_live(server.app.state.tables, table_id))
    pages = [visitors.visit(person, table_id) for person in people]
    ann, ben, cem = pages
    for page in pages:
        page.wait_for_selector("body[data-live=yes]")
        expect(page.locator(".tbl-ask")).to_contain_text("Your turn")
        expect(page.locator(".tbl-seat.active")).to_have_count(3)
        expect(page.locator(".tbl-clock")).to_contain_text(re.compile(r"^Time left [12]:\d\d$"))
    first = ann.locator(".tbl-clock b").inner_text()

    # Ben has picked a place; Ann is faster, and what he has picked stays
    pick(ben, server, table_id, 1, "place gambling")
    pick(ann, server, table_id, 0, "place wages")
    n = server.live(table_id).header.revision
    confirm(ann)
    for page in pages:
        wait_for_change(page, n)
    expect(ben.locator("#recap")).to_contain_text("Ann")
    expect(cem.locator("#recap")).to_contain_text("Ann")
    expect(ben.locator("#choice [data-confirm]")).to_be_visible()

    # two confirm at the same moment
    pick(cem, server, table_id, 2, "place vp_parcels")
    n = server.live(table_id).header.revision
    confirm(ben)
    confirm(cem)
    for page in pages:
        wait_for_change(page, n + 1)
    texts = [(e.seat, e.text) for e in server.live(table_id).match.log[-3:]]
    assert texts[0] == (0, "place wages")
    assert sorted(texts[1:]) == [(1, "place gambling"), (2, "place vp_parcels")]

    # Ann moves a cowboy back; all see it
    n = server.live(table_id).header.revision
    pick(ann, server, table_id, 0, "lift wages")
    confirm(ann)
    for page in pages:
        wait_for_change(page, n)
    assert server.live(table_id).match.log[-1].text == "lift wages"

    # near its end the time is read aloud
    cem.evaluate(SOON)
    expect(cem.locator("#announce")).to_contain_text("30 seconds left")
    expect(cem.locator(".tbl-clock")).to_have_attribute("data-near", "1")

    # locking: Cem, then Ann, then Ben
    for seat in (2, 0, 1):
        n = server.live(table_id).header.revision
        pick(pages[seat], server, table_id, seat, "lock")
        confirm(pages[seat])
        for page in pages:
            wait_for_change(page, n)
        if seat == 2:
            expect(ann.locator(".tbl-ask")).to_contain_text("Done already: Cem.")
            expect(cem.locator("#choice")).to_contain_text("Others are deciding")
            expect(ann.locator(".tbl-clock b")).not_to_have_text(first)  # it goes on
    for page in pages:
        expect(page.locator(".tbl-clock")).to_have_count(0)
        assert not page.locator("#note:visible").count()
    locks = [entry.seat for entry in server.live(table_id).match.log if entry.text == "lock"]
    assert locks == [2, 0, 1]


CARDS = ("1Y", "2R", "3Y", "4R", "5Y", "6R", "14")


def test_variants_are_switched_on_when_a_table_is_opened(
    server: Server, visitors: Visitors
) -> None:
    """What belongs to a variant appears with it; a set of cards is put together by picking."""
    page = visitors.context(server.person("Ann"), width=360, height=740).new_page()
    page.goto(f"{server.address}/new?game=carson")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    mode = page.locator("#option-kit_carson_mode")
    expect(mode).to_be_hidden()
    page.locator("#option-kit_carson").check()
    mode.select_option(value='"live"')
    expect(page.locator("#option-river")).to_be_hidden()
    expect(page.locator("#option-road_windows")).to_be_hidden()  # a fine point
    page.locator("#option-characters").select_option(value="")
    parts = page.locator("[data-option=characters] [data-part]")
    for card in CARDS:
        parts.locator(f"xpath=self::*[option[@value='{card}']]").select_option(value=card)
    expect(page.locator("[data-option=characters] input")).to_have_value("+".join(CARDS))
    page.locator("#option-outlaws").check()
    page.get_by_role("button", name="Standard game").click()
    expect(page.locator("#option-outlaws")).not_to_be_checked()
    expect(mode).to_be_hidden()
    page.locator("#option-characters").select_option(value="")
    page.locator("#option-kit_carson").check()
    mode.select_option(value='"live"')
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    options = server.live(page.url.rsplit("/", 1)[1]).header.options
    assert (options["kit_carson"], options["kit_carson_mode"]) == (True, "live")
    assert (options["outlaws"], options["characters"]) == (False, "+".join(CARDS))
