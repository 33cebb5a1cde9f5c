"""Prompts, log sentences and previews of Outlaws."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.refusal import Param
from westbound.engine.step import Step
from westbound.games.carson_city.base.effects import by_name, dice_totals
from westbound.games.carson_city.base.moves import ChooseDuel, PlaceCowboy, Reveal, Roll
from westbound.games.carson_city.base.previews import firepower_left, with_duel, with_rivals
from westbound.games.carson_city.base.rules.duels import dice_values, duel_winner
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.base.steps import PickDuel, RollDuel
from westbound.games.carson_city.characters.gunsmith import (
    RerollDie,
    RollAgain,
    Stand,
    dice_with_reroll,
)
from westbound.games.carson_city.characters.money_or_points import TakePoints
from westbound.games.carson_city.characters.white_cowboy import PlaceWhite
from westbound.games.carson_city.components import PRISON
from westbound.games.carson_city.geometry import PARCEL_NAMES, parcel_names
from westbound.games.carson_city.locations import LOCATION_NAMES
from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.games.carson_city.variants.duel_tiles.steps import RevealTiles
from westbound.games.carson_city.variants.duel_tiles.texts import tile_totals, tile_winner
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP, OUTLAWS
from westbound.games.carson_city.variants.outlaws.moves import MoveOutlaw, OutlawArrives, OutlawGoes
from westbound.games.carson_city.variants.outlaws.rules import (
    is_fight,
    may_steal_instead,
    new_outlaws,
    targets,
)
from westbound.games.carson_city.variants.outlaws.steps import (
    MoveOutlaws,
    OutlawAppears,
    OutlawFights,
    OutlawMoves,
    OutlawReward,
    RollOutlaws,
)
from westbound.kit.messages import (
    log_message,
    log_message_or_next,
    preview,
    preview_or_next,
    prompt,
    prompt_or_next,
    sentence,
)

# --- prompts


def fights_outlaws(state: CarsonState) -> bool:
    """CC-254: whether what is picked now is a fight with an outlaw, not a duel."""
    return any(isinstance(step, OutlawFights) for step in state.agenda)


def _ask_fight(state: CarsonState, step: PickDuel) -> Sentence | None:
    if not fights_outlaws(state):
        return None
    return sentence("pick_duel_outlaws", parcels=parcel_names(step.contested))


def _ask_arrival(state: CarsonState, step: OutlawAppears) -> Sentence:
    return sentence("outlaw_appears", count=step.left)


def _ask_outlaw(state: CarsonState, step: MoveOutlaws) -> Sentence:
    return sentence("move_outlaws", parcels=parcel_names(step.left))


def _ask_goal(state: CarsonState, step: OutlawMoves) -> Sentence:
    goals = parcel_names(step.targets)
    return sentence("outlaw_moves", parcel=PARCEL_NAMES[step.origin], parcels=goals)


def _ask_reward(state: CarsonState, step: OutlawReward) -> Sentence:
    return sentence(
        "outlaw_reward",
        vp=OUTLAW_VP[state.strength],
        parcel=PARCEL_NAMES[step.building],
        money=building_income(state, step.building) // 2,
    )


PROMPTS: Final = (
    prompt_or_next(PickDuel, _ask_fight, "pick_duel_outlaws"),
    prompt(OutlawAppears, _ask_arrival),
    prompt(MoveOutlaws, _ask_outlaw),
    prompt(OutlawMoves, _ask_goal),
    prompt(OutlawReward, _ask_reward),
)

# --- the log: how they come and move


def _rolled(state: CarsonState, step: RollOutlaws, move: Roll) -> Sentence:
    white, black = move.dice
    strength = black + int(OUTLAWS["strength_above_die"])
    return sentence("outlaws_rolled", strength=strength, count=new_outlaws(state, white))


def _arrives(state: CarsonState, step: OutlawAppears, move: OutlawArrives) -> Sentence:
    if not state.of_type[PRISON] & move.bit:
        return sentence("outlaw_arrives")
    owner, vp = state.owner[move.parcel], OUTLAW_VP[state.strength]
    return sentence("outlaw_arrives_jailed", owner=owner, vp=vp)


def _moves(state: CarsonState, step: MoveOutlaws, move: MoveOutlaw) -> Sentence:
    goals = parcel_names(targets(state, move.parcel))
    if not goals:
        return sentence("move_outlaw_stays", goal=goals)
    return sentence("move_outlaw" if len(goals) == 1 else "move_outlaw_tie", goal=goals)


def _goes(state: CarsonState, step: OutlawMoves, move: OutlawGoes) -> Sentence:
    return sentence("outlaw_goes", origin=PARCEL_NAMES[step.origin])


# --- the log: fights (CC-254 to CC-257)


def _duel(state: CarsonState, step: PickDuel, move: ChooseDuel) -> Sentence | None:
    return sentence("duel_outlaw") if fights_outlaws(state) else None


def _rolled_in_fight(state: CarsonState, step: RollDuel, move: Roll) -> Sentence | None:
    """CC-193: not while a Gunsmith may still roll again."""
    if any(state.power(seat).rerolls for seat in step.duellists):
        return None
    return _decided_by_dice(state, step.duellists, step.location, move.dice)


def _left_in_fight(state: CarsonState, step: RerollDie, move: Stand) -> Sentence | None:
    return _decided_by_dice(state, step.duellists, step.location, step.dice)


def _again_in_fight(state: CarsonState, step: RollAgain, move: Roll) -> Sentence | None:
    dice = dice_with_reroll(state, step, move)
    return _decided_by_dice(state, step.duellists, step.location, dice)


def _tiles_in_fight(state: CarsonState, step: RevealTiles, move: Reveal) -> Sentence | None:
    if step.late != NOBODY or not is_fight(state, step.location):
        return None
    winner, totals = tile_winner(state, step, move), tile_totals(state, step, move)
    return _fought(state, step.duellists, step.location, winner, totals)


def _decided_by_dice(
    state: CarsonState, duellists: tuple[int, ...], location: int, dice: tuple[int, ...]
) -> Sentence | None:
    if not is_fight(state, location):
        return None
    values = dice_values(state, duellists, location, dice)
    winner = duel_winner(state, duellists, location, values)
    totals = dice_totals(state, duellists, location, dice)
    return _fought(state, duellists, location, winner, totals)


def _fought(
    state: CarsonState,
    duellists: tuple[int, ...],
    location: int,
    winner: int,
    totals: tuple[str, ...],
) -> Sentence:
    """Who wins against the outlaw, and what it brings."""
    params: dict[str, Param] = {
        "location": LOCATION_NAMES[location],
        "totals": by_name(duellists, totals),
        "strength": state.strength,
    }
    if winner == NOBODY:
        return Sentence("fight_lost", params)
    key = "fight_won_choice" if may_steal_instead(state, winner, location) else "fight_won"
    return Sentence(key, {**params, "winner": winner, "vp": OUTLAW_VP[state.strength]})


def _points(state: CarsonState, step: OutlawReward, move: TakePoints) -> Sentence:
    return sentence("take_points", vp=OUTLAW_VP[state.strength])


_FIGHT: Final = ("fight_lost", "fight_won", "fight_won_choice")

LOG: Final = (
    log_message(RollOutlaws, Roll, _rolled, "outlaws_rolled"),
    log_message(OutlawAppears, OutlawArrives, _arrives, "outlaw_arrives", "outlaw_arrives_jailed"),
    log_message(
        MoveOutlaws,
        MoveOutlaw,
        _moves,
        "move_outlaw",
        "move_outlaw_stays",
        "move_outlaw_tie",
    ),
    log_message(OutlawMoves, OutlawGoes, _goes),
    log_message_or_next(PickDuel, ChooseDuel, _duel, "duel_outlaw"),
    log_message_or_next(RollDuel, Roll, _rolled_in_fight, *_FIGHT, mentions_move=False),
    log_message_or_next(RerollDie, Stand, _left_in_fight, *_FIGHT, mentions_move=False),
    log_message_or_next(RollAgain, Roll, _again_in_fight, *_FIGHT, mentions_move=False),
    log_message_or_next(RevealTiles, Reveal, _tiles_in_fight, *_FIGHT, mentions_move=False),
    log_message(OutlawReward, TakePoints, _points),
)

# --- previews


def _preview_move(state: CarsonState, step: MoveOutlaws, move: MoveOutlaw) -> Sentence:
    goals = parcel_names(targets(state, move.parcel))
    if not goals:
        return sentence("outlaw_stays")
    return sentence("outlaw_tie" if len(goals) > 1 else "outlaw_goes", parcels=goals)


def _preview_place(state: CarsonState, step: Step, move: PlaceCowboy) -> Sentence | None:
    """CC-254: the cowboy goes there to fight."""
    if not is_fight(state, move.location):
        return None
    fight = sentence(
        "place_outlaw",
        strength=state.strength,
        vp=OUTLAW_VP[state.strength],
        firepower=firepower_left(state, step.seat, move),
    )
    return with_rivals(state, step.seat, move, fight)


def _preview_points(state: CarsonState, step: OutlawReward, move: TakePoints) -> Sentence:
    return sentence("points", vp=OUTLAW_VP[state.strength])


PREVIEWS: Final = (
    preview(MoveOutlaws, MoveOutlaw, _preview_move, "outlaw_stays", "outlaw_tie", "outlaw_goes"),
    preview_or_next(Step, PlaceCowboy, _preview_place, *with_duel("place_outlaw")),
    preview_or_next(Step, PlaceWhite, _preview_place, *with_duel("place_outlaw")),
    preview(OutlawReward, TakePoints, _preview_points, "points"),
)
