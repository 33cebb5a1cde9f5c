"""The pages say what the view says, carry every target, and keep to a strict page."""

from __future__ import annotations

from positions import a_turn, play

from claim_stakes import GAME
from claim_stakes import board as module
from claim_stakes.drawing.pieces import HEIGHT, WIDTH
from claim_stakes.gulch import CLAIMS
from claim_stakes.state import GulchState
from westbound.kit.board import Board
from westbound.kit.suites.board import BoardSuite
from westbound.kit.suites.markup import by_id, said, targets, used
from westbound.kit.suites.pages import Pages
from westbound.kit.suites.walks import walks

MODULE: Board = module  # mypy proves that it is one
PAGES = Pages(GAME, lambda: walks(GAME), every=5)


class TestPages(BoardSuite[GulchState]):
    pages, size = PAGES, (int(WIDTH), int(HEIGHT))
    english = r"\b(creek|hills|staked|dust|clay|round|begins|points|bag)\b"
    alike = frozenset(("Claim Stakes",))


def test_every_claim_is_there_once() -> None:
    found = targets(PAGES.board(GAME.observe(a_turn(), 0)))
    assert found == {f"claim:{name}": 1 for name in CLAIMS}


def test_a_survey_shows_its_ore_to_the_surveyor_alone() -> None:
    state = a_turn()
    play(state, "survey C4", "find 5")
    own, other = (by_id(PAGES.board(GAME.observe(state, seat)))["claim-C4"] for seat in (0, 1))
    assert {"#ore-5", "#flag"} <= set(used(own))
    assert "5" in said(own)
    assert {"#back", "#flag"} <= set(used(other))
    assert "5" not in said(other)


def test_the_price_is_that_of_the_viewer() -> None:
    state = a_turn(surveyed={"C3": 0})
    prices = [said(by_id(PAGES.board(GAME.observe(state, s)))["claim-C3"])[-1] for s in (0, 1)]
    assert prices == ["1", "3"]
