"""Setting up the game. Rules GWT-013 to GWT-036."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.engine.decisions import automatic, chance, no_rule_forbids
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.automatic_steps import FirstTurn
from westbound.games.great_western_trail.chance_moves import (
    MasterOrder,
    NeutralOrder,
    SidesUp,
    Starter,
    StartingObjectives,
    sides_of,
)
from westbound.games.great_western_trail.chance_steps import (
    DealStartingObjectives,
    DrawMasters,
    DrawNeutrals,
    DrawSides,
    DrawStart,
)
from westbound.games.great_western_trail.components import (
    DISPLAY_SIZE,
    FIRST_NEUTRAL,
    HAND_LIMIT,
    MASTERS,
    NEUTRALS,
    PRIVATE_EACH,
    SETUP_TILES,
    START_MONEY,
    STARTING_OBJECTIVES,
)
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import NEUTRAL_SPACES


def begin(state: TrailState) -> None:
    """The steps of the set-up, the first one on top."""
    setup, agenda = state.setup, state.agenda
    agenda.append(FirstTurn())
    agenda.append(DealStartingObjectives())
    agenda.extend(step_cache.draw_cards(HAND_LIMIT, s) for s in reversed(range(setup.players)))
    if setup.random_start:
        agenda.append(DrawStart())
    if setup.sides is None:
        agenda.append(DrawSides())
    agenda.append(step_cache.deal_display(DISPLAY_SIZE))
    agenda.append(step_cache.deal_market(setup.numbers.cattle_market))
    agenda.extend(reversed(step_cache.REVEAL_FORESIGHT))
    agenda.append(step_cache.reveal_for_jobs(setup.numbers.first_workers))
    agenda.append(step_cache.reveal_for_board(SETUP_TILES))
    if setup.random_neutrals:
        agenda.append(DrawNeutrals())
    else:
        place_neutrals(state, range(len(NEUTRALS)))
    agenda.append(DrawMasters())


# GWT-036: more money for those who wait longer.
def first_turn(state: TrailState, step: FirstTurn) -> None:
    players = state.setup.players
    for place in range(players):
        state.money[(state.first + place) % players] = START_MONEY[place]
    state.agenda.append(step_cache.BEGIN_TURN[state.first])


# GWT-014: lettered tiles on lettered spaces, or at random.
def place_neutrals(state: TrailState, order: Sequence[int]) -> None:
    for space, building in zip(NEUTRAL_SPACES, order, strict=True):
        state.put(space, FIRST_NEUTRAL + building)


def shuffled(count: int, rng: Rng) -> tuple[int, ...]:
    order = list(range(count))
    rng.shuffle(order)
    return tuple(order)


def is_order_of(codes: tuple[int, ...], count: int) -> bool:
    return sorted(codes) == list(range(count))


# --- GWT-013


def sample_deal_masters(state: TrailState, step: DrawMasters, rng: Rng) -> MasterOrder:
    return MasterOrder(shuffled(len(MASTERS), rng))


def why_not_deal_masters(state: TrailState, step: DrawMasters, move: MasterOrder) -> Refusal | None:
    return None if is_order_of(move.codes, len(MASTERS)) else Refusal("GWT-013")


def deal_masters(state: TrailState, step: DrawMasters, move: MasterOrder) -> None:
    state.masters = list(move.codes)


# --- GWT-014


def sample_deal_neutrals(state: TrailState, step: DrawNeutrals, rng: Rng) -> NeutralOrder:
    return NeutralOrder(shuffled(len(NEUTRALS), rng))


def why_not_deal_neutrals(
    state: TrailState, step: DrawNeutrals, move: NeutralOrder
) -> Refusal | None:
    return None if is_order_of(move.codes, len(NEUTRALS)) else Refusal("GWT-014")


def deal_neutrals(state: TrailState, step: DrawNeutrals, move: NeutralOrder) -> None:
    place_neutrals(state, move.codes)


# --- GWT-027, GWT-028


# GWT-026, GWT-027: all on side a, as agreed in ten letters, or at random.
def agreed_sides(option: str) -> int | None:
    """The mask of buildings on side b; None: it is drawn at random."""
    if option == "random":
        return None
    return 0 if option == "all_a" else sides_of(option)


def sample_turn_sides(state: TrailState, step: DrawSides, rng: Rng) -> SidesUp:
    return SidesUp(rng.below(1 << PRIVATE_EACH))


def turn_sides(state: TrailState, step: DrawSides, move: SidesUp) -> None:
    state.sides = move.sides


# --- GWT-034


def sample_deal_starting(
    state: TrailState, step: DealStartingObjectives, rng: Rng
) -> StartingObjectives:
    order = shuffled(len(STARTING_OBJECTIVES), rng)[: state.setup.players]
    return StartingObjectives(tuple(STARTING_OBJECTIVES[index] for index in order))


def why_not_deal_starting(
    state: TrailState, step: DealStartingObjectives, move: StartingObjectives
) -> Refusal | None:
    different = len(set(move.codes)) == len(move.codes) == state.setup.players
    return None if different and set(move.codes) <= set(STARTING_OBJECTIVES) else Refusal("GWT-034")


def deal_starting(
    state: TrailState, step: DealStartingObjectives, move: StartingObjectives
) -> None:
    state.area = [(card,) for card in move.codes]


# --- GWT-035


def sample_choose_starter(state: TrailState, step: DrawStart, rng: Rng) -> Starter:
    return Starter(rng.below(state.setup.players) + 1)


def why_not_choose_starter(state: TrailState, step: DrawStart, move: Starter) -> Refusal | None:
    players = state.setup.players
    return None if move.amount <= players else Refusal("GWT-035", players=players)


def choose_starter(state: TrailState, step: DrawStart, move: Starter) -> None:
    state.first = move.amount - 1


CHANCES: Final = (
    chance(DrawMasters, sample_deal_masters, MasterOrder, why_not_deal_masters, deal_masters),
    chance(DrawNeutrals, sample_deal_neutrals, NeutralOrder, why_not_deal_neutrals, deal_neutrals),
    chance(DrawSides, sample_turn_sides, SidesUp, no_rule_forbids, turn_sides),
    chance(
        DealStartingObjectives,
        sample_deal_starting,
        StartingObjectives,
        why_not_deal_starting,
        deal_starting,
    ),
    chance(DrawStart, sample_choose_starter, Starter, why_not_choose_starter, choose_starter),
)
AUTOMATIC: Final = (automatic(FirstTurn, first_turn),)
