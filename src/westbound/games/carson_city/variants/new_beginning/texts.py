"""Log sentences and previews of A New Beginning; nothing that is sealed (CC-010)."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.refusal import Param, Phrase
from westbound.games.carson_city.base.moves import Reveal
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.new_beginning.components import SHEET
from westbound.games.carson_city.variants.new_beginning.moves import Seal, TakeItem
from westbound.games.carson_city.variants.new_beginning.rules import (
    MONEY,
    SHARPSHOOTER,
    points_left,
)
from westbound.games.carson_city.variants.new_beginning.steps import FillSheets, RevealSheets
from westbound.kit.messages import log_message, preview, sentence


def _item(state: CarsonState, step: FillSheets, move: TakeItem) -> Sentence:
    return sentence("take_item")


def _seal(state: CarsonState, step: FillSheets, move: Seal) -> Sentence:
    return sentence("seal")


def _revealed(state: CarsonState, step: RevealSheets, move: Reveal) -> Sentence:
    """CC-210: what everybody has chosen to start with."""
    sheets = tuple(_sheet(seat, sheet) for seat, sheet in enumerate(move.tiles))
    return sentence("reveal_sheets", sheets=sheets)


def _sheet(seat: int, sheet: tuple[int, ...]) -> Phrase:
    money, roads, revolvers, parcels, cowboys, _ = sheet
    params: dict[str, Param] = {
        "seat": seat,
        "money": SHEET[MONEY].unit * money,
        "roads": roads,
        "revolvers": revolvers,
        "parcels": parcels,
        "cowboys": cowboys,
    }
    return Phrase("told_sheet_sharpshooter" if sheet[SHARPSHOOTER] else "told_sheet", params)


def _preview_item(state: CarsonState, step: FillSheets, move: TakeItem) -> Sentence:
    left, cost = points_left(state, step.seat), SHEET[move.item].points
    return sentence("item", cost=cost, points=left, left=left - cost)


def _preview_seal(state: CarsonState, step: FillSheets, move: Seal) -> Sentence:
    return sentence("seal", left=points_left(state, step.seat))


LOG: Final = (
    log_message(FillSheets, TakeItem, _item, mentions_move=False),
    log_message(FillSheets, Seal, _seal, mentions_move=False),
    log_message(RevealSheets, Reveal, _revealed, "reveal_sheets"),
)
PREVIEWS: Final = (
    preview(FillSheets, TakeItem, _preview_item, "item"),
    preview(FillSheets, Seal, _preview_seal),
)
