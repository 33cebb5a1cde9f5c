"""The picture of the gulch: stakes and nuggets. What is around them is the kit's."""

from math import cos, sin

from claim_stakes.game import GAME
from claim_stakes.rules import Gulch
from westbound.kit.marks import mark
from westbound.kit.open_board import OpenBoard, Piece
from westbound.kit.open_game import NOBODY
from westbound.kit.svg import el, path, translate, void

POLE = path("k-wall", "M-3 34V-32L0-36 3-32V34z") + path("m-disc", "M3-32H38L30-19 38-6H3z")


def stake(seat: int) -> str:
    """A stake with the pennant of its owner."""
    return el("g", POLE, translate(mark(seat), 17, -19), cls=f"p{seat}")


def nuggets(count: int) -> str:
    """Lumps of gold in a ring."""
    spots = [(13 * cos(1.57 * n), 13 * sin(1.57 * n)) for n in range(count)]
    return "".join(void("circle", cls="cs-gold", cx=x, cy=y, r=7) for x, y in spots)


def claim(state: Gulch, place: int) -> str:
    owner = state.owner[place]
    if owner == NOBODY:
        return path("cs-hill", "M-30 28Q-14-2 0 16 12-8 30 28")
    return translate(nuggets(state.gold[place]), -20, 16) + translate(stake(owner), 8, 4)


TABLE = OpenBoard(
    GAME,
    "claim",
    claim,
    {
        "stake": Piece(stake(0), ("CS-002", "CS-006")),
        "nugget": Piece(nuggets(4), ("CS-003", "CS-007")),
    },
)
board, panel, figures, tips = TABLE.board, TABLE.panel, TABLE.figures, TABLE.tips
description, components = TABLE.description, TABLE.components
