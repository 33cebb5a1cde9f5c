"""Which sentence asks, tells or foretells what, and its numbers; the words are in `locale/`."""

from __future__ import annotations

from typing import Final

from claim_stakes.all_rules import RULES
from claim_stakes.gulch import CLAIMS, JUMP_PRICE, SURVEY_FEE
from claim_stakes.moves import Find, First, Jump, Pan, Roll, Stake, Survey
from claim_stakes.rules.claims import paid_surveyor, price
from claim_stakes.rules.jumping import needed
from claim_stakes.rules.turn import panned
from claim_stakes.state import GulchState
from claim_stakes.steps import Brawl, ChanceAtClaim, Dig, DrawFirst, Look, Turn
from westbound.engine.game import Sentence
from westbound.engine.step import Step
from westbound.kit.messages import Messages, Params, log_message, preview, prompt, sentence

# --- prompts


def _common(state: GulchState, step: Step) -> Params:
    """What every prompt may mention."""
    if isinstance(step, ChanceAtClaim):
        return {"seat": step.player, "claim": CLAIMS[step.claim]}
    return {"seat": step.seat, "round": state.round, "rounds": state.rounds}


def _turn(state: GulchState, step: Turn) -> Sentence:
    dust, stakes = state.dust[step.seat], state.stakes[step.seat]
    return sentence(
        "turn" if state.setup.options["jumping"] else "turn_quiet", dust=dust, stakes=stakes
    )


def _brawl(state: GulchState, step: Brawl) -> Sentence:
    die = needed(state, step.player, step.claim)
    return sentence("brawl", rival=state.owner[step.claim], needed=die)


PROMPTS: Final = (prompt(Turn, _turn, "turn", "turn_quiet"), prompt(Brawl, _brawl))


# --- the log


def _first(state: GulchState, step: DrawFirst, move: First) -> Sentence:
    return sentence("first", winner=move.amount - 1)


def _stake(state: GulchState, step: Turn, move: Stake) -> Sentence:
    cost, surveyor = price(state, step.seat, move.code), paid_surveyor(state, step.seat, move.code)
    if surveyor is None:
        return sentence("stake", cost=cost)
    return sentence("stake_fee", cost=cost, fee=SURVEY_FEE, rival=surveyor)


def _pan(state: GulchState, step: Turn, move: Pan) -> Sentence:
    return sentence("pan", gain=panned(state, step.seat))


def _jump(state: GulchState, step: Turn, move: Jump) -> Sentence:
    return sentence("jump", rival=state.owner[move.code], cost=JUMP_PRICE)


def _look(state: GulchState, step: Look, move: Find) -> Sentence:
    return sentence("find_secret", owner=step.player, claim=CLAIMS[step.claim])


def _dig(state: GulchState, step: Dig, move: Find) -> Sentence:
    return sentence("find", claim=CLAIMS[step.claim], ore=f"ore_{move.amount}")


def _roll(state: GulchState, step: Brawl, move: Roll) -> Sentence:
    die, owner = needed(state, step.player, step.claim), state.owner[step.claim]
    return sentence(
        "roll_won" if move.amount >= die else "roll_lost",
        asker=step.player,
        rival=owner,
        claim=CLAIMS[step.claim],
        needed=die,
        cost=JUMP_PRICE,
    )


LOG: Final = (
    log_message(DrawFirst, First, _first),
    log_message(Turn, Stake, _stake, "stake", "stake_fee"),
    log_message(Turn, Pan, _pan),
    log_message(Turn, Jump, _jump),
    log_message(Look, Find, _look, "find_secret", mentions_move=False),
    log_message(Dig, Find, _dig),
    log_message(Brawl, Roll, _roll, "roll_won", "roll_lost"),
)


# --- previews


def _foretell_survey(state: GulchState, step: Turn, move: Survey) -> Sentence:
    ground = price(state, step.seat, move.code)
    return sentence("survey", cost=ground - SURVEY_FEE, fee=SURVEY_FEE)


def _foretell_stake(state: GulchState, step: Turn, move: Stake) -> Sentence:
    seat, claim = step.seat, move.code
    cost, dust = price(state, seat, claim), state.dust[seat]
    known = state.surveyor[claim] == seat
    ore = f"ore_{state.ore[claim]}" if known else "ore_unknown"
    return sentence("stake", cost=cost, dust=dust, left=dust - cost, ore=ore)


def _foretell_pan(state: GulchState, step: Turn, move: Pan) -> Sentence:
    dust = state.dust[step.seat]
    return sentence("pan", dust=dust, left=dust + panned(state, step.seat))


def _foretell_jump(state: GulchState, step: Turn, move: Jump) -> Sentence:
    seat, claim, dust = step.seat, move.code, state.dust[step.seat]
    return sentence(
        "jump",
        cost=JUMP_PRICE,
        needed=needed(state, seat, claim),
        ore=f"ore_{state.ore[claim]}",
        rival=state.owner[claim],
        dust=dust,
        left=dust - JUMP_PRICE,
    )


PREVIEWS: Final = (
    preview(Turn, Survey, _foretell_survey),
    preview(Turn, Stake, _foretell_stake),
    preview(Turn, Pan, _foretell_pan),
    preview(Turn, Jump, _foretell_jump),
)

MESSAGES: Final = Messages[GulchState](RULES, PROMPTS, LOG, PREVIEWS, _common)
