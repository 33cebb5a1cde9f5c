"""What the refusals of Great Western Trail say about a position, looked up without the rules.

Prices and values are read from the data of the pieces, or from the tables of the oracle.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from westbound.games.great_western_trail import components as c
from westbound.games.great_western_trail import moves as m
from westbound.games.great_western_trail import steps as s
from westbound.games.great_western_trail import trail
from westbound.games.great_western_trail.chance_moves import Cards, Starter
from westbound.games.great_western_trail.railroad import (
    CITY_NAMES,
    CITY_VALUE,
    POSITION_CODES,
    STATION_AT,
    STATION_COST,
    STATION_NAMES,
)
from westbound.games.great_western_trail.state import NOBODY, TrailState
from westbound.kit.suites.claims import Refused

from .oracle import railroad, tables
from .oracle.offers import certificate_limit, step_limit
from .oracle.position import Player, craftsmen
from .oracle.trail import walks
from .oracle_bridge import place_of, player_of, position_of

Case: TypeAlias = Refused[TrailState]
Claim: TypeAlias = Callable[[Case], bool]


def player(case: Case) -> Player:
    return player_of(case.state, case.seat)


def on(case: Case) -> int:
    """What lies on the space that the refusal names."""
    return case.state.on[trail.SPACE_CODES[case.word("space")]]


# --- money and numbers


def costs_more_than_there_is(case: Case) -> bool:
    return case.number("cost") > case.number("money") == case.state.money[case.seat]


def costs(price: Callable[[Case], int]) -> Claim:
    """The price is right, and more than the player has."""
    return lambda case: price(case) == case.number("cost") and costs_more_than_there_is(case)


def price_of_worker(case: Case) -> int:
    if not isinstance(case.step, s.Hire):  # an action that would hire: the price is the lowest
        return case.number("cost")
    assert isinstance(case.move, m.HireWorker)
    return max(0, tables.JOB_COSTS[case.move.row + 1] + case.step.modifier)


def price_of_station(case: Case) -> int:
    if not isinstance(case.move, m.Upgrade):
        return case.number("cost")
    return STATION_COST[case.move.code]


def price_of_disc(case: Case) -> int:
    return c.DISC_COST[c.DISC_CODES[case.word("disc")]]


def too_many_steps(case: Case) -> bool:
    assert isinstance(case.move, m.MoveTo)
    steps, limit = case.number("steps"), case.number("limit")
    whole = isinstance(case.step, s.MoveHerd)
    right = limit == step_limit(position_of(case.state), case.seat) or not whole
    return steps == len(case.move.route) > limit and right


def too_few_craftsmen(case: Case) -> bool:
    own, needed = player(case).workers["craftsman"], case.number("needed")
    if isinstance(case.move, m.BuildOn):
        needed_here = craftsmen(_name(case, case.move.number)) - _craftsmen_there(case)
        return needed == needed_here and case.number("own") == own < needed
    return case.number("own") == own < needed


def _name(case: Case, number: int) -> str:
    return f"{number + 1}{'ab'[case.state.sides >> number & 1]}"


def _craftsmen_there(case: Case) -> int:
    assert isinstance(case.move, m.BuildOn)
    tile = position_of(case.state).on.get(trail.SPACE_NAMES[case.move.space])
    return craftsmen(tile.name) if tile is not None and tile.kind == "private" else 0


def needs_no_more_than_the_old_one(case: Case) -> bool:
    new, old = case.number("number"), case.number("old")
    return craftsmen(_name(case, new - 1)) <= craftsmen(_name(case, old - 1))


def needs_more_than_a_row_holds(case: Case) -> bool:
    needed = case.number("needed")
    return craftsmen(_name(case, case.number("number") - 1)) == needed > 6


def too_few_cowboys(case: Case) -> bool:
    assert isinstance(case.step, s.BuyCattle)
    return case.number("left") == case.step.cowboys < case.number("cowboys")


def too_many_certificates(case: Case) -> bool:
    own = player(case).certificates
    return case.number("certificates") == own < case.number("amount")


def marker_skips_five(case: Case) -> bool:
    own = player(case).certificates
    return case.number("certificates") == own == 6 and own - case.number("amount") == 5


def marker_is_at_its_limit(case: Case) -> bool:
    limit = certificate_limit(position_of(case.state), case.seat)
    return case.number("limit") == limit == player(case).certificates


def not_so_many_cards(case: Case) -> bool:
    assert isinstance(case.move, Cards)
    return len(case.move.codes) != case.number("count")


def draws_too_many(case: Case) -> bool:
    assert isinstance(case.step, s.DrawHowMany)
    limit = case.number("limit")
    return limit == case.step.most and not 1 <= case.number("amount") <= limit


def no_such_starter(case: Case) -> bool:
    assert isinstance(case.move, Starter)
    players = case.state.setup.players
    return case.number("players") == players and not 1 <= case.move.amount <= players


# --- the trail


def nothing_is_there(case: Case) -> bool:
    return on(case) == c.EMPTY and case.word("space") != "kansas_city"


def no_way_leads_there(case: Case) -> bool:
    space = trail.SPACE_CODES[case.word("space")]
    return not any(space in followers for followers in trail.NEXT)


def way_does_not_lead_there(case: Case) -> bool:
    start, space = case.word("start"), case.word("space")
    return (space,) not in set(walks(position_of(case.state), start, 1))


def no_tile_in(spaces: tuple[int, ...]) -> Claim:
    return lambda case: all(case.state.on[space] == c.EMPTY for space in spaces)


def belongs_to(case: Case) -> bool:
    tile = position_of(case.state).on[case.word("space")]
    return tile.owner == case.number("owner") != case.seat


def not_adjacent(case: Case) -> bool:
    assert isinstance(case.step, s.CopyBuilding)
    here = trail.SPACE_NAMES[case.step.chain[0]]
    adjacent = [trail.SPACE_NAMES[space] for space in trail.ADJACENT[trail.SPACE_CODES[here]]]
    return case.word("space") not in adjacent or on(case) == c.EMPTY


def none_in_the_woods(case: Case) -> bool:
    own = position_of(case.state).own_buildings(case.seat)
    return not any(trail.WOODS >> trail.SPACE_CODES[space] & 1 for space in own)


# --- the railroad


def another_engine_is_there(case: Case) -> bool:
    place = place_of(POSITION_CODES[case.word("position")])
    return place in position_of(case.state).other_engines(case.seat)


def engine_cannot_come(case: Case) -> bool:
    place, limit = place_of(POSITION_CODES[case.word("position")]), case.number("limit")
    return place not in railroad.forward_up_to(position_of(case.state), case.seat, limit)


def does_not_lead_back_there(case: Case) -> bool:
    place, spaces = place_of(POSITION_CODES[case.word("position")]), case.number("spaces")
    return place not in railroad.back_exactly(position_of(case.state), case.seat, spaces)


def cannot_go_back_so_far(case: Case) -> bool:
    spaces = case.number("spaces")
    return not railroad.back_exactly(position_of(case.state), case.seat, spaces)


def cannot_go_back_to(case: Case) -> bool:
    place = place_of(POSITION_CODES[case.word("position")])
    return place not in railroad.back_for_delivery(position_of(case.state), case.seat)


def engine_is_elsewhere(case: Case) -> bool:
    here = STATION_NAMES[STATION_AT[case.state.engine[case.seat]]]
    return case.word("here") == here != case.word("station")


def station_has_own_disc(case: Case) -> bool:
    return STATION_NAMES.index(case.word("station")) in player(case).stations


def is_not_behind(case: Case) -> bool:
    behind = railroad.stations_behind(position_of(case.state), case.seat)
    return STATION_NAMES.index(case.word("station")) not in behind


# --- workers, cards and tiles


def is_not_for_hire(case: Case) -> bool:
    return case.word("worker") not in position_of(case.state).jobs[case.number("row")]


def row_is_closed(case: Case) -> bool:
    return case.number("row") >= position_of(case.state).token_row


def nobody_is_for_hire(case: Case) -> bool:
    position = position_of(case.state)
    return not any(lying for row, lying in position.jobs.items() if row < position.token_row)


def is_not_in_hand(case: Case) -> bool:
    return case.word("card") not in player(case).hand


def is_not_in_market(case: Case) -> bool:
    assert isinstance(case.move, m.Buy)
    market, wanted = position_of(case.state).market, [c.CARD_NAMES[k] for k in case.move.cards]
    return any(wanted.count(card) > market.count(card) for card in wanted)


def is_not_in_foresight(case: Case) -> bool:
    column = case.number("column")
    lying = case.state.foresight[2 * column - 2 : 2 * column]
    return c.TILE_CODES[case.word("tile")] not in lying


def no_card_is_left(case: Case) -> bool:
    return not case.state.draw[case.seat] and not case.state.discard[case.seat]


def end_was_triggered_by(own: bool) -> Claim:
    def claim(case: Case) -> bool:
        holder = case.state.token_holder
        worker = case.word("tile") in c.WORKERS
        return worker and (holder == case.seat if own else holder not in (NOBODY, case.seat))

    return claim


# --- discs and deliveries


def disc_space_is_clear(case: Case) -> bool:
    disc = case.word("disc")
    return player(case).cleared[disc] == c.DISC_COUNT[c.DISC_CODES[disc]]


def disc_is_for_dark_corners(case: Case) -> bool:
    return not c.DISC_WHITE[c.DISC_CODES[case.word("disc")]]


def could_not_pay_transport(case: Case) -> bool:
    disc = c.DISC_CODES[case.word("disc")]
    left = case.state.money[case.seat] - c.DISC_COST[disc] + c.DISC_GAIN[disc]
    return case.number("money") == case.state.money[case.seat] and left < case.number("due")


def transport_is_due(case: Case) -> bool:
    assert isinstance(case.step, s.Delivery)
    city, due = case.word("city"), case.number("due")
    cost = railroad.transport_cost(position_of(case.state), case.seat, city)
    right = due == (0 if case.step.free else cost)
    return right and case.number("money") == case.state.money[case.seat]


def city_is_too_far(case: Case) -> bool:
    assert isinstance(case.step, s.Delivery)
    value = CITY_VALUE[CITY_NAMES.index(case.word("city"))]
    return case.number("value") == value > case.number("total") == case.step.value


def clear_spaces_of(case: Case) -> int:
    kind = c.AUXILIARY.index(case.word("action"))
    return case.state.cleared_of(case.seat, kind) + c.AUXILIARY_CLEAR[kind]


CLAIMS: Final[dict[str, Claim]] = {
    "GWT-035": no_such_starter,
    "GWT-040": nothing_is_there,
    "GWT-041": no_way_leads_there,
    "GWT-043": too_many_steps,
    "GWT-046": way_does_not_lead_there,
    "GWT-060.money": costs_more_than_there_is,
    "GWT-070": is_not_in_foresight,
    "GWT-082": too_many_certificates,
    "GWT-084": marker_skips_five,
    "GWT-090": city_is_too_far,
    "GWT-091": lambda case: player(case).cities[case.word("city")] > 0,
    "GWT-093": disc_space_is_clear,
    "GWT-094": disc_is_for_dark_corners,
    "GWT-100": costs(price_of_disc),
    "GWT-107": lambda case: bool(case.state.display or case.state.objective_stack),
    "GWT-119": not_so_many_cards,
    "GWT-129": marker_is_at_its_limit,
    "GWT-131": is_not_for_hire,
    "GWT-132": row_is_closed,
    "GWT-132.none": nobody_is_for_hire,
    "GWT-133": costs(price_of_worker),
    "GWT-137": lambda case: player(case).workers[case.word("worker")] == 6,
    "GWT-141": lambda case: _name(case, case.number("number") - 1) not in player(case).supply,
    "GWT-142.craftsmen": too_few_craftsmen,
    "GWT-142.money": costs_more_than_there_is,
    "GWT-144": needs_no_more_than_the_old_one,
    "GWT-145": belongs_to,
    "GWT-146": needs_more_than_a_row_holds,
    "GWT-152": engine_cannot_come,
    "GWT-153": another_engine_is_there,
    "GWT-158": does_not_lead_back_there,
    "GWT-159": cannot_go_back_so_far,
    "GWT-164": engine_is_elsewhere,
    "GWT-165": station_has_own_disc,
    "GWT-166": costs(price_of_station),
    "GWT-169": lambda case: player(case).workers[case.word("worker")] <= 1,
    "GWT-176": lambda case: case.word("card") not in position_of(case.state).display,
    "GWT-177": lambda case: not case.state.objective_stack,
    "GWT-177.none": lambda case: not case.state.objective_stack and not case.state.display,
    "GWT-178": nothing_is_there,
    "GWT-179": costs_more_than_there_is,
    "GWT-180": no_tile_in(trail.TEEPEE_SPACES),
    "GWT-182.empty": nothing_is_there,
    "GWT-182.money": costs_more_than_there_is,
    "GWT-183": no_tile_in(trail.ALL_HAZARD_SPACES),
    "GWT-186.double": lambda case: clear_spaces_of(case) < 2,
    "GWT-186.single": lambda case: clear_spaces_of(case) == 0,
    "GWT-193.not_in_hand": is_not_in_hand,
    "GWT-195.not_in_hand": is_not_in_hand,
    "GWT-196": too_few_cowboys,
    "GWT-197": costs_more_than_there_is,
    "GWT-201": is_not_in_market,
    "GWT-222": none_in_the_woods,
    "GWT-224": not_adjacent,
    "GWT-230": cannot_go_back_to,
    "GWT-233.not_in_hand": is_not_in_hand,
    "GWT-233.not_now": lambda case: isinstance(case.move, m.PlayObjective),
    "GWT-237": lambda case: "kansas_city" in case.move.text,
    "GWT-247": end_was_triggered_by(own=True),
    "GWT-250": end_was_triggered_by(own=False),
    "GWT-271": lambda case: not station_has_own_disc(case),
    "GWT-274": could_not_pay_transport,
    "GWT-274.city": transport_is_due,
    "GWT-282": draws_too_many,
    "GWT-282.none": no_card_is_left,
    "GWT-283": lambda case: not case.state.market_stack,
    "GWT-286": is_not_behind,
}
