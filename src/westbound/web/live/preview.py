"""What a move would do, before it is made: nothing is written."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from westbound.table.turns import is_final, is_immediate, is_turn_over
from westbound.web.drawings import drawings
from westbound.web.http.i18n import UserError, gettext_noop
from westbound.web.live.render import render_board
from westbound.web.live.view import TableView

NOT_ASKED = gettext_noop("You have nothing to decide right now.")
MOVED_ON = gettext_noop("The table has moved on since this was shown; the move is out of date.")


class TooLate(UserError):
    """It was possible a moment ago."""

    status: ClassVar[int] = 409


@dataclass(frozen=True, slots=True)
class Preview:
    """The result of a move before it is made: the board, and the figures that would change."""

    n: int
    board: str
    figures: list[dict[str, str]]
    final: bool  # it would end the turn at once and could not be taken back


def preview(view: TableView, move: str, n: int | None = None) -> Preview:
    """What the move would do at revision `n`, or else now."""
    seat = view.acting
    if n is not None and n != view.revision and not _still_asked(view, n):
        raise TooLate(MOVED_ON)
    if seat is None:
        raise UserError(NOT_ASKED) if view.viewer is None else TooLate(NOT_ASKED)
    match = view.match.fork()
    match.play_tentatively(move, seat)
    if is_final(match, seat):  # it would show what others have sealed
        return Preview(view.revision, render_board(view).board, [], final=True)
    after = replace(view, match=match)
    art = drawings(match.game)
    ends = is_turn_over(match, seat, view.live.match)
    return Preview(
        n=view.revision if n is None else n,
        board=art.board(after.observation, after.catalogue, after.names),
        figures=_changed_figures(view, after),
        final=ends and (view.auto_end or is_immediate(view.match)),
    )


def _still_asked(view: TableView, n: int) -> bool:
    """Whether only others have answered since revision `n`."""
    return view.acting is not None and view.live.accepts_revision(view.acting, n)


def _changed_figures(before: TableView, after: TableView) -> list[dict[str, str]]:
    """The figures in the players' areas that differ, as they would be."""
    art, changed = drawings(after.match.game), []
    for seat in range(after.match.players):
        was = art.figures(before.observation, seat, before.catalogue)
        changed += [
            {"seat": str(seat), "figure": name, "value": value}
            for name, value in art.figures(after.observation, seat, after.catalogue).items()
            if was.get(name) != value
        ]
    return changed
