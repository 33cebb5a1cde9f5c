"""The rivals as numbers: the best one by rating, and all of them; worked out once a decision."""

from __future__ import annotations

from typing import Final

from westbound.engine.evaluation import RATING_UNIT
from westbound.games.carson_city.base.knowledge import Knowledge
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.evaluation.cards import FACE_FACTS, face_facts
from westbound.games.carson_city.evaluation.rows import Row, row_of, zeros
from westbound.games.carson_city.evaluation.sight import Board, Key, Sight
from westbound.games.carson_city.geometry import members
from westbound.games.carson_city.state import CarsonState

BEST: Final = "best rival's rating"
RIVALS: Final = (
    BEST,
    *(
        f"best rival's {what}"
        for what in (
            "income", "income to come", "points", "money", "buildings", "free parcels",
            "free parcels at roads", "kept buildings", "revolvers", "roads", "placed cowboys",
            "worth of money", "worth of land", "cowboys left", "firepower", "wages",
        )
    ),
    *(f"best rival's {fact}" for fact in FACE_FACTS),
    *(
        f"all rivals' {what}"
        for what in ("rating", "income", "points", "money", "cowboys left", "firepower", "parcels")
    ),
)  # fmt: skip
UNKNOWN: Final = zeros(len(RIVALS))


def rival_numbers(state: CarsonState, seat: int, knowledge: Knowledge) -> tuple[int, Row]:
    """The best rival, and numbers in the order of `RIVALS`.

    Nothing that the seat may not know is in the position.
    """
    boards: dict[Key, Board] = {}
    rivals = [rival for rival in range(state.setup.players) if rival != seat]
    sights = [Sight(state, rival, boards, knowledge) for rival in rivals]
    totals = [sight.total() for sight in sights]
    best = max(range(len(sights)), key=totals.__getitem__)
    row = row_of([totals[best] / RATING_UNIT, *_of(sights[best]), *_of_all(sights, totals)])
    return sights[best].seat, row


def income(sight: Sight) -> int:
    built = sight.state.built[sight.seat]
    return sum([building_income(sight.state, parcel) for parcel in members(built)])


def _of(sight: Sight) -> list[float]:
    state, seat, earned = sight.state, sight.seat, income(sight)
    _, money, land, _ = sight.board.terms
    return [
        earned / 20, earned * sight.incomes / 40, state.vp[seat] / 20, state.money[seat] / 30,
        state.built[seat].bit_count() / 5, sight.free.bit_count() / 3,
        (sight.free & state.connected).bit_count() / 3, len(state.kept[seat]) / 2,
        state.revolvers[seat] / 3, state.roads[seat] / 3, sight.placed_cowboys() / 5, money / 10,
        land / 8, state.reserve[seat] / 5, sight.own_fire / 5, state.wage_workers[seat] / 2,
        *face_facts(state.power(seat)),
    ]  # fmt: skip


def _of_all(sights: list[Sight], totals: list[float]) -> list[float]:
    state, count = sights[0].state, len(sights)
    seats = [sight.seat for sight in sights]
    return [
        sum(totals) / RATING_UNIT / count, sum([income(sight) for sight in sights]) / 20 / count,
        sum([state.vp[s] for s in seats]) / 20 / count,
        sum([state.money[s] for s in seats]) / 30 / count,
        sum([state.reserve[s] for s in seats]) / 5 / count,
        sum([sight.own_fire for sight in sights]) / 5 / count,
        sum([state.owned[s].bit_count() for s in seats]) / 8 / count,
    ]  # fmt: skip
