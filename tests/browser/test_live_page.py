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
