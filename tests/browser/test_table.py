"""The table in a real browser: clicking, keyboard, undo, reload, restart, tabs, spectators."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visitors
from tests.browser.playing import click_first, play_to_the_end, shown, wait_for_change


def test_a_whole_game_by_clicking(server: Server, visitors: Visitors) -> None:
    ann, ben = server.person("Ann", auto_end=True), server.person("Ben", auto_end=True)
    table_id = server.table(ann, ben, bots=2, seed=11)
    pages = [visitors.visit(ann, table_id), visitors.visit(ben, table_id)]
    seats = list(zip(pages, (ann, ben), strict=True))
    moves = play_to_the_end(server, table_id, seats, lambda page, _move, _others: click_first(page))
    for page in pages:
        expect(page.locator("#result h2")).to_contain_text("wins")
        expect(page.locator(".tbl-chart .line")).to_have_count(4)
    log = server.live(table_id).match.log
    made = [entry for entry in log if entry.seat in (0, 1) and not entry.automatic]
    assert len(made) == moves
    namespaces = pages[0].evaluate(
        """() => [...new Set([...document.querySelectorAll('#board svg *')]
          .map(e => e.namespaceURI))]"""
    )
    assert namespaces == ["http://www.w3.org/2000/svg"]


FOCUS_SOON = """async (id) => {
  const page = await import('/static/js/table/focus.js');
  document.activeElement.blur();
  page.focusSoon(() => document.getElementById(id));
}"""
NO_FRAME = """() => {
  const frame = window.requestAnimationFrame;
  window.requestAnimationFrame = (call) => (call.name === 'focusNow' ? 0 : frame(call));
}"""


def test_a_key_does_not_wait_for_the_focus(server: Server, visitors: Visitors) -> None:
    """The focus is given with the next frame; a key pressed before it reaches its place."""
    ann = server.person("Ann")
    page = visitors.visit(ann, server.table(ann, bots=1))
    page.evaluate(FOCUS_SOON, "tab-log")
    expect(page.locator("#tab-log")).to_be_focused()
    page.evaluate(NO_FRAME)
    for key, tab in (("Enter", "chat"), (" ", "notes")):
        page.evaluate(FOCUS_SOON, f"tab-{tab}")
        expect(page.locator(f"#tab-{tab}")).not_to_be_focused()
        page.keyboard.press(key)
        expect(page.locator(f"#pane-{tab}")).to_be_visible()
    page.evaluate(FOCUS_SOON, "tab-rules")
    page.locator("#notes").click()  # who has moved on meanwhile stays there
    page.keyboard.press("Enter")
    expect(page.locator("#notes")).to_be_focused()


def test_the_beginning_by_keyboard_alone(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    page = visitors.visit(ann, table_id)
    press = page.keyboard.press
    press("ArrowRight")
    first = page.evaluate("() => document.activeElement.dataset.target")
    press("ArrowRight")
    press("ArrowDown")
    assert page.evaluate("() => document.activeElement.dataset.target") not in (None, first)
    press("Enter")
    expect(page.locator("#choice [data-confirm]")).to_be_visible()
    press("Escape")
    expect(page.locator("#choice [data-confirm]")).to_have_count(0)
    decisions = 0
    while decisions < 9:
        state = shown(page)
        if state["complete"]:
            press("e")
        elif state["mine"]:
            decisions += 1
            press("b" if state["legal"] else "c")
            while not page.locator("#choice [data-confirm]").count():
                press("Enter")
            press("Enter")
        else:
            page.wait_for_function("() => document.querySelector('.tbl-ask').dataset.mine == 'yes'")
            continue
        wait_for_change(page, state["n"])
    live = server.live(table_id)
    own = sum(entry.seat == 0 and not entry.automatic for entry in live.match.log)
    assert own + len(live.drafts[0].moves if 0 in live.drafts else ()) == decisions
    press("?")
    expect(page.locator("#shortcuts")).to_be_visible()
    press("Escape")
    expect(page.locator("#shortcuts")).to_be_hidden()


def claimed(page: Page, parcel: str) -> bool:
    return "owned" in (page.locator(f"#parcel-{parcel}").get_attribute("class") or "")


def claim(page: Page, parcel: str) -> None:
    n = shown(page)["n"]
    page.locator(f"#parcel-{parcel}").click()
    page.locator("[data-confirm]").click()
    wait_for_change(page, n)


def test_undo_redo_and_restart(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    page = visitors.visit(ann, table_id)
    expect(page.locator("[data-act=undo]")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-act=undo]").click(force=True)
    expect(page.locator("#note")).to_contain_text("can no longer be undone")
    claim(page, "B1")
    assert claimed(page, "B1")
    for act, expected in (("undo", False), ("redo", True), ("restart", False)):
        n = shown(page)["n"]
        page.locator(f"[data-act={act}]").click()
        wait_for_change(page, n)
        assert claimed(page, "B1") is expected, act
    n = shown(page)["n"]
    page.locator("#parcel-C1").click()
    page.locator("#parcel-C1").click()  # the second click confirms
    wait_for_change(page, n)
    page.locator("#choice [data-act=end-turn]").click()
    wait_for_change(page, n + 1)
    assert "claim C1" in [entry.text for entry in server.live(table_id).match.log]


def test_a_reload_and_a_restarted_server_keep_the_turn(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    page = visitors.visit(ann, table_id)
    claim(page, "B1")
    page.reload()
    page.wait_for_selector("html[data-ready]")
    assert claimed(page, "B1")
    server.stop()
    expect(page.locator("#lost")).to_be_visible()
    page.locator("[data-act=undo]").click()
    expect(page.locator("#note")).to_contain_text("cannot be reached")
    server.start()
    expect(page.locator("#lost")).to_be_hidden(timeout=20_000)
    assert claimed(page, "B1")
    n = shown(page)["n"]
    page.locator(".tbl-tools [data-act=end-turn]").click()
    wait_for_change(page, n)
    assert "claim B1" in [entry.text for entry in server.live(table_id).match.log]


def test_eight_tabs_of_one_browser(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    context = visitors.context(ann)
    pages = [visitors.page(context, table_id) for _ in range(8)]
    claim(pages[0], "B1")
    n = shown(pages[0])["n"]
    for page in pages[1:]:
        wait_for_change(page, n - 1)
        assert claimed(page, "B1")


def test_a_spectator_sees_no_draft(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    page, watching = visitors.visit(ann, table_id), visitors.visit(None, table_id)
    heard: list[str] = []
    watching.on("websocket", lambda ws: ws.on("framereceived", lambda f: heard.append(str(f))))
    watching.reload()
    watching.wait_for_selector("body[data-live=yes]")
    n = shown(page)["n"]
    claim(page, "B1")
    wait_for_change(watching, n)
    assert claimed(page, "B1")
    assert not claimed(watching, "B1")
    assert "claim B1" not in "".join(heard)
    page.locator("#choice [data-act=end-turn]").click()
    wait_for_change(watching, n + 1)
    assert claimed(watching, "B1")
    assert watching.locator("[data-act]").count() == 0
    assert "B1" in (watching.locator("#announce").text_content() or "")


def test_an_old_page_is_told_and_brought_up_to_date(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    context = visitors.context(ann)
    page = visitors.page(context, table_id)
    context.add_init_script("window.WebSocket = class extends EventTarget { close() {} }")
    deaf = visitors.page(context, table_id)
    n = shown(deaf)["n"]
    claim(page, "B1")
    assert not claimed(deaf, "B1")
    deaf.locator("#parcel-C1").click()
    deaf.locator("[data-confirm]").click()
    expect(deaf.locator("#note")).to_contain_text("moved on")
    wait_for_change(deaf, n)  # it is fetched: nothing comes by the connection
    assert claimed(deaf, "B1")
    assert not claimed(deaf, "C1")
    assert server.live(table_id).drafts[0].moves == ("claim B1",)


def test_why_not_and_tips(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    page = visitors.visit(ann, table_id)
    page.locator("#space-wages").click()
    expect(page.locator("#note")).not_to_be_empty()
    link = page.locator("#note a")
    expect(link).to_have_attribute("href", "/rules/carson#CC-021")
    page.locator("[data-why-not]").click()
    page.locator("#parcel-B1").click()
    expect(page.locator("#note")).to_contain_text("possible now")
    assert page.locator("[data-confirm]").count() == 0
    page.locator("#space-gambling").hover()
    expect(page.locator("#tip")).to_contain_text("Gambling")


def test_zoom_survives_updates(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    page = visitors.visit(ann, table_id)
    box = "() => document.querySelector('#board svg').getAttribute('viewBox')"
    whole = page.evaluate(box)
    page.locator("#parcel-C3").hover()
    page.mouse.wheel(0, -300)
    expect(page.locator("#board svg").first).not_to_have_attribute("viewBox", whole)
    zoomed = page.evaluate(box)
    claim(page, "C3")
    assert page.evaluate(box) == zoomed
    page.locator("[data-zoom=fit]").click()
    assert page.evaluate(box) == whole
    page.mouse.move(300, 400)
    page.mouse.down()
    page.mouse.move(340, 400, steps=4)
    page.mouse.up()
    assert page.locator("[data-confirm]").count() == 0  # a drag is no click


def test_without_the_merging_library(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    context = visitors.context(ann)
    context.route(
        "**/vendor/idiomorph*",
        lambda route: route.fulfill(body="export {}", content_type="text/javascript"),
    )
    page = visitors.page(context, table_id)
    claim(page, "B1")
    assert claimed(page, "B1")
    page.locator("#choice [data-act=end-turn]").click()
    wait_for_change(page, 2)
    expect(page.locator("#board [data-legal]").first).to_be_visible()


def test_a_phone(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=3)
    page = visitors.visit(ann, table_id, width=360)
    wide = "() => document.documentElement.scrollWidth"
    for pane in ("me", "others", "log", "board"):
        page.locator(f"button[data-pane={pane}]").tap()
        assert page.evaluate(wide) == 360
    expect(page.locator("#board")).to_be_visible()
    n = shown(page)["n"]
    page.locator("#parcel-B2").tap()
    confirm = page.locator("#choice [data-confirm]")
    expect(confirm).to_be_visible()
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, summary, #board [data-legal]')]
          .filter(e => e.checkVisibility() && e.getBoundingClientRect().width > 0)
          .map(e => e.getBoundingClientRect())
          .filter(b => Math.min(b.width, b.height) < 40).length"""
    )
    assert small == 0
    confirm.tap()
    wait_for_change(page, n)
    assert claimed(page, "B2")


def test_chat_notes_and_log(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    page, watching = visitors.visit(ann, table_id), visitors.visit(None, table_id)
    page.locator("#tab-chat").click()
    page.locator("#say-text").fill("<b>good luck</b>")
    page.keyboard.press("Enter")
    expect(watching.locator("#chat")).to_contain_text("<b>good luck</b>")
    page.locator("#tab-notes").click()
    page.locator("#notes").fill("mind the hills")
    expect(page.locator("#notes-state")).to_have_text("Saved.")
    page.reload()
    page.wait_for_selector("html[data-ready]")
    expect(page.locator("#notes")).to_have_value("mind the hills")
    page.locator("#tab-log").click()
    expect(page.locator("#log li")).to_have_count(len(server.live(table_id).match.log))
    page.locator("#filter-kind").select_option("mountain")
    expect(page.locator("#log li:visible")).to_have_count(9)
    page.locator("#log li:visible a").first.click()
    page.wait_for_url("**?at=*")
    page.wait_for_selector("html[data-ready]")
    expect(page.locator("#replay")).to_be_visible()
    page.locator("[data-step=back]").click()
    expect(page.locator("#replay output")).to_contain_text("10 /")
