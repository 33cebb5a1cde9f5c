"""A page that follows the match by changes only: nothing is lost when something goes wrong."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Server, Visitors
from tests.browser.playing import shown, wait_for_change
from tests.browser.test_table import claim, claimed

DEAF = """
const listen = WebSocket.prototype.addEventListener;
WebSocket.prototype.addEventListener = function (kind, listener, more) {
  if (kind !== 'message') listen.call(this, kind, listener, more);
};
"""
SAME_AS_A_FRESH_PAGE = """async () => {
  const own = ['tabindex', 'role', 'data-role', 'data-legal', 'data-chosen', 'data-fresh'];
  const fresh = await (await fetch(location.href)).text();
  const page = new DOMParser().parseFromString(fresh, 'text/html');
  const bare = (root) => {
    const copy = root.querySelector('#board svg').cloneNode(true);
    for (const element of [copy, ...copy.querySelectorAll('*')]) {
      for (const name of ['viewBox', ...own]) element.removeAttribute(name);
    }
    return copy.outerHTML;
  };
  return bare(document) === bare(page);
}"""


def test_a_page_that_followed_shows_what_a_fresh_one_does(
    server: Server, visitors: Visitors
) -> None:
    ann, ben = server.person("Ann", auto_end=True), server.person("Ben", auto_end=True)
    table_id = server.table(ann, ben)
    pages = [visitors.visit(person, table_id) for person in (ann, ben)]
    watching = visitors.visit(None, table_id)
    for _ in range(16):
        page = next(page for page in pages if shown(page)["mine"])
        n = shown(page)["n"]
        while not page.locator("#choice [data-confirm]").count():
            page.locator("#board [data-legal], #choice [data-pick]").first.click()
        page.locator("#choice [data-confirm]").click()
        for follower in (*pages, watching):
            wait_for_change(follower, n)
    for follower in (*pages, watching):
        assert follower.evaluate(SAME_AS_A_FRESH_PAGE)


def test_a_page_that_misses_something_fetches_everything(
    server: Server, visitors: Visitors
) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    page, other = visitors.visit(ann, table_id), visitors.visit(ann, table_id)
    other.wait_for_selector("body[data-live=yes]")
    other.evaluate("() => document.getElementById('parcel-B1').remove()")
    claim(page, "B1")
    expect(other.locator("#parcel-B1")).to_have_count(1)
    assert claimed(other, "B1")


def test_a_live_connection_that_says_nothing_is_not_waited_for(
    server: Server, visitors: Visitors
) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    context = visitors.context(ann)
    context.add_init_script(DEAF)
    page = visitors.page(context, table_id)
    page.wait_for_selector("body[data-live=yes]")
    claim(page, "B1")  # fetched after a while
    assert claimed(page, "B1")
    assert server.live(table_id).drafts[0].moves == ("claim B1",)


# No try comes by itself: only what wakes the page up can bring it back.
NO_TRIES = """
const later = window.setTimeout;
window.setTimeout = (f, ms, ...more) => (ms > 250 && ms < 600 ? 0 : later(f, ms, ...more));
"""
WAKE = "() => document.dispatchEvent(new Event('visibilitychange'))"


def test_a_page_that_wakes_up_connects_at_once_and_takes_back_its_complaint(
    server: Server, visitors: Visitors
) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    context = visitors.context(ann)
    context.add_init_script(NO_TRIES)
    page = visitors.page(context, table_id)
    page.wait_for_selector("body[data-live=yes]")
    server.stop()
    page.wait_for_selector("body[data-live=no]")
    page.locator('#board [data-target="parcel:B1"]').first.click()
    page.locator("#choice [data-confirm]").click()
    expect(page.locator("#note")).to_contain_text("cannot be reached")
    server.start()
    page.evaluate(WAKE)
    page.wait_for_selector("body[data-live=yes]")
    expect(page.locator("#note")).to_be_hidden()
    n = shown(page)["n"]
    page.locator("#choice [data-confirm]").click()  # what was picked still is
    wait_for_change(page, n)
    assert claimed(page, "B1")


HALF_OPEN = """
const listen = WebSocket.prototype.addEventListener;
let first = null;
WebSocket.prototype.addEventListener = function (kind, listener, more) {
  first ??= this;
  if (kind !== 'message' || this !== first) listen.call(this, kind, listener, more);
};
"""


def test_a_page_that_wakes_up_does_not_trust_a_silent_connection(
    server: Server, visitors: Visitors
) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=1)
    context = visitors.context(ann)
    context.add_init_script(HALF_OPEN)
    asleep = visitors.page(context, table_id)
    asleep.wait_for_selector("body[data-live=yes]")
    before = shown(asleep)["n"]
    other = visitors.visit(ann, table_id)
    claim(other, "B1")
    assert shown(asleep)["n"] == before
    asleep.evaluate(WAKE)
    wait_for_change(asleep, before)
    assert claimed(asleep, "B1")
