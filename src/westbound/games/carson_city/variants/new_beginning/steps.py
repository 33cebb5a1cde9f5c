"""The open decisions of A New Beginning."""

from __future__ import annotations

from westbound.kit.steps import Chance, Simultaneous


class FillSheets(Simultaneous):
    """Everybody fills the sheet of A New Beginning in secret."""

    __slots__ = ()
    kind = "fill_sheets"
    rule = "CC-210"
    sealed = True


class RevealSheets(Chance):
    __slots__ = ()
    kind = "reveal_sheets"
    rule = "CC-210"
