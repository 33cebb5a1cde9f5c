"""Set-up. Rules CC-011 to CC-027 and CC-281. CC-026: the order of its steps is in `flow.py`."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, automatic, chance, decision
from westbound.engine.move_tables import by_bytes, select
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.moves import (
    CENTRE,
    CLAIM,
    DRAW,
    MOUNTAIN_AT,
    Claim,
    DrawTile,
    RollCentre,
    RollMountain,
    TurnOrder,
)
from westbound.games.carson_city.base.rules.buy_parcels import claimable, is_not_closed
from westbound.games.carson_city.base.rules.houses import add_house
from westbound.games.carson_city.base.rules.town_hall import begin_town_hall
from westbound.games.carson_city.base.steps import (
    ClaimStartingParcel,
    DrawBuilding,
    DrawTurnOrder,
    FillRow,
    RollCityCentre,
    RollMountains,
)
from westbound.games.carson_city.components import (
    MOUNTAIN,
    ROW_PRICES,
    TABLE,
    TILE_CODES,
    TILE_NAMES,
    TOWN_HALL,
    VACANT,
)
from westbound.games.carson_city.geometry import DICE_PARCELS, PARCEL_NAMES, mask_of, sides
from westbound.games.carson_city.state import NOBODY, CarsonState

CLAIM_TABLES: Final = by_bytes(CLAIM)
DICE_MASK: Final = mask_of(DICE_PARCELS)


# --- turn order (CC-020)


def begin_turn_order(state: CarsonState) -> None:
    state.agenda.append(DrawTurnOrder())


def turn_order_sample(state: CarsonState, step: DrawTurnOrder, rng: Rng) -> TurnOrder:
    seats = list(range(state.setup.players))
    rng.shuffle(seats)
    return TurnOrder(tuple(seats))


def why_not_turn_order(state: CarsonState, step: DrawTurnOrder, move: TurnOrder) -> Refusal | None:
    if len(move.seats) == state.setup.players:
        return None
    return Refusal("CC-020", players=state.setup.players)


def set_turn_order(state: CarsonState, step: DrawTurnOrder, move: TurnOrder) -> None:
    state.order = list(move.seats)


# --- the dice grid (CC-015)


# CC-015: the dice reach the second to seventh row and column only.
def is_on_dice_grid(parcel: int) -> Refusal | None:
    return None if DICE_MASK >> parcel & 1 else Refusal("CC-015", parcel=PARCEL_NAMES[parcel])


def begin_city_centre(state: CarsonState) -> None:
    state.agenda.append(RollCityCentre())


def city_centre_sample(state: CarsonState, step: RollCityCentre, rng: Rng) -> RollCentre:
    return CENTRE[rng.choice([p for p in DICE_PARCELS if state.vacant >> p & 1])]


def why_not_centre(state: CarsonState, step: RollCityCentre, move: RollCentre) -> Refusal | None:
    if state.setup.river & move.bit:
        return Refusal("CC-214", parcel=PARCEL_NAMES[move.parcel])
    return is_on_dice_grid(move.parcel)


def place_city_centre(state: CarsonState, step: RollCityCentre, move: RollCentre) -> None:
    """CC-016: an unowned house and four roads around it."""
    add_house(state, move.parcel)
    for edge in sides(move.parcel):
        state.put_road(edge)


def begin_mountains(state: CarsonState) -> None:
    if state.setup.mountains:
        state.agenda.append(RollMountains(CHANCE, state.setup.mountains))


def mountain_sample(state: CarsonState, step: RollMountains, rng: Rng) -> RollMountain:
    """CC-017: rolling again while the parcel is occupied is drawing among the free ones."""
    return MOUNTAIN_AT[rng.choice([p for p in DICE_PARCELS if state.vacant >> p & 1])]


# CC-017: an occupied parcel is rolled again.
def why_not_mountain(state: CarsonState, step: RollMountains, move: RollMountain) -> Refusal | None:
    if state.setup.river & move.bit:
        return Refusal("CC-214", parcel=PARCEL_NAMES[move.parcel])
    if not state.vacant >> move.parcel & 1:
        return Refusal("CC-017", parcel=PARCEL_NAMES[move.parcel])
    return is_on_dice_grid(move.parcel)


def place_mountain(state: CarsonState, step: RollMountains, move: RollMountain) -> None:
    state.put_tile(move.parcel, MOUNTAIN)
    if step.left > 1:
        state.agenda.append(RollMountains(CHANCE, step.left - 1))


# --- the building row (CC-012 to CC-014, CC-163)


def begin_row(state: CarsonState) -> None:
    """CC-012: two ranches and two mines have their spaces, the other tiles are in the bag."""
    for code, count in state.setup.tiles.items():
        state.bag[code] = count
    for price, name in TABLE["row"]["fixed"].items():
        code = TILE_CODES[name]
        state.row[ROW_PRICES.index(int(price))] = code
        state.bag[code] -= 1
    state.agenda.append(FillRow())


def fill_row(state: CarsonState, step: FillRow) -> None:
    """The cheapest empty space first; CC-007: with an empty bag spaces stay empty."""
    for space in range(len(state.row) - 1, -1, -1):
        if state.row[space] == VACANT and any(state.bag):
            state.agenda.append(step)
            state.agenda.append(DrawBuilding(CHANCE, space))
            return


def draw_sample(state: CarsonState, step: DrawBuilding, rng: Rng) -> DrawTile:
    pick = rng.below(sum(state.bag))
    for code, count in enumerate(state.bag):
        pick -= count
        if pick < 0:
            return DRAW[code]
    raise AssertionError("the bag is not empty here")


# CC-013: only what is in the bag can be drawn.
def why_not_draw(state: CarsonState, step: DrawBuilding, move: DrawTile) -> Refusal | None:
    if state.bag[move.building]:
        return None
    return Refusal("CC-013", building=TILE_NAMES[move.building])


def draw_building(state: CarsonState, step: DrawBuilding, move: DrawTile) -> None:
    """CC-146: the Town Hall never lies on the row; drawing goes on for the same space."""
    state.bag[move.building] -= 1
    if move.building == TOWN_HALL:
        begin_town_hall(state)
    else:
        state.row[step.space] = move.building


# --- starting parcels (CC-021 to CC-023)


def begin_starting_parcels(state: CarsonState) -> None:
    """CC-021: first pick in reverse turn order, second pick in turn order.

    CC-212: with sheets it goes on like this, leaving out those who have no pick left.
    """
    left, picks = [TABLE["start"]["parcels"]] * state.setup.players, []
    for variant in state.setup.variants:
        left = variant.starting_parcels(state, left)
    for turn in range(max(left)):
        order = state.order if turn % 2 else state.order[::-1]
        picks += [seat for seat in order if left[seat] > turn]
    for seat in reversed(picks):
        state.agenda.append(ClaimStartingParcel(seat))


def starting_parcel_options(state: CarsonState, step: ClaimStartingParcel) -> tuple[Claim, ...]:
    return select(CLAIM_TABLES, claimable(state))


# CC-022: any unowned parcel, but not the Town Hall's; CC-095: nor one with an outlaw.
def why_not_claim(state: CarsonState, parcel: int) -> Refusal | None:
    name, owner = PARCEL_NAMES[parcel], state.owner[parcel]
    if owner != NOBODY:
        return Refusal("CC-022", parcel=name, owner=owner)
    if state.setup.river >> parcel & 1:
        return Refusal("CC-214", parcel=name)
    if parcel == state.town_hall:
        return Refusal("CC-148", parcel=name)
    return is_not_closed(state, parcel)


def why_not_starting_parcel(
    state: CarsonState, step: ClaimStartingParcel, move: Claim
) -> Refusal | None:
    return why_not_claim(state, move.parcel)


def claim_starting_parcel(state: CarsonState, step: ClaimStartingParcel, move: Claim) -> None:
    """CC-281: it uses one of the twelve property tiles; CC-023: a house there becomes private."""
    state.put_property(move.parcel, step.seat)


DECISIONS: Final = (
    decision(
        ClaimStartingParcel,
        starting_parcel_options,
        answer(ClaimStartingParcel, Claim, why_not_starting_parcel, claim_starting_parcel),
    ),
)
CHANCES: Final = (
    chance(DrawTurnOrder, turn_order_sample, TurnOrder, why_not_turn_order, set_turn_order),
    chance(RollCityCentre, city_centre_sample, RollCentre, why_not_centre, place_city_centre),
    chance(RollMountains, mountain_sample, RollMountain, why_not_mountain, place_mountain),
    chance(DrawBuilding, draw_sample, DrawTile, why_not_draw, draw_building),
)
AUTOMATIC_STEPS: Final = (automatic(FillRow, fill_row),)
