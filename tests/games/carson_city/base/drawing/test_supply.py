"""The head line shows what the common supplies hold."""

from __future__ import annotations

from collections import Counter

from tests.games.carson_city.pages import pages
from westbound.kit.suites.markup import said


def test_the_head_shows_the_supplies() -> None:
    seen: Counter[str] = Counter()
    for page in pages():
        for name, supply in page.scene.supplies.items():
            assert said(page.groups[f"supply-{name}"]) == [str(supply.left)]
            seen[name] += 1
    assert set(seen) == {"dynamite", "horses", "tiles"}
