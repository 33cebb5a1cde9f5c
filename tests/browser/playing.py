"""How a test plays: it makes the first move that is offered, by mouse, keyboard or finger."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TypeAlias, TypedDict

from playwright.sync_api import Locator, Page

from tests.browser.conftest import Server
from westbound.bots import SerializedView, make_bot
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.table.records import Person

STATE = """() => ({
  n: Number(document.body.dataset.n),
  mine: document.querySelector('.tbl-ask').dataset.mine === 'yes',
  complete: document.querySelector('.tbl-ask').dataset.complete === 'yes',
  over: Boolean(document.querySelector('#result > *')),
  legal: document.querySelectorAll('#board [data-legal]').length,
})"""


class RenderedPage(TypedDict):
    n: int
    mine: bool
    complete: bool
    over: bool
    legal: int


def shown(page: Page) -> RenderedPage:
    state: RenderedPage = page.evaluate(STATE)
    return state


def wait_for_change(page: Page, n: int) -> None:
    page.wait_for_function("n => Number(document.body.dataset.n) > n", arg=n)


def wait_for_turn(page: Page) -> None:
    """Until the page asks its viewer something, or the match is over."""
    page.wait_for_function(
        "() => document.querySelector('.tbl-ask').dataset.mine == 'yes'"
        " || document.querySelector('#result > *')"
    )


# Whether the page shows this position or a later one, and asks its viewer something.
ASKED_AT = """n => Number(document.body.dataset.n) >= n
  && document.querySelector('.tbl-ask').dataset.mine === 'yes'"""
AT_REST = "body:not([data-busy])"  # nothing is on its way to the server
# Whether a move waits to be confirmed, and not yet one of the next position.
TO_CONFIRM = """n => Number(document.body.dataset.n) === n
  && Boolean(document.querySelector('#choice [data-confirm]'))"""
MAX_MOVES = 400
OFFERED = ("#board [data-legal]", "#players [data-legal]", "#choice [data-pick]")
PLACES = (
    '#board [data-legal][data-target="{}"]',
    '#players [data-legal][data-target="{}"]',
    '#choice [data-pick="{}"]',
)
# Not the same pick of something folded; a straight edge has no area, but it is there.
RENDERED = """element => {
  const box = element.getBoundingClientRect();
  return box.width + box.height > 0 && element.checkVisibility({visibilityProperty: true});
}"""


def offers(page: Page, pick: str) -> list[Locator]:
    """Where this pick can be clicked."""
    found = page.locator(", ".join(place.format(pick) for place in PLACES)).all()
    return [place for place in found if place.evaluate(RENDERED)]


def click_first(page: Page) -> None:
    """Click the first thing that can be picked until a move is made."""
    before = shown(page)
    for _ in range(6):
        if page.locator("#choice [data-confirm]").count():
            click_on(page.locator("#choice [data-confirm]"))
            wait_for_change(page, before["n"])
            return
        click_on(next(filter(lambda found: found.count(), map(page.locator, OFFERED))))
    raise AssertionError("no move came out of it")


def click_move(page: Page, move: Move, others: Sequence[Move] = ()) -> None:
    """Click one pick of this move after the other, as long as other moves are left."""
    before = shown(page)
    for number, pick in enumerate(move.picks(), 1):
        if pick.startswith("amount:"):
            page.locator("#choice input").fill(pick.removeprefix("amount:"))
            page.locator("#choice input").press("Enter")
            wait_for_change(page, before["n"])
            return
        offered = offers(page, pick)
        if offered:  # else it is no choice: nothing but this is left
            click_on(offered[0])
        if sum(other.picks()[:number] == move.picks()[:number] for other in others) == 1:
            break
    if page.evaluate(TO_CONFIRM, before["n"]):
        click_on(page.locator("#choice [data-confirm]"))
    wait_for_change(page, before["n"])


def advised(server: Server, table_id: str, seat: int = 0) -> Move:
    """What the greedy bot would do in the place of this seat, after what is not sent yet."""
    match = server.live(table_id).tentative(seat)
    view = SerializedView(match.game, match.observe(seat), seat)
    return make_bot("greedy", match.game).choose(view, match.moves(seat), Rng(len(match.log), 1))


Decide: TypeAlias = Callable[[Page, Move, Sequence[Move]], None]


def play_to_the_end(
    server: Server, table_id: str, seats: Sequence[tuple[Page, Person]], decide: Decide = click_move
) -> int:
    """Decide on the pages as the greedy bot advises, to the end; how many moves that were."""
    moves = 0
    while not (live := server.live(table_id)).match.over:
        assert moves < MAX_MOVES
        seat = next((s for s, (_, p) in enumerate(seats) if live.acting_seat(p.id) == s), None)
        if seat is None:  # a bot thinks
            time.sleep(0.01)
            continue
        page, match = seats[seat][0], live.tentative(seat)
        page.wait_for_function(ASKED_AT, arg=live.header.revision)
        decide(page, advised(server, table_id, seat), match.moves(seat))
        moves += 1
    return moves


INSIDE = """element => {
  element.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const box = element.getBoundingClientRect();
  for (const down of [.5, .3, .7, .15, .85]) for (const right of [.5, .3, .7, .15, .85]) {
    const x = box.left + right * box.width, y = box.top + down * box.height;
    const hit = document.elementFromPoint(x, y);
    if (hit && element.contains(hit)) return [x, y];
  }
  return null;
}"""


def click_on(offered: Locator) -> None:
    """A click where people would click: on the thing itself, not in a gap of it."""
    point: tuple[float, float] | None = offered.first.evaluate(INSIDE)
    assert point is not None, "it is covered"
    offered.page.mouse.click(*point)


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
        page.wait_for_selector(AT_REST)
        if shown(page)["n"] > before["n"]:  # it was made at once
            return
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
