"""The same for the moves that only some cards and variants bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.engine.step import Step
from westbound.games.carson_city import variant_moves as vm
from westbound.games.carson_city import variant_steps as v
from westbound.games.carson_city.asking import parcel_names
from westbound.games.carson_city.characters.heroes import POINTS
from westbound.games.carson_city.characters.money_or_points import MoneyOrHouses, MoneyOrMountains
from westbound.games.carson_city.characters.undertaker import FEE
from westbound.games.carson_city.components import HOUSE, MINE, MOUNTAIN, TERRACE, TILE_NAMES
from westbound.games.carson_city.locations import FIRST_CORRAL, is_parcel
from westbound.games.carson_city.outcomes import auction_price
from westbound.games.carson_city.rules.duels import firepower
from westbound.games.carson_city.rules.horses import in_corral
from westbound.games.carson_city.rules.income import building_income
from westbound.games.carson_city.rules.new_beginning import points_left
from westbound.games.carson_city.rules.outlaws import targets
from westbound.games.carson_city.sentences import taxes
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants import HATS, HORSES, OUTLAW_VP, SHEET

Preview = Callable[..., Sentence | None]


def payment(state: CarsonState, seat: int, cost: int, key: str = "payment") -> Sentence:
    money = state.money[seat]
    return Sentence(key, {"cost": cost, "money": money, "left": money - cost})


# --- cards


def _take_tile(
    state: CarsonState, move: vm.TakeFromRow | vm.TakeFromBag, seat: int
) -> Sentence | None:
    step = state.agenda[-1]
    if not isinstance(step, v.TakeTile):
        return None
    tile = state.row[move.space] if isinstance(move, vm.TakeFromRow) else step.building
    paid = payment(state, seat, step.price)
    return Sentence("take_tile", {**paid.params, "building": TILE_NAMES[tile]})


def _bid(state: CarsonState, move: vm.Bid, seat: int) -> Sentence | None:
    step = state.agenda[-1]
    if not isinstance(step, v.PlaceBid):
        return None
    return payment(state, seat, auction_price(step, seat, move.amount), "bid")


def _tax(state: CarsonState, move: vm.TaxWeapons | vm.TaxMoney, seat: int) -> Sentence:
    return Sentence("tax", taxes(state, seat, move))


_COUNTED: Final[Mapping[type[Step], tuple[int, ...]]] = {
    MoneyOrHouses: (HOUSE, TERRACE),
    MoneyOrMountains: (MOUNTAIN,),
}


def _take_points(state: CarsonState, move: vm.TakePoints, seat: int) -> Sentence:
    tiles = _COUNTED.get(type(state.agenda[-1]))
    if tiles is None:
        return Sentence("points", {"vp": OUTLAW_VP[state.strength]})
    vp = sum((state.of_type[tile] & state.owned[seat]).bit_count() for tile in tiles)
    return Sentence("points_later", {"vp": vp})


def _give_back(state: CarsonState, move: vm.ReturnCowboys, seat: int) -> Sentence:
    left = state.reserve[seat] - move.amount
    return Sentence("return_cowboys", {"vp": POINTS[move.amount], "cowboys": left})


def _pay_fee(state: CarsonState, move: vm.PayFee, seat: int) -> Sentence:
    return payment(state, seat, FEE)


def _lose_point(state: CarsonState, move: vm.LosePoint, seat: int) -> Sentence:
    return Sentence("lose_point", {"vp": state.vp[seat], "left": state.vp[seat] - 1})


# --- what goes with cowboys


def _dynamite(state: CarsonState, move: vm.AddDynamite, seat: int) -> Sentence:
    """CC-192: on an own mine one token gives both uses."""
    own_mine = is_parcel(move.location) and state.built[seat] & state.of_type[MINE] & move.bit
    key = "dynamite.mine" if own_mine else "dynamite"
    if not own_mine and state.setup.duel_tiles:
        key = "dynamite.tiles"
    return Sentence(key, {"left": state.dynamite[seat] - 1})


def _token(state: CarsonState, move: vm.AddToken, seat: int) -> Sentence:
    return Sentence("token", {"left": state.no_duel[seat] - 1})


def _horse(state: CarsonState, move: vm.PutHorse, seat: int) -> Sentence:
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


def _lift(state: CarsonState, move: vm.LiftCowboy, seat: int) -> Sentence | None:
    """With the second corral it goes on at once, and the log says enough."""
    return None if isinstance(state.agenda[-1], v.CorralTwo) else Sentence("lift", {})


def _plain(state: CarsonState, move: Move, seat: int) -> Sentence:
    """Always the same, as the kind of the move says."""
    return Sentence(move.kind, {})


# --- sealed choices


def _item(state: CarsonState, move: vm.TakeItem, seat: int) -> Sentence:
    left, cost = points_left(state, seat), SHEET[move.item].points
    return Sentence("item", {"cost": cost, "points": left, "left": left - cost})


def _seal(state: CarsonState, move: vm.Seal, seat: int) -> Sentence:
    return Sentence("seal", {"left": points_left(state, seat)})


def _play(state: CarsonState, move: vm.PlayTiles, seat: int) -> Sentence:
    fire = firepower(state, seat)
    return Sentence("play", {"total": sum(move.tiles) + fire, "firepower": fire})


# --- outlaws and income


def _move_outlaw(state: CarsonState, move: vm.MoveOutlaw, seat: int) -> Sentence:
    goals = parcel_names(targets(state, move.parcel))
    if not goals:
        return Sentence("outlaw_stays", {})
    return Sentence("outlaw_tie" if len(goals) > 1 else "outlaw_goes", {"parcels": goals})


def _double_ranch(state: CarsonState, move: vm.DoubleRanch, seat: int) -> Sentence:
    return Sentence("double_ranch", {"money": building_income(state, move.parcel)})


def _triple_mine(state: CarsonState, move: vm.TripleMine, seat: int) -> Sentence:
    return Sentence("triple", {"money": 2 * building_income(state, move.parcel)})


VARIANT_PREVIEWS: Final[Mapping[type[Move], Preview]] = {
    vm.TakeFromRow: _take_tile,
    vm.TakeFromBag: _take_tile,
    vm.Bid: _bid,
    vm.TaxWeapons: _tax,
    vm.TaxMoney: _tax,
    vm.TakePoints: _take_points,
    vm.ReturnCowboys: _give_back,
    vm.PayFee: _pay_fee,
    vm.LosePoint: _lose_point,
    vm.AddDynamite: _dynamite,
    vm.AddToken: _token,
    vm.PutHorse: _horse,
    vm.LiftCowboy: _lift,
    vm.Recall: _plain,
    vm.Sing: _plain,
    vm.Stay: _plain,
    vm.Lock: _plain,
    vm.TakeItem: _item,
    vm.Seal: _seal,
    vm.PlayTiles: _play,
    vm.MoveOutlaw: _move_outlaw,
    vm.DoubleRanch: _double_ranch,
    vm.TripleMine: _triple_mine,
}
