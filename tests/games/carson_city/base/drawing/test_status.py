"""Who thinks, who has handed in."""

from __future__ import annotations

from collections import Counter

from tests.games.carson_city.pages import items, pages
from westbound.kit.suites.markup import classes, used


def test_who_thinks_and_who_has_handed_in_is_seen_in_panels_and_on_the_track() -> None:
    seen: Counter[str] = Counter()
    for page in pages():
        view, groups = page.view, page.groups
        for seat in range(view["players"]):
            root = page.panel(seat)
            states = {c for e in items(root, "state") for c in classes(e)}
            several = "waiting" in (view["step"] or {}) or any(view["handed_in"])
            thinking = several and seat in view["waiting"]
            assert ("state-sealed" in states) == view["handed_in"][seat]
            assert ("state-thinking" in states) == thinking
            assert ("active" in classes(root)) == (seat in view["waiting"])
            signs = used(groups[f"marker-turn-{seat}"])
            assert ("#g-thinking" in signs) == thinking
            assert ("#g-sealed" in signs) == view["handed_in"][seat]
            seen.update(states)
    assert {"state-thinking", "state-sealed"} <= set(seen)
