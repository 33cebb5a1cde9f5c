"""What a move would do, before it is made: nothing is written."""

from __future__ import annotations

import re
from dataclasses import replace

from westbound.table.live import is_final, is_turn_over
from westbound.web.play.answers import Preview
from westbound.web.play.fragments import BOARDS, draw
from westbound.web.play.sight import Sight
from westbound.web.words import Problem, mark

NOT_ASKED = mark("You are not asked now.")
_FIGURE = re.compile(r'data-figure="([^"]*)"[^>]*>([^<]*)<')


def preview(sight: Sight, move: str) -> Preview:
    """The board after the move, and the figures of the players' areas that change."""
    seat = sight.acting
    if seat is None:
        raise Problem(NOT_ASKED)
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
    final = sight.auto_end and is_turn_over(match, seat)
    return Preview(n=sight.revision, board=after.board, figures=figures, final=final)
