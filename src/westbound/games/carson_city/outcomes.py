"""How duels, auctions and sealed answers came out, in the words of the log."""

from __future__ import annotations

from typing import TypeAlias

from westbound.engine.game import Sentence
from westbound.engine.refusal import Param, Phrase
from westbound.games.carson_city.base.moves import Reveal, Roll
from westbound.games.carson_city.base.rules.duels import (
    dice_of,
    dice_values,
    duel_totals,
    duel_winner,
    firepower,
)
from westbound.games.carson_city.base.steps import RollDuel
from westbound.games.carson_city.characters.auctioneer import PlaceBid
from westbound.games.carson_city.characters.gunsmith import RerollDie, RollAgain, dice_with_reroll
from westbound.games.carson_city.geometry import PARCEL_NAMES, members
from westbound.games.carson_city.locations import LOCATION_NAMES, ROADS_1, WAGES
from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.games.carson_city.variants.duel_tiles.components import DUEL_TILES
from westbound.games.carson_city.variants.duel_tiles.steps import RevealTiles
from westbound.games.carson_city.variants.horses.rules import rodeo_points
from westbound.games.carson_city.variants.horses.steps import TakeRodeo
from westbound.games.carson_city.variants.kit_carson.rules import bounce_white
from westbound.games.carson_city.variants.kit_carson.steps import RevealPlans
from westbound.games.carson_city.variants.new_beginning.components import SHEET
from westbound.games.carson_city.variants.new_beginning.rules import MONEY, SHARPSHOOTER
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP
from westbound.games.carson_city.variants.outlaws.rules import is_fight, may_steal_instead

Told: TypeAlias = tuple[str, dict[str, Param]]

# --- duels


def dice_totals(
    state: CarsonState, duellists: tuple[int, ...], location: int, dice: tuple[int, ...]
) -> tuple[str, ...]:
    """Dice plus firepower of each: 5+3=8; with dynamite 2+5+3=10; a sharpshooter's 5(2/5)+3=8."""
    totals = duel_totals(state, duellists, dice_values(state, duellists, location, dice))
    told, used = [], 0
    for seat, total in zip(duellists, totals, strict=True):
        own = dice[used : used + dice_of(state, seat, location)]
        used += len(own)
        if len(own) == 1 or state.charged[seat] >> location & 1:
            shown = "+".join(map(str, own))
        else:
            shown = f"{max(own)}({'/'.join(map(str, own))})"
        told.append(f"{shown}+{firepower(state, seat)}={total}")
    return tuple(told)


def duel_rolled(state: CarsonState, step: RollDuel, move: Roll) -> Sentence:
    """The duel, decided; or who may still roll again (CC-193)."""
    totals = dice_totals(state, step.duellists, step.location, move.dice)
    again = next((seat for seat in step.duellists if state.power(seat).rerolls), NOBODY)
    if again != NOBODY:
        return _fight(step.duellists, step.location, totals, ("duel_rolled", {"asked": again}))
    return _decided(state, step.duellists, step.location, move.dice)


def dice_left(state: CarsonState, step: RerollDie) -> Sentence:
    """The Gunsmith leaves the dice, and that decides the duel."""
    return _decided(state, step.duellists, step.location, step.dice)


def dice_again(state: CarsonState, step: RollAgain, move: Roll) -> Sentence:
    dice = dice_with_reroll(state, step, move)
    return _decided(state, step.duellists, step.location, dice)


def _decided(
    state: CarsonState, duellists: tuple[int, ...], location: int, dice: tuple[int, ...]
) -> Sentence:
    values = dice_values(state, duellists, location, dice)
    winner = duel_winner(state, duellists, location, values)
    totals = dice_totals(state, duellists, location, dice)
    return _fight(duellists, location, totals, _outcome(state, location, winner, totals))


def tiles_revealed(state: CarsonState, step: RevealTiles, move: Reveal) -> Sentence:
    """The duel tiles; CC-231: the Gunsmith's red side plays only now."""
    totals = tuple(
        _tile_total(state, seat, played, waits=seat == step.late)
        for seat, played in zip(step.duellists, move.tiles, strict=True)
    )
    if step.late != NOBODY:
        return _fight(step.duellists, step.location, totals, ("duel_shown", {"asked": step.late}))
    values = [sum(played) for played in move.tiles]
    winner = duel_winner(state, step.duellists, step.location, values)
    outcome = _outcome(state, step.location, winner, totals)
    return _fight(step.duellists, step.location, totals, outcome)


def _tile_total(state: CarsonState, seat: int, played: tuple[int, ...], *, waits: bool) -> str:
    fire = firepower(state, seat)
    if waits:
        return f"?+{fire}"
    shown = "+".join(map(str, played)) or "0"
    return f"{shown}+{fire}={sum(played) + fire}"


def _outcome(state: CarsonState, location: int, winner: int, totals: tuple[str, ...]) -> Told:
    """Who wins; CC-255 to CC-257: of a fight with an outlaw also what it brings."""
    if not is_fight(state, location):
        return "duel_fought_tie" if _is_tie(totals) else "duel_fought", {"winner": winner}
    params: dict[str, Param] = {"strength": state.strength}
    if winner == NOBODY:
        return "fight_lost", params
    key = "fight_won_choice" if may_steal_instead(state, winner, location) else "fight_won"
    return key, {**params, "winner": winner, "vp": OUTLAW_VP[state.strength]}


def _is_tie(totals: tuple[str, ...]) -> bool:
    """CC-068: whether the best total is there more than once."""
    figures = [int(total.rpartition("=")[2]) for total in totals]
    return figures.count(max(figures)) > 1


def _fight(
    duellists: tuple[int, ...], location: int, totals: tuple[str, ...], outcome: Told
) -> Sentence:
    key, more = outcome
    where = LOCATION_NAMES[location]
    return Sentence(key, {"location": where, "totals": by_name(duellists, totals), **more})


def by_name(seats: tuple[int, ...], totals: tuple[str, ...]) -> tuple[Phrase, ...]:
    """Whose total is which: Ana 5+3=8, Bo 2+4=6."""
    return tuple(
        Phrase("told_sum", {"seat": seat, "total": total})
        for seat, total in zip(seats, totals, strict=True)
    )


# --- auctions


def auction_over(state: CarsonState, step: PlaceBid, high: int, leader: int, out: int) -> Told:
    """Whether this bid or pass ends the auction: `_sold` or `_unsold`, and to whom for how much."""
    left = [seat for seat in range(state.setup.players) if not out >> seat & 1]
    if leader == NOBODY and not left:
        return "_unsold", {}
    if left != [leader]:
        return "", {}
    prize = tuple(PARCEL_NAMES[parcel] for parcel in members(step.parcels))
    return "_sold", {
        "winner": leader,
        "cost": auction_price(step, leader, high),
        "prize": prize or "three_revolver_token",
    }


def auction_price(step: PlaceBid, buyer: int, price: int) -> int:
    """CC-197, CC-198: the Auctioneer pays half rounded down, and nothing for the token."""
    if buyer != step.auctioneer:
        return price
    return price // 2 if step.parcels else 0


# --- the rodeo


def rodeo_won(state: CarsonState, step: TakeRodeo) -> Told:
    """CC-272: everybody's points, best first, and whether passing earlier has decided."""
    points = {seat: rodeo_points(state, seat) for seat in state.passed}
    ranking = sorted(points, key=lambda seat: -points[seat])
    tie = points[ranking[0]] == points[ranking[1]]
    return "_rodeo_tie" if tie else "_rodeo", {
        "sums": tuple(Phrase("told_sum", {"seat": s, "total": points[s]}) for s in ranking),
        "tokens": state.rodeos[step.seat] + 1,
    }


# --- sealed answers that are shown


def sheets_revealed(sheets: tuple[tuple[int, ...], ...]) -> Sentence:
    """CC-210: what everybody has chosen to start with."""
    return Sentence("reveal_sheets", {"sheets": tuple(map(_sheet, range(len(sheets)), sheets))})


def _sheet(seat: int, sheet: tuple[int, ...]) -> Phrase:
    money, roads, revolvers, parcels, cowboys, _ = sheet
    params: dict[str, Param] = {
        "seat": seat,
        "money": SHEET[MONEY].unit * money,
        "roads": roads,
        "revolvers": revolvers,
        "parcels": parcels,
        "cowboys": cowboys,
    }
    return Phrase("told_sheet_sharpshooter" if sheet[SHARPSHOOTER] else "told_sheet", params)


def sums_announced(state: CarsonState, sums: tuple[tuple[int, ...], ...]) -> Sentence:
    """CC-229; CC-227: the money follows from them, unless a sheet says it (CC-213)."""
    term = "told_sum" if state.setup.new_beginning else "told_sum_money"
    told = tuple(
        Phrase(term, {"seat": seat, "total": total, "money": DUEL_TILES["money"] - total})
        for seat, (total,) in enumerate(sums)
    )
    return Sentence("reveal_sums", {"sums": told})


def plans_revealed(state: CarsonState, step: RevealPlans) -> Sentence:
    """CC-240, CC-241: where everybody's cowboys stand now, and who locks."""
    after = state.copy()
    bounce_white(after)
    plans = [_plan(after, seat) for seat in state.track if state.shown[seat]]
    if after.white_at != state.white_at:
        plans.append(Phrase("told_white_back", {"seat": state.white_owner}))
    locking = tuple(seat for seat in state.track if state.sealed[seat] == (1,))
    params: dict[str, Param] = {"wave": step.wave, "plans": tuple(plans), "seat": locking}
    return Sentence("reveal_plans_locked" if locking else "reveal_plans", params)


def _plan(state: CarsonState, seat: int) -> Phrase:
    shared = ((WAGES, state.wage_workers), (ROADS_1, state.road_workers))
    places = [
        *members(state.at[seat]),
        *(space for space, workers in shared for _ in range(workers[seat])),
    ]
    names = tuple(LOCATION_NAMES[place] for place in sorted(places))
    return Phrase("told_plan" if names else "told_no_plan", {"seat": seat, "places": names})
