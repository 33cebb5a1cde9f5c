"""The game against the oracle on thousands of positions, played and bent ones."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from westbound.engine.move import Move
from westbound.games.great_western_trail import moves
from westbound.games.great_western_trail import moves as m
from westbound.games.great_western_trail import steps as s
from westbound.games.great_western_trail.actions import ACTION_NAMES
from westbound.games.great_western_trail.components import (
    CARD_NAMES,
    CERTIFICATES,
    DISC_NAMES,
    WORKERS,
)
from westbound.games.great_western_trail.railroad import CITY_NAMES, STATION_NAMES, STATIONS
from westbound.games.great_western_trail.rules.certificates import certificate_limit, permanent
from westbound.games.great_western_trail.rules.delivery import places_behind, transport_cost
from westbound.games.great_western_trail.rules.discs import city_target
from westbound.games.great_western_trail.rules.engine import can_move_back, other_engines
from westbound.games.great_western_trail.rules.herd_deck import hand_limit
from westbound.games.great_western_trail.rules.income import breeding_value, spendable
from westbound.games.great_western_trail.rules.move import pay_fees, step_limit
from westbound.games.great_western_trail.rules.scoring import points
from westbound.games.great_western_trail.rules.stations import why_not_upgradable
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import SPACE_CODES, SPACE_NAMES

from . import oracle
from .oracle.discs import Way
from .oracle.tables import DISCS
from .oracle_bridge import (
    Pair,
    after,
    answers,
    bent,
    pairs,
    place_of,
    played,
    position_of,
    private_name,
)


def told(pair: Pair) -> str:
    return f"seat {pair.seat} of {pair.position}"


# --- the positions


def test_thousands_of_positions_of_every_player_count_are_compared() -> None:
    assert len(pairs()) >= 3000
    assert {pair.position.players for pair in pairs()} == {2, 3, 4}
    assert {pair.state.sides for pair in played()} > {0, 1023}


def test_bent_positions_show_what_random_matches_do_not() -> None:
    found: Counter[str] = Counter()
    for position, _, seat in bent():
        player = position.seats[seat]
        left = oracle.discs.on_board(player)
        found["no disc"] += not left
        found["no disc anywhere"] += not left and not player.stations
        found["only $5 discs"] += left == ["hand"]
        found["only dark discs"] += bool(left) and not any(DISCS[name][1] for name in left)
        found["engine on a turnout"] += player.engine[1]
        found["engines side by side"] += any(
            abs(other[0] - player.engine[0]) <= 1 for other in position.other_engines(seat)
        )
        found["six craftsmen"] += player.workers["craftsman"] == 6
        found["no token"] += position.token_row == 13
    assert all(count >= 20 for count in found.values()), found
    assert len(found) == 8


# --- the trail (GWT-040 to GWT-057, GWT-227, GWT-237)


def named(route: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(SPACE_NAMES[space] for space in route)


def routes_of(moves: list[Move]) -> list[tuple[str, ...]]:
    return [named(move.route) for move in moves if isinstance(move, m.MoveTo)]


def test_routes_are_the_walks_along_the_trail() -> None:
    for pair in pairs():
        position, state, seat = pair
        most = oracle.offers.step_limit(position, seat)
        found = routes_of(answers(state, s.MoveHerd(seat)))
        assert len(set(found)) == len(found)
        assert set(found) == oracle.trail.routes(position, seat, most), told(pair)
        for steps in (1, 3, 5):
            again = routes_of(answers(state, s.MoveAgain(seat, steps)))
            assert set(again) == oracle.trail.routes(position, seat, steps), told(pair)


def test_free_moves_are_the_walks_that_do_not_enter_kansas_city() -> None:
    for pair in pairs():
        position, state, seat = pair
        found = routes_of(answers(state, s.MoveFree(seat, False, 3)))
        assert set(found) == oracle.trail.free_routes(position, seat, 3), told(pair)


def test_fees_are_paid_in_order_to_bank_and_owners() -> None:
    dice, charged = random.Random(1), 0
    for pair in pairs():
        position, state, seat = pair
        routes = sorted(oracle.trail.routes(position, seat, 5))
        for route in dice.sample(routes, min(4, len(routes))):
            paid = state.copy()
            pay_fees(paid, seat, tuple(SPACE_CODES[space] for space in route))
            assert paid.money == oracle.trail.after_fees(position, seat, route), told(pair)
            charged += paid.money != state.money
    assert charged > 2000


# --- the railroad (GWT-110 to GWT-112, GWT-151 to GWT-163, GWT-230, GWT-277)


def places_of(moves: list[Move]) -> set[oracle.tables.Place]:
    return {place_of(move.code) for move in moves if isinstance(move, m.EngineTo)}


def test_the_engine_reaches_what_walks_along_the_track_reach() -> None:
    for pair in pairs():
        position, state, seat = pair
        for most in (1, 3, 6):
            found = places_of(answers(state, s.MoveEngine(seat, False, most)))
            assert found == oracle.railroad.forward_up_to(position, seat, most), told(pair)
        for exactly in (1, 2):
            found = places_of(answers(state, s.MoveEngineBack(seat, exactly)))
            expected = oracle.railroad.back_exactly(position, seat, exactly)
            assert found == expected, told(pair)
            assert can_move_back(state, seat, exactly) == bool(expected)


def test_the_engine_goes_back_from_the_end_and_for_deliveries() -> None:
    for pair in pairs():
        position, state, seat = pair
        found = places_of(answers(state, s.BackFromEnd(seat)))
        assert found == oracle.railroad.back_from_end(position, seat), told(pair)
        places = places_behind(state.engine[seat], other_engines(state, seat))
        values = {place_of(place): value for place, value in places.items()}
        assert values == oracle.railroad.back_for_delivery(position, seat), told(pair)
        found = places_of(answers(state, s.BackForDelivery(seat)))
        assert found == set(values)


def test_transport_costs_are_the_signals_between_engine_and_city() -> None:
    for pair in pairs():
        position, state, _ = pair
        for seat in range(position.players):
            for city, name in enumerate(CITY_NAMES):
                expected = oracle.railroad.transport_cost(position, seat, name)
                assert transport_cost(state, seat, city) == expected, told(pair)


# --- discs (GWT-090 to GWT-095, GWT-269 to GWT-271, GWT-274, GWT-290 to GWT-292)


def way_of(move: Move, state: TrailState, seat: int) -> Way:
    if isinstance(move, m.ClearDisc):
        return Way("clear", DISC_NAMES[move.code], state.money[seat])
    assert isinstance(move, m.DiscFromStation)
    return Way("station", move.code, state.money[seat])


@pytest.mark.parametrize("free", [False, True])
def test_cities_and_discs_are_those_that_can_be_paid(free: bool) -> None:
    dice = random.Random(2)
    for pair in pairs():
        position, state, seat = pair
        value = dice.randrange(20)
        step = s.Delivery(seat, free, value)
        expected = oracle.discs.cities(position, seat, value, free)
        found = [move for move in answers(state, step) if isinstance(move, m.DeliverTo)]
        assert {CITY_NAMES[move.code] for move in found} == set(expected), told(pair)
        for move in found:
            compare_ways(pair, step, move, expected[CITY_NAMES[move.code]])


def compare_ways(pair: Pair, step: s.Delivery, move: m.DeliverTo, expected: list[Way]) -> None:
    """Every disc that can be used for this city, and the money that is left."""
    _, state, seat = pair
    if expected[0].how == "none":
        done = after(state, step, move)
        assert [done.money[seat]] == [way.money for way in expected], told(pair)
        assert done.cities == state.cities
        return
    due = 0 if step.free else transport_cost(state, seat, move.code)
    asks = s.PlaceDisc(seat, due, city_target(move.code))
    ways = []
    for disc in answers(state, asks):
        done = after(state, asks, disc)
        ways.append(way_of(disc, done, seat))
        assert sum(done.cities) == sum(state.cities) + 1
        taking = [step for step in done.agenda if isinstance(step, s.TakeObjective)]
        player = pair.position.seats[seat]
        due = oracle.discs.objective_cards(player, CITY_NAMES[move.code])
        assert len(taking) == (due if state.display else 0)  # without a card it lapses
    assert sorted(ways) == sorted(expected), told(pair)


def test_upgrades_are_those_that_can_be_paid() -> None:
    for pair in pairs():
        position, state, seat = pair
        for station in STATIONS:
            expected = oracle.discs.ways_to_station(position, seat, station)
            possible = why_not_upgradable(state, seat, station) is None
            assert possible == bool(expected), f"{STATION_NAMES[station]}: {told(pair)}"
            if possible:
                compare_upgrade(pair, station, expected)
        behind = answers(state, s.UpgradeBehind(seat))
        found = [move.code for move in behind if isinstance(move, m.Upgrade)]
        assert found == oracle.discs.upgrades_behind(position, seat), told(pair)


def compare_upgrade(pair: Pair, station: int, expected: list[Way]) -> None:
    _, state, seat = pair
    step = s.UpgradeStation(seat, station)
    paid = after(state, step, moves.UPGRADE[station])
    asks = paid.agenda[-1]
    ways = [way_of(disc, after(paid, asks, disc), seat) for disc in answers(paid, asks)]
    assert sorted(ways) == sorted(expected), told(pair)


# --- hiring, building, buying (GWT-131 to GWT-137, GWT-141 to GWT-146, GWT-196 to GWT-201)


def test_workers_that_can_be_hired() -> None:
    for pair in pairs():
        position, state, seat = pair
        for modifier in (0, 2, -1, -2):
            moves = answers(state, s.Hire(seat, False, modifier))
            found = [(WORKERS[h.worker], h.row + 1) for h in moves if isinstance(h, m.HireWorker)]
            assert set(found) == oracle.offers.hires(position, seat, modifier), told(pair)


def test_buildings_that_can_be_placed_and_their_price() -> None:
    dice = random.Random(3)
    for pair in pairs():
        position, state, seat = pair
        for price in (1, 2):
            step = s.PlaceBuilding(seat, False, price)
            moves = [move for move in answers(state, step) if isinstance(move, m.BuildOn)]
            found = {(private_name(state, b.number), SPACE_NAMES[b.space]): b for b in moves}
            expected = oracle.offers.buildings(position, seat, price)
            assert found.keys() == expected.keys(), told(pair)
            for key in dice.sample(sorted(found), min(2, len(found))):
                built = after(state, step, found[key])
                assert built.money[seat] == state.money[seat] - expected[key], told(pair)
                tile = position_of(built).on[key[1]]
                assert (tile.name, tile.owner) == (key[0], seat)


def test_cattle_that_can_be_bought() -> None:
    for pair in pairs():
        position, state, seat = pair
        for cowboys in (1, 3, 6):
            moves = answers(state, s.BuyCattle(seat, False, cowboys))
            found = [
                (tuple(sorted(CARD_NAMES[card] for card in move.cards)), move.cowboys)
                for move in moves
                if isinstance(move, m.Buy)
            ]
            assert len(set(found)) == len(found)
            assert set(found) == oracle.offers.purchases(position, seat, cowboys), told(pair)


# --- using a location (GWT-058 to GWT-065, GWT-126 to GWT-130, GWT-186 to GWT-193, GWT-273)


def used(moves: list[Move]) -> list[str]:
    return [move.text for move in moves if isinstance(move, m.Use)]


def usable_spaces(position: oracle.Position, seat: int) -> list[str]:
    """GWT-058: neutral and own buildings."""
    return [
        space for space, tile in position.on.items() if tile.kind == "neutral" or tile.owner == seat
    ]


def test_what_can_be_done_at_every_building() -> None:
    seen: Counter[str] = Counter()
    for pair in pairs():
        position, state, seat = pair
        auxiliary = oracle.locations.auxiliary(position, seat, double=False)
        for space in usable_spaces(position, seat):
            found = used(answers(state, s.UseLocation(seat, (), 0, SPACE_CODES[space], 0)))
            local = oracle.locations.usable(position, seat, space, [])
            assert len(set(found)) == len(found)
            assert set(found) == local | auxiliary, f"{space}: {told(pair)}"
            seen.update(text.split()[1] for text in found)
        elsewhere = used(answers(state, s.UseLocation(seat, (), 0, -1, 0)))
        assert set(elsewhere) == auxiliary, told(pair)
        doubled = used(answers(state, s.Auxiliary(seat, False)))
        assert set(doubled) == oracle.locations.auxiliary(position, seat, double=True), told(pair)
        seen.update(text.split()[1] for text in doubled)
    assert set(oracle.locations.COSTS) - oracle.locations.IMMEDIATE == set(seen)


def test_what_actions_cost_and_bring() -> None:
    dice = random.Random(5)
    for pair in pairs():
        position, state, seat = pair
        spaces = usable_spaces(position, seat)
        for space in dice.sample(spaces, 4):
            step = s.UseLocation(seat, (), 0, SPACE_CODES[space], 0)
            for move in answers(state, step):
                if isinstance(move, m.Use):
                    compare_use(pair, step, move)


def compare_use(pair: Pair, step: s.UseLocation, move: m.Use) -> None:
    """Money and certificates after an action, unless its reward waits for the engine."""
    position, state, seat = pair
    name = ACTION_NAMES[move.action]
    if any(words[0] == "back" for words in oracle.locations.COSTS[name]):
        return
    done = after(state, step, move)
    left = done.money[seat], CERTIFICATES[done.certificates[seat]]
    assert left == oracle.locations.money_and_certificates(position, seat, name), told(pair)
    gone = len(state.hand[seat]) - len(done.hand[seat])
    discards = [words[1] for words in oracle.locations.COSTS[name] if words[0] == "discard"]
    assert gone == (2 if discards == ["pair"] else len(discards)), told(pair)


def test_copied_buildings_are_the_neighbours_with_something_to_do() -> None:
    compared = 0
    for pair in pairs():
        position, state, seat = pair
        for space, tile in position.on.items():
            if tile.name == "8b":
                copied = oracle.locations.copyable(position, seat, [space])
                if copied:
                    moves = answers(state, s.CopyBuilding(seat, (SPACE_CODES[space],)))
                    found = {SPACE_NAMES[move.code] for move in moves if isinstance(move, m.Copy)}
                    assert found == set(copied), told(pair)
                    compared += 1
    assert compared > 100


def test_teepees_that_can_be_taken_and_the_money_left() -> None:
    for pair in pairs():
        position, state, seat = pair
        step = s.Trade(seat, False)
        found = {
            SPACE_NAMES[move.code]: after(state, step, move).money[seat]
            for move in answers(state, step)
            if isinstance(move, m.TradeFor)
        }
        assert found == oracle.locations.trades(position, seat), told(pair)


# --- limits (GWT-044, GWT-081 to GWT-084, GWT-101, GWT-102, GWT-118)


def test_limits_and_breeding_values() -> None:
    for pair in pairs():
        position, state, _ = pair
        for seat in range(position.players):
            player = position.seats[seat]
            here = told(pair._replace(seat=seat))
            assert step_limit(state, seat) == oracle.offers.step_limit(position, seat), here
            assert hand_limit(state, seat) == oracle.offers.hand_limit(position, seat), here
            limit = CERTIFICATES[certificate_limit(state, seat)]
            assert limit == oracle.offers.certificate_limit(position, seat), here
            assert set(spendable(state, seat)) == oracle.offers.spendable(position, seat), here
            value = breeding_value(state.hand[seat])
            assert value == oracle.offers.breeding_value(player.hand), here
            assert permanent(state, seat) == oracle.offers.permanent_certificates(position, seat)


# --- scoring (GWT-253 to GWT-267, GWT-288)


def test_points_of_every_category() -> None:
    for pair in pairs():
        position, state, seat = pair
        expected = oracle.scoring.score(position, seat)
        found = points(state, seat)
        together = found.pop("objectives") + found.pop("station_masters")
        found["objectives + station_masters"] = together
        assert found == expected, told(pair)
