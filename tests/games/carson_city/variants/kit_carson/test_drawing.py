"""Whose plan is locked is seen with Kit Carson."""

from __future__ import annotations

from tests.games.carson_city.pages import items, pages
from westbound.kit.suites.markup import used


def test_who_has_locked_their_plan_wears_a_lock() -> None:
    locked = 0
    for page in pages():
        view = page.view
        for seat in range(view["players"]):
            lock = "#g-lock" in used(page.groups[f"marker-turn-{seat}"])
            assert lock == bool(items(page.panel(seat), "state-lock"))
            if lock:
                assert view["options"]["kit_carson"]
                assert view["phase"] == 2
                assert seat in view["pass_order"]
                locked += 1
    assert locked
