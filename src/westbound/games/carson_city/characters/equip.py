"""What goes with a cowboy just placed: dynamite, no-duel tokens (CC-192, CC-194, CC-264)."""

from __future__ import annotations

from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.step import Step
from westbound.games.carson_city import array_part as slot
from westbound.games.carson_city.array_part import ArrayPart, locations_of_seats, of_seat
from westbound.games.carson_city.base.moves import AtLocation
from westbound.games.carson_city.base.rules.places import refresh_places, white_seen
from westbound.games.carson_city.base.steps import CarsonStep
from westbound.games.carson_city.characters.dynamite import DYNAMITE, AddDynamite
from westbound.games.carson_city.locations import (
    DUEL_LOCATIONS,
    LOCATION_NAMES,
    LOCATIONS,
    QUIET_SPACES,
)
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import CarsonState, replaced
from westbound.kit.arrays import Look, Numbers
from westbound.kit.messages import preview, prompt, sentence
from westbound.kit.moves import DONE, Done


class AddToken(AtLocation):
    """Put a no-duel token with the cowboy there."""

    __slots__ = ()
    kind = "add_token"
    verb = "quiet"


QUIET: Final = tuple(AddToken(location) for location in range(LOCATIONS))


# --- placing cowboys


class Equip(CarsonStep):
    """What may go with the cowboy just placed: dynamite, a no-duel token, a horse in a corral."""

    __slots__ = ("horse", "location")
    fields = ("seat", "horse", "location")
    kind = "equip"
    rule = "CC-264"
    roads = True

    def __init__(self, seat: int, horse: int, location: int) -> None:
        super().__init__(seat)
        self.horse: Final = horse  # 1: a horse may still follow
        self.location: Final = location


# --- the tokens of one cowboy


def can_take_dynamite(state: CarsonState, seat: int, location: int) -> bool:
    here = DUEL_LOCATIONS & state.at[seat] & ~state.charged[seat]
    return state.dynamite[seat] > 0 and bool(here >> location & 1)


def can_take_token(state: CarsonState, seat: int, location: int) -> bool:
    """CC-194: the yellow Singer's two tokens; CC-289: one of each kind with a cowboy."""
    if not state.no_duel[seat] or state.power(seat).sings:
        return False
    here = QUIET_SPACES & state.at[seat] & ~state.quiet[seat]
    return bool(here >> location & 1)


def lay_dynamite(state: CarsonState, seat: int, location: int) -> None:
    state.dynamite = replaced(state.dynamite, seat, state.dynamite[seat] - 1)
    state.charged = replaced(state.charged, seat, state.charged[seat] | 1 << location)


def lay_no_duel_token(state: CarsonState, seat: int, location: int) -> None:
    state.no_duel = replaced(state.no_duel, seat, state.no_duel[seat] - 1)
    state.quiet = replaced(state.quiet, seat, state.quiet[seat] | 1 << location)


def take_tokens_back(state: CarsonState, seat: int, location: int) -> tuple[int, int]:
    """CC-289: they return to their owner. Says which there were: dynamite, no-duel token."""
    bit = 1 << location
    charged, quiet = state.charged[seat] >> location & 1, state.quiet[seat] >> location & 1
    if charged:
        state.charged = replaced(state.charged, seat, state.charged[seat] & ~bit)
        state.dynamite = replaced(state.dynamite, seat, state.dynamite[seat] + 1)
    if quiet:
        state.quiet = replaced(state.quiet, seat, state.quiet[seat] & ~bit)
        state.no_duel = replaced(state.no_duel, seat, state.no_duel[seat] + 1)
    return charged, quiet


# --- after a placement


def offer_extras(state: CarsonState, seat: int, location: int) -> None:
    """CC-176: whoever joins the white cowboy uses a token for it; everything else is asked."""
    join_white_quietly(state, seat, location)
    ask_for_extras(state, Equip(seat, 1, location))


def join_white_quietly(state: CarsonState, seat: int, location: int) -> None:
    """CC-176: only a token cowboy joins the white one."""
    if location == white_seen(state, seat) and can_take_token(state, seat, location):
        lay_no_duel_token(state, seat, location)


def ask_for_extras(state: CarsonState, step: Equip) -> None:
    if extras(state, step):
        state.agenda.append(step)


def extras(state: CarsonState, step: Equip) -> list[Move]:
    seat, location = step.seat, step.location
    options: list[Move] = []
    if state.dynamite[seat] and can_take_dynamite(state, seat, location):
        options.append(DYNAMITE[location])
    if state.no_duel[seat] and can_take_token(state, seat, location):
        options.append(QUIET[location])
    for variant in state.setup.variants:
        options += variant.extras(state, step)
    return options


def equip_options(state: CarsonState, step: Equip) -> list[Move]:
    return [*extras(state, step), DONE]


def nobody_there(state: CarsonState, step: Equip, location: int) -> bool:
    """CC-264: a place without a cowboy of the seat is not what the step is about."""
    return location != step.location and not state.at[step.seat] >> location & 1


# CC-192, CC-289: with the cowboy just placed where a duel can be, one token each.
def why_not_dynamite(state: CarsonState, step: Equip, move: AddDynamite) -> Refusal | None:
    if nobody_there(state, step, move.location):
        return Refusal(step.rule, case="not_now", asks=step.kind)
    if move.location == step.location and can_take_dynamite(state, step.seat, move.location):
        return None
    return Refusal("CC-289", case="dynamite", location=LOCATION_NAMES[move.location])


# CC-194: only on the spaces where a no-duel token may lie.
def why_not_token(state: CarsonState, step: Equip, move: AddToken) -> Refusal | None:
    if nobody_there(state, step, move.location):
        return Refusal(step.rule, case="not_now", asks=step.kind)
    if move.location == step.location and can_take_token(state, step.seat, move.location):
        return None
    return Refusal("CC-194", location=LOCATION_NAMES[move.location])


def add_dynamite(state: CarsonState, step: Equip, move: AddDynamite) -> None:
    lay_dynamite(state, step.seat, move.location)
    ask_for_extras(state, step)


def add_token(state: CarsonState, step: Equip, move: AddToken) -> None:
    lay_no_duel_token(state, step.seat, move.location)
    refresh_places(state, step.seat)  # without tokens, the white cowboy is in their way again
    ask_for_extras(state, step)


def done(state: CarsonState, step: Equip, move: Done) -> None:
    """Nothing more goes with this cowboy."""


DECISIONS: Final = (
    decision(
        Equip,
        equip_options,
        answer(Equip, AddDynamite, why_not_dynamite, add_dynamite),
        answer(Equip, AddToken, why_not_token, add_token),
        answer(Equip, Done, no_rule_forbids, done),
    ),
)


# --- texts


def _ask(state: CarsonState, step: Equip) -> Sentence:
    kinds = dict.fromkeys(f"extra_{move.kind}" for move in extras(state, step))
    return sentence("equip", location=LOCATION_NAMES[step.location], extras=tuple(kinds))


def _preview_token(state: CarsonState, step: Step, move: AddToken) -> Sentence:
    return sentence("token", left=state.no_duel[step.seat] - 1)


_MOST_TOKENS: Final = 9


def _tokens(look: Look) -> list[int]:
    get = look.parameters.get
    return [get(slot.HORSE, 0), get(slot.CHARGED, 0), get(slot.QUIET, 0)]


PART: Final = Part(
    decisions=DECISIONS,
    moves=QUIET,
    prompts=(prompt(Equip, _ask),),
    previews=(preview(Step, AddToken, _preview_token, "token"),),
    arrays=ArrayPart(
        seats=(
            of_seat("no_duel_tokens", "no_duel_tokens", _MOST_TOKENS, "no-duel tokens in hand"),
        ),
        columns=(
            Numbers(
                _tokens,
                ArrayField(
                    "asked_tokens",
                    (3,),
                    0,
                    1,
                    "what the cowboy in the question may get or has",
                    ("horse may follow", "has dynamite", "has a no-duel token"),
                ),
            ),
            locations_of_seats("quiet", "quiet", "cowboys with a no-duel token"),
        ),
        parameters={"equip": {"horse": slot.HORSE, "location": slot.LOCATION}},
    ),
)
