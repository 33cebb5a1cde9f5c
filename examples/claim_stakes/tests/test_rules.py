"""The rules of Claim Stakes one by one, each on both sides of its border."""

import pytest

from claim_stakes.game import GAME
from claim_stakes.rules import GULCH, Gulch, Turn, points
from westbound.engine.standing import SHARED, TieBreak
from westbound.kit.suites.positions import play, refused


def a_turn(players: int = 2, **claims: int) -> Gulch:
    """The turn of seat 0, who has found 3; claims by their owners, each with 1 gold."""
    state = GAME.new(players, {})
    state.agenda, state.find = [Turn(0)], 3
    for name, owner in claims.items():
        place = GULCH.names.index(name)
        state.owner[place], state.gold[place] = owner, 1
        state.left -= 1
    return state


def test_cs_001_the_gulch() -> None:
    assert list(GAME.players) == [2, 3, 4]
    assert (GULCH.names[0], GULCH.names[-1], len(GULCH)) == ("A1", "E5", 25)


@pytest.mark.parametrize(("players", "stakes"), [(2, 12), (3, 8), (4, 6)])
def test_cs_002_stakes_are_shared_out(players: int, stakes: int) -> None:
    state, turns = GAME.new(players, {}), [0] * players
    for claim in GULCH.names[:24]:
        play(GAME, state, "find 0")
        turns[state.agenda[-1].seat] += 1
        play(GAME, state, f"stake {claim}")
    assert turns == [stakes] * players
    assert not state.agenda


@pytest.mark.parametrize(("find", "refused_by"), [(2, None), (3, "CS-003"), (4, None)])
def test_cs_003_only_what_is_on_the_die(find: int, refused_by: str | None) -> None:
    assert refused(GAME, GAME.new(2, {}), f"find {find}") == refused_by


def test_cs_004_stake_or_jump() -> None:
    state = a_turn(B2=1, B3=0)
    assert {move.kind for move in GAME.legal(state, 0)} == {"stake", "jump"}
    assert refused(GAME, state, "find 1") == "CS-004"


def test_cs_005_a_free_claim_keeps_the_find() -> None:
    state = a_turn(B2=1, B3=0)
    assert refused(GAME, state, "stake B2") == refused(GAME, state, "stake B3") == "CS-005"
    play(GAME, state, "stake B4")
    assert (state.owner[8], state.gold[8]) == (0, 3)


@pytest.mark.parametrize(
    ("claims", "refused_by"),
    [
        ({"A2": 0}, None),
        ({"A2": 0, "B1": 1}, "CS-006"),
        ({"A2": 0, "B1": 1, "B3": 0}, None),
        ({"A1": 0}, "CS-006"),
        ({"A2": 0, "B2": 0}, "CS-006"),
        ({"A2": 0, "B2": -1}, "CS-006"),
    ],
)
def test_cs_006_more_claims_beside_it(claims: dict[str, int], refused_by: str | None) -> None:
    assert refused(GAME, a_turn(**{"B2": 1, **claims}), "jump B2") == refused_by


def test_cs_006_a_jump_takes_the_gold_and_loses_the_find() -> None:
    state = play(GAME, a_turn(B2=1, B3=0), "jump B2")
    assert points(state, 0) == {"gold": 2, "vein": 2}


def test_cs_007_cs_008_gold_and_the_largest_vein() -> None:
    assert points(a_turn(A1=0, A2=0, B2=0, C3=0, D3=0, E5=1), 0) == {"gold": 5, "vein": 3}
    assert points(a_turn(), 0) == {"gold": 0, "vein": 0}


def test_cs_009_equal_points_share_a_rank() -> None:
    state = a_turn(3, A1=0, E5=1)
    assert [(s.seat, s.rank) for s in GAME.standings(state)] == [(0, 1), (1, 1), (2, 3)]
    assert GAME.standings(state)[0].decided_by == TieBreak("CS-009", SHARED)


def test_a_bot_fears_for_gold_that_can_be_jumped() -> None:
    assert GAME.evaluate(a_turn(A1=0, A2=1), 0) < GAME.evaluate(a_turn(A1=0, A3=1), 0)
