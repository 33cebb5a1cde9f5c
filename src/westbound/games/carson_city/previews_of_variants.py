"""The same for the moves that only some cards and variants bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.engine.step import Step
from westbound.games.carson_city.asking import parcel_names
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.characters.auctioneer import Bid, PlaceBid
from westbound.games.carson_city.characters.dynamite import AddDynamite, TripleMine
from westbound.games.carson_city.characters.equip import AddToken
from westbound.games.carson_city.characters.governor import TaxMoney, TaxWeapons
from westbound.games.carson_city.characters.heroes import POINTS, ReturnCowboys
from westbound.games.carson_city.characters.money_or_points import (
    MoneyOrHouses,
    MoneyOrMountains,
    TakePoints,
)
from westbound.games.carson_city.characters.singer import Sing
from westbound.games.carson_city.characters.take_tiles import TakeFromBag, TakeFromRow, TakeTile
from westbound.games.carson_city.characters.undertaker import FEE, LosePoint, PayFee
from westbound.games.carson_city.components import HOUSE, MINE, MOUNTAIN, TERRACE, TILE_NAMES
from westbound.games.carson_city.locations import FIRST_CORRAL, is_parcel
from westbound.games.carson_city.outcomes import auction_price
from westbound.games.carson_city.sentences import taxes
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.duel_tiles.moves import PlayTiles
from westbound.games.carson_city.variants.horses.components import HATS, HORSES
from westbound.games.carson_city.variants.horses.moves import DoubleRanch, PutHorse, Recall
from westbound.games.carson_city.variants.horses.rules import in_corral
from westbound.games.carson_city.variants.horses.steps import CorralTwo
from westbound.games.carson_city.variants.kit_carson.moves import LiftCowboy, Lock, Stay
from westbound.games.carson_city.variants.new_beginning.components import SHEET
from westbound.games.carson_city.variants.new_beginning.moves import Seal, TakeItem
from westbound.games.carson_city.variants.new_beginning.rules import points_left
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP
from westbound.games.carson_city.variants.outlaws.moves import MoveOutlaw
from westbound.games.carson_city.variants.outlaws.rules import targets

Preview = Callable[..., Sentence | None]


def payment(state: CarsonState, seat: int, cost: int, key: str = "payment") -> Sentence:
    money = state.money[seat]
    return Sentence(key, {"cost": cost, "money": money, "left": money - cost})


# --- cards


def _take_tile(state: CarsonState, move: TakeFromRow | TakeFromBag, seat: int) -> Sentence | None:
    step = state.agenda[-1]
    if not isinstance(step, TakeTile):
        return None
    tile = state.row[move.space] if isinstance(move, TakeFromRow) else step.building
    paid = payment(state, seat, step.price)
    return Sentence("take_tile", {**paid.params, "building": TILE_NAMES[tile]})


def _bid(state: CarsonState, move: Bid, seat: int) -> Sentence | None:
    step = state.agenda[-1]
    if not isinstance(step, PlaceBid):
        return None
    return payment(state, seat, auction_price(step, seat, move.amount), "bid")


def _tax(state: CarsonState, move: TaxWeapons | TaxMoney, seat: int) -> Sentence:
    return Sentence("tax", taxes(state, seat, move))


_COUNTED: Final[Mapping[type[Step], tuple[int, ...]]] = {
    MoneyOrHouses: (HOUSE, TERRACE),
    MoneyOrMountains: (MOUNTAIN,),
}


def _take_points(state: CarsonState, move: TakePoints, seat: int) -> Sentence:
    tiles = _COUNTED.get(type(state.agenda[-1]))
    if tiles is None:
        return Sentence("points", {"vp": OUTLAW_VP[state.strength]})
    vp = sum((state.of_type[tile] & state.owned[seat]).bit_count() for tile in tiles)
    return Sentence("points_later", {"vp": vp})


def _give_back(state: CarsonState, move: ReturnCowboys, seat: int) -> Sentence:
    left = state.reserve[seat] - move.amount
    return Sentence("return_cowboys", {"vp": POINTS[move.amount], "cowboys": left})


def _pay_fee(state: CarsonState, move: PayFee, seat: int) -> Sentence:
    return payment(state, seat, FEE)


def _lose_point(state: CarsonState, move: LosePoint, seat: int) -> Sentence:
    return Sentence("lose_point", {"vp": state.vp[seat], "left": state.vp[seat] - 1})


# --- what goes with cowboys


def _dynamite(state: CarsonState, move: AddDynamite, seat: int) -> Sentence:
    """CC-192: on an own mine one token gives both uses."""
    own_mine = is_parcel(move.location) and state.built[seat] & state.of_type[MINE] & move.bit
    key = "dynamite.mine" if own_mine else "dynamite"
    if not own_mine and state.setup.duel_tiles:
        key = "dynamite.tiles"
    return Sentence(key, {"left": state.dynamite[seat] - 1})


def _token(state: CarsonState, move: AddToken, seat: int) -> Sentence:
    return Sentence("token", {"left": state.no_duel[seat] - 1})


def _horse(state: CarsonState, move: PutHorse, seat: int) -> Sentence:
    """CC-266 to CC-270, CC-272: what the corral does, and what the horse counts in the rodeo."""
    corral = move.corral
    double = state.at[seat] >> (FIRST_CORRAL + corral) & 1
    third = in_corral(state, seat, corral) + 1 in HORSES["firepower_at"]
    params: dict[str, Param] = {
        "points": HATS[corral] * (1 + double),
        "firepower": int(third),
        "money": int(HORSES["money"]),
    }
    return Sentence(f"horse.{corral + 1}", params)


def _lift(state: CarsonState, move: LiftCowboy, seat: int) -> Sentence | None:
    """With the second corral it goes on at once, and the log says enough."""
    return None if isinstance(state.agenda[-1], CorralTwo) else Sentence("lift", {})


def _plain(state: CarsonState, move: Move, seat: int) -> Sentence:
    """Always the same, as the kind of the move says."""
    return Sentence(move.kind, {})


# --- sealed choices


def _item(state: CarsonState, move: TakeItem, seat: int) -> Sentence:
    left, cost = points_left(state, seat), SHEET[move.item].points
    return Sentence("item", {"cost": cost, "points": left, "left": left - cost})


def _seal(state: CarsonState, move: Seal, seat: int) -> Sentence:
    return Sentence("seal", {"left": points_left(state, seat)})


def _play(state: CarsonState, move: PlayTiles, seat: int) -> Sentence:
    fire = firepower(state, seat)
    return Sentence("play", {"total": sum(move.tiles) + fire, "firepower": fire})


# --- outlaws and income


def _move_outlaw(state: CarsonState, move: MoveOutlaw, seat: int) -> Sentence:
    goals = parcel_names(targets(state, move.parcel))
    if not goals:
        return Sentence("outlaw_stays", {})
    return Sentence("outlaw_tie" if len(goals) > 1 else "outlaw_goes", {"parcels": goals})


def _double_ranch(state: CarsonState, move: DoubleRanch, seat: int) -> Sentence:
    return Sentence("double_ranch", {"money": building_income(state, move.parcel)})


def _triple_mine(state: CarsonState, move: TripleMine, seat: int) -> Sentence:
    return Sentence("triple", {"money": 2 * building_income(state, move.parcel)})


VARIANT_PREVIEWS: Final[Mapping[type[Move], Preview]] = {
    TakeFromRow: _take_tile,
    TakeFromBag: _take_tile,
    Bid: _bid,
    TaxWeapons: _tax,
    TaxMoney: _tax,
    TakePoints: _take_points,
    ReturnCowboys: _give_back,
    PayFee: _pay_fee,
    LosePoint: _lose_point,
    AddDynamite: _dynamite,
    AddToken: _token,
    PutHorse: _horse,
    LiftCowboy: _lift,
    Recall: _plain,
    Sing: _plain,
    Stay: _plain,
    Lock: _plain,
    TakeItem: _item,
    Seal: _seal,
    PlayTiles: _play,
    MoveOutlaw: _move_outlaw,
    DoubleRanch: _double_ranch,
    TripleMine: _triple_mine,
}
