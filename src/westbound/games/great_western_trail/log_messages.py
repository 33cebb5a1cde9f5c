"""Which sentence of the log tells a move, and its numbers.

The cards that a player draws are hers alone: such a sentence says only how many (GWT-272).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.engine.step import CHANCE, Step
from westbound.games.great_western_trail import chance_moves as drawn
from westbound.games.great_western_trail import chance_steps, steps
from westbound.games.great_western_trail import moves as m
from westbound.games.great_western_trail.components import (
    CARD_NAMES,
    CERTIFICATES,
    EMPTY,
    JOB_ARROWS,
    MASTER_NAMES,
    NEUTRALS,
    TILE_NAMES,
    TILE_VP,
    private,
)
from westbound.games.great_western_trail.costs import fees_of, money_after_disc, result_of
from westbound.games.great_western_trail.prompts import (
    Told,
    dollars,
    place,
    prompt,
    target_name,
    word_of,
)
from westbound.games.great_western_trail.railroad import (
    CITY_VALUE,
    END_MONEY,
    POSITION_NAMES,
    STATION_COST,
    STATION_VP,
)
from westbound.games.great_western_trail.rules.auxiliary import is_auxiliary
from westbound.games.great_western_trail.rules.build import craftsmen_needed
from westbound.games.great_western_trail.rules.certificates import permanent
from westbound.games.great_western_trail.rules.delivery import cost_of, places_behind
from westbound.games.great_western_trail.rules.discs import FIRST_CITY
from westbound.games.great_western_trail.rules.engine import other_engines
from westbound.games.great_western_trail.rules.hire import hiring_cost
from westbound.games.great_western_trail.rules.income import breeding_value
from westbound.games.great_western_trail.rules.supply import PER_COLUMN, is_worker, space_for
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import SPACE_NAMES, TEEPEE_VALUE

__all__ = ["log_sentence", "prompt"]

Teller: TypeAlias = Callable[..., Told]


def log_sentence(state: TrailState, move: Move, seat: int) -> Sentence:
    """The log sentence of a move that is about to be made."""
    step = state.agenda[-1]
    if isinstance(step, chance_steps.DrawCards):
        return _drawn(state, step)
    params: dict[str, Param] = dict(move.params())
    if seat != CHANCE:
        params["seat"] = seat
    tell = _TELL.get(type(move))
    variant, more = tell(state, step, move) if tell else ("", {})
    return Sentence(move.kind + variant, {**params, **more})


def _drawn(state: TrailState, step: chance_steps.DrawCards) -> Sentence:
    """Only who draws how many, and whether the discard pile is shuffled for it (GWT-009)."""
    shuffled = step.count > len(state.draw[step.player])
    key = "cards_drawn_shuffled" if shuffled else "cards_drawn"
    return Sentence(key, {"seat": step.player, "count": step.count})


# --- the trail


def _begin_at(state: TrailState, step: Step, move: m.BeginAt) -> Told:
    return "", {"place": place(state, move.code)}


def _move(state: TrailState, step: Step, move: m.MoveTo) -> Told:
    there: dict[str, Param] = {"place": place(state, move.route[-1])}
    if isinstance(step, steps.MoveFree):
        return "_free", there
    fees = fees_of(state, step.seat, move.route)
    return fees.variant, {**there, **fees.params()}


def _copy(state: TrailState, step: Step, move: m.Copy) -> Told:
    return "", {"place": place(state, move.code)}


def _remove(state: TrailState, step: steps.RemoveHazard, move: m.Remove) -> Told:
    tile = state.on[move.code]
    return "", {"tile": TILE_NAMES[tile], "cost": step.cost, "vp": TILE_VP[tile]}


def _trade(state: TrailState, step: Step, move: m.TradeFor) -> Told:
    value = TEEPEE_VALUE[move.code]
    tile = TILE_NAMES[state.on[move.code]]
    return "" if value > 0 else "_paying", {"tile": tile, "value": abs(value)}


def _build(state: TrailState, step: steps.PlaceBuilding, move: m.Build) -> Told:
    params: dict[str, Param] = {
        "building": word_of(state, private(step.seat, move.number)),
        "cost": craftsmen_needed(state, move.number, move.space) * step.price,
    }
    old = state.on[move.space]
    if old == EMPTY:
        return "", params
    return "_over", {**params, "old": word_of(state, old)}


# --- actions


def _source(state: TrailState, step: Step, move: m.Use) -> str:
    if isinstance(step, steps.UseLocation) and not is_auxiliary(move.action):
        return word_of(state, state.on[step.space])
    return "source_bonus" if isinstance(step, steps.Bonus) else "source_auxiliary"


def _use(state: TrailState, step: Step, move: m.Use) -> Told:
    result = result_of(state, step.seat, move)
    shown = [CARD_NAMES[card] for card in result.cards]
    if result.money:
        shown.append(dollars(result.money))
    if result.marker != state.certificates[step.seat]:
        shown.append(f"marker_{CERTIFICATES[result.marker]}")
    source = _source(state, step, move)
    return "_result" if shown else "", {"source": source, "result": tuple(shown)}


def _hire(state: TrailState, step: steps.Hire, move: m.HireWorker) -> Told:
    number = state.workers_of(step.seat, move.worker) + 1
    return "", {"cost": hiring_cost(move.row, step.modifier), "number": number}


def _engine(state: TrailState, step: Step, move: m.EngineTo) -> Told:
    start = state.engine[step.seat]
    params: dict[str, Param] = {"start": POSITION_NAMES[start]}
    if isinstance(step, steps.MoveEngine):
        return "", params
    if isinstance(step, steps.BackFromEnd):
        return "_end", {**params, "gain": END_MONEY}
    if isinstance(step, steps.BackForDelivery):
        value = places_behind(start, other_engines(state, step.seat))[move.code]
        return "_delivery", {**params, "value": value}
    return "_back", params


def _upgrade(state: TrailState, step: Step, move: m.Upgrade) -> Told:
    return "", {"cost": STATION_COST[move.code], "vp": STATION_VP[move.code]}


def _disc(state: TrailState, step: steps.PlaceDisc, move: m.ClearDisc | m.DiscFromStation) -> Told:
    disc = move.code if isinstance(move, m.ClearDisc) else None
    variant = "_station" if step.target < FIRST_CITY else "_city"
    return variant, {
        "target": target_name(step.target),
        "due": step.due,
        "left": money_after_disc(state, step, disc),
    }


def _give_up(state: TrailState, step: steps.TakeMaster, move: m.GiveUp) -> Told:
    return "", {"master": MASTER_NAMES[state.masters[step.station]]}


def _deliver(state: TrailState, step: steps.Delivery, move: m.DeliverTo) -> Told:
    due = cost_of(state, step, move.code)
    params: dict[str, Param] = {"total": step.value, "value": CITY_VALUE[move.code], "due": due}
    return "_free" if step.free else "", params


# --- Kansas City


def tile_goes_to(state: TrailState, tile: int) -> Told:
    """Where a chosen foresight tile is put (GWT-071 to GWT-073, GWT-079)."""
    if is_worker(tile):
        last = state.row_filled + 1 == state.setup.numbers.job_columns
        ends = last and JOB_ARROWS[state.token] == "red"
        return "_end" if ends else "_worker", {"row": state.token + 1}
    space = space_for(state, tile)
    return ("_out", {}) if space == EMPTY else ("", {"space": SPACE_NAMES[space]})


def _take_tile(state: TrailState, step: Step, move: m.TakeTile) -> Told:
    return tile_goes_to(state, move.code)


def _income(state: TrailState, step: chance_steps.RevealHand) -> Told:
    """GWT-081 to GWT-085: the hand that everybody sees now, and what it brings."""
    value, own = breeding_value(state.hand[step.player]), permanent(state, step.player)
    return "_income", {
        "seat": step.player,
        "value": value,
        "permanent": own,
        "amount": step.certificates,
        "total": value + own + step.certificates,
    }


# --- cards


def _take_card(state: TrailState, step: steps.TakeObjective, move: m.TakeCard) -> Told:
    return "_hand" if step.to_hand else "", {}


def _done(state: TrailState, step: Step, move: m.Done) -> Told:
    if isinstance(step, steps.BuyCattle):
        return "_buying", {}
    return "_removing" if isinstance(step, steps.TrashCards) else "", {}


def _decline(state: TrailState, step: Step, move: m.Decline) -> Told:
    return "", {"asks": step.kind}


# --- chance


def _tile(state: TrailState, step: Step, move: drawn.Tile) -> Told:
    if isinstance(step, chance_steps.RevealForesight):
        return "_foresight", {"column": step.space // PER_COLUMN + 1}
    if isinstance(step, chance_steps.RevealForJobs):
        row = 1 if step.left >= state.setup.numbers.job_columns else 2
        return "_job", {"row": row}
    space = space_for(state, move.code)
    return ("_back", {}) if space == EMPTY else ("", {"space": SPACE_NAMES[space]})


def _cards(state: TrailState, step: Step, move: drawn.Cards) -> Told:
    if isinstance(step, chance_steps.DealDisplay):
        return "_display", {}
    if isinstance(step, chance_steps.RevealObjective):
        variant = "_objective_hand" if step.to_hand else "_objective"
        return variant, {"seat": step.player}
    return _income(state, step) if isinstance(step, chance_steps.RevealHand) else ("_market", {})


def _starter(state: TrailState, step: Step, move: drawn.Starter) -> Told:
    return "", {"seat": move.amount - 1}


def _neutrals(state: TrailState, step: Step, move: drawn.NeutralOrder) -> Told:
    return "", {"order": tuple(f"building_{NEUTRALS[code]}" for code in move.codes)}


def _starting(state: TrailState, step: Step, move: drawn.StartingObjectives) -> Told:
    return "", {"seat": tuple(range(state.setup.players))}


_TELL: Final[Mapping[type[Move], Teller]] = {
    m.BeginAt: _begin_at,
    m.MoveTo: _move,
    m.Copy: _copy,
    m.Remove: _remove,
    m.TradeFor: _trade,
    m.Build: _build,
    m.Use: _use,
    m.HireWorker: _hire,
    m.EngineTo: _engine,
    m.Upgrade: _upgrade,
    m.ClearDisc: _disc,
    m.DiscFromStation: _disc,
    m.GiveUp: _give_up,
    m.DeliverTo: _deliver,
    m.TakeTile: _take_tile,
    m.TakeCard: _take_card,
    m.Done: _done,
    m.Decline: _decline,
    drawn.Tile: _tile,
    drawn.Cards: _cards,
    drawn.Starter: _starter,
    drawn.NeutralOrder: _neutrals,
    drawn.StartingObjectives: _starting,
}
