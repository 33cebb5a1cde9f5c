"""What a move would do, before it is made: nothing is written."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import ClassVar

from westbound.table.turns import is_final, is_immediate, is_turn_over
from westbound.web.play.answers import Preview
from westbound.web.play.fragments import BOARDS, draw
from westbound.web.play.sight import Sight
from westbound.web.words import Problem, mark

NOT_ASKED = mark("You are not asked now.")
MOVED_ON = mark("The table has moved on since this was shown; the move is out of date.")
_FIGURE = re.compile(r'data-figure="([^"]*)"[^>]*>([^<]*)<')


class TooLate(Problem):
    """It could have been asked a moment ago."""

    status: ClassVar[int] = 409


def preview(sight: Sight, move: str, n: int | None = None) -> Preview:
    """The board after the move, and the figures that change; `n`: for this revision only."""
    seat = sight.acting
    if n not in (None, sight.revision) and not _still_asked(sight, n or 0):
        raise TooLate(MOVED_ON)
    if seat is None:
        raise Problem(NOT_ASKED) if sight.viewer is None else TooLate(NOT_ASKED)
    match = sight.match.fork()
    match.play_tentatively(move, seat)
    if is_final(match, seat):  # it would show what others have sealed
        return Preview(n=sight.revision, board=BOARDS.of(sight).board, figures=[], final=True)
    after = draw(replace(sight, match=match))
    before = BOARDS.of(sight)
    figures = []
    for index, (old, new) in enumerate(zip(before.panels, after.panels, strict=True)):
        was, becomes = dict(_FIGURE.findall(old)), dict(_FIGURE.findall(new))
        figures += [
            {"seat": str(index), "figure": name, "value": value}
            for name, value in becomes.items()
            if was.get(name) != value
        ]
    ends = is_turn_over(match, seat, sight.live.match)
    final = ends and (sight.auto_end or is_immediate(sight.match))
    return Preview(
        n=sight.revision if n is None else n, board=after.board, figures=figures, final=final
    )


def _still_asked(sight: Sight, n: int) -> bool:
    """Whether only others have answered since then."""
    return sight.acting is not None and sight.live.accepts_revision(sight.acting, n)
