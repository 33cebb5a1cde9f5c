"""What a player can afford."""

from __future__ import annotations

from tests.games.steam.pages import NAMES, PAGES
from tests.games.steam.positions import (
    a_state,
    at_step,
)
from westbound.games.steam import GAME
from westbound.games.steam.components import LOAN
from westbound.games.steam.drawing.model import read
from westbound.games.steam.drawing.planner import loans_for
from westbound.games.steam.rules.money import loans_needed
from westbound.games.steam.steps import Borrow
from westbound.kit.suites.markup import classes


def test_only_oneself_has_a_planner() -> None:
    for view in PAGES.some_views:
        seen = read(view)
        for seat in range(seen["players"]):
            plan = [e for e in PAGES.panel(view, seat).iter() if classes(e) == ["plan"]]
            assert bool(plan) == (seat == seen["viewer"])


def test_the_planner_counts_loans_as_the_rules_do() -> None:
    for state, view, _ in PAGES.samples[::5]:
        for own in read(view)["seats"]:
            for cost in range(0, 40, 3):
                loans = loans_for(own, cost)
                if cost > own["budget"]:
                    assert loans is None
                else:
                    assert loans == loans_needed(state, own["seat"], cost)
                    assert own["money"] + (loans or 0) * LOAN >= cost


def test_the_planner_counts_loans_while_they_are_taken() -> None:
    state = a_state(3, ruleset="standard", money=2)
    at_step(state, Borrow(1))
    waiting = PAGES.module.panel(GAME.observe(state, 0), 0, PAGES.texts(), NAMES)
    assert "$2 in cash; no loans now." in waiting
    at_step(state, Borrow(0))
    asked = PAGES.module.panel(GAME.observe(state, 0), 0, PAGES.texts(), NAMES)
    assert "$2 in cash and up to 10 loans of $5: $52 in all." in asked
