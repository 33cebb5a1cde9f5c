"""No refusal of Great Western Trail says something that is not true."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import ClassVar

from westbound.engine.move import Move
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.all_rules import RULES
from westbound.games.great_western_trail.components import EMPTY
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import UpgradeBehind
from westbound.games.great_western_trail.trail import ALL_HAZARD_SPACES, TEEPEE_SPACES
from westbound.kit.suites.claims import ClaimSuite
from westbound.kit.suites.walks import Moment

from . import positions as p
from .busy_walks import ORDINARY, RICH, WITHOUT_DISCS, walk
from .claims import CLAIMS

EXCUSED: Mapping[str, Collection[str]] = {
    "what chance cannot give; only a damaged file can hold it": (
        "GWT-005", "GWT-009", "GWT-013", "GWT-014", "GWT-022", "GWT-024", "GWT-034", "GWT-081",
    ),
    "states the rule": ("GWT-064", "GWT-068", "GWT-125.chosen", "GWT-162", "GWT-273"),
    "which actions a location still offers: the lists are compared with the refusals": (
        "GWT-059", "GWT-061", "GWT-063", "GWT-065", "GWT-126", "GWT-126.no_card", "GWT-126.which",
        "GWT-135", "GWT-187", "GWT-224.none",
        "GWT-273.copy", "GWT-273.no_effect", "GWT-276", "GWT-285",
    ),
    "whether a disc can be placed: the oracle compares these lists": ("GWT-270", "GWT-280"),
}  # fmt: skip


class TestClaims(ClaimSuite[TrailState]):
    game, rules, claims = GAME, RULES, CLAIMS
    no_claim: ClassVar[Mapping[str, Collection[str]]] = EXCUSED
    tries = 60

    def walks(self) -> Iterable[Iterable[Moment[TrailState]]]:
        for seed in range(5):
            for begin in (ORDINARY, RICH, WITHOUT_DISCS):
                yield with_bent(walk(seed, begin))

    def built(self) -> Iterator[tuple[TrailState, int, Move]]:
        state = p.a_state()
        p.engine(state, 0, "20")
        p.discs_on(state, 0, "s1")
        yield p.at_step(state, UpgradeBehind(0)), 0, GAME.parse("upgrade s1")
        state = p.a_state(2, sides="b" * 10)
        p.put_building(state, 0, 7, "A1")
        yield p.using(state, 0, "A1"), 0, GAME.parse("use 7b_woods_engine")


def with_bent(moments: Iterable[Moment[TrailState]]) -> Iterator[Moment[TrailState]]:
    """Every moment; and now and then as if there were little money, or little on the board."""
    for number, moment in enumerate(moments):
        yield moment
        if moment.seat != CHANCE and number % 3 == 0:
            yield moment._replace(state=poor(moment.state, number // 3 % 8))
            yield moment._replace(state=bare(moment.state))


def poor(state: TrailState, dollars: int) -> TrailState:
    trial = state.copy()
    trial.money = [dollars] * state.setup.players
    return trial


def bare(state: TrailState) -> TrailState:
    """Stacks are used up, workers hired, teepees and hazards gone, markers at 3; enough money."""
    trial = state.copy()
    for seat in range(state.setup.players):
        trial.draw[seat] = trial.discard[seat] = ()
        trial.certificates[seat] = min(3, trial.certificates[seat] + 3)
        trial.money[seat] += 20
    trial.market_stack = trial.objective_stack = trial.display = trial.market = ()
    for space in (*TEEPEE_SPACES, *ALL_HAZARD_SPACES):
        trial.put(space, EMPTY)
    for row, places in enumerate(trial.job_places):
        for worker in places:
            if worker != EMPTY:
                trial.take_job(row, worker)
    return trial
