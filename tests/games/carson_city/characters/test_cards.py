"""What is printed on every card: number, money limit, power. Rules CC-044, CC-172."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import faces, refusal
from tests.games.carson_city.positions import a_state, at_step, refused
from westbound.games.carson_city.base.steps import SpendMoney
from westbound.games.carson_city.characters.cards import FACES

# Number and money limit of each face, and the rule of its power. The Newsboy has no limit of its
# own (CC-173).
PRINTED = {
    "newsboy_y": (0, 0, "CC-173"),
    "newsboy_r": (0, 0, "CC-174"),
    "sheriff_y": (1, 20, "CC-176"),
    "sheriff_r": (1, 20, "CC-178"),
    "banker_y": (2, 120, "CC-179"),
    "banker_r": (2, 60, "CC-179"),
    "grocer_y": (3, 60, "CC-180"),
    "grocer_r": (3, 60, "CC-183"),
    "chinese_worker_y": (4, 30, "CC-184"),
    "chinese_worker_r": (4, 30, "CC-184"),
    "settler_y": (5, 30, "CC-185"),
    "settler_r": (5, 20, "CC-185"),
    "captain_y": (6, 25, "CC-186"),
    "captain_r": (6, 20, "CC-186"),
    "mercenary_y": (7, 20, "CC-188"),
    "mercenary_r": (7, 30, "CC-188"),
    "indian_y": (8, 20, "CC-189"),
    "indian_r": (8, 30, "CC-189"),
    "prospector_y": (9, 20, "CC-190"),
    "prospector_r": (9, 20, "CC-191"),
    "gunsmith_y": (10, 30, "CC-193"),
    "gunsmith_r": (10, 20, "CC-193"),
    "singer_y": (11, 15, "CC-194"),
    "singer_r": (11, 40, "CC-196"),
    "auctioneer_y": (12, 30, "CC-197"),
    "auctioneer_r": (12, 30, "CC-198"),
    "governor_y": (13, 50, "CC-199"),
    "governor_r": (13, 50, "CC-200"),
    "doctor": (14, 60, "CC-201"),
    "undertaker": (14, 90, "CC-203"),
    "cowboy_y": (15, 20, "CC-204"),
    "cowboy_r": (15, 20, "CC-204"),
    "heroes_y": (16, 240, "CC-205"),
    "heroes_r": (16, 40, "CC-206"),
    "teacher_y": (17, 60, "CC-207"),
    "teacher_r": (17, 60, "CC-207"),
}


def test_cc_172_what_is_printed_on_the_cards() -> None:
    found = [(face.face, face.number, face.rule) for face in FACES if face.name]
    assert found == [(face, number, rule) for face, (number, _, rule) in PRINTED.items()]


@pytest.mark.parametrize(
    ("face", "limit"), [(face, limit) for face, (_, limit, _) in PRINTED.items() if limit]
)
def test_cc_044_cc_172_whoever_has_the_card_may_keep_so_much_money(face: str, limit: int) -> None:
    state = faces(a_state(money=limit), seat0=face)
    power = state.power(0)
    assert (power.face, (power.number, limit, power.rule)) == (face, PRINTED[face])
    at_step(state, SpendMoney(0))
    assert refused(state, "spend 0") is None
    state.money[0] = limit + 1
    expected = {"amount": 0, "limit": limit, "money": limit + 1, "must": 1}
    assert refusal(state, "spend 0") == ("CC-160", expected)
    assert refused(state, "spend 1") is None
