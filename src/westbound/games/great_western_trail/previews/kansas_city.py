"""Foresight tiles and income."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.texts import Money
from westbound.games.great_western_trail import moves as m
from westbound.games.great_western_trail import steps
from westbound.games.great_western_trail.components import EMPTY, JOB_ARROWS
from westbound.games.great_western_trail.costs import payment
from westbound.games.great_western_trail.rules.certificates import permanent, temporary
from westbound.games.great_western_trail.rules.income import breeding_value
from westbound.games.great_western_trail.rules.supply import is_worker, space_for
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import SPACE_NAMES
from westbound.kit.messages import MoveMessage, preview, sentence


def _take_tile(state: TrailState, step: steps.Foresight, move: m.TakeForesightTile) -> Sentence:
    if is_worker(move.code):
        return _worker(state)
    space = space_for(state, move.code)
    if space == EMPTY:
        return sentence("take_tile_out")
    return sentence("take_tile", space=SPACE_NAMES[space])


def _worker(state: TrailState) -> Sentence:
    """Into the job market; on the last space of a row more happens (GWT-075 to GWT-079)."""
    row, numbers = state.token + 1, state.setup.numbers
    free = numbers.job_columns - state.row_filled - 1
    if free:
        return sentence("take_tile_worker", row=row, free=free)
    if JOB_ARROWS[state.token] == "red":
        return sentence("take_tile_end", row=row)
    if JOB_ARROWS[state.token] == "yellow":
        return sentence("take_tile_refill", row=row, market=numbers.cattle_market)
    return sentence("take_tile_token", row=row)


def _income(state: TrailState, step: steps.Income, move: m.SpendCertificates) -> Sentence:
    """GWT-081 to GWT-086: the value of the hand and all certificates."""
    seat = step.seat
    value, always = breeding_value(state.hand[seat]), permanent(state, seat)
    total = value + always + move.amount
    return sentence(
        "income",
        **payment(state, seat, -total),
        value=value,
        permanent=always,
        amount=move.amount,
        total=total,
        income=Money(total),
        certificates=temporary(state, seat) - move.amount,
    )


PREVIEWS: Final[tuple[MoveMessage, ...]] = (
    preview(
        steps.Foresight,
        m.TakeForesightTile,
        _take_tile,
        "take_tile",
        "take_tile_end",
        "take_tile_out",
        "take_tile_refill",
        "take_tile_token",
        "take_tile_worker",
    ),
    preview(steps.Income, m.SpendCertificates, _income, "income"),
)
