"""What the tests of the browser rely on: where a pick can be clicked."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.playing import click_on, offers

PAGE = """
<style>body { margin: 0 } line { stroke: black; stroke-width: 8 }</style>
<div id="board">
  <details><summary>more</summary><button data-legal data-target="edge:1">folded</button></details>
  <svg width="100" height="100">
    <line data-legal data-target="edge:1" x1="50" y1="10" x2="50" y2="90"
      onclick="document.title = 'upright'"/>
    <line data-legal data-target="edge:2" x1="10" y1="20" x2="40" y2="20"
      onclick="document.title = 'level'"/>
    <line data-legal data-target="edge:3" x1="10" y1="30" x2="40" y2="30" visibility="hidden"/>
    <g display="none"><g data-legal data-target="edge:1"><circle r="9"/></g></g>
    <line data-target="edge:4" x1="10" y1="40" x2="40" y2="40"/>
  </svg>
</div>
"""


def test_a_straight_edge_can_be_clicked_and_what_is_folded_cannot(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(PAGE)
    for pick, title in (("edge:1", "upright"), ("edge:2", "level")):
        (edge,) = offers(page, pick)
        click_on(edge)
        assert page.title() == title
    assert offers(page, "edge:3") == []
    assert offers(page, "edge:4") == []
    page.close()
