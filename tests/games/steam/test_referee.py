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
    CITY_GROWTH,
    ENGINEER,
    MOST_LEVEL,
    NO_TILE,
    TURN_ORDER,
    URBANIZATION,
)
from westbound.games.steam.faces import EXITS, FACE_OF, IS_TOWN, NOTHING, PARTNER, PLACEMENT_CODES
from westbound.games.steam.flow import PHASE
from westbound.games.steam.referee import violations
from westbound.games.steam.rules.track import line_at
from westbound.games.steam.state import NO_CITY, NO_CUBES, NO_TRACK, UNOWNED, SteamState

from . import positions as p
from .busy import walk

Corruption = Callable[[SteamState], None]


@cache
def _moment(kind: str, turn: int, ruleset: str) -> SteamState:
    """A busy match of four at the first such step from this turn on."""
    seed = 13 if ruleset == "base" else 7
    for state, _, _, _ in walk(seed):
        if state.turn >= turn and state.agenda[-1].kind == kind:
            return state.copy()
    raise AssertionError(f"no {kind} in match {seed}")


def moment(kind: type[Step], turn: int = 5, ruleset: str = "base") -> SteamState:
    return _moment(kind.kind, turn, ruleset).copy()


def in_the_middle() -> SteamState:
    """A build turn with cities, towns, complex tiles, links, open ends and growth on the map."""
    return moment(s.Build)


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


def tile_on_map(state: SteamState, town: bool) -> int:
    return next(h for h, t in enumerate(state.track) if t != NOTHING and IS_TOWN[t] == town)


def empty_hex(state: SteamState, town: bool = False) -> int:
    """A hex with no track on it or around it, away from cities."""
    map_ = state.setup.map
    return next(
        h
        for h in map_.hexes
        if not state.track[h]
        and not state.pointed[h]
        and state.city[h] == NO_CITY
        and bool(map_.town[h]) == town
        and map_.open_sides[h] == 63
    )


def new_city(state: SteamState) -> int:
    map_ = state.setup.map
    return next(h for h in map_.hexes if state.city[h] != NO_CITY and map_.town[h])


def grown_city(state: SteamState) -> int:
    map_ = state.setup.map
    return next(h for h in map_.hexes if state.grown >> h & 1 and map_.city[h])


def city_with_cubes(state: SteamState) -> int:
    return next(h for h, cubes in enumerate(state.cubes) if cubes != NO_CUBES)


def long_line(state: SteamState) -> tuple[int, ...]:
    """The slots of an owned line that runs over more than one hex."""
    for slot, owner in enumerate(state.owner):
        if owner >= 0:
            slots = line_at(state, slot // 6, slot % 6).slots
            if len({other // 6 for other in slots}) > 1:
                return slots
    raise AssertionError("no long line")


def own(state: SteamState, slots: tuple[int, ...], owner: int) -> None:
    for slot in slots:
        state.owner[slot] = owner


# --- pieces


def forget_a_taken_tile(state: SteamState) -> None:
    state.used[FACE_OF[state.track[tile_on_map(state, False)]]] -= 1


def use_more_pieces_than_there_are(state: SteamState) -> None:
    """Five T11 of four pieces; all that follows from them is right."""
    towns = [h for h in state.setup.map.hexes if state.setup.map.town[h]]
    free = [h for h in towns if state.track[h] == NOTHING and state.city[h] == NO_CITY]
    while state.used[FACE_OF[PLACEMENT_CODES["T11@0"]]] <= 4:
        hex_ = free.pop()
        side = next(s for s in range(6) if state.setup.map.open_sides[hex_] >> s & 1)
        p.track(state, 0, f"{state.setup.map.names[hex_]} T11@{side}")


def lose_a_cube(state: SteamState) -> None:
    state.bag[0] += 1


def paint_a_cube(state: SteamState) -> None:
    state.bag[0] -= 1
    state.bag[1] += 1


def put_cubes_on_a_plain_hex(state: SteamState) -> None:
    city, hex_ = city_with_cubes(state), empty_hex(state)
    state.cubes[hex_], state.cubes[city] = state.cubes[city], NO_CUBES


def owe_a_cube(state: SteamState) -> None:
    state.supply[0] = (-1, 0, 0, 0, 1)
    state.bag = [
        whole - sum(cubes[c] for cubes in (*state.cubes, *state.supply))
        for c, whole in enumerate((20, 20, 20, 20, 16))
    ]


def take_a_new_city_tile(state: SteamState) -> None:
    state.new_cities[4] -= 1


def found_a_new_city_beside_a_town(state: SteamState) -> None:
    here, there = new_city(state), empty_hex(state)
    state.city[there] = state.city[here]
    state.city[here] = NO_CITY


def paint_a_printed_city(state: SteamState) -> None:
    hex_ = grown_city(state)
    state.city[hex_] = (state.city[hex_] + 1) % 4


def tear_a_printed_city_down(state: SteamState) -> None:
    state.city[grown_city(state)] = NO_CITY


def let_a_new_city_grow(state: SteamState) -> None:
    state.grown &= ~(1 << new_city(state))


def grow_a_plain_hex(state: SteamState) -> None:
    state.grown |= 1 << empty_hex(state)


def lose_a_growth_marker(state: SteamState) -> None:
    state.growth_left -= 1


def grow_without_a_marker(state: SteamState) -> None:
    state.grown &= ~(1 << grown_city(state))


PIECES = (
    forget_a_taken_tile, use_more_pieces_than_there_are, lose_a_cube, paint_a_cube,
    put_cubes_on_a_plain_hex, owe_a_cube, take_a_new_city_tile, found_a_new_city_beside_a_town,
    paint_a_printed_city, tear_a_printed_city_down, let_a_new_city_grow, grow_a_plain_hex,
    lose_a_growth_marker, grow_without_a_marker,
)  # fmt: skip


# --- track and owners


def move_tile(state: SteamState, hex_: int, placement: int) -> None:
    """Put it there with the books of the stock in order, and nothing else."""
    state.used[FACE_OF[placement]] += 1
    if state.track[hex_]:
        state.used[FACE_OF[state.track[hex_]]] -= 1
    state.track[hex_] = placement
    for side in range(6):
        there = PARTNER[placement][side] != NO_TRACK
        state.owner[hex_ * 6 + side] = UNOWNED if there else NO_TRACK


def build_on_a_city(state: SteamState) -> None:
    move_tile(state, new_city(state), PLACEMENT_CODES["T21@0"])


def build_a_town_in_the_fields(state: SteamState) -> None:
    move_tile(state, empty_hex(state), PLACEMENT_CODES["T21@0"])


def build_plain_track_on_a_town(state: SteamState) -> None:
    move_tile(state, tile_on_map(state, True), PLACEMENT_CODES["21@0"])


def build_into_the_sea(state: SteamState) -> None:
    map_ = state.setup.map
    hex_ = next(
        h
        for h in map_.hexes
        if not map_.town[h] and state.city[h] == NO_CITY and not map_.open_sides[h] & 1
    )
    move_tile(state, hex_, PLACEMENT_CODES["21@0"])


def build_from_nowhere(state: SteamState) -> None:
    """A line without a place at either end."""
    p.track(state, 0, f"{state.setup.map.names[empty_hex(state)]} 21@0")


def own_what_is_not_there(state: SteamState) -> None:
    state.owner[empty_hex(state) * 6] = 0


def forget_an_owner(state: SteamState) -> None:
    state.owner[long_line(state)[0]] = NO_TRACK


def own_half_a_segment(state: SteamState) -> None:
    hex_ = tile_on_map(state, False)
    side = next(side for side in range(6) if EXITS[state.track[hex_]] >> side & 1)
    slot = hex_ * 6 + side
    state.owner[slot] = (state.owner[slot] + 1) % 4


def own_a_part_of_a_line(state: SteamState) -> None:
    slots = long_line(state)
    hex_ = slots[0] // 6
    owner = (state.owner[slots[0]] + 1) % 4
    own(state, tuple(slot for slot in slots if slot // 6 == hex_), owner)


def own_as_a_seat_that_is_not_there(state: SteamState) -> None:
    own(state, long_line(state), 4)


def own_as_a_bankrupt(state: SteamState) -> None:
    seat = state.owner[long_line(state)[0]]
    state.gone |= 1 << seat
    state.money[seat] = 0
    state.order.remove(seat)
    state.agenda = [state.agenda[0]]  # whatever is asked now
    state.agenda += [s.EndBuildTurn(-2, state.order[0]), s.Build(state.order[0], 3)]


def own_without_having_built(state: SteamState) -> None:
    state.built &= ~(1 << state.owner[long_line(state)[0]])


def own_what_leads_to_no_city(state: SteamState) -> None:
    """A town with two exits in the middle of nowhere."""
    p.track(state, 0, f"{state.setup.map.names[empty_hex(state, town=True)]} T21@0")


def forget_an_open_end(state: SteamState) -> None:
    state.open_ends &= state.open_ends - 1


def imagine_an_open_end(state: SteamState) -> None:
    state.open_ends |= 1 << empty_hex(state) * 6


def point_at_nothing(state: SteamState) -> None:
    state.pointed[empty_hex(state)] |= 1


def forget_a_city_nearby(state: SteamState) -> None:
    hex_ = next(h for h, sides in enumerate(state.near_city) if sides)
    state.near_city[hex_] = 0


def place_with_links(state: SteamState) -> int:
    return next(place for place, links in enumerate(state.links) if links)


def forget_a_link(state: SteamState) -> None:
    place = place_with_links(state)
    state.links[place] = state.links[place][1:]


def give_a_link_away(state: SteamState) -> None:
    place = place_with_links(state)
    other, owner, number = state.links[place][0]
    state.links[place] = ((other, (owner + 1) % 4, number), *state.links[place][1:])


def shuffle_links(state: SteamState) -> None:
    place = next(place for place, links in enumerate(state.links) if len(links) > 1)
    state.links[place] = state.links[place][::-1]


def link_a_loop(state: SteamState) -> None:
    place = new_city(state)
    state.links[place] = tuple(sorted((*state.links[place], (place, 0, 0))))


def add_track_nowhere(state: SteamState) -> None:
    state.added = (len(state.owner),)


def build_as_nobody(state: SteamState) -> None:
    state.built |= 1 << 4


TRACK = (
    build_on_a_city, build_a_town_in_the_fields, build_plain_track_on_a_town, build_into_the_sea,
    build_from_nowhere, own_what_is_not_there, forget_an_owner, own_half_a_segment,
    own_a_part_of_a_line, own_as_a_seat_that_is_not_there, own_as_a_bankrupt,
    own_without_having_built, own_what_leads_to_no_city, forget_an_open_end, imagine_an_open_end,
    point_at_nothing, forget_a_city_nearby, forget_a_link, give_a_link_away, shuffle_links,
    link_a_loop, add_track_nowhere, build_as_nobody,
)  # fmt: skip


# --- players, order and action tiles


def owe_money(state: SteamState) -> None:
    state.money[2] = -1


def owe_too_much(state: SteamState) -> None:
    state.income[1] = -11


def earn_too_much(state: SteamState) -> None:
    state.income[1] = 11


def owe_points(state: SteamState) -> None:
    state.vp[3] = -1


def drive_too_fast(state: SteamState) -> None:
    state.level[0] = MOST_LEVEL + 1


def stand_still(state: SteamState) -> None:
    state.level[0] = 0


def leave_the_order(state: SteamState) -> None:
    state.order.pop()


def be_in_the_order_twice(state: SteamState) -> None:
    state.order.append(state.order[0])


def bankrupt_everybody(state: SteamState) -> None:
    state.gone = 15


def keep_money_when_bankrupt(state: SteamState) -> None:
    seat = state.order.pop()
    state.gone, state.money[seat] = 1 << seat, 3


def play_a_turn_too_many(state: SteamState) -> None:
    state.turn = state.setup.turns + 1


def move_goods_a_third_time(state: SteamState) -> None:
    state.goods_round = 3


def pass_for_nothing_in_the_base_game(state: SteamState) -> None:
    state.next_free_pass = 1


def take_a_tile_twice(state: SteamState) -> None:
    state.tile[0] = state.tile[1]


def take_an_eighth_tile(state: SteamState) -> None:
    state.tile[0] = 7


def take_no_tile(state: SteamState) -> None:
    state.tile[0] = NO_TILE


def holding(state: SteamState, tile: int) -> int:
    """A seat with this action tile, exchanged for the one it has."""
    state.tile = [other for other in (TURN_ORDER, ENGINEER, 3, 1) if other != tile][:3]
    state.tile.insert(0, tile)
    state.passed = state.done_action = 0
    return 0


def turn_the_engineer_over(state: SteamState) -> None:
    state.passed = 1 << holding(state, ENGINEER)


def grow_without_the_tile(state: SteamState) -> None:
    state.done_action = 1 << holding(state, ENGINEER)


def grow_and_pass(state: SteamState) -> None:
    state.passed = state.done_action = 1 << holding(state, CITY_GROWTH)


def upgrade_as_nobody(state: SteamState) -> None:
    state.upgraded = 16


PLAYERS = (
    owe_money, owe_too_much, earn_too_much, owe_points, drive_too_fast, stand_still,
    leave_the_order, be_in_the_order_twice, bankrupt_everybody, keep_money_when_bankrupt,
    play_a_turn_too_many, move_goods_a_third_time, pass_for_nothing_in_the_base_game,
    take_a_tile_twice, take_an_eighth_tile, take_no_tile, turn_the_engineer_over,
    grow_without_the_tile, grow_and_pass, upgrade_as_nobody,
)  # fmt: skip


# --- the agenda


def end_in_the_middle(state: SteamState) -> None:
    state.agenda.clear()


def be_over_and_go_on(state: SteamState) -> None:
    state.phase = "over"


def be_in_no_phase(state: SteamState) -> None:
    state.phase = "lunch"


def be_in_another_phase(state: SteamState) -> None:
    state.phase = "goods"
    state.added = ()


def forget_what_follows(state: SteamState) -> None:
    del state.agenda[0]


def ask_nothing(state: SteamState) -> None:
    del state.agenda[1:]


def begin_a_phase_within_another(state: SteamState) -> None:
    state.agenda.insert(1, PHASE[3])


def ask_a_seat_that_is_not_there(state: SteamState) -> None:
    state.agenda[-2:] = [s.EndBuildTurn(-2, 4), s.Build(4, 3)]


def leave_a_step_that_carries_itself_out(state: SteamState) -> None:
    state.agenda.pop()


def build_twice(state: SteamState) -> None:
    state.agenda += state.agenda[-2:]


def end_the_build_turn_of_somebody_else(state: SteamState) -> None:
    seat = state.agenda[-1].seat
    state.agenda[-1] = s.Build((seat + 1) % 4, 3)


def build_without_an_end(state: SteamState) -> None:
    state.agenda[-2] = s.Build(state.agenda[-1].seat, 3)


def build_five_tiles(state: SteamState) -> None:
    state.agenda[-1] = s.Build(state.agenda[-1].seat, 5)


def place_a_tile_too_many(state: SteamState) -> None:
    state.agenda[-1] = s.PlaceTrack(state.agenda[-1].seat, 0, 0)


def place_a_tile_later(state: SteamState) -> None:
    state.agenda[2] = s.PlaceTrack(state.agenda[2].seat, 0, 3)


AGENDA = (
    end_in_the_middle, be_over_and_go_on, be_in_no_phase, be_in_another_phase,
    forget_what_follows, ask_nothing, begin_a_phase_within_another, ask_a_seat_that_is_not_there,
    leave_a_step_that_carries_itself_out, build_twice, end_the_build_turn_of_somebody_else,
    build_without_an_end, build_five_tiles, place_a_tile_too_many, place_a_tile_later,
)  # fmt: skip


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
    state = moment(s.TakeTile)
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
    assert violations(state) == ["a tile was turned over in the standard game"]


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
    state.agenda.insert(0, PHASE[4])
    assert violations(state) == []
    line = line_at(state, p.hex_of(state, "9,2"), 0)
    assert line.places[0] == line.places[1] == p.hex_of(state, "8,2")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("map_", ["northeast", "ruhr"])
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
