"""axe-core finds nothing serious on any page, light and dark."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

import axe_playwright_python
import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Server
from westbound.web.people import COOKIE

AXE = Path(axe_playwright_python.__file__).with_name("axe.min.js")
RECORDED = Path(__file__).parents[1] / "replays/carson/4-players-greedy.json"
RUN = """async () => {
  const found = await axe.run(document, {resultTypes: ['violations']});
  return found.violations.map(v => ({
    id: v.id, impact: v.impact, nodes: v.nodes.slice(0, 3).map(n => n.html.slice(0, 160)),
  }));
}"""


def serious(page: Page) -> list[dict[str, Any]]:
    page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = page.evaluate(RUN)
    return [problem for problem in found if problem["impact"] in ("serious", "critical")]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_has_a_serious_problem(
    server: Server, browser: Browser, scheme: Literal["light", "dark"]
) -> None:
    ann = server.person("Ann")
    table_id = server.table(ann, bots=3)
    context = browser.new_context(bypass_csp=True, color_scheme=scheme, reduced_motion="reduce")
    context.add_cookies([{"name": COOKIE, "value": server.cookie(ann), "url": server.address}])
    page = context.new_page()
    answer = page.request.post(
        f"{server.address}/api/v1/import",
        data=json.dumps({"text": RECORDED.read_text(encoding="utf-8")}),
        headers={"X-Westbound": "1", "Content-Type": "application/json"},
    )
    over = answer.json()["id"]
    paths = ("/", "/new?game=carson", "/tables", "/account", "/rules/carson", "/shortcuts")
    problems = {}
    for path in (*paths, "/rules/carson/components", f"/t/{table_id}", f"/t/{over}?at=190"):
        page.goto(server.address + path)
        page.wait_for_timeout(300)
        problems[path] = serious(page)
    context.close()
    assert {path: found for path, found in problems.items() if found} == {}
