"""The guided first turn and the board in words, in a real browser."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server, Visitors
from tests.browser.playing import click_first, shown, wait_for_change
from tests.browser.test_accessibility import context_of, serious
from westbound.web.live.tour import tour

OVERLAPS = """() => {
  const box = (element) => element.getBoundingClientRect();
  const card = box(document.querySelector('#guide'));
  const over = (other) =>
    Math.min(card.right, other.right) > Math.max(card.left, other.left) + 1 &&
    Math.min(card.bottom, other.bottom) > Math.max(card.top, other.top) + 1;
  const ring = document.querySelector('#guide-ink:not([hidden]) rect');
  return {
    thing: Boolean(ring && over(box(ring))),
    status: over(box(document.querySelector('#status'))),
    inside: card.left >= 0 && card.top >= 0 && card.right <= innerWidth + 1
      && card.bottom <= innerHeight + 1,
  };
}"""


def titles(language: str = "en") -> list[str]:
    found = tour("westbound.games.carson_city", language)
    assert found is not None
    return [stop.title for stop in found.stops]


def learn(server: Server, visitors: Visitors, width: int = 1280) -> Page:
    """Somebody new follows the offer of the front page."""
    context = visitors.context(server.person("Ann"), width, 800, touch=width < 600)
    page = context.new_page()
    page.goto(server.address)
    page.locator("#carson").get_by_role("button", name="Learn in two minutes").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#guide-title")).to_have_text(titles()[0])
    return page


def seen(server: Server, page: Page) -> None:
    """The tour is over, and is not offered again after a reload."""
    expect(page.locator("#guide")).to_be_hidden()
    page.reload()
    page.wait_for_selector("html[data-ready]")
    expect(page.locator("#guide")).to_be_hidden()
    expect(page.locator("#guide-offer")).to_have_count(0)


def do_what_is_asked(page: Page, title: str) -> None:
    """Decide and end turns until the card goes on by itself."""
    for _ in range(30):
        if page.locator("#guide-title").text_content() != title:
            return
        state = shown(page)
        if state["complete"]:
            page.locator(".tbl-tools [data-act=end-turn]").click()
            wait_for_change(page, state["n"])
        elif state["mine"]:
            click_first(page)
        else:
            page.wait_for_function(
                "title => document.querySelector('.tbl-ask').dataset.mine === 'yes'"
                " || document.querySelector('#guide-title').textContent !== title",
                arg=title,
            )
    raise AssertionError(f"the tour waits for ever at {title}")


def test_the_whole_tour_by_clicking(server: Server, visitors: Visitors) -> None:
    page = learn(server, visitors)
    walked = []
    while page.locator("#guide").is_visible():
        title = page.locator("#guide-title").text_content() or ""
        walked.append(title)
        expect(page.locator("#guide-title")).to_be_focused()
        assert page.evaluate(OVERLAPS) == {"thing": False, "status": False, "inside": True}, title
        if page.locator("#guide-ask").is_visible():
            do_what_is_asked(page, title)
        else:
            page.locator("[data-guide=next]").click()
    assert walked == titles()
    table_id = page.url.split("/")[-1]
    own = [e.move.kind for e in server.live(table_id).tentative(0).log if e.seat == 0]
    assert {"claim", "choose"} <= set(own)
    assert {"place", "place_white"} & set(own)
    seen(server, page)


def test_the_tour_goes_on_after_a_reload_and_backwards(server: Server, visitors: Visitors) -> None:
    page = learn(server, visitors)
    for _ in range(2):
        page.locator("[data-guide=next]").click()
    expect(page.locator("#guide-title")).to_have_text(titles()[2])
    page.reload()
    expect(page.locator("#guide-title")).to_have_text(titles()[2])
    page.locator("[data-guide=back]").click()
    expect(page.locator("#guide-title")).to_have_text(titles()[1])
    for _ in range(2):
        page.locator("[data-guide=next]").click()  # the second one goes on without a move
    expect(page.locator("#guide-title")).to_have_text(titles()[4])  # there is no turn to end
    page.get_by_role("button", name="End the tour").click()
    seen(server, page)


def test_the_tour_by_keyboard_and_again_from_the_menu(server: Server, visitors: Visitors) -> None:
    page = learn(server, visitors)
    press = page.keyboard.press
    for _ in range(5):  # the title has the focus, then come the buttons
        press("Tab")
        if page.evaluate("() => document.activeElement.dataset.guide") == "next":
            break
    press("Enter")
    expect(page.locator("#guide-title")).to_have_text(titles()[1])
    press("Escape")
    expect(page.locator("#main")).to_be_focused()
    seen(server, page)
    page.locator(".tbl-menu summary").click()
    page.get_by_role("button", name="Take the tour").click()
    expect(page.locator("#guide-title")).to_have_text(titles()[0])
    press("Escape")
    expect(page.locator("#guide")).to_be_hidden()


def test_an_offer_can_be_declined(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    page = visitors.visit(ann, server.table(ann, bots=1))
    expect(page.locator("#guide")).to_be_hidden()
    page.get_by_role("button", name="No, thank you").click()
    expect(page.locator("#guide-offer")).to_have_count(0)
    seen(server, page)


def test_a_declined_offer_is_not_made_again_though_nobody_heard(
    server: Server, visitors: Visitors
) -> None:
    ann = server.person("Ann")
    page = visitors.visit(ann, server.table(ann, bots=1))
    page.route("**/tour/seen", lambda route: route.fulfill(status=409))
    page.get_by_role("button", name="No, thank you").click()
    expect(page.locator("#guide-offer")).to_have_count(0)
    page.unroute("**/tour/seen")
    with page.expect_response("**/tour/seen") as answer:
        seen(server, page)
    assert answer.value.ok
    page.reload()
    page.wait_for_selector("html[data-ready]")
    expect(page.locator("#guide-offer")).to_have_count(0)


def test_on_a_phone_the_card_makes_room(server: Server, visitors: Visitors) -> None:
    page = learn(server, visitors, 360)
    for number in range(2):
        assert page.evaluate(OVERLAPS)["inside"], number
        page.locator("[data-guide=next]").tap()
    expect(page.locator("#guide-title")).to_have_text(titles()[2])
    full = page.locator("#guide").bounding_box()
    page.get_by_role("button", name="Let me try").tap()
    expect(page.locator("#guide.slim")).to_be_visible()
    slim = page.locator("#guide").bounding_box()
    assert full is not None
    assert slim is not None
    assert slim["height"] < full["height"] * 0.7
    expect(page.locator("#guide-ask")).to_be_visible()
    page.get_by_role("button", name="Show the text").tap()
    expect(page.locator("#guide-text")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_the_board_in_words(server: Server, visitors: Visitors) -> None:
    ann = server.person("Ann")
    page = visitors.visit(ann, server.table(ann, bots=1))
    region = page.get_by_role("region", name="The board in words")
    expect(region.get_by_role("heading", name="Action spaces")).to_be_attached()
    hidden = region.bounding_box()
    assert hidden is not None
    assert hidden["width"] == 1
    page.keyboard.press("d")
    expect(region.get_by_text("Owns no parcel.").first).to_be_visible()
    expect(page.locator("#described-title")).to_be_focused()
    page.keyboard.press("Escape")
    n = shown(page)["n"]
    click_first(page)
    wait_for_change(page, n)
    page.keyboard.press("D")
    expect(region.get_by_text("Parcels owned, 1:", exact=False).first).to_be_visible()
    page.get_by_role("button", name="Close").click()
    box = region.bounding_box()
    assert box is not None
    assert box["width"] == 1
    assert page.locator("#described [aria-live], #described[aria-live]").count() == 0


def test_card_and_words_have_no_serious_problem(server: Server, browser: Browser) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    context = context_of(server, browser, ann)
    page = context.new_page()
    page.goto(f"{server.address}/t/{table_id}?tour")
    for _ in range(2):
        page.locator("[data-guide=next]").click()
    expect(page.locator("#guide-ask")).to_be_visible()
    found = serious(page)
    page.keyboard.press("Escape")
    page.keyboard.press("d")
    expect(page.locator("#described-title")).to_be_focused()
    found += serious(page)
    context.close()
    assert found == []
