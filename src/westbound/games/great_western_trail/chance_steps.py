"""Steps answered by a shuffle, a stack or a pile."""

from __future__ import annotations

from typing import Final

from westbound.kit.steps import Chance


class DrawStart(Chance):
    __slots__ = ()
    kind = "draw_start"
    rule = "GWT-035"


class DrawSides(Chance):
    __slots__ = ()
    kind = "draw_sides"
    rule = "GWT-027"


class DrawNeutrals(Chance):
    __slots__ = ()
    kind = "draw_neutrals"
    rule = "GWT-014"


class DrawMasters(Chance):
    __slots__ = ()
    kind = "draw_masters"
    rule = "GWT-013"


class DealStartingObjectives(Chance):
    __slots__ = ()
    kind = "deal_starting_objectives"
    rule = "GWT-034"


class RevealInSetUp(Chance):
    """A tile that is placed during set-up; `left` are still to be placed."""

    __slots__ = ("left",)
    fields = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class RevealForBoard(RevealInSetUp):
    """A tile of pile 1 for the trail."""

    __slots__ = ()
    kind = "reveal_for_board"
    rule = "GWT-016"


class RevealForJobs(RevealInSetUp):
    """A worker of pile 2 for the job market."""

    __slots__ = ()
    kind = "reveal_for_jobs"
    rule = "GWT-018"


class RevealForesight(Chance):
    """A tile for this foresight space; spaces 0 and 1 are filled from pile 1, and so on."""

    __slots__ = ("space",)
    fields = ("seat", "space")
    kind = "reveal_foresight"
    rule = "GWT-116"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space


class Deal(Chance):
    """Cards from a stack, laid out for everybody."""

    __slots__ = ("count",)
    fields = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count


class DealMarket(Deal):
    """Cards from the market stack into the cattle market."""

    __slots__ = ()
    kind = "deal_market"
    rule = "GWT-022"


class DealDisplay(Deal):
    """Cards from the objective stack into the display."""

    __slots__ = ()
    kind = "deal_display"
    rule = "GWT-024"


class RevealObjective(Chance):
    """The top card of the objective stack, for a player's discard pile or hand."""

    __slots__ = ("player", "to_hand")
    fields = ("seat", "player", "to_hand")
    kind = "reveal_objective"
    rule = "GWT-176"

    def __init__(self, seat: int, player: int, to_hand: bool) -> None:
        super().__init__(seat)
        self.player: Final = player
        self.to_hand: Final = to_hand


class DrawCards(Chance):
    """Cards from a player's draw stack to their hand."""

    __slots__ = ("count", "player")
    fields = ("seat", "count", "player")
    kind = "draw_cards"
    rule = "GWT-119"

    def __init__(self, seat: int, count: int, player: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.player: Final = player


class RevealHand(Chance):
    """Income: a player shows their hand (GWT-081); there is only one outcome."""

    __slots__ = ("certificates", "player")
    fields = ("seat", "certificates", "player")
    kind = "reveal_hand"
    rule = "GWT-081"

    def __init__(self, seat: int, certificates: int, player: int) -> None:
        super().__init__(seat)
        self.certificates: Final = certificates
        self.player: Final = player
