"""The referee notices every piece that is lost or doubled, and every derived value that is off."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import process_time

import pytest

from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE, Step
from westbound.games.steam import GAME
from westbound.games.steam import steps as s
from westbound.games.steam.components import (
    ENGINEER,
    URBANIZATION,
)
from westbound.games.steam.faces import IS_TOWN
from westbound.games.steam.flow import flow_of
from westbound.games.steam.maps import PRINTED
from westbound.games.steam.referee import violations
from westbound.games.steam.rules.track import line_at
from westbound.games.steam.state import UNOWNED, SteamState

from . import positions as p
from .busy_walks import walk
from .corruptions import (
    PIECES,
    TRACK,
    forget_a_city_nearby,
    forget_an_open_end,
    grown_city,
    lose_a_growth_marker,
    new_city,
    own_without_having_built,
    point_at_nothing,
)
from .corruptions_of_play import AGENDA, PLAYERS, holding, owe_money

Corruption = Callable[[SteamState], None]


@cache
def _moment(kind: str, turn: int, ruleset: str) -> SteamState:
    """A busy match of four at the first such step from this turn on."""
    seed = 13 if ruleset == "base" else 7
    for state, _, _ in walk(seed):
        if state.turn >= turn and state.agenda[-1].kind == kind:
            return state.copy()
    raise AssertionError(f"no {kind} in match {seed}")


def moment(kind: type[Step], turn: int = 5, ruleset: str = "base") -> SteamState:
    return _moment(kind.kind, turn, ruleset).copy()


def in_the_middle() -> SteamState:
    """A build turn with cities, towns, complex tiles, links, open ends and growth on the map."""
    return moment(s.BuildTurn)


def test_stm_195_who_never_built_may_own_what_a_new_city_completed() -> None:
    state = in_the_middle()
    own_without_having_built(state)
    assert violations(state) == []


def test_there_is_something_of_everything() -> None:
    state = in_the_middle()
    map_ = state.setup.map
    assert violations(state) == []
    assert len(state.agenda) > 3
    assert state.open_ends
    assert new_city(state) >= 0
    assert grown_city(state) >= 0
    assert UNOWNED in state.owner
    assert any(IS_TOWN[placement] for placement in state.track)
    assert any(len(set(state.owner[h * 6 : h * 6 + 6])) > 2 for h in map_.hexes)


@pytest.mark.parametrize(
    "corrupt", PIECES + TRACK + PLAYERS + AGENDA, ids=lambda change: change.__name__
)
def test_what_is_wrong_is_reported(corrupt: Corruption) -> None:
    state = in_the_middle()
    corrupt(state)
    assert violations(state) != []


# --- other phases


def remember_added_track(state: SteamState) -> None:
    state.added = (0,)


def move_goods_twice(state: SteamState) -> None:
    state.agenda.append(state.agenda[-1])


def score_nothing(state: SteamState) -> None:
    state.agenda.append(s.IncomeOrPoints(state.order[0], 0))


def choose_a_route_below(state: SteamState) -> None:
    state.agenda.insert(1, s.ChooseRoute(0, 0, 0))


@pytest.mark.parametrize(
    "corrupt",
    [remember_added_track, move_goods_twice, score_nothing, choose_a_route_below],
    ids=lambda change: change.__name__,
)
def test_what_is_wrong_while_goods_move(corrupt: Corruption) -> None:
    state = moment(s.MoveGoods)
    assert violations(state) == []
    corrupt(state)
    assert violations(state) != []


def test_a_second_action_tile_is_reported() -> None:
    state = moment(s.ChooseActionTile)
    assert violations(state) == []
    state.tile[state.agenda[-1].seat] = next(t for t in range(7) if t not in state.tile)
    assert violations(state) != []


def test_an_action_tile_too_early_is_reported() -> None:
    state = moment(s.Borrow, ruleset="standard")
    assert violations(state) == []
    state.tile[0] = ENGINEER
    assert violations(state) != []


def test_a_tile_is_never_turned_over_in_the_standard_game() -> None:
    state = moment(s.MoveGoods, ruleset="standard")
    state.passed = 1 << holding(state, URBANIZATION)
    assert violations(state) == ["passed 1, carried out 0"]


def bid_for_order(state: SteamState, **changes: object) -> s.BidForOrder:
    step = state.agenda[-1]
    assert isinstance(step, s.BidForOrder)
    names = ("seat", "bids", "free", "high", "inside", "leader", "left")
    values = {name: getattr(step, name) for name in names}
    return s.BidForOrder(**{**values, **changes})


@pytest.mark.parametrize(
    "changes",
    [
        {"seat": 3, "leader": 3, "high": 2},
        {"inside": (0, 1, 2, 2)},
        {"inside": (0, 1), "left": ()},
        {"left": (0,)},
        {"leader": -1, "high": 3},
    ],
)
def test_auctions_ask_whom_they_should(changes: dict[str, object]) -> None:
    state = moment(s.BidForOrder, turn=1, ruleset="standard")
    assert violations(state) == []
    state.agenda[-1] = bid_for_order(state, **changes)
    assert violations(state) != []
    state.agenda[-1] = bid_for_order(state)


def test_an_auction_is_all_that_is_asked() -> None:
    state = moment(s.BidForOrder, turn=1, ruleset="standard")
    state.agenda.insert(1, state.agenda[-1])
    assert violations(state) != []


# --- what it says, and how fast


def test_the_report_says_what_is_wrong() -> None:
    for corrupt, report in (
        (owe_money, "seat 2: money is -1"),
        (forget_an_open_end, "mask open_ends is off"),
        (point_at_nothing, "masks pointed are off"),
        (forget_a_city_nearby, "masks near_city are off"),
        (lose_a_growth_marker, "there are 9 growth markers, not 10"),
    ):
        state = in_the_middle()
        corrupt(state)
        assert violations(state) == [report]


def test_a_loop_at_a_new_city_is_no_link() -> None:
    """STM-193: such a line stays incomplete, and nothing is wrong with it."""
    state = p.a_state(4)
    p.track(state, 0, "8,1 21@0", "8,2 T23@0", "9,1 23@3", "9,2 23@5")
    p.new_city(state, 1, "8,2", "gray")
    p.building(state, 0)
    state.tile = [0, 1, 2, 3]
    state.agenda.insert(0, flow_of(state).steps[4])
    assert violations(state) == []
    line = line_at(state, p.hex_of(state, "9,2"), 0)
    assert line.places[0] == line.places[1] == p.hex_of(state, "8,2")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("map_", PRINTED)
def test_random_matches_are_clean(players: int, map_: str) -> None:
    ruleset = ("base", "standard")[players % 2]
    options = complete(GAME.options, {"map": map_, "ruleset": ruleset})
    for seed in range(4):
        state, rng = GAME.new(players, options), Rng(seed, players)
        while state.agenda:
            assert violations(state) == []
            seat = state.agenda[-1].seat
            move = (
                GAME.sample(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
            )
            GAME.apply(state, move, seat)
        assert violations(state) == []


@pytest.mark.parametrize("seed", range(8))
def test_crowded_maps_are_clean_and_checking_is_quick(seed: int) -> None:
    spent, checks = 0.0, 0
    for moment_ in walk(seed, rich=seed < 6):
        begun = process_time()
        assert violations(moment_.state) == []
        spent += process_time() - begun
        checks += 1
    assert spent / checks < 0.003  # on an idle machine a tenth of this
