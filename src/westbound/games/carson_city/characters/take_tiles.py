"""Taking a tile from the row by a card's power. Rules CC-184, CC-190, CC-204, CC-282, CC-287."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.move_tables import select
from westbound.engine.refusal import Param, Refusal
from westbound.games.carson_city import array_part as slot
from westbound.games.carson_city.array_part import ArrayPart
from westbound.games.carson_city.base.moves import Claim
from westbound.games.carson_city.base.previews import BUILDING_KEYS, building_placed, payment
from westbound.games.carson_city.base.rules.end_of_round import refill_row
from westbound.games.carson_city.base.rules.place_buildings import put_building
from westbound.games.carson_city.base.rules.setup import CLAIM_TABLES
from westbound.games.carson_city.base.rules.town_hall import free_parcels
from westbound.games.carson_city.base.steps import CarsonStep, PlaceBuilding
from westbound.games.carson_city.characters.price_list import decline_to_pay
from westbound.games.carson_city.components import MINE, RANCH, ROW_PRICES, TILE_NAMES, VACANT
from westbound.games.carson_city.geometry import PARCEL_NAMES
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import CarsonState
from westbound.kit.messages import log_message, preview, prompt, sentence
from westbound.kit.moves import DECLINE, Decline, Word

# --- taking tiles and parcels by a power


class TakeFromRow(Move):
    """Take the building on this space of the row."""

    __slots__ = ("space",)
    fields = ("space",)
    kind = "take_from_row"

    def __init__(self, space: int) -> None:
        super().__init__(f"take build_{ROW_PRICES[space]}")
        self.space: Final = space

    def picks(self) -> tuple[str, ...]:
        return (f"space:build_{ROW_PRICES[self.space]}", f"do:{self.kind}")

    def params(self) -> dict[str, Param]:
        return {"price": ROW_PRICES[self.space]}


class TakeFromBag(Word):
    """Take the tile that the card names out of the bag."""

    __slots__ = ()
    kind = "take_from_bag"
    verb = "take from bag"


TAKE_FROM_ROW: Final = tuple(TakeFromRow(space) for space in range(len(ROW_PRICES)))
TAKE_FROM_BAG: Final = TakeFromBag()


class TakeTile(CarsonStep):
    """Take a tile from the row for this price; `building`: only this type, or from the bag."""

    __slots__ = ("building", "price")
    fields = ("seat", "building", "price")
    kind = "take_tile"
    rule = "CC-184"
    roads = True

    def __init__(self, seat: int, building: int, price: int) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.price: Final = price


class ClaimForTile(CarsonStep):
    """The free parcel for the tile just taken."""

    __slots__ = ("building",)
    fields = ("seat", "building")
    kind = "claim_for_tile"
    rule = "CC-190"
    roads = True

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building


ANY_BUILDING: Final = VACANT


def is_left(state: CarsonState, building: int) -> bool:
    """Whether such a tile is in the row or in the bag."""
    return building in state.row or state.bag[building] > 0


def offer_tile(state: CarsonState, seat: int, building: int, price: int) -> None:
    """CC-040: skipped without the money; CC-282, CC-287: void without property tile or parcel."""
    if state.money[seat] < price:
        return
    if building == ANY_BUILDING or (state.property_left[seat] and free_parcels(state)):
        state.agenda.append(TakeTile(seat, building, price))


def take_tile_options(state: CarsonState, step: TakeTile) -> list[Move]:
    options: list[Move] = [
        TAKE_FROM_ROW[space]
        for space, tile in enumerate(state.row)
        if tile and step.building in (ANY_BUILDING, tile)
    ]
    if not options and state.bag[step.building]:
        options.append(TAKE_FROM_BAG)
    options.append(DECLINE)
    return options


# CC-184: any building that lies there; CC-190, CC-204: only a mine, only a ranch.
def why_not_take_from_row(state: CarsonState, step: TakeTile, move: TakeFromRow) -> Refusal | None:
    tile = state.row[move.space]
    if tile and step.building in (ANY_BUILDING, tile):
        return None
    price, name = move.params()["price"], TILE_NAMES[tile]
    if not tile:
        return nothing_there(step, price)
    if step.building == MINE:
        return Refusal("CC-190", price=price, building=name)
    return Refusal("CC-204", price=price, building=name)


def nothing_there(step: TakeTile, price: Param) -> Refusal:
    """The space of the row is empty, whatever the card gives."""
    if step.building == MINE:
        return Refusal("CC-190", case="empty", price=price)
    if step.building == RANCH:
        return Refusal("CC-204", case="empty", price=price)
    return Refusal("CC-184", price=price)


# CC-190, CC-204: from the bag only if there is none in the row; CC-184: never any building.
def why_not_take_from_bag(state: CarsonState, step: TakeTile, move: TakeFromBag) -> Refusal | None:
    if step.building not in state.row and state.bag[step.building]:
        return None
    name = TILE_NAMES[step.building]
    if step.building and step.building not in state.row:
        return Refusal("CC-013", building=name)
    if step.building == MINE:
        return Refusal("CC-190", case="bag", building=name)
    if step.building == RANCH:
        return Refusal("CC-204", case="bag", building=name)
    return Refusal("CC-184", case="bag", building=name)


def take_from_row(state: CarsonState, step: TakeTile, move: TakeFromRow) -> None:
    """CC-184: the row closes up and is refilled at once, after the tile has found its place."""
    tile, state.row[move.space] = state.row[move.space], VACANT
    refill_row(state)
    take(state, step, tile)


def take_from_bag(state: CarsonState, step: TakeTile, move: TakeFromBag) -> None:
    state.bag[step.building] -= 1
    take(state, step, step.building)


def take(state: CarsonState, step: TakeTile, tile: int) -> None:
    state.money[step.seat] -= step.price
    if step.building == ANY_BUILDING:
        state.agenda.append(PlaceBuilding(step.seat, 0, 0, tile))
    else:
        state.agenda.append(ClaimForTile(step.seat, tile))


# --- its parcel


def claim_for_tile_options(state: CarsonState, step: ClaimForTile) -> tuple[Claim, ...]:
    return select(CLAIM_TABLES, free_parcels(state))


# CC-287: unowned, vacant and not closed.
def why_not_claim_for_tile(state: CarsonState, step: ClaimForTile, move: Claim) -> Refusal | None:
    if free_parcels(state) & move.bit:
        return None
    return Refusal("CC-287", parcel=PARCEL_NAMES[move.parcel])


def claim_for_tile(state: CarsonState, step: ClaimForTile, move: Claim) -> None:
    state.put_property(move.parcel, step.seat)
    put_building(state, step.seat, move.parcel, step.building)


DECISIONS: Final = (
    decision(
        TakeTile,
        take_tile_options,
        answer(TakeTile, TakeFromRow, why_not_take_from_row, take_from_row),
        answer(TakeTile, TakeFromBag, why_not_take_from_bag, take_from_bag),
        answer(TakeTile, Decline, no_rule_forbids, decline_to_pay),
    ),
    decision(
        ClaimForTile,
        claim_for_tile_options,
        answer(ClaimForTile, Claim, why_not_claim_for_tile, claim_for_tile),
    ),
)


# --- texts


def _ask_tile(state: CarsonState, step: TakeTile) -> Sentence:
    key = "take_tile" if step.building == ANY_BUILDING else "take_tile_named"
    return sentence(key, building=TILE_NAMES[step.building], cost=step.price)


def _ask_parcel(state: CarsonState, step: ClaimForTile) -> Sentence:
    return sentence("claim_for_tile", building=TILE_NAMES[step.building])


def _from_row(state: CarsonState, step: TakeTile, move: TakeFromRow) -> Sentence:
    tile = TILE_NAMES[state.row[move.space]]
    return sentence("take_from_row", building=tile, cost=step.price)


def _from_bag(state: CarsonState, step: TakeTile, move: TakeFromBag) -> Sentence:
    return sentence("take_from_bag", building=TILE_NAMES[step.building], cost=step.price)


def _claimed(state: CarsonState, step: ClaimForTile, move: Claim) -> Sentence:
    return sentence("claim_and_build", building=TILE_NAMES[step.building])


def _preview_row(state: CarsonState, step: TakeTile, move: TakeFromRow) -> Sentence:
    return _preview_tile(state, step, state.row[move.space])


def _preview_bag(state: CarsonState, step: TakeTile, move: TakeFromBag) -> Sentence:
    return _preview_tile(state, step, step.building)


def _preview_tile(state: CarsonState, step: TakeTile, tile: int) -> Sentence:
    paid = payment(state, step.seat, step.price, "take_tile")
    return Sentence(paid.key, {**paid.params, "building": TILE_NAMES[tile]})


def _preview_claim(state: CarsonState, step: ClaimForTile, move: Claim) -> Sentence:
    return building_placed(state, step.seat, move.parcel, step.building)


PART: Final = Part(
    decisions=DECISIONS,
    moves=(*TAKE_FROM_ROW, TAKE_FROM_BAG),
    prompts=(
        prompt(TakeTile, _ask_tile, "take_tile", "take_tile_named"),
        prompt(ClaimForTile, _ask_parcel),
    ),
    log=(
        log_message(TakeTile, TakeFromRow, _from_row),
        log_message(TakeTile, TakeFromBag, _from_bag),
        log_message(ClaimForTile, Claim, _claimed, "claim_and_build"),
    ),
    previews=(
        preview(TakeTile, TakeFromRow, _preview_row, "take_tile"),
        preview(TakeTile, TakeFromBag, _preview_bag, "take_tile"),
        preview(ClaimForTile, Claim, _preview_claim, *BUILDING_KEYS),
    ),
    arrays=ArrayPart(
        parameters={
            "take_tile": {"building": slot.BUILDING, "price": slot.AMOUNT},
            "claim_for_tile": {"building": slot.BUILDING},
        }
    ),
)
