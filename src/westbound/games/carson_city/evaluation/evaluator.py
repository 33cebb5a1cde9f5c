"""Rates the positions after the moves of one decision, and shows them as features."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.engine.evaluation import RATING_UNIT, Evaluator
from westbound.games.carson_city.base.weights import DEFAULT, Weights
from westbound.games.carson_city.evaluation.cowboys import cowboy_numbers
from westbound.games.carson_city.evaluation.feature_list import BEST_NOW, NAMES
from westbound.games.carson_city.evaluation.open_step import step_numbers
from westbound.games.carson_city.evaluation.rivals import UNKNOWN, rival_numbers
from westbound.games.carson_city.evaluation.rows import Row, row_of, zeros
from westbound.games.carson_city.evaluation.sight import Board, Key, Sight, knowledge_of
from westbound.games.carson_city.evaluation.table import table_numbers
from westbound.games.carson_city.evaluation.variants import variant_numbers
from westbound.games.carson_city.secrets import has_secrets, hide
from westbound.games.carson_city.state import CarsonState

_ENDED: Final = zeros(len(NAMES) - 1)


class CarsonEvaluator(Evaluator[CarsonState]):
    """What is hidden from the seat is blank before anything is worked out (CC-010)."""

    __slots__ = (
        "_before",
        "_boards",
        "_knowledge",
        "_rated",
        "_rival",
        "_rivals",
        "_seat",
        "_secrets",
        "_shared",
        "_weights",
    )

    def __init__(self, before: CarsonState, seat: int, weights: Weights = DEFAULT) -> None:
        self._before, self._seat, self._weights = before, seat, weights
        self._secrets = has_secrets(before.setup)
        self._knowledge = knowledge_of(before.setup)
        self._boards: dict[Key, Board] = {}  # by the shipped weights, as features are
        self._rated = self._boards if weights is DEFAULT else dict[Key, Board]()
        self._shared: dict[Key, Row] = {}
        self._rivals: Row | None = None
        self._rival = 0

    def rate(self, state: CarsonState) -> float:
        if not state.agenda:
            return float(state.vp[self._seat])
        seen = self._seen(state)
        return Sight(seen, self._seat, self._rated, self._knowledge, self._weights).total()

    def features(self, state: CarsonState) -> Sequence[float]:
        if not state.agenda:
            return row_of([state.vp[self._seat] / RATING_UNIT]) + _ENDED
        seen = self._seen(state)
        sight = Sight(seen, self._seat, self._boards, self._knowledge)
        placed, land = sight.cowboys(), sight.board.land(sight, self._shared)
        row = row_of(self._terms(sight, placed))
        row += land
        row += self._all_rivals()
        row.extend(self._rival_now(seen))
        row += table_numbers(seen, self._shared)
        row += cowboy_numbers(sight, placed, land)
        row += step_numbers(sight)
        row += variant_numbers(sight)
        return row

    def _seen(self, state: CarsonState) -> CarsonState:
        return hide(state, self._seat) if self._secrets else state

    def _terms(self, sight: Sight, placed: list[tuple[int, float, float, float]]) -> list[float]:
        """The hand-written rating, term by term."""
        brought = sight.workers() + sum([chance * gain for _, chance, gain, _ in placed])
        board = sight.board.terms
        later = (sight.known_terms(), sight.at_home(), brought, sight.open_step())
        made = sight.state.vp[self._seat]
        return [term / RATING_UNIT for term in (made, *board, *later)]

    def _all_rivals(self) -> Row:
        if self._rivals is None:
            self._find_rivals()
        return self._rivals or UNKNOWN

    def _find_rivals(self) -> None:
        if self._before.agenda:
            seen = self._seen(self._before)
            self._rival, self._rivals = rival_numbers(seen, self._seat, self._knowledge)
        else:
            self._rivals = UNKNOWN

    def _rival_now(self, state: CarsonState) -> list[float]:
        """What moves may change of the rival that was the best one."""
        rival, passed = self._rival, state.passed
        found = [
            state.vp[rival] / 20, state.money[rival] / 30, state.reserve[rival] / 5,
            float(rival in passed), float(bool(passed) and passed[0] == rival),
            state.wage_workers[rival] / 2, (state.at[rival] & state.at[self._seat]).bit_count() / 2,
        ]  # fmt: skip
        assert len(found) == len(BEST_NOW)
        return found
