"""The cattle market."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.games.great_western_trail import moves as m
from westbound.games.great_western_trail import steps
from westbound.games.great_western_trail.components import CARD_VP
from westbound.games.great_western_trail.costs import payment
from westbound.games.great_western_trail.rules.cattle import DRAWN_BY_COWBOY
from westbound.games.great_western_trail.state import TrailState
from westbound.kit.messages import MoveMessage, preview, sentence
from westbound.kit.moves import Done


def _buy(state: TrailState, step: steps.BuyCattle, move: m.Buy) -> Sentence:
    return sentence(
        "buy",
        **payment(state, step.seat, move.dollars),
        cowboys=step.cowboys - move.cowboys,
        vp=sum(CARD_VP[card] for card in move.cards),
    )


def _restock(state: TrailState, step: steps.BuyCattle, move: m.Restock) -> Sentence:
    count = min(DRAWN_BY_COWBOY, len(state.market_stack))
    return sentence("restock", count=count, cowboys=step.cowboys - 1)


def _done(state: TrailState, step: steps.BuyCattle, move: Done) -> Sentence:
    """Cowboys that are not used are idle."""
    return sentence("done_buying", cowboys=step.cowboys)


PREVIEWS: Final[tuple[MoveMessage, ...]] = (
    preview(steps.BuyCattle, m.Buy, _buy),
    preview(steps.BuyCattle, m.Restock, _restock),
    preview(steps.BuyCattle, Done, _done, "done_buying"),
)
