"""Surveying and staking: rules CLS-030 to CLS-045."""

from __future__ import annotations

import pytest
from positions import a_turn, owner_of, play, refused, why_not

from claim_stakes import GAME
from claim_stakes.gulch import CLAIMS
from claim_stakes.moves import FIND
from westbound.engine.step import CHANCE

C3 = CLAIMS.index("C3")


def test_cls_030_a_survey_leaves_a_flag() -> None:
    state = a_turn(seat=1)
    play(state, "survey C3", "find 5")
    assert state.surveyor[C3] == 1
    assert not state.face_up[C3]


@pytest.mark.parametrize(("owned", "refused_by"), [({}, None), ({"C3": 0}, "CLS-031")])
def test_cls_031_owned_claims(owned: dict[str, int], refused_by: str | None) -> None:
    assert refused(a_turn(owned=owned), "survey C3") == refused_by


@pytest.mark.parametrize(
    ("surveyed", "refused_by"), [({}, None), ({"C3": 0}, "CLS-032"), ({"C3": 2}, "CLS-032")]
)
def test_cls_032_surveyed_claims(surveyed: dict[str, int], refused_by: str | None) -> None:
    assert refused(a_turn(surveyed=surveyed), "survey C3") == refused_by


def test_cls_033_only_the_surveyor_knows() -> None:
    state = a_turn()
    play(state, "survey C3")
    assert GAME.secret_to(state, FIND[5], CHANCE) == 0
    play(state, "find 5")
    seen = {viewer: GAME.observe(state, viewer)["claims"][C3] for viewer in (0, 1, None)}
    assert {viewer: claim["ore"] for viewer, claim in seen.items()} == {0: 5, 1: None, None: None}
    assert all(claim["tile"] for claim in seen.values())


@pytest.mark.parametrize(("owned", "refused_by"), [({"C4": 1}, None), ({"C3": 1}, "CLS-040")])
def test_cls_040_only_free_claims(owned: dict[str, int], refused_by: str | None) -> None:
    assert refused(a_turn(owned=owned), "stake C3") == refused_by


@pytest.mark.parametrize(("stakes", "refused_by"), [(1, None), (0, "CLS-041")])
def test_cls_041_a_stake_in_hand(stakes: int, refused_by: str | None) -> None:
    state = a_turn()
    state.stakes[0] = stakes
    assert refused(state, "stake C3") == refused_by


@pytest.mark.parametrize(
    ("claim", "surveyor", "price"),
    [
        ("C4", None, 1),
        ("C3", None, 2),
        ("C4", 0, 0),
        ("C3", 0, 1),
        ("C4", 1, 2),
        ("C3", 1, 3),
    ],
)
def test_cls_042_043_044_prices(claim: str, surveyor: int | None, price: int) -> None:
    surveyed = {} if surveyor is None else {claim: surveyor}
    if price:
        refusal = why_not(a_turn(dust=price - 1, surveyed=surveyed), f"stake {claim}")
        assert refusal is not None
        assert (refusal.rule, refusal.params["cost"]) == ("CLS-044", price)
    state = a_turn(dust=price, surveyed=surveyed)
    play(state, f"stake {claim}")
    assert state.dust[0] == 0


def test_cls_043_cls_ex_02_the_surveyor_is_paid() -> None:
    state = a_turn(dust=3, surveyed={"C3": 1})
    play(state, "stake C3")
    assert state.dust == [0, 4, 3]


def test_cls_045_the_ore_is_turned_up() -> None:
    state = a_turn()
    play(state, "stake C3", "find 3")
    assert owner_of(state, "C3") == 0
    assert (state.ore[C3], state.face_up[C3], state.stakes[0]) == (3, True, 4)


def test_cls_045_a_surveyed_tile_stays_the_same() -> None:
    state = a_turn(surveyed={"C3": 1})
    bag = state.bag[:]
    play(state, "stake C3")
    assert refused(state, "find 1") == "CLS-045"
    play(state, "find 0")
    assert state.bag == bag
