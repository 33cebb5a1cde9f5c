"""The engine against the oracle: thousands of positions, and whole matches step by step.

Made-up positions are dense; played ones come from random matches of 2 to 6 players with
different options. Expensive questions are asked about fewer of them.
"""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from tests.games.carson_city import oracle
from tests.games.carson_city.compared_positions import (
    EVERYTHING,
    MATCHES,
    TABLES,
    Pair,
    made_up,
    pairs,
    played,
)
from tests.games.carson_city.oracle import all_parcels
from tests.games.carson_city.oracle_bridge import (
    EDGE_NUMBER,
    mask_of,
    number_of,
    parcels_in,
    position_of,
    state_of,
)
from tests.games.carson_city.watched_matches import (
    change_between,
    cowboys_on_buildings,
    watched_match,
)
from westbound.games.carson_city.base.rules.attack_targets import (
    attackable_buildings,
    why_not_attack,
)
from westbound.games.carson_city.base.rules.buy_buildings import building_price
from westbound.games.carson_city.base.rules.duels import duel_winner, firepower
from westbound.games.carson_city.base.rules.end_of_round import spendable, take_new_cowboys
from westbound.games.carson_city.base.rules.income import building_income, pay_income
from westbound.games.carson_city.base.rules.parcel_price import parcel_price
from westbound.games.carson_city.base.rules.place_buildings import (
    on_crossing_road,
    put_building,
)
from westbound.games.carson_city.base.rules.roads import is_connected, roads_needed, within_reach
from westbound.games.carson_city.base.rules.scoring import final_points, score_final, standings
from westbound.games.carson_city.components import CHURCH, ROW_PRICES, TILE_CODES
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import CATEGORIES, NO_CARD

# --- the bridge itself


def test_at_least_3000_positions_are_compared() -> None:
    assert len(pairs()) >= 3000
    assert {position.players for position, _ in played()} == {2, 3, 4, 5, 6}
    assert {position.round for position, _ in played()} == {1, 2, 3, 4}


def test_positions_survive_the_bridge_both_ways() -> None:
    for position, state in made_up():
        assert GAME.check_invariants(state) == []
        assert position_of(state) == position
    for position, state in played():
        again = state_of(position)
        bonus = position_of(again).firepower_bonus  # a white cowboy in hand is no part of it
        assert position_of(again) == replace(position, firepower_bonus=bonus)
        assert (again.vacant, again.connected) == (state.vacant, state.connected)
        assert (again.built, again.of_type[1:]) == (state.built, state.of_type[1:])


# --- the map


def test_cc_031_connected_parcels_agree() -> None:
    for position, state in pairs():
        expected = oracle.connected_parcels(position)
        assert parcels_in(state.connected) == expected
        assert {p for p in all_parcels() if is_connected(state, number_of(p))} == expected


def test_cc_018_029_030_legal_roads_agree() -> None:
    for position, state in pairs():
        expected = sum(1 << EDGE_NUMBER[edge] for edge in oracle.legal_roads(position))
        assert state.frontier == expected


def test_cc_147_fewest_roads_agree() -> None:
    for position, state in pairs(350):
        if not position.roads:
            continue
        distances = {parcel: oracle.fewest_roads(position, parcel) for parcel in all_parcels()}
        for parcel, distance in distances.items():
            assert roads_needed(state, mask_of([parcel])) == distance
        for roads in range(4):
            near = {p for p, distance in distances.items() if (distance or 0) <= roads}
            assert parcels_in(within_reach(state, roads)) == near


def test_cc_147_the_nearest_of_several_targets_counts() -> None:
    rng = random.Random(147)
    for position, state in pairs(300):
        if not position.roads:
            continue
        targets = rng.sample(all_parcels(), 3)
        distances = [oracle.fewest_roads(position, parcel) or 0 for parcel in targets]
        assert roads_needed(state, mask_of(targets)) == min(distances)


def test_cc_145_parcels_on_crossing_roads_agree() -> None:
    found = 0
    for position, state in pairs(1500):
        expected = {p for p in all_parcels() if oracle.has_crossing_road(position, p)}
        assert parcels_in(on_crossing_road(state)) == expected
        found += bool(expected)
    assert found > 300


# --- duels


def test_cc_066_177_188_firepower_agrees() -> None:
    for position, state in pairs():
        for seat in range(position.players):
            assert firepower(state, seat) == oracle.firepower(position, seat)


def test_cc_067_068_069_duel_winners_agree() -> None:
    rng = random.Random(67)
    for position, state in pairs(900):
        fighters = rng.sample(position.pass_order, rng.randint(2, position.players))
        fighters.sort(key=position.pass_order.index)
        throws = [[a, b] for a in range(1, 7) for b in range(1, 7)]
        if len(fighters) > 2:
            throws = [rng.choices(range(1, 7), k=len(fighters)) for _ in range(36)]
        for dice in throws:
            expected = oracle.duel_winner(position, dict(zip(fighters, dice, strict=True)))
            assert duel_winner(state, tuple(fighters), 0, list(dice)) == expected


# --- prices


def test_cc_088_089_090_parcel_prices_agree() -> None:
    for position, state in pairs():
        for parcel in all_parcels():
            expected = oracle.parcel_price(position, parcel)
            assert parcel_price(state, number_of(parcel)) == expected


def test_cc_096_184_building_prices_agree() -> None:
    assert ROW_PRICES == oracle.BUILDING_SPACES
    for position, state in pairs():
        for seat in range(position.players):
            for space, price in enumerate(ROW_PRICES):
                expected = oracle.building_price(position, seat, price)
                assert building_price(state, seat, space) == expected


# --- income


def with_occupant(pair: Pair, occupant: int | None) -> Pair:
    position, state = oracle.copy_of(pair.position), pair.state.copy()
    position.town_hall_occupant = occupant
    state.sitter = -1 if occupant is None else occupant
    return Pair(position, state)


def check_incomes(pair: Pair) -> set[str]:
    """Every building alone, plain and doubled; the types whose cap was reached."""
    position, state = pair.position, pair.state.copy()
    capped = set()
    for seat in range(position.players):
        for parcel in oracle.buildings_of(position, seat):
            name, income = position.tile[parcel], oracle.building_income(position, parcel)
            for code, factor in ((0, 1), (TILE_CODES[name], 2)):
                state.doubled[seat] = code
                assert building_income(state, number_of(parcel)) == factor * income.capped
            if income.with_level > income.capped:
                capped.add(name)
        state.doubled[seat] = 0
    return capped


def test_cc_119_120_121_building_incomes_agree() -> None:
    for pair in pairs():
        check_incomes(with_occupant(pair, None))


def test_cc_120_151_incomes_with_the_town_hall_agree() -> None:
    capped: set[str] = set()
    for pair in pairs(1500):
        for seat in range(pair.position.players):
            capped |= check_incomes(with_occupant(pair, seat))
    assert capped == {"drugstore", "bank", "saloon", "store", "blacksmith"}


def test_cc_116_121_123_181_payments_with_thefts_and_doubling_agree() -> None:
    rng = random.Random(116)
    stolen_and_doubled = 0
    for position, before in pairs():
        thieves = oracle.random_thefts(position, rng)
        doubled = [rng.choice([None, *EVERYTHING]) for _ in range(position.players)]
        state = before.copy()
        state.doubled = [TILE_CODES[name] if name else 0 for name in doubled]
        for seat in range(position.players):
            state.thefts[seat] = mask_of(p for p, thief in thieves.items() if thief == seat)
        pay_income(state)
        paid = oracle.payments(position, dict(enumerate(doubled)), thieves)
        assert change_between(before, state).money == [paid[s] for s in range(position.players)]
        stolen_and_doubled += any(doubled[position.owner[p]] == position.tile[p] for p in thieves)
    assert stolen_and_doubled > 100


def test_cc_127_128_137_attackable_buildings_agree() -> None:
    for position, state in pairs():
        for owner in range(position.players):
            attacker = (owner + 1) % position.players
            own = oracle.buildings_of(position, owner)
            expected = {p for p in own if oracle.attackable(position, attacker, p)}
            assert parcels_in(attackable_buildings(state, owner)) == expected
            allowed = {p for p in own if why_not_attack(state, number_of(p)) is None}
            assert allowed == expected


def test_cc_136_attacks_that_a_new_church_cancels_agree() -> None:
    rng, cancelled = random.Random(136), 0
    for position, before in made_up()[:800]:
        owner = oracle.a_builder(position, rng)
        sites = [p for p in oracle.parcels_of(position, owner) if p not in position.tile]
        attacked = [p for p in oracle.buildings_of(position, owner) if rng.random() < 0.7]
        before = before.copy()
        for parcel in attacked:
            before.at[(owner + 1) % position.players] |= mask_of([parcel])
        for site in sites[:2]:
            after, rivals = before.copy(), cowboys_on_buildings(before, owner)
            put_building(after, owner, number_of(site), CHURCH)
            event = oracle.Event("build", owner, "church", site, rivals=rivals)
            assert change_between(before, after) == oracle.expected_change(position, event)
            cancelled += before.at != after.at
    assert cancelled > 200


# --- the end of a round and of the game


def test_cc_166_167_168_169_final_points_agree() -> None:
    for position, state in pairs():
        for seat, expected in enumerate(oracle.final_score(position)):
            found = {CATEGORIES[c]: points for c, points in final_points(state, seat).items()}
            assert found == expected


def test_cc_171_standings_agree() -> None:
    rng, ties = random.Random(171), 0
    for pair in pairs():
        position, state = oracle.copy_of(pair.position), pair.state.copy()
        if rng.random() < 0.5:  # a tie between two seats
            totals = oracle.final_totals(position)
            gap = max(totals) - totals[0]
            position.vp[0] += gap
            state.vp[0] += gap
            state.points[0] += gap
        totals = oracle.final_totals(position)
        score_final(state)
        assert [line.seat for line in standings(state)] == oracle.ranking(position)
        assert [line.points for line in standings(state)] == sorted(totals, reverse=True)
        ties += len(set(totals)) < len(totals)
    assert ties > 500


def test_cc_160_the_amounts_offered_are_those_that_waste_nothing() -> None:
    for position, state in pairs():
        for seat, card in enumerate(position.character):
            if card == NO_CARD:
                continue
            cheapest: dict[int, int] = {}
            for spent, vp in oracle.money_limit_options(position, seat):
                cheapest.setdefault(vp, spent)
            assert spendable(state, seat) == sorted(cheapest.values())


def test_cc_158_new_cowboys_agree() -> None:
    for position, before in made_up():
        state = before.copy()
        take_new_cowboys(state)
        expected = [oracle.new_cowboys(position, seat) for seat in range(position.players)]
        assert change_between(before, state).reserve == expected


# --- whole matches


@pytest.mark.parametrize("players", range(2, 7))
def test_cc_075_077_078_079_080_081_082_083_084_085_every_payout_agrees(players: int) -> None:
    """Money, VP, roads, revolvers and reserves change by what the oracle says, and only then."""
    kinds = set()
    for seed in range(players, MATCHES, 5):
        match = watched_match(players, seed, TABLES[seed % len(TABLES)])
        for (event, before), (_, after) in pairwise(match):
            expected = oracle.expected_change(position_of(before), event)
            assert change_between(before, after) == expected, event
            kinds.add(event.kind)
    assert kinds >= {"share", "lone", "duel", "income", "gamble", "buy_vp", "build", "recruit"}
