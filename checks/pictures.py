"""Pictures of every page at three widths, for the README and for a look at the whole.

.venv/bin/python -m checks.pictures docs/pictures        # all games
.venv/bin/python -m checks.pictures docs/pictures gwt    # one of them
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page, sync_playwright

from tests.browser.conftest import FLAGS, PROGRAMS, Server
from tests.table.instant_bots import FirstMove

RECORDED = Path(__file__).parents[1] / "tests/replays"
FIRST = "carson"  # its pictures have no prefix, and the front page is with them


class Shot(NamedTuple):
    """A recorded match, and the position in it that is worth a picture."""

    save: str
    at: int


GAMES = {
    "carson": Shot("4-players-greedy.json", 190),
    "gwt": Shot("4-players-greedy.json", 420),
    "steam": Shot("4-players-greedy.json", 300),
}
# further positions, on a desktop only: the maps of Steam
MORE = {
    "steam": {
        "northeast": Shot("4-players-northeast-2.json", 240),
        "ruhr": Shot("5-players-ruhr-2.json", 280),
        "iberia": Shot("4-players-iberia.json", 250),
        "northern-italy": Shot("3-players-northern-italy.json", 250),
    },
}
PAGES = {
    "new-table": "/new?game={game}",
    "rules": "/rules/{game}",
    "components": "/rules/{game}/components",
}
WIDTHS = {"desktop": (1440, 900), "tablet": (768, 1024), "phone": (360, 740)}


def main(folder: Path, games: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    program = next(filter(None, map(shutil.which, PROGRAMS)))
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), FirstMove())
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            for device, (width, height) in WIDTHS.items():
                context = browser.new_context(
                    viewport={"width": width, "height": height}, reduced_motion="reduce"
                )
                for game in games:
                    shoot(context, server.address, folder, game, device)
                context.close()
        finally:
            browser.close()
            server.stop()


def shoot(context: BrowserContext, address: str, folder: Path, game: str, device: str) -> None:
    page = context.new_page()
    prefix = "" if game == FIRST else f"{game}-"

    def picture(title: str) -> None:
        page.wait_for_timeout(400)
        path = folder / f"{prefix}{title}-{device}.jpg"
        page.screenshot(path=path, type="jpeg", quality=82 if game == FIRST else 75)

    if game == FIRST:
        page.goto(address)
        picture("front")
    for title, path in PAGES.items():
        page.goto(address + path.format(game=game))
        picture(title)
    page.goto(address)
    page.locator(f"#{game} button[data-post]").first.click()
    page.wait_for_selector("[data-legal]")
    if page.locator("[data-not-now]").is_visible():
        page.click("[data-not-now]")
    picture("table-start")
    page.locator("#board [data-legal]").first.dispatch_event("click")  # wherever it is
    picture("table-pick")
    more = MORE.get(game, {}) if device == "desktop" else {}
    for title, shot in {**more, "replay": GAMES[game]}.items():
        table = imported(page, address, RECORDED / game / shot.save)
        page.goto(f"{address}/t/{table}?at={shot.at}")
        picture(title)
    page.goto(f"{address}/t/{table}")
    picture("result")
    page.close()


def imported(page: Page, address: str, save: Path) -> str:
    """The id of a table with this recorded match."""
    answer = page.request.post(
        f"{address}/api/v1/import",
        data=json.dumps({"text": save.read_text(encoding="utf-8")}),
        headers={"X-Westbound": "1", "Content-Type": "application/json"},
    )
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    return table


if __name__ == "__main__":
    where, *chosen = sys.argv[1:] or ["docs/pictures"]
    main(Path(where), chosen or list(GAMES))
