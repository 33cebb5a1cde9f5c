"""A refusal that says something false, and a sentence that nobody checks, are noticed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from tests.games.steam.claims import CLAIMS
from tests.games.steam.positions import a_state, building
from tests.games.steam.test_claims import TestClaims as SteamClaims
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.games.steam import GAME
from westbound.games.steam.state import SteamState
from westbound.kit.suites.claims import Claim, Refused, pool_of
from westbound.kit.suites.walks import Moment


class Short(SteamClaims):
    """One position instead of many walks."""

    most = 40

    def built(self) -> Iterator[tuple[SteamState, int, Move]]:
        yield building(a_state()), 0, GAME.parse("build 8,0")

    def walks(self) -> Iterable[Iterable[Moment[SteamState]]]:
        return ()


def suite(claims: dict[str, Claim[SteamState]]) -> Short:
    found = Short()
    found.claims = claims
    return found


def test_what_is_true_passes() -> None:
    suite({"STM-120.city": CLAIMS["STM-120.city"]}).test_what_a_refusal_says_is_true()


def test_a_false_claim_fails_with_move_and_refusal() -> None:
    with pytest.raises(AssertionError, match=r"not true: Refusal\('STM-120'.*for build 8,0"):
        suite({"STM-120.city": lambda case: False}).test_what_a_refusal_says_is_true()


def test_a_claim_that_is_never_met_fails() -> None:
    with pytest.raises(AssertionError, match="never met"):
        suite({"STM-111": lambda case: True}).test_what_a_refusal_says_is_true()


def test_a_built_position_whose_move_is_legal_fails() -> None:
    class Legal(Short):
        def built(self) -> Iterator[tuple[SteamState, int, Move]]:
            yield building(a_state()), 0, GAME.parse("build 8,1")

    with pytest.raises(AssertionError, match="is legal"):
        Legal().test_what_a_refusal_says_is_true()


def test_every_sentence_needs_a_claim_or_a_reason() -> None:
    without = {key: claim for key, claim in CLAIMS.items() if key != "STM-111"}
    with pytest.raises(AssertionError, match="nobody checks"):
        suite(without).test_every_sentence_has_its_claim_or_a_reason_why_not()
    too_many = suite({**CLAIMS, "STM-999": lambda case: True})
    with pytest.raises(AssertionError, match="no such sentences"):
        too_many.test_every_sentence_has_its_claim_or_a_reason_why_not()


def test_numbers_and_words_of_a_refusal() -> None:
    case = Refused(building(a_state()), 0, GAME.parse("done"), {"limit": 3, "hex": "8,1"})
    assert (case.number("limit"), case.word("hex"), case.step.kind) == (3, "8,1", "build")
    with pytest.raises(AssertionError):
        case.number("hex")
    with pytest.raises(AssertionError):
        case.word("limit")


def test_most_tries_answer_what_is_asked() -> None:
    moment = Moment(building(a_state()), 0, GAME.parse("done"))
    tried = list(Short().attempts(moment, pool_of(GAME.all_moves()), Rng(1)))
    answers = [move for move in tried if move.kind in ("build", "urbanize", "grow", "done")]
    assert len(tried) == Short.tries
    assert len(tried) * 2 // 3 < len(answers) < len(tried)
