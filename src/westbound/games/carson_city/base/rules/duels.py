"""Duels. Rules CC-066 to CC-074, and where cowboys go (CC-060, CC-070, CC-071).

Duel tiles are in `duel_tiles.py`, fights with outlaws in `outlaws.py`.
"""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, automatic, chance, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.games.carson_city.base.moves import (
    DUEL,
    REROLL,
    STAND,
    ChooseDuel,
    Reroll,
    Reveal,
    Roll,
    Stand,
    roll,
)
from westbound.games.carson_city.base.rules.duel_end import end_duel, is_fight
from westbound.games.carson_city.base.rules.resolve_actions import EFFECTS, win
from westbound.games.carson_city.base.steps import (
    ActQuietly,
    PickDuel,
    RerollDie,
    RollAgain,
    RollDuel,
)
from westbound.games.carson_city.components import THREE_REVOLVERS
from westbound.games.carson_city.geometry import PARCEL_NAMES, members
from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.games.carson_city.variants.duel_tiles.rules import (
    begin_tile_duel,
    gather_tiles,
    open_tiles,
)
from westbound.games.carson_city.variants.duel_tiles.steps import RevealTiles


# CC-066: cowboys in the personal reserve, revolvers, the 3-revolver token, character bonus.
def firepower(state: CarsonState, seat: int) -> int:
    total = state.reserve[seat] + state.revolvers[seat] + state.bonus[seat]
    return total + THREE_REVOLVERS if state.ammunition == seat else total


def duellists_at(state: CarsonState, location: int) -> tuple[int, ...]:
    """Everybody with a cowboy there, in pass order; in the Town Hall the sitting one too."""
    sitting = state.sitter if location == state.town_hall else NOBODY
    at = state.at
    return tuple([s for s in state.passed if at[s] >> location & 1 or s == sitting])


def contested(state: CarsonState, within: int) -> int:
    """The locations of the mask where cowboys of two or more players stand."""
    once = twice = 0
    for mask in state.at:
        twice |= once & mask
        once |= mask
    return twice & within


def settle(state: CarsonState, location: int) -> None:
    """A lone cowboy wins without a duel (CC-063); several fight one common duel (CC-069)."""
    at, bit = state.at, 1 << location
    for mask in at:
        if mask & bit:
            break
    else:  # most spaces are empty
        return
    duellists = tuple([seat for seat in state.passed if at[seat] & bit])
    if any(state.quiet):
        duellists = leave_quiet_ones(state, duellists, location)
        if not duellists:
            return
    if location == state.town_hall:
        duellists = duellists_at(state, location)
    if len(duellists) == 1:
        win(state, duellists[0], location)
    else:
        begin_duel(state, duellists, location)


def leave_quiet_ones(state: CarsonState, here: tuple[int, ...], location: int) -> tuple[int, ...]:
    """CC-194, CC-195: cowboys with a no-duel token act without duel, after the others."""
    quiet = tuple(seat for seat in here if state.quiet[seat] >> location & 1)
    for seat in reversed(quiet):
        state.agenda.append(ActQuietly(-2, location, seat))
    return tuple(seat for seat in here if seat not in quiet)


def act_quietly(state: CarsonState, step: ActQuietly) -> None:
    EFFECTS[step.location](state, step.player)


def begin_duel(state: CarsonState, duellists: tuple[int, ...], location: int) -> None:
    """Dice, or duel tiles where the table plays with them (CC-225)."""
    if state.setup.duel_tiles:
        begin_tile_duel(state, duellists, location)
    else:
        state.agenda.append(RollDuel(-1, duellists, location))


def first_duel_chooser(state: CarsonState, places: int) -> int:
    """CC-072: the earliest passer among all who fight in at least one of these duels."""
    return next(seat for seat in state.passed if state.at[seat] & places)


# --- the dice


def dice_of(state: CarsonState, seat: int, location: int) -> int:
    """One die each; CC-192: two with dynamite; CC-211: two for a sharpshooter."""
    return 2 if state.charged[seat] >> location & 1 or state.sharpshooter[seat] else 1


def dice_needed(state: CarsonState, duellists: tuple[int, ...], location: int) -> int:
    return sum([dice_of(state, seat, location) for seat in duellists])


def roll_duel_sample(state: CarsonState, step: RollDuel, rng: Rng) -> Roll:
    needed = dice_needed(state, step.duellists, step.location)
    return roll(tuple([rng.below(6) + 1 for _ in range(needed)]))


# CC-067: one die each, or as many as tokens and talents give.
def why_not_roll_duel(state: CarsonState, step: RollDuel, move: Roll) -> Refusal | None:
    needed = dice_needed(state, step.duellists, step.location)
    if len(move.dice) == needed:
        return None
    return Refusal("CC-067", dice=len(move.dice), duellists=needed)


def dice_values(
    state: CarsonState, duellists: tuple[int, ...], location: int, dice: tuple[int, ...]
) -> list[int]:
    """What each duellist rolled: dynamite adds both dice, a sharpshooter takes the better one."""
    values, used = [], 0
    for seat in duellists:
        count = dice_of(state, seat, location)
        own = dice[used : used + count]
        used += count
        values.append(sum(own) if state.charged[seat] >> location & 1 else max(own))
    return values


def duel_values(
    state: CarsonState, step: RollDuel | RevealTiles | RollAgain, move: Roll | Reveal
) -> list[int]:
    """What the dice or the tiles of each duellist bring."""
    if isinstance(move, Reveal):
        return [sum(played) for played in move.tiles]
    dice = move.dice
    if isinstance(step, RollAgain):
        dice = dice_with_reroll(state, step, move)
    return dice_values(state, step.duellists, step.location, dice)


def duel_totals(
    state: CarsonState, step: RollDuel | RevealTiles | RollAgain, move: Roll | Reveal
) -> list[int]:
    """Die or tile plus firepower of each duellist (CC-067)."""
    values = duel_values(state, step, move)
    return [v + firepower(state, s) for v, s in zip(values, step.duellists, strict=True)]


def best_of(duellists: tuple[int, ...], totals: list[int]) -> int:
    """The highest total; ties go to who passed earliest (CC-068), and that is the first in line."""
    return duellists[totals.index(max(totals))]


def duel_winner(
    state: CarsonState, step: RollDuel | RevealTiles | RollAgain, move: Roll | Reveal
) -> int:
    """Who wins; CC-255: against an outlaw nobody, if his strength is not reached."""
    totals = duel_totals(state, step, move)
    if is_fight(state, step.location) and max(totals) < state.strength:
        return NOBODY
    return best_of(step.duellists, totals)


def roll_duel(state: CarsonState, step: RollDuel, move: Roll) -> None:
    """CC-193: the Gunsmith may still roll again; else the duel is decided."""
    for seat in step.duellists:
        if state.power(seat).rerolls:
            state.agenda.append(RerollDie(seat, move.dice, step.duellists, step.location))
            return
    end_duel(state, step.duellists, step.location, duel_winner(state, step, move))


# --- the Gunsmith's second roll (CC-193)


def reroll_options(state: CarsonState, step: RerollDie) -> tuple[Move, ...]:
    return (REROLL, STAND)


def roll_again(state: CarsonState, step: RerollDie, move: Reroll) -> None:
    state.agenda.append(RollAgain(-1, step.dice, step.duellists, step.location, step.seat))


def leave_dice(state: CarsonState, step: RerollDie, move: Stand) -> None:
    values = dice_values(state, step.duellists, step.location, step.dice)
    totals = [v + firepower(state, s) for v, s in zip(values, step.duellists, strict=True)]
    winner = best_of(step.duellists, totals)
    if is_fight(state, step.location) and max(totals) < state.strength:
        winner = NOBODY
    end_duel(state, step.duellists, step.location, winner)


def roll_again_sample(state: CarsonState, step: RollAgain, rng: Rng) -> Roll:
    count = dice_of(state, step.player, step.location)
    return roll(tuple([rng.below(6) + 1 for _ in range(count)]))


# CC-193: all his dice are rolled again, and no others.
def why_not_roll_again(state: CarsonState, step: RollAgain, move: Roll) -> Refusal | None:
    needed = dice_of(state, step.player, step.location)
    if len(move.dice) == needed:
        return None
    return Refusal("CC-193", dice=len(move.dice), needed=needed)


def dice_with_reroll(state: CarsonState, step: RollAgain, move: Roll) -> tuple[int, ...]:
    """All dice of the duel with the Gunsmith's new ones in their place."""
    before = step.duellists[: step.duellists.index(step.player)]
    start = dice_needed(state, before, step.location)
    return (*step.dice[:start], *move.dice, *step.dice[start + len(move.dice) :])


def end_reroll(state: CarsonState, step: RollAgain, move: Roll) -> None:
    end_duel(state, step.duellists, step.location, duel_winner(state, step, move))


# --- duel tiles lie open (CC-225)


def reveal_tiles_sample(state: CarsonState, step: RevealTiles, rng: Rng) -> Reveal:
    return Reveal(open_tiles(state, step))


# CC-225: what was put down is shown, nothing else.
def why_not_reveal_tiles(state: CarsonState, step: RevealTiles, move: Reveal) -> Refusal | None:
    if move.tiles == open_tiles(state, step):
        return None
    return Refusal("CC-225", case="others")


def reveal_tiles(state: CarsonState, step: RevealTiles, move: Reveal) -> None:
    """CC-231: the Gunsmith's red side plays only now; else the duel is decided."""
    winner = duel_winner(state, step, move)
    if gather_tiles(state, step, move.tiles):
        end_duel(state, step.duellists, step.location, winner)


# --- which duel is next


def pick_duel_options(state: CarsonState, step: PickDuel) -> list[ChooseDuel]:
    return [DUEL[place] for place in members(step.contested)]


# CC-074: a duel needs the cowboys of two players, or a cowboy and an outlaw.
def why_not_pick_duel(state: CarsonState, step: PickDuel, move: ChooseDuel) -> Refusal | None:
    if step.contested & move.bit:
        return None
    return Refusal("CC-074", parcel=PARCEL_NAMES[move.parcel])


def pick_duel(state: CarsonState, step: PickDuel, move: ChooseDuel) -> None:
    here = tuple([s for s in state.passed if state.at[s] & move.bit])
    begin_duel(state, here, move.parcel)


DECISIONS: Final = (
    decision(
        PickDuel, pick_duel_options, answer(PickDuel, ChooseDuel, why_not_pick_duel, pick_duel)
    ),
    decision(
        RerollDie,
        reroll_options,
        answer(RerollDie, Reroll, no_rule_forbids, roll_again),
        answer(RerollDie, Stand, no_rule_forbids, leave_dice),
    ),
)
CHANCES: Final = (
    chance(RollDuel, roll_duel_sample, Roll, why_not_roll_duel, roll_duel),
    chance(RollAgain, roll_again_sample, Roll, why_not_roll_again, end_reroll),
    chance(RevealTiles, reveal_tiles_sample, Reveal, why_not_reveal_tiles, reveal_tiles),
)
AUTOMATIC: Final = (automatic(ActQuietly, act_quietly),)
