"""Steps that carry themselves out."""

from __future__ import annotations

from typing import Final

from westbound.kit.steps import Automatic, ForPlayer


class FirstTurn(Automatic):
    """After the set-up: everybody gets money and the starting player begins."""

    __slots__ = ()
    kind = "first_turn"
    rule = "GWT-036"


class BeginTurn(ForPlayer):
    __slots__ = ()
    kind = "begin_turn"
    rule = "GWT-038"


class EndTurn(ForPlayer):
    """Phase C and the next player's turn."""

    __slots__ = ()
    kind = "end_turn"
    rule = "GWT-119"


class GoOn(ForPlayer):
    """Back at the location after an action: the fields of the next UseLocation."""

    __slots__ = ("chain", "performed", "space", "used")
    fields = ("seat", "chain", "performed", "player", "space", "used")
    kind = "go_on"
    rule = "GWT-059"

    def __init__(
        self, seat: int, chain: tuple[int, ...], performed: int, player: int, space: int, used: int
    ) -> None:
        super().__init__(seat, player)
        self.chain: Final = chain
        self.performed: Final = performed
        self.space: Final = space
        self.used: Final = used


class Rewards(ForPlayer):
    """The rewards of an action, once the engine has moved back for it."""

    __slots__ = ("action",)
    fields = ("seat", "action", "player")
    kind = "rewards"
    rule = "GWT-060"

    def __init__(self, seat: int, action: int, player: int) -> None:
        super().__init__(seat, player)
        self.action: Final = action


class Immediate(ForPlayer):
    """Offer one of these actions if any is possible now (GWT-135, GWT-173, GWT-235)."""

    __slots__ = ("actions",)
    fields = ("seat", "actions", "player")
    kind = "immediate"
    rule = "GWT-135"

    def __init__(self, seat: int, actions: tuple[int, ...], player: int) -> None:
        super().__init__(seat, player)
        self.actions: Final = actions


class KansasCity(ForPlayer):
    """The subphases of Kansas City one after the other; `next` is 1 to 5 (GWT-069)."""

    __slots__ = ("next",)
    fields = ("seat", "next", "player")
    kind = "kansas_city"
    rule = "GWT-069"

    def __init__(self, seat: int, next_: int, player: int) -> None:
        super().__init__(seat, player)
        self.next: Final = next_


class LeaveKansasCity(ForPlayer):
    """After the delivery: back to the start, and the foresight spaces are refilled."""

    __slots__ = ()
    kind = "leave_kansas_city"
    rule = "GWT-115"


class AfterEngine(ForPlayer):
    """After the delivery of 9a the station where the engine stands may be upgraded (GWT-231)."""

    __slots__ = ()
    kind = "after_engine"
    rule = "GWT-231"
