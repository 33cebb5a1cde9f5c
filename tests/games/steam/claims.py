"""What the refusals of Steam say about a position, looked up without the rules that refuse."""

from __future__ import annotations

from typing import Final

from westbound.games.steam import moves as m
from westbound.games.steam import steps as s
from westbound.games.steam.components import ACTION_NAMES, COLOURS
from westbound.games.steam.state import SteamState

from . import claims_of_track, oracle
from .claims_of_track import Case, Claim, spendable
from .oracle.goods import Delivery
from .oracle_shadow import hex_named, position_of


def holds(state: SteamState, seat: int, action: str) -> bool:
    """The action tile is the seat's, not passed and not used."""
    tile = state.tile[seat]
    used = (state.passed | state.done_action) >> seat & 1
    return tile >= 0 and ACTION_NAMES[tile] == action and not used


# --- chance


def not_such_cubes(case: Case) -> bool:
    assert isinstance(case.step, s.FillCity | s.FillSupply)
    assert isinstance(case.move, m.DrawCubes)
    drawn = list(case.move.codes)
    in_bag = all(drawn.count(colour) <= case.state.bag[colour] for colour in drawn)
    wrong = len(drawn) != case.step.count or drawn != sorted(drawn) or not in_bag
    return case.number("count") == case.step.count and wrong


def not_one_tile_each(case: Case) -> bool:
    assert isinstance(case.move, m.DealTiles)
    tiles = case.move.tiles
    return len(tiles) != case.state.setup.players or len(set(tiles)) != len(tiles)


def no_such_player(case: Case) -> bool:
    assert isinstance(case.move, m.Opener)
    players = case.state.setup.players
    return case.number("players") == players and not 1 <= case.move.amount <= players


# --- bids and loans


def bid_is_too_low(case: Case) -> bool:
    assert isinstance(case.step, s.Bid | s.BidForOrder)
    assert isinstance(case.move, m.MakeBid)
    high, amount = case.number("high"), case.number("amount")
    return amount == case.move.amount <= high == case.step.high and case.step.leader >= 0


def bid_is_too_dear(case: Case) -> bool:
    limit = spendable(case.state, case.seat)
    return case.number("limit") == limit < case.number("amount")


def bid_is_more_than_cash(case: Case) -> bool:
    return case.number("money") == case.state.money[case.seat] < case.number("amount")


def too_many_loans(case: Case) -> bool:
    state, seat = case.state, case.seat
    purse = oracle.ledger.Purse(state.money[seat], state.income[seat], state.vp[seat])
    limit = case.number("limit")
    possible = oracle.ledger.with_loans(purse, limit) is not None
    one_more = oracle.ledger.with_loans(purse, limit + 1) is not None
    return possible and not one_more and case.number("amount") > limit


# --- action tiles


def tile_is_too_dear(case: Case) -> bool:
    assert isinstance(case.move, m.TakeAction)
    state, seat = case.state, case.seat
    name = ACTION_NAMES[case.move.tile]
    cost = oracle.ledger.price_of_tile(name, state.level[seat], state.setup.standard)
    return case.number("cost") == cost > case.number("limit") == spendable(state, seat)


def tile_is_taken(case: Case) -> bool:
    taken = [ACTION_NAMES[tile] for tile in case.state.tile if tile >= 0]
    return case.word("action") in taken


def cannot_pass_with_it(case: Case) -> bool:
    return case.state.setup.standard or case.word("action") not in ("city_growth", "urbanization")


def nothing_to_urbanise(case: Case) -> bool:
    state, position = case.state, position_of(case.state)
    towns = [hex_ for hex_ in position.land.towns if position.city(hex_) is None]
    return not towns or not any(state.new_cities)


def has_paid_for(action: str) -> Claim:
    return lambda case: holds(case.state, case.seat, action) and not case.state.setup.standard


def lacks(action: str) -> Claim:
    return lambda case: not holds(case.state, case.seat, action)


# --- cities


def tiles_are_placed(case: Case) -> bool:
    assert isinstance(case.step, s.BuildTurn)
    state = case.state
    engineer = state.tile[case.seat] == ACTION_NAMES.index("engineer")
    return case.step.left == 0 and case.number("limit") == (4 if engineer else 3)


def no_new_city_of_the_colour(case: Case) -> bool:
    return case.state.new_cities[COLOURS.index(case.word("colour"))] == 0


def is_no_town(case: Case) -> bool:
    position, hex_ = position_of(case.state), hex_named(case.word("hex"))
    return hex_ not in position.land.towns or position.city(hex_) is not None


def cannot_grow(case: Case) -> bool:
    """No printed city is there, or its growth is marked."""
    state, hex_ = case.state, case.word("hex")
    printed = hex_named(hex_) in position_of(state).land.cities
    return not printed or bool(state.grown >> state.setup.map.code_of[hex_] & 1)


def nothing_can_grow(case: Case) -> bool:
    state = case.state
    printed = [code for code, name in enumerate(state.setup.map.city) if name]
    all_grown = all(state.grown >> code & 1 for code in printed)
    return not any(map(any, state.supply)) or state.growth_left == 0 or all_grown


def space_is_empty(case: Case) -> bool:
    space = case.number("space")
    return space > len(case.state.supply) or not any(case.state.supply[space - 1])


# --- goods


def deliveries(case: Case, level: int, start: str, colour: str) -> set[Delivery]:
    players, position = case.state.setup.players, position_of(case.state)
    found = oracle.goods.deliveries(position, players, case.seat, level, hex_named(start))
    return found.get(colour, set())


def ways(case: Case, level: int, start: str, colour: str) -> set[Delivery]:
    """Deliveries if every link were the mover's own."""
    position = position_of(case.state)
    position.owner = dict.fromkeys(position.owner, case.seat)
    players = case.state.setup.players
    found = oracle.goods.deliveries(position, players, case.seat, level, hex_named(start))
    return found.get(colour, set())


def level_of(case: Case) -> int:
    return case.state.level[case.seat]


def cube_is_not_there(case: Case) -> bool:
    code = case.state.setup.map.code_of.get(case.word("hex"))
    return code is None or not case.state.cubes[code][COLOURS.index(case.word("colour"))]


def needs_a_better_locomotive(case: Case) -> bool:
    start, colour, needed = case.word("hex"), case.word("colour"), case.number("needed")
    enough = deliveries(case, needed, start, colour)
    one_less = deliveries(case, needed - 1, start, colour)
    return case.number("level") == level_of(case) < needed and bool(enough) and not one_less


def no_route_at_all(case: Case) -> bool:
    return not ways(case, 6, case.word("hex"), case.word("colour"))


def every_way_is_unfair(case: Case) -> bool:
    """There are ways, and none of any length has enough links of the mover."""
    start, colour = case.word("hex"), case.word("colour")
    return bool(ways(case, 6, start, colour)) and not deliveries(case, 6, start, colour)


def routes(case: Case) -> set[Delivery]:
    """All legal deliveries of the chosen cube to the city that the move names."""
    assert isinstance(case.step, s.ChooseRoute)
    start, colour = case.state.setup.map.names[case.step.hex], COLOURS[case.step.colour]
    found = deliveries(case, level_of(case), start, colour)
    return {delivery for delivery in found if delivery.to == hex_named(case.word("hex"))}


def city_cannot_be_reached(case: Case) -> bool:
    return case.number("level") == level_of(case) and not routes(case)


def nothing_scores_like_this(case: Case) -> bool:
    assert isinstance(case.move, m.GoTo)
    points = case.move.points
    return case.number("level") == level_of(case) and all(d.points != points for d in routes(case))


def no_such_path(case: Case) -> bool:
    assert isinstance(case.move, m.GoTo)
    via, points = tuple(map(hex_named, case.move.via)), case.move.points
    return all((d.points, d.via) != (points, via) for d in routes(case))


def way_cannot_be_chosen(case: Case) -> bool:
    assert isinstance(case.move, m.GoTo)
    return bool(case.move.via) and not case.state.setup.options["choose_paths"]


def is_no_city_of_the_colour(case: Case) -> bool:
    return position_of(case.state).city(hex_named(case.word("hex"))) != case.word("colour")


def move_is_unfair(case: Case) -> bool:
    assert isinstance(case.move, m.GoTo)
    own = case.move.points[case.seat]
    return own == 0 or any(own < other for other in case.move.points)


CLAIMS: Final[dict[str, Claim]] = {
    **claims_of_track.CLAIMS,
    "STM-012": no_new_city_of_the_colour,
    "STM-030": not_such_cubes,
    "STM-040": not_one_tile_each,
    "STM-041": no_such_player,
    "STM-042": bid_is_too_low,
    "STM-048": bid_is_too_dear,
    "STM-063": too_many_loans,
    "STM-065": tile_is_too_dear,
    "STM-080": tile_is_taken,
    "STM-086": lacks("city_growth"),
    "STM-088": lambda case: level_of(case) == 6,
    "STM-089": lacks("urbanization"),
    "STM-090": nothing_to_urbanise,
    "STM-091": cannot_pass_with_it,
    "STM-092.city_growth": has_paid_for("city_growth"),
    "STM-092.urbanization": has_paid_for("urbanization"),
    "STM-102.higher": bid_is_too_low,
    "STM-102.money": bid_is_more_than_cash,
    "STM-111": tiles_are_placed,
    "STM-190": is_no_town,
    "STM-201": cannot_grow,
    "STM-202": space_is_empty,
    "STM-203": nothing_can_grow,
    "STM-211": lambda case: bool(case.state.upgraded >> case.seat & 1),
    "STM-212": lambda case: level_of(case) == 6,
    "STM-213.far": city_cannot_be_reached,
    "STM-213.level": needs_a_better_locomotive,
    "STM-213.no_cube": cube_is_not_there,
    "STM-213.no_route": no_route_at_all,
    "STM-213.path": no_such_path,
    "STM-213.route": nothing_scores_like_this,
    "STM-213.unchosen": way_cannot_be_chosen,
    "STM-215": is_no_city_of_the_colour,
    "STM-218.cube": every_way_is_unfair,
    "STM-218.route": move_is_unfair,
}
