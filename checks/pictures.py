"""Pictures of every page at three widths, for the README and for a look at the whole.

.venv/bin/python -m checks.pictures docs/pictures
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import BrowserContext, sync_playwright

from tests.browser.conftest import FLAGS, PROGRAMS, Server

RECORDED = Path(__file__).parents[1] / "tests/replays/carson"
PAGES = {
    "front": "/",
    "new-table": "/new?game=carson",
    "rules": "/rules/carson",
    "components": "/rules/carson/components",
}
WIDTHS = {"desktop": (1440, 900), "tablet": (768, 1024), "phone": (360, 740)}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    program = next(filter(None, map(shutil.which, PROGRAMS)))
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            for name, (width, height) in WIDTHS.items():
                context = browser.new_context(
                    viewport={"width": width, "height": height}, reduced_motion="reduce"
                )
                shoot(context, server.address, folder, name)
                context.close()
        finally:
            browser.close()
            server.stop()


def shoot(context: BrowserContext, address: str, folder: Path, name: str) -> None:
    page = context.new_page()

    def picture(title: str) -> None:
        page.wait_for_timeout(400)
        page.screenshot(path=folder / f"{title}-{name}.jpg", type="jpeg", quality=82)

    for title, path in PAGES.items():
        page.goto(address + path)
        picture(title)
    page.goto(address)
    page.click("button[data-post]")
    page.wait_for_selector("[data-legal]")
    picture("table-start")
    page.click("[data-target][data-legal]")
    picture("table-pick")
    saved = (RECORDED / "4-players-greedy.json").read_text(encoding="utf-8")
    answer = page.request.post(
        f"{address}/api/v1/import",
        data=json.dumps({"text": saved}),
        headers={"X-Westbound": "1", "Content-Type": "application/json"},
    )
    assert answer.ok, answer.text()
    table = answer.json()["id"]
    page.goto(f"{address}/t/{table}?at=190")
    picture("replay")
    page.goto(f"{address}/t/{table}")
    picture("result")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"))
