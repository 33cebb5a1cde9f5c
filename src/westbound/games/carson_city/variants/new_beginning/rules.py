"""A New Beginning: sealed sheets instead of equal starts. Rules CC-210 to CC-213."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, chance, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.games.carson_city.base.moves import Reveal
from westbound.games.carson_city.components import COWBOYS_EACH
from westbound.games.carson_city.state import CarsonState, replaced
from westbound.games.carson_city.variants.new_beginning.components import (
    BLANK_SHEET,
    ITEM_NAMES,
    SHEET,
    SHEET_POINTS,
    sheet_cost,
)
from westbound.games.carson_city.variants.new_beginning.moves import (
    DROP,
    ITEM,
    SEAL,
    DropItem,
    Seal,
    TakeItem,
)
from westbound.games.carson_city.variants.new_beginning.steps import FillSheets, RevealSheets

MONEY, ROAD, REVOLVER, PARCEL, COWBOY, SHARPSHOOTER = range(len(SHEET))
assert ITEM_NAMES == ("money", "road", "revolver", "parcel", "cowboy", "sharpshooter")


def begin_sheets(state: CarsonState) -> None:
    """CC-212: everybody fills a sheet at the same time, unseen by the others."""
    n = state.setup.players
    state.sheets = (BLANK_SHEET,) * n
    state.agenda.append(FillSheets(0, tuple(range(n))))


def sheets_are_sealed(state: CarsonState) -> bool:
    return any(isinstance(step, FillSheets | RevealSheets) for step in state.agenda)


def points_left(state: CarsonState, seat: int) -> int:
    return SHEET_POINTS - sheet_cost(state.sheets[seat])


# CC-211: as many as the sheet has, and as the points pay for.
def why_not_item(state: CarsonState, step: FillSheets, move: TakeItem) -> Refusal | None:
    line, left = SHEET[move.item], points_left(state, step.seat)
    if state.sheets[step.seat][move.item] >= line.most:
        return Refusal("CC-211", case="most", item=f"item_{line.name}", limit=line.most)
    if line.points > left:
        return Refusal("CC-211", item=f"item_{line.name}", cost=line.points, points=left)
    return None


# CC-212: until the sheet is handed in, what is on it may come off; CC-211: but for one cowboy.
def why_not_drop(state: CarsonState, step: FillSheets, move: DropItem) -> Refusal | None:
    line = SHEET[move.item]
    if state.sheets[step.seat][move.item] > line.least:
        return None
    return Refusal("CC-211", case="least", item=f"item_{line.name}", limit=line.least)


def fill_options(state: CarsonState, step: FillSheets) -> list[Move]:
    taken = (m for m in ITEM if why_not_item(state, step, m) is None)
    dropped = (m for m in DROP if why_not_drop(state, step, m) is None)
    return [*taken, SEAL, *dropped]  # so that always taking the first comes to an end


def take_item(state: CarsonState, step: FillSheets, move: TakeItem) -> None:
    change(state, step, move.item, 1)


def drop_item(state: CarsonState, step: FillSheets, move: DropItem) -> None:
    change(state, step, move.item, -1)


def change(state: CarsonState, step: FillSheets, item: int, units: int) -> None:
    sheet = state.sheets[step.seat]
    state.sheets = replaced(state.sheets, step.seat, replaced(sheet, item, sheet[item] + units))
    state.agenda.append(step.again())


def seal(state: CarsonState, step: FillSheets, move: Seal) -> None:
    """CC-212: unspent points are lost."""
    others = step.without()
    state.agenda.append(others or RevealSheets())


# --- all sheets lie open


def reveal_sample(state: CarsonState, step: RevealSheets, rng: Rng) -> Reveal:
    return Reveal(state.sheets)


# CC-210: what was written is shown, nothing else.
def why_not_reveal(state: CarsonState, step: RevealSheets, move: Reveal) -> Refusal | None:
    return None if move.tiles == state.sheets else Refusal("CC-210", case="others")


def hand_out(state: CarsonState, step: RevealSheets, move: Reveal) -> None:
    for seat, sheet in enumerate(state.sheets):
        state.money[seat] += SHEET[MONEY].unit * sheet[MONEY]
        state.roads[seat] += sheet[ROAD]
        state.revolvers[seat] += sheet[REVOLVER]
        state.reserve[seat] = sheet[COWBOY]
        state.general[seat] = COWBOYS_EACH - sheet[COWBOY]
    state.armed = tuple(sheet[REVOLVER] for sheet in state.sheets)
    state.sharpshooter = tuple(sheet[SHARPSHOOTER] for sheet in state.sheets)


DECISIONS: Final = (
    decision(
        FillSheets,
        fill_options,
        answer(FillSheets, TakeItem, why_not_item, take_item),
        answer(FillSheets, DropItem, why_not_drop, drop_item),
        answer(FillSheets, Seal, no_rule_forbids, seal),
    ),
)
CHANCES: Final = (chance(RevealSheets, reveal_sample, Reveal, why_not_reveal, hand_out),)
