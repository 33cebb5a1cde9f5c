"""The game against the oracle: whole matches move by move, and thousands of positions in depth."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.replays.record import FOLDER
from westbound.games.steam import GAME
from westbound.games.steam import moves as m
from westbound.games.steam import steps as s
from westbound.games.steam.components import COLOURS
from westbound.games.steam.rules.links import abandon, lose
from westbound.games.steam.rules.track import incomplete_lines
from westbound.games.steam.state import SteamState
from westbound.kit.suites.oracle import OracleSuite
from westbound.kit.suites.walks import Moment

from . import oracle
from .busy_walks import Gift, players_of, walk
from .oracle.goods import Delivery
from .oracle.land import Hex
from .oracle.ledger import Purse
from .oracle.position import Position, Tile
from .oracle_shadow import SteamShadow, hex_named, position_of

MATCHES = 60

# --- whole matches


class TestWholeMatches(OracleSuite[SteamState]):
    """After every move: tiles, owners, cities, purses, levels, turn order, calls of auctions."""

    game, folder, matches = GAME, FOLDER / "steam", MATCHES

    def shadow(self, state: SteamState) -> SteamShadow:
        return SteamShadow(state, self.gifts)

    def moments(self, seed: int) -> Iterator[Moment[SteamState]]:
        return walk(seed, rich=seed % 4 != 3, gifts=self.gifts)

    def setup_method(self) -> None:
        self.gifts: list[Gift] = []  # what a walk gives away until the shadow takes note of it


# --- building


def tiles_of_oracle(
    position: Position, purse: Purse, cash_only: bool, seat: int, hex_: Hex, reasons: Counter[str]
) -> set[str]:
    """Every tile that may be built there, that is in stock and that can be paid."""
    found = set()
    pay = oracle.ledger.paid_from_cash if cash_only else oracle.ledger.paid_with_loans
    for tile, result in oracle.building.placements(position, seat, hex_):
        if isinstance(result, str):
            reasons[result] += 1
        elif not oracle.building.is_in_stock(position, hex_, tile):
            reasons["STM-113"] += 1
        elif pay(purse, oracle.building.cost(position, hex_, tile)) is None:
            reasons["STM-114"] += 1
        else:
            reasons[kind_of(position, hex_, tile, result)] += 1
            found.add(f"tile {tile.face}@{tile.turn}")
    return found


def kind_of(position: Position, hex_: Hex, tile: Tile, after: Position) -> str:
    if hex_ not in position.tiles:
        kind = "new"
    else:
        kind = "redirection" if after.added == position.added else "upgrade"
    claims = any(
        position.owner.get(end, -1) is None is not after.owner.get(end) for end in after.owner
    )
    return f"{kind}, claiming" if claims else kind


def purse_of(state: SteamState, seat: int) -> Purse:
    return Purse(state.money[seat], state.income[seat], state.vp[seat])


def build_turns(seeds: range, dice: random.Random, every: int) -> Iterator[Moment[SteamState]]:
    for seed in seeds:
        for moment in walk(seed, rich=seed % 3 != 2):
            step = moment.state.agenda[-1]
            if isinstance(step, s.BuildTurn) and step.left and dice.randrange(every) == 0:
                yield moment


def interesting(state: SteamState, dice: random.Random) -> list[int]:
    """Some hexes with track on them or around them, and one from anywhere."""
    hexes = [h for h in state.setup.map.hexes if state.track[h] or state.pointed[h]]
    return [*dice.sample(hexes, min(5, len(hexes))), dice.choice(state.setup.map.hexes)]


REASONS = {
    "STM-113", "STM-114", "STM-120", "STM-121", "STM-122", "STM-123", "STM-124", "STM-128",
    "STM-129", "STM-134", "STM-158", "STM-164", "STM-170", "STM-171", "STM-172", "STM-173",
    "STM-175", "new", "new, claiming", "upgrade", "upgrade, claiming", "redirection",
    "redirection, claiming",
}  # fmt: skip


@pytest.mark.parametrize("batch", range(2))
def test_the_tiles_that_may_be_built(batch: int) -> None:
    """STM-110 to STM-184: every face in every rotation, on hexes where something is at stake."""
    dice, reasons = random.Random(batch), Counter[str]()
    for state, seat, _ in build_turns(range(100 + 9 * batch, 109 + 9 * batch), dice, 3):
        position = position_of(state)
        for hex_ in interesting(state, dice):
            compare_hex(state, position, seat, hex_, reasons)
    assert reasons.keys() == REASONS, reasons


def compare_hex(
    state: SteamState, position: Position, seat: int, code: int, reasons: Counter[str]
) -> None:
    name = state.setup.map.names[code]
    cash_only = state.setup.standard and not state.setup.relaxed
    expected = tiles_of_oracle(
        position, purse_of(state, seat), cash_only, seat, hex_named(name), reasons
    )
    offered = [move.text for move in GAME.legal(state, seat)]
    assert (f"build {name}" in offered) == bool(expected), f"{name} in {position}"
    trial = state.copy()
    trial.agenda[-1] = s.PlaceTrack(seat, code, 1)
    found = [move.text for move in GAME.legal(trial, seat)]
    assert len(set(found)) == len(found)
    assert set(found) == expected, f"{name} for seat {seat} in {position}"


@pytest.mark.parametrize("batch", range(4))
def test_the_hexes_where_something_may_be_built(batch: int) -> None:
    """The whole map at once: no hex is forgotten, none is offered in vain."""
    dice, reasons = random.Random(batch), Counter[str]()
    for state, seat, _ in build_turns(range(150 + batch, 151 + batch), dice, 9):
        position = position_of(state)
        for code in state.setup.map.hexes:
            compare_hex(state, position, seat, code, reasons)
    assert reasons["new"] > 1000
    assert reasons["upgrade"] > 5


@pytest.mark.parametrize("first", [False, True])
def test_the_tiles_where_much_is_unowned(first: bool) -> None:
    """STM-122, STM-131, STM-171: claims, complex tiles that help themselves, first tiles."""
    dice, reasons = random.Random(7), Counter[str]()
    for state, seat, _ in build_turns(range(170, 176), dice, 6):
        trial = state.copy()
        for owner in range(state.setup.players):
            for line in incomplete_lines(trial, owner):
                lose(trial, line)
        if first:
            abandon(trial, seat)
            trial.built &= ~(1 << seat)
        position = position_of(trial)
        for hex_ in interesting(trial, dice):
            compare_hex(trial, position, seat, hex_, reasons)
    assert reasons["new, claiming"] > 100
    assert reasons["redirection"] > (5 if first else 50)
    assert reasons["STM-122"] > 1000 or not first


# --- goods


def moments_of_goods(seeds: range, dice: random.Random, every: int) -> Iterator[Moment[SteamState]]:
    for seed in seeds:
        for moment in walk(seed):
            asked = isinstance(moment.state.agenda[-1], s.MoveGoods)
            if asked and dice.randrange(every) == 0:
                yield moment


@pytest.mark.parametrize("batch", range(4))
def test_the_goods_that_may_be_delivered(batch: int) -> None:
    """STM-213 to STM-220: every cube of every city, over every walk along the links."""
    dice, found = random.Random(batch), Counter[str]()
    for state, seat, _ in moments_of_goods(range(200 + 5 * batch, 205 + 5 * batch), dice, 2):
        trial, position = state.copy(), position_of(state)
        trial.level[seat] = dice.choice([state.level[seat], 3, 4])
        offered = {move.text for move in GAME.legal(trial, seat)}
        for code, cubes in enumerate(state.cubes):
            if any(cubes):
                compare_city(trial, position, seat, code, offered, found)
    assert found["cubes"] > 2000
    assert found["deliverable"] > 40
    assert found["shared"] > 15


def compare_city(
    state: SteamState,
    position: Position,
    seat: int,
    code: int,
    offered: set[str],
    found: Counter[str],
) -> None:
    name = state.setup.map.names[code]
    players, level = state.setup.players, state.level[seat]
    by_colour = oracle.goods.deliveries(position, players, seat, level, hex_named(name))
    for colour, count in enumerate(state.cubes[code]):
        if count:
            text = f"cube {name} {COLOURS[colour]}"
            expected = by_colour.get(COLOURS[colour], set())
            assert (text in offered) == bool(expected), f"{text} in {position}"
            found["cubes"] += 1
            found["deliverable"] += bool(expected)
            found["shared"] += any(sum(d.points) > d.points[seat] for d in expected)
            if expected:
                compare_routes(state, seat, code, colour, expected)


def compare_routes(
    state: SteamState, seat: int, code: int, colour: int, expected: set[Delivery]
) -> None:
    trial = state.copy()
    trial.agenda[-1] = s.ChooseRoute(seat, colour, code)
    found = [move for move in GAME.legal(trial, seat) if isinstance(move, m.GoTo)]
    routes = {(hex_named(g.hex), g.points, tuple(map(hex_named, g.via))) for g in found}
    assert len(routes) == len(found)
    paths = state.setup.choose_paths
    assert routes == {(d.to, d.points, d.via if paths else ()) for d in expected}


def test_positions_of_every_kind_are_compared() -> None:
    seeds = range(MATCHES)
    assert {players_of(seed) for seed in seeds} == {3, 4, 5}
    kinds = set()
    for seed in seeds[:24]:
        state = next(walk(seed)).state
        kinds.add((state.setup.map.id, state.setup.standard, state.setup.auction))
    assert len(kinds) == 8
