"""How a test plays: it makes the first move that is offered, by mouse, keyboard or finger."""

from __future__ import annotations

from typing import TypedDict

from playwright.sync_api import Locator, Page

from westbound.engine.move import Move

STATE = """() => ({
  n: Number(document.body.dataset.n),
  mine: document.querySelector('.tbl-ask').dataset.mine === 'yes',
  complete: document.querySelector('.tbl-ask').dataset.complete === 'yes',
  over: Boolean(document.querySelector('#result > *')),
  legal: document.querySelectorAll('#board [data-legal]').length,
})"""


class Shown(TypedDict):
    n: int
    mine: bool
    complete: bool
    over: bool
    legal: int


def shown(page: Page) -> Shown:
    state: Shown = page.evaluate(STATE)
    return state


def wait_for_change(page: Page, n: int) -> None:
    page.wait_for_function("n => Number(document.body.dataset.n) > n", arg=n)


def wait_for_turn(page: Page) -> None:
    """Until the page asks its viewer something, or the match is over."""
    page.wait_for_function(
        "() => document.querySelector('.tbl-ask').dataset.mine == 'yes'"
        " || document.querySelector('#result > *')"
    )


OFFERED = ("#board [data-legal]", "#players [data-legal]", "#choice [data-pick]")
PLACES = (
    '#board [data-legal][data-target="{}"]',
    '#players [data-legal][data-target="{}"]',
    '#choice [data-pick="{}"]',
)


def click_first(page: Page) -> None:
    """Click the first thing that can be picked until a move is made."""
    before = shown(page)
    for _ in range(6):
        if page.locator("#choice [data-confirm]").count():
            page.locator("#choice [data-confirm]").click()
            wait_for_change(page, before["n"])
            return
        click_on(next(filter(lambda found: found.count(), map(page.locator, OFFERED))))
    raise AssertionError("no move came out of it")


def click_move(page: Page, move: Move) -> None:
    """Click one pick of this move after the other until it is made."""
    before = shown(page)
    for pick in move.picks():
        if pick.startswith("amount:"):
            page.locator("#choice input").fill(pick.removeprefix("amount:"))
            page.locator("#choice input").press("Enter")
            wait_for_change(page, before["n"])
            return
        offered = page.locator(", ".join(place.format(pick) for place in PLACES))
        if offered.count():  # else it is no choice: nothing but this is left
            click_on(offered)
    if page.locator("#choice [data-confirm]").count():
        page.locator("#choice [data-confirm]").click()
    wait_for_change(page, before["n"])


def click_on(offered: Locator) -> None:
    """Its middle may lie under something else, but a click there still means it."""
    offered.first.click(force=True)


def decide_by_keyboard(page: Page) -> None:
    """Make the first move that the keyboard reaches."""
    state = shown(page)
    press = page.keyboard.press
    press("b" if state["legal"] else "c")
    for _ in range(6):
        if page.locator("#choice [data-confirm]").count():
            break
        press("Enter")
    press("Enter")
    wait_for_change(page, state["n"])


IN_SIGHT = """() => {
  const box = document.querySelector('#board').getBoundingClientRect();
  const sheet = document.querySelector('#choice').getBoundingClientRect();
  for (const element of document.querySelectorAll('#board [data-legal]')) {
    const at = element.getBoundingClientRect();
    const x = at.x + at.width / 2, y = at.y + at.height / 2;
    const hit = document.elementFromPoint(x, y);
    if (y < sheet.top && x < box.right && hit && element.contains(hit)) return [x, y];
  }
  return null;
}"""


def tap_first(page: Page) -> None:
    """Tap what is in sight and can be picked until a move is made."""
    before = shown(page)
    for _ in range(8):
        if page.locator("#choice [data-confirm]").count():
            page.locator("#choice [data-confirm]").tap()
            wait_for_change(page, before["n"])
            return
        buttons, place = page.locator("#choice [data-pick]"), page.evaluate(IN_SIGHT)
        if buttons.count():  # choices off the board, or which of several crowded places
            buttons.first.tap()
        elif place is not None:
            page.touchscreen.tap(*place)
        else:
            page.locator("[data-zoom=fit]").tap()
    raise AssertionError("no move came out of it")
