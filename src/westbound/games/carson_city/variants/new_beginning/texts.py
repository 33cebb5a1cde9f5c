"""Log sentences and previews of A New Beginning; nothing that is sealed (CC-010)."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.refusal import Param, Phrase
from westbound.games.carson_city.base.moves import Reveal
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.new_beginning.components import SHEET
from westbound.games.carson_city.variants.new_beginning.moves import DropItem, Seal, TakeItem
from westbound.games.carson_city.variants.new_beginning.rules import (
    MONEY,
    SHARPSHOOTER,
    points_left,
)
from westbound.games.carson_city.variants.new_beginning.steps import FillSheets, RevealSheets
from westbound.kit.messages import log_message, preview, sentence


def _changed(state: CarsonState, step: FillSheets, move: TakeItem | DropItem) -> Sentence:
    """Others may only know that a sheet is being filled in."""
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
    return _points(state, step, -SHEET[move.item].points)


def _preview_drop(state: CarsonState, step: FillSheets, move: DropItem) -> Sentence:
    return _points(state, step, SHEET[move.item].points)


def _points(state: CarsonState, step: FillSheets, change: int) -> Sentence:
    left = points_left(state, step.seat)
    return sentence("item", points=left, left=left + change)


def _preview_seal(state: CarsonState, step: FillSheets, move: Seal) -> Sentence:
    return sentence("seal", left=points_left(state, step.seat))


LOG: Final = (
    log_message(FillSheets, TakeItem, _changed, "take_item", mentions_move=False),
    log_message(FillSheets, DropItem, _changed, "take_item", mentions_move=False),
    log_message(FillSheets, Seal, _seal, mentions_move=False),
    log_message(RevealSheets, Reveal, _revealed, "reveal_sheets"),
)
PREVIEWS: Final = (
    preview(FillSheets, TakeItem, _preview_item, "item"),
    preview(FillSheets, DropItem, _preview_drop, "item"),
    preview(FillSheets, Seal, _preview_seal),
)
