"""Dynamite. Rules CC-182, CC-191, CC-192, CC-289; with a cowboy: `equip.py` and `duels.py`."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.step import Step
from westbound.games.carson_city.array_part import (
    ArrayPart,
    locations_of_seats,
    of_seat,
    parcel_mask,
)
from westbound.games.carson_city.base.moves import AtLocation, AtParcel
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.base.steps import CarsonStep
from westbound.games.carson_city.components import CARD_FIGURES, MINE
from westbound.games.carson_city.geometry import PARCEL_NAMES, PARCELS, members
from westbound.games.carson_city.locations import LOCATIONS
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import CarsonState, replaced
from westbound.kit.messages import log_message, preview, prompt, sentence
from westbound.kit.moves import DONE, Done

DYNAMITE_TOKENS: Final[int] = CARD_FIGURES["dynamite_tokens"]


class TripleMine(AtParcel):
    """Dynamite: this mine earns three times as much."""

    __slots__ = ()
    kind = "triple_mine"
    verb = "triple"


class AddDynamite(AtLocation):
    """Put dynamite with the cowboy there."""

    __slots__ = ()
    kind = "dynamite"
    verb = "dynamite"


TRIPLE_MINE: Final = tuple(TripleMine(p) for p in range(PARCELS))
DYNAMITE: Final = tuple(AddDynamite(location) for location in range(LOCATIONS))


class TripleMines(CarsonStep):
    """Spend dynamite on one's own mines, or keep it."""

    __slots__ = ()
    kind = "triple_mines"
    rule = "CC-192"
    roads = True


def supply(state: CarsonState) -> int:
    """CC-192: spent tokens return, so whatever nobody has is in the supply."""
    with_cowboys = sum(mask.bit_count() for mask in state.charged)
    return DYNAMITE_TOKENS - sum(state.dynamite) - with_cowboys


def take_dynamite(state: CarsonState, seat: int, tokens: int) -> None:
    """CC-191: as long as there are any left."""
    new = min(tokens, supply(state))
    state.dynamite = replaced(state.dynamite, seat, state.dynamite[seat] + new)


# --- tripling a mine in the income step


def mines_to_triple(state: CarsonState, seat: int) -> int:
    """The seat's mines, each once; CC-182: not those that the Grocer doubles."""
    if state.doubled[seat] == MINE:
        return 0
    return state.built[seat] & state.of_type[MINE] & ~state.tripled


def ask_triples(state: CarsonState, seat: int) -> None:
    """CC-192: a cowboy with dynamite on its owner's mine triples it; the rest is asked."""
    state.tripled |= state.charged[seat] & mines_to_triple(state, seat)
    if state.dynamite[seat] and mines_to_triple(state, seat):
        state.agenda.append(TripleMines(seat))


def triple_options(state: CarsonState, step: TripleMines) -> list[Move]:
    mines = members(mines_to_triple(state, step.seat))
    return [*(TRIPLE_MINE[mine] for mine in mines), DONE]


# CC-192: one's own mine, once per round.
def why_not_triple(state: CarsonState, step: TripleMines, move: TripleMine) -> Refusal | None:
    if mines_to_triple(state, step.seat) & move.bit:
        return None
    return Refusal("CC-192", case="mine", parcel=PARCEL_NAMES[move.parcel])


def triple(state: CarsonState, step: TripleMines, move: TripleMine) -> None:
    seat = step.seat
    state.tripled |= move.bit
    state.dynamite = replaced(state.dynamite, seat, state.dynamite[seat] - 1)
    ask_triples(state, seat)


def keep_dynamite(state: CarsonState, step: TripleMines, move: Done) -> None:
    """CC-161: dynamite is kept from round to round."""


DECISIONS: Final = (
    decision(
        TripleMines,
        triple_options,
        answer(TripleMines, TripleMine, why_not_triple, triple),
        answer(TripleMines, Done, no_rule_forbids, keep_dynamite),
    ),
)


# --- texts


def _ask(state: CarsonState, step: TripleMines) -> Sentence:
    return sentence("triple_mines", dynamite=state.dynamite[step.seat])


def _kept(state: CarsonState, step: TripleMines, move: Done) -> Sentence:
    return sentence("done_dynamite")


def _preview_mine(state: CarsonState, step: TripleMines, move: TripleMine) -> Sentence:
    return sentence("triple", money=2 * building_income(state, move.parcel))


def _preview_duel(state: CarsonState, step: Step, move: AddDynamite) -> Sentence:
    """CC-192: on one's own mine a token has both uses."""
    mines = state.built[step.seat] & state.of_type[MINE]
    key = "dynamite.mine" if mines & move.bit else "dynamite"
    return sentence(key, left=tokens_left(state, step))


def tokens_left(state: CarsonState, step: Step) -> int:
    return state.dynamite[step.seat] - 1


PART: Final = Part(
    decisions=DECISIONS,
    moves=(*TRIPLE_MINE, *DYNAMITE),
    prompts=(prompt(TripleMines, _ask),),
    log=(log_message(TripleMines, Done, _kept, "done_dynamite"),),
    previews=(
        preview(TripleMines, TripleMine, _preview_mine, "triple"),
        preview(Step, AddDynamite, _preview_duel, "dynamite", "dynamite.mine"),
    ),
    arrays=ArrayPart(
        seats=(of_seat("dynamite", "dynamite", DYNAMITE_TOKENS, "dynamite in hand"),),
        columns=(
            locations_of_seats("charged", "dynamite", "cowboys with dynamite"),
            parcel_mask("tripled", "tripled", "mines with dynamite, for this income"),
        ),
    ),
)
