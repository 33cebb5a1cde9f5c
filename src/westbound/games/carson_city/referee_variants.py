"""The referee for tokens and variants: dynamite, horses, outlaws, duel tiles, sealed plans."""

from __future__ import annotations

from westbound.games.carson_city.characters.dynamite import supply
from westbound.games.carson_city.components import PRISON
from westbound.games.carson_city.locations import CORRAL_MASK, DUEL_LOCATIONS, QUIET_SPACES
from westbound.games.carson_city.state import NOBODY, NOT_HERE, CarsonState
from westbound.games.carson_city.variants.duel_tiles.rules import all_tiles
from westbound.games.carson_city.variants.duel_tiles.steps import RevealTiles
from westbound.games.carson_city.variants.horses.components import CORRALS
from westbound.games.carson_city.variants.horses.rules import horses_left
from westbound.games.carson_city.variants.kit_carson.steps import PlanWave, RevealPlans
from westbound.games.carson_city.variants.outlaws.components import OUTLAWS


def variant_violations(state: CarsonState) -> list[str]:
    return [
        *_tokens(state),
        *_cards(state),
        *_horses(state),
        *_outlaws(state),
        *_duel_tiles(state),
        *_plans(state),
    ]


def _tokens(state: CarsonState) -> list[str]:
    """CC-192, CC-194, CC-289: tokens lie with cowboys of their owner, where they may."""
    wrong = []
    if not supply(state) >= 0 or min(state.dynamite) < 0 or min(state.no_duel) < 0:
        wrong.append(f"dynamite {state.dynamite}, no-duel tokens {state.no_duel}")
    for seat in range(state.setup.players):
        if state.charged[seat] & ~(state.at[seat] & DUEL_LOCATIONS):
            wrong.append(f"seat {seat}: dynamite without a cowboy")
        if state.quiet[seat] & ~(state.at[seat] & QUIET_SPACES):
            wrong.append(f"seat {seat}: a no-duel token without a cowboy")
    return wrong


def _cards(state: CarsonState) -> list[str]:
    """CC-024: cards in use are laid out; CC-173: a borrowed one goes with the Newsboy."""
    wrong = []
    for seat in range(state.setup.players):
        for number in (state.character[seat], state.borrowed[seat]):
            if number >= 0 and state.sides[number] == NOT_HERE:
                wrong.append(f"seat {seat} has card {number}, which is not laid out")
        if state.borrowed[seat] >= 0 and state.character[seat] != 0:
            wrong.append(f"seat {seat} borrowed card {state.borrowed[seat]} without the Newsboy")
    return wrong


def _horses(state: CarsonState) -> list[str]:
    """CC-002, CC-265: 25 horses; nobody stands in a corral without the variant."""
    if not state.setup.horses:
        standing = any(mask & CORRAL_MASK for mask in state.at)
        idle = not any(state.horses) and not any(state.corrals) and not any(state.rodeos)
        return [] if idle and not standing else ["there are horses without the variant"]
    wrong = []
    if horses_left(state) < 0 or min(state.horses) < 0 or min(state.corrals) < 0:
        wrong.append(f"horses {state.horses}, corrals {state.corrals}")
    if len(state.corrals) != state.setup.players * CORRALS or sum(state.rodeos) > state.round:
        wrong.append(f"rodeos {state.rodeos} in round {state.round}")
    return wrong


def _outlaws(state: CarsonState) -> list[str]:
    """CC-245, CC-246, CC-260: at most nine, none in a prison or in the river."""
    if not state.outlaws:
        return []
    wrong = []
    if state.outlaws.bit_count() > OUTLAWS["most"] or not state.strength:
        wrong.append(f"{state.outlaws.bit_count()} outlaws of strength {state.strength}")
    if state.outlaws & (state.of_type[PRISON] | state.setup.river):
        wrong.append("an outlaw stands where none can be")
    return wrong


def _duel_tiles(state: CarsonState) -> list[str]:
    """CC-229: every duel tile is somewhere, and announced sums are true."""
    if not state.setup.duel_tiles or not any(state.announced + tuple(map(len, state.hands))):
        return []
    planning = isinstance(state.agenda[-1] if state.agenda else None, PlanWave | RevealPlans)
    sealed = () if planning else state.sealed
    tiles = [*state.pile, *state.pile_mixed]
    for group in (*state.hands, *sealed):
        tiles += group
    for step in state.agenda:
        if isinstance(step, RevealTiles):
            tiles += [tile for played in step.shown for tile in played]
    wrong = []
    if tiles and tuple(sorted(tiles)) != all_tiles(state.setup.players):
        wrong.append(f"the duel tiles are {sorted(tiles)}")
    for seat, total in enumerate(state.announced):
        down = () if planning else state.sealed[seat]
        if total != NOBODY and sum(state.hands[seat]) + sum(down) != total:
            wrong.append(f"seat {seat} announced {total}")
    return wrong


def _plans(state: CarsonState) -> list[str]:
    """CC-240: snapshots are there only while plans are made."""
    planning = any(isinstance(step, PlanWave | RevealPlans) for step in state.agenda)
    if any(state.shown) and not planning:
        return ["a snapshot is left over"]
    return []
