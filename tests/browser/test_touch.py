"""Fingers on a phone: pinch, pan, swipe, long press, crowded places, moves without confirmation."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visitors
from tests.browser.playing import shown, wait_for_change
from tests.browser.test_table import claim, claimed
from westbound.table.turns import Play

FINGER = 40
VIEW = "() => document.querySelector('#board svg').getAttribute('viewBox').split(' ').map(Number)"
MIDDLE = """name => { const b = document.querySelector(name).getBoundingClientRect();
  return [b.x + b.width / 2, b.y + b.height / 2]; }"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
Point = tuple[float, float]


class Fingers:
    """Touches as the browser gets them from a screen."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._screen = page.context.new_cdp_session(page)

    def touch(self, kind: Literal["Start", "Move", "End"], *points: Point) -> None:
        spots = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]
        what: dict[str, Any] = {"type": f"touch{kind}", "touchPoints": spots}
        self._screen.send("Input.dispatchTouchEvent", what)
        if kind == "End":
            self._page.evaluate(DRAWN)  # so all that the fingers did has been heard

    def drag(self, start: Point, dx: float, dy: float = 0, steps: int = 8) -> None:
        self.touch("Start", start)
        for step in range(1, steps + 1):
            self.touch("Move", (start[0] + dx * step / steps, start[1] + dy * step / steps))
        self.touch("End")

    def pinch(self, middle: Point, before: float, after: float, steps: int = 8) -> None:
        """Two fingers beside the middle go from one distance to another."""
        x, y = middle
        for step in range(steps + 1):
            half = (before + (after - before) * step / steps) / 2
            self.touch("Move" if step else "Start", (x - half, y), (x + half, y))
        self.touch("End")


def phone(server: Server, visitors: Visitors, **settings: str | bool) -> tuple[Page, str]:
    """A phone at a table of its own, with personal settings."""
    ann = server.person("Ann")
    if settings:
        ann = server.run(server.app.state.users.change(ann, **settings))
    table_id = server.table(ann, bots=1)
    context = visitors.context(ann, 360, 740, touch=True)
    return visitors.page(context, table_id), table_id


def middle(page: Page, selector: str) -> Point:
    x, y = page.evaluate(MIDDLE, selector)
    return x, y


def pane(page: Page) -> str:
    name: str = page.evaluate("() => document.querySelector('#main').dataset.pane")
    pressed = page.locator("button[data-pane][aria-pressed=true]")
    expect(pressed).to_have_count(1)
    expect(pressed).to_be_visible()
    assert pressed.get_attribute("data-pane") == name
    return name


# --- zoom and pan


def test_pinch_zooms_about_the_fingers_and_an_update_keeps_it(
    server: Server, visitors: Visitors
) -> None:
    page, _ = phone(server, visitors)
    fingers = Fingers(page)
    before, spot = page.evaluate(VIEW), middle(page, "#parcel-C4")
    fingers.pinch(spot, 80, 160)
    zoomed = page.evaluate(VIEW)
    assert zoomed[2] == pytest.approx(before[2] / 2, rel=0.05)
    assert middle(page, "#parcel-C4") == pytest.approx(spot, abs=12)
    assert page.locator("[data-confirm]").count() == 0
    n = shown(page)["n"]
    page.locator("#parcel-C4").tap()
    page.locator("#choice [data-confirm]").tap()
    wait_for_change(page, n)
    assert claimed(page, "C4")
    assert page.evaluate(VIEW)[2] == zoomed[2]
    fingers.pinch(middle(page, "#board"), 200, 50)
    assert page.evaluate(VIEW)[2] > zoomed[2]


def test_one_finger_pans_and_the_view_stays_while_other_panes_are_open(
    server: Server, visitors: Visitors
) -> None:
    page, table_id = phone(server, visitors)
    spot = middle(page, "#board")
    Fingers(page).drag(spot, -90, -40)
    panned = page.evaluate(VIEW)
    assert pane(page) == "board"
    assert page.locator("[data-confirm]").count() == 0
    for name in ("me", "log"):
        page.locator(f"button[data-pane={name}]").tap()
    n = shown(page)["n"]
    person = server.run(server.app.state.users.get(server.live(table_id).seats[0].person_id))
    server.run(server.app.state.tables.act(table_id, person, n, Play("claim C4")))
    wait_for_change(page, n)  # while the board cannot be measured
    page.locator("button[data-pane=board]").tap()
    expect(page.locator("#board")).to_be_visible()
    assert page.evaluate(VIEW) == pytest.approx(panned)
    assert claimed(page, "C4")


def test_the_whole_board_stays_whole_when_it_was_wanted(server: Server, visitors: Visitors) -> None:
    page, _ = phone(server, visitors)
    page.locator("[data-zoom=fit]").tap()
    whole = page.evaluate(VIEW)
    page.set_viewport_size({"width": 360, "height": 700})
    page.wait_for_timeout(100)
    assert page.evaluate(VIEW) == pytest.approx(whole)


def test_wheel_and_drag_of_a_mouse_survive_an_update(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    page = visitors.visit(ann, server.table(ann, bots=1))
    page.locator("#parcel-C4").hover()
    whole = page.locator("#board svg").first.get_attribute("viewBox") or ""
    page.mouse.wheel(0, -400)
    expect(page.locator("#board svg").first).not_to_have_attribute("viewBox", whole)
    zoomed = page.evaluate(VIEW)
    page.mouse.move(500, 400)
    page.mouse.down()
    page.mouse.move(560, 430, steps=5)
    page.mouse.up()
    page.evaluate(DRAWN)
    moved = page.evaluate(VIEW)
    assert moved[0] < zoomed[0]
    assert moved[2:] == zoomed[2:]
    claim(page, "C4")
    assert claimed(page, "C4")
    assert page.evaluate(VIEW) == moved


# --- swipes


def test_a_swipe_changes_the_pane_when_the_whole_board_is_seen(
    server: Server, visitors: Visitors
) -> None:
    page, _ = phone(server, visitors)
    fingers = Fingers(page)
    page.locator("[data-zoom=fit]").tap()
    whole = page.evaluate(VIEW)
    spot = (200.0, 300.0)
    fingers.drag(spot, 90)
    assert pane(page) == "board"  # nothing comes before the board
    fingers.drag(spot, -40)
    assert pane(page) == "board"  # too short
    fingers.drag(spot, -60, 90)
    assert pane(page) == "board"  # not sideways
    for name in ("me", "others", "log", "log"):
        fingers.drag(spot, -90)
        assert pane(page) == name
    for name in ("others", "me", "board"):
        fingers.drag(spot, 90)
        assert pane(page) == name
    assert page.evaluate(VIEW)[2:] == whole[2:]
    assert page.locator("[data-confirm]").count() == 0


def test_a_swipe_on_a_larger_board_pans_until_its_end(server: Server, visitors: Visitors) -> None:
    page, _ = phone(server, visitors)
    fingers = Fingers(page)
    spot = (200.0, 300.0)
    last = page.evaluate(VIEW)[0]
    for _ in range(8):
        fingers.drag(spot, -140)
        now = page.evaluate(VIEW)[0]
        if now == last:
            break
        assert pane(page) == "board"
        last = now
    assert last > 300  # of a drawing 900 wide: its end was reached by panning
    assert pane(page) == "me"


def test_a_swipe_from_the_edge_needs_no_whole_board(server: Server, visitors: Visitors) -> None:
    page, _ = phone(server, visitors)
    fingers = Fingers(page)
    fingers.drag((352, 300), -120)
    assert pane(page) == "me"
    fingers.drag((8, 300), 120)
    assert pane(page) == "board"
    fingers.drag((300, 300), -120)
    assert pane(page) == "board"


def test_those_who_watch_have_no_pane_of_their_own(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    page = visitors.page(visitors.context(None, 360, 740, touch=True), table_id)
    expect(page.locator("button[data-pane=me]")).to_be_hidden()
    page.locator("[data-zoom=fit]").tap()
    Fingers(page).drag((200, 300), -90)
    assert pane(page) == "others"


def test_what_scrolls_by_itself_does_not_swipe(server: Server, visitors: Visitors) -> None:
    page, _ = phone(server, visitors)
    fingers = Fingers(page)
    page.locator("button[data-pane=log]").tap()
    fingers.drag((200, 500), 0, -200)
    assert pane(page) == "log"
    page.locator("#as-text summary").tap()
    expect(page.locator("#as-text pre")).not_to_be_empty()
    page.locator("#as-text pre").scroll_into_view_if_needed()
    box = page.locator("#as-text pre").bounding_box()
    assert box is not None
    fingers.drag((180, max(box["y"], 150) + 30), 100)
    assert pane(page) == "log"


def test_a_slider_does_not_swipe(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    context = visitors.context(ann, 360, 740, touch=True)
    page = visitors.page(context, table_id, "?at=8")
    x, y = middle(page, "#replay-at")
    Fingers(page).drag((x, y), -60)
    expect(page.locator("#replay-at")).not_to_have_value("8")
    assert pane(page) == "board"


# --- long press


def test_a_long_press_explains_and_picks_nothing(server: Server, visitors: Visitors) -> None:
    page, table_id = phone(server, visitors)
    fingers = Fingers(page)
    spot = middle(page, "#parcel-C4")
    fingers.touch("Start", spot)
    expect(page.locator("#tip")).to_contain_text("C4")
    fingers.touch("End")
    expect(page.locator("#tip")).to_be_visible()
    assert page.locator("[data-confirm]").count() == 0
    page.locator("#parcel-C4").tap()
    expect(page.locator("#tip")).to_be_hidden()
    expect(page.locator("#choice [data-confirm]")).to_be_visible()
    assert not server.live(table_id).drafts


def test_a_slow_drag_is_no_long_press(server: Server, visitors: Visitors) -> None:
    page, _ = phone(server, visitors)
    fingers = Fingers(page)
    x, y = middle(page, "#parcel-C4")
    fingers.touch("Start", (x, y))
    fingers.touch("Move", (x - 40, y))
    page.wait_for_timeout(700)
    fingers.touch("End")
    assert page.locator("#tip").is_hidden()


# --- crowded places


def small(page: Page, selector: str) -> list[float]:
    """What is too small for a finger."""
    sizes: list[float] = page.evaluate(
        """selector => [...document.querySelectorAll(selector)]
          .map(e => e.getBoundingClientRect()).map(b => Math.min(b.width, b.height))""",
        selector,
    )
    assert sizes
    return [size for size in sizes if size < FINGER]


def test_a_tap_on_a_crowded_spot_shows_it_larger(server: Server, visitors: Visitors) -> None:
    page, _ = phone(server, visitors)
    page.locator("[data-zoom=fit]").tap()
    assert small(page, "#board [data-legal]")
    page.touchscreen.tap(*middle(page, "#parcel-C4"))
    picks = page.locator("#choice [data-pick]")
    expect(picks.first).to_be_visible()
    assert 2 <= picks.count() <= 6
    assert picks.first.get_attribute("data-pick") == "parcel:C4"
    assert small(page, "#choice [data-pick], #choice [data-back], .tbl-lens [data-legal]") == []
    assert page.locator(".tbl-lens [data-legal]").count() == picks.count()
    assert page.locator("#board [data-legal]").count() == picks.count()
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    names = page.evaluate("() => [...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(names) == len(set(names))  # the larger picture repeats no name
    page.locator("#choice [data-back]").tap()
    expect(picks).to_have_count(0)
    page.touchscreen.tap(*middle(page, "#parcel-C4"))
    page.locator(".tbl-lens [data-target='parcel:C3']").tap()
    n = shown(page)["n"]
    page.locator("#choice [data-confirm]").tap()
    wait_for_change(page, n)
    assert claimed(page, "C3")


def test_a_place_of_the_size_of_a_finger_is_taken_at_once(
    server: Server, visitors: Visitors
) -> None:
    page, _ = phone(server, visitors)
    assert small(page, "#board [data-legal]") == []
    x, y = middle(page, "#parcel-C4")
    page.touchscreen.tap(x + 20, y + 20)  # near its corner, where four of them meet
    expect(page.locator("#choice [data-confirm]")).to_be_visible()
    assert page.locator("#parcel-C4[data-chosen]").count() == 1


def test_a_mouse_is_never_asked_which_one(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    page = visitors.page(visitors.context(ann, 360, 740), table_id)
    page.locator("[data-zoom=fit]").click()
    page.mouse.click(*middle(page, "#parcel-C4"))
    expect(page.locator("#parcel-C4[data-chosen]")).to_have_count(1)


# --- what needs a confirmation


def tap_parcel(page: Page, parcel: str) -> None:
    page.touchscreen.tap(*middle(page, f"#parcel-{parcel}"))


def test_no_confirmation_for_those_who_want_none(server: Server, visitors: Visitors) -> None:
    page, table_id = phone(server, visitors, confirm="never")
    n = shown(page)["n"]
    tap_parcel(page, "C4")
    wait_for_change(page, n)
    assert server.live(table_id).drafts[0].moves == ("claim C4",)
    page.locator("[data-act=undo]").tap()
    wait_for_change(page, n + 1)
    assert not claimed(page, "C4")


def test_only_what_cannot_be_taken_back_waits(server: Server, visitors: Visitors) -> None:
    page, table_id = phone(server, visitors, confirm="final")
    n = shown(page)["n"]
    tap_parcel(page, "C4")  # the turn ends by a button: this can be taken back
    wait_for_change(page, n)
    assert server.live(table_id).drafts[0].moves == ("claim C4",)
    page.locator("[data-act=undo]").tap()
    wait_for_change(page, n + 1)
    page.locator("button[data-pane=me]").tap()
    with page.expect_response("**/api/v1/me"):
        page.locator("#auto-end").tap()
    page.locator("button[data-pane=board]").tap()
    tap_parcel(page, "C4")  # now it would end the turn
    expect(page.locator("#choice [data-confirm]")).to_be_visible()
    assert "claim C4" not in [entry.text for entry in server.live(table_id).match.log]
    page.locator("#choice [data-confirm]").tap()
    wait_for_change(page, n + 2)
    assert "claim C4" in [entry.text for entry in server.live(table_id).match.log]


def test_a_double_click_is_one_move(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    ann = server.run(server.app.state.users.change(ann, confirm="never"))
    table_id = server.table(ann, bots=1)
    page = visitors.visit(ann, table_id)
    n = shown(page)["n"]
    second = {"detail": 2, "bubbles": True}
    page.locator("#parcel-D4").dispatch_event("click", second)  # after a board that was quicker
    page.locator("#parcel-C4").dblclick()
    wait_for_change(page, n)
    page.wait_for_timeout(200)
    assert server.live(table_id).drafts[0].moves == ("claim C4",)
    assert shown(page)["n"] == n + 1


def test_the_menu_of_the_table_changes_it_and_keeps_it(server: Server, visitors: Visitors) -> None:
    page, table_id = phone(server, visitors)
    tap_parcel(page, "C4")
    page.locator("#choice [data-back]").tap()
    page.locator(".tbl-menu summary").tap()
    expect(page.locator("#confirm-moves")).to_have_value("always")
    with page.expect_response("**/api/v1/me") as answer:
        page.locator("#confirm-moves").select_option("never")
    assert answer.value.json()["confirm"] == "never"
    page.locator(".tbl-menu summary").tap()
    n = shown(page)["n"]
    tap_parcel(page, "C4")
    wait_for_change(page, n)
    assert server.live(table_id).drafts[0].moves == ("claim C4",)
    page.reload()
    expect(page.locator("#confirm-moves")).to_have_value("never")
