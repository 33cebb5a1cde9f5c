"""Jumping: rules CLS-002 and CLS-060 to CLS-066."""

from __future__ import annotations

import pytest
from positions import a_turn, owner_of, play, refused

from claim_stakes import GAME
from claim_stakes.gulch import CLAIMS
from claim_stakes.moves import ROLL
from claim_stakes.rules.jumping import needed

NEAR = {"B2": 0, "C3": 1}


@pytest.mark.parametrize(("agreed", "refused_by"), [(True, None), (False, "CLS-060")])
def test_cls_002_060_only_where_it_was_agreed(agreed: bool, refused_by: str | None) -> None:
    assert refused(a_turn(owned=NEAR, jumping=agreed), "jump C3") == refused_by


def test_cls_002_beginners_do_not_jump() -> None:
    (option,) = GAME.options
    assert (option.default, option.beginner) == (True, False)


@pytest.mark.parametrize(
    ("owner", "refused_by"), [(1, None), (2, None), (0, "CLS-061"), (None, "CLS-061")]
)
def test_cls_061_claims_of_others(owner: int | None, refused_by: str | None) -> None:
    there = {} if owner is None else {"C3": owner}
    assert refused(a_turn(owned={"B2": 0, **there}), "jump C3") == refused_by


@pytest.mark.parametrize(("mine", "refused_by"), [("B2", None), ("A2", "CLS-062")])
def test_cls_062_neighbours_only(mine: str, refused_by: str | None) -> None:
    assert refused(a_turn(owned={mine: 0, "C3": 1}), "jump C3") == refused_by


@pytest.mark.parametrize(("stakes", "refused_by"), [(1, None), (0, "CLS-041")])
def test_cls_041_063_a_stake_in_hand(stakes: int, refused_by: str | None) -> None:
    state = a_turn(owned=NEAR)
    state.stakes[0] = stakes
    assert refused(state, "jump C3") == refused_by


@pytest.mark.parametrize(("dust", "refused_by"), [(2, None), (1, "CLS-063")])
def test_cls_063_the_price(dust: int, refused_by: str | None) -> None:
    state = a_turn(owned=NEAR, dust=dust)
    assert refused(state, "jump C3") == refused_by
    if refused_by is None:
        play(state, "jump C3")
        assert state.dust[0] == 0


@pytest.mark.parametrize(
    ("mine", "theirs", "die"),
    [
        (("B2",), (), 3),
        (("B2",), ("C4",), 4),
        (("B2", "B3", "D2"), (), 1),
        (("B2", "B3", "D2", "D3"), (), 1),
        (("B2",), ("B3", "C2", "C4", "D2"), 7),
        (("B2",), ("A1", "E3"), 3),
    ],
)
def test_cls_064_cls_ex_03_the_die_that_is_needed(
    mine: tuple[str, ...], theirs: tuple[str, ...], die: int
) -> None:
    owned = {**dict.fromkeys(mine, 0), **dict.fromkeys(theirs, 1), "C3": 1}
    assert needed(a_turn(owned=owned), 0, CLAIMS.index("C3")) == die


def test_cls_064_a_die_has_six_sides() -> None:
    state = a_turn(owned=NEAR)
    play(state, "jump C3")
    assert [eyes for eyes in range(1, 7) if refused(state, f"roll {eyes}")] == []
    assert [move.text for move in ROLL] == [f"roll {eyes}" for eyes in range(1, 7)]


def test_cls_065_a_high_die_takes_the_claim() -> None:
    state = a_turn(owned=NEAR)
    play(state, "jump C3", "roll 3")
    assert owner_of(state, "C3") == 0
    assert (state.stakes, state.dust) == ([3, 5, 5], [8, 10, 10])
    assert GAME.check_invariants(state) == []


def test_cls_066_a_low_die_pays_the_owner() -> None:
    state = a_turn(owned=NEAR)
    play(state, "jump C3", "roll 2")
    assert owner_of(state, "C3") == 1
    assert (state.stakes, state.dust) == ([4, 4, 5], [8, 12, 10])
