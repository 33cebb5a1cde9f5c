"""The open decisions of Great Western Trail: data only. What is legal is in `rules/`.

`window` marks the moments when the player may also play objective cards (GWT-233, GWT-287).
`optional` steps can be declined: a reward may be forfeited (GWT-125).
"""

from __future__ import annotations

from typing import ClassVar, Final

from westbound.engine.step import Step


class TrailStep(Step):
    __slots__ = ()
    window: ClassVar[bool] = False


# --- decisions


class PlaceHerd(TrailStep):
    """First turn: a neutral building to begin at."""

    __slots__ = ()
    kind = "place_herd"
    rule = "GWT-039"


class MoveHerd(TrailStep):
    """Phase A: move along the trail."""

    __slots__ = ()
    kind = "move_herd"
    rule = "GWT-043"
    window = True


class MoveAgain(TrailStep):
    """A move-the-cattleman action of at most this many steps (GWT-227)."""

    __slots__ = ("most",)
    fields = ("seat", "most")
    kind = "move_again"
    rule = "GWT-227"

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most: Final = most


class MoveFree(TrailStep):
    """The free move of an objective card (GWT-237); `leave`: phase C follows directly."""

    __slots__ = ("leave", "most")
    fields = ("seat", "leave", "most")
    kind = "move_free"
    rule = "GWT-237"

    def __init__(self, seat: int, leave: bool, most: int) -> None:
        super().__init__(seat)
        self.leave: Final = leave
        self.most: Final = most


class UseLocation(TrailStep):
    """Phase B: local actions of the tile on `space` in any order, or one single auxiliary action.

    `used` is a mask of local actions done, `performed` 0 nothing yet, 1 local actions, 2 the
    auxiliary action. `chain` names the copied 8b spaces when the actions are copied (GWT-285);
    `space` is -1 where only an auxiliary action is possible (GWT-065).
    """

    __slots__ = ("chain", "performed", "space", "used")
    fields = ("seat", "chain", "performed", "space", "used")
    kind = "use_location"
    rule = "GWT-058"
    window = True

    def __init__(
        self, seat: int, chain: tuple[int, ...], performed: int, space: int, used: int
    ) -> None:
        super().__init__(seat)
        self.chain: Final = chain
        self.performed: Final = performed
        self.space: Final = space
        self.used: Final = used


class CopyBuilding(TrailStep):
    """8b: which adjacent building is copied; `chain` are the 8b spaces so far, last one first."""

    __slots__ = ("chain",)
    fields = ("seat", "chain")
    kind = "copy_building"
    rule = "GWT-223"

    def __init__(self, seat: int, chain: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.chain: Final = chain


class Bonus(TrailStep):
    """An immediate action that may be forfeited: one of these (GWT-135, GWT-173)."""

    __slots__ = ("actions",)
    fields = ("seat", "actions")
    kind = "bonus"
    rule = "GWT-135"

    def __init__(self, seat: int, actions: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.actions: Final = actions


class OptionalStep(TrailStep):
    """A decision inside an action; it can be declined where its reward is a bonus."""

    __slots__ = ("optional",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "optional")

    def __init__(self, seat: int, optional: bool) -> None:
        super().__init__(seat)
        self.optional: Final = optional


class Auxiliary(OptionalStep):
    """One auxiliary action, single or double (GWT-187)."""

    __slots__ = ()
    kind = "auxiliary"
    rule = "GWT-187"


class Hire(OptionalStep):
    __slots__ = ("modifier",)
    fields = ("seat", "optional", "modifier")
    kind = "hire"
    rule = "GWT-131"

    def __init__(self, seat: int, optional: bool, modifier: int) -> None:
        super().__init__(seat, optional)
        self.modifier: Final = modifier


class PlaceBuilding(OptionalStep):
    """A private building at this price for each craftsman needed."""

    __slots__ = ("price",)
    fields = ("seat", "optional", "price")
    kind = "place_building"
    rule = "GWT-141"

    def __init__(self, seat: int, optional: bool, price: int) -> None:
        super().__init__(seat, optional)
        self.price: Final = price


class UpTo(OptionalStep):
    """Choose a number or a distance, at most this one."""

    __slots__ = ("most",)
    fields = ("seat", "optional", "most")

    def __init__(self, seat: int, optional: bool, most: int) -> None:
        super().__init__(seat, optional)
        self.most: Final = most


class MoveEngine(UpTo):
    """Move the engine forward at most this far."""

    __slots__ = ()
    kind = "move_engine"
    rule = "GWT-151"


class MoveEngineBack(TrailStep):
    """Move the engine back exactly this far: what an action costs (GWT-158)."""

    __slots__ = ("exactly",)
    fields = ("seat", "exactly")
    kind = "move_engine_back"
    rule = "GWT-158"

    def __init__(self, seat: int, exactly: int) -> None:
        super().__init__(seat)
        self.exactly: Final = exactly


class BackForDelivery(TrailStep):
    """9a: move the engine back any number of spaces (GWT-230)."""

    __slots__ = ()
    kind = "back_for_delivery"
    rule = "GWT-230"


class BackFromEnd(TrailStep):
    """From space 39 back to any free space (GWT-162)."""

    __slots__ = ()
    kind = "back_from_end"
    rule = "GWT-162"


class AtStation(TrailStep):
    """A decision about this station."""

    __slots__ = ("station",)
    fields = ("seat", "station")

    def __init__(self, seat: int, station: int) -> None:
        super().__init__(seat)
        self.station: Final = station


class UpgradeStation(AtStation):
    """Upgrade the station where the engine stopped, or not."""

    __slots__ = ()
    kind = "upgrade_station"
    rule = "GWT-164"


class UpgradeBehind(TrailStep):
    """9b: which station behind the engine is upgraded (GWT-225)."""

    __slots__ = ()
    kind = "upgrade_behind"
    rule = "GWT-225"


class PlaceDisc(TrailStep):
    """Which disc goes to the station (0 to 9) or city (10 and above); `due` is paid afterwards."""

    __slots__ = ("due", "target")
    fields = ("seat", "due", "target")
    kind = "place_disc"
    rule = "GWT-093"

    def __init__(self, seat: int, due: int, target: int) -> None:
        super().__init__(seat)
        self.due: Final = due
        self.target: Final = target


class TakeMaster(AtStation):
    """Give up a worker for the station master tile of this station, or not (GWT-168)."""

    __slots__ = ()
    kind = "take_master"
    rule = "GWT-168"


class TakeObjective(OptionalStep):
    """An objective card from the display or the stack."""

    __slots__ = ("to_hand",)
    fields = ("seat", "optional", "to_hand")
    kind = "take_objective"
    rule = "GWT-176"

    def __init__(self, seat: int, optional: bool, to_hand: bool) -> None:
        super().__init__(seat, optional)
        self.to_hand: Final = to_hand


class Trade(OptionalStep):
    __slots__ = ()
    kind = "trade"
    rule = "GWT-178"


class RemoveHazard(OptionalStep):
    __slots__ = ("cost",)
    fields = ("seat", "optional", "cost")
    kind = "remove_hazard"
    rule = "GWT-182"

    def __init__(self, seat: int, optional: bool, cost: int) -> None:
        super().__init__(seat, optional)
        self.cost: Final = cost


class DrawHowMany(UpTo):
    """Draw up to this many cards, then discard as many (GWT-282)."""

    __slots__ = ()
    kind = "draw_how_many"
    rule = "GWT-282"


class CardByCard(TrailStep):
    """A decision about one hand card, of this many in all."""

    __slots__ = ("count",)
    fields = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count


class DiscardCards(CardByCard):
    """Discard this many cards after drawing (GWT-195)."""

    __slots__ = ()
    kind = "discard_cards"
    rule = "GWT-195"


class TrashCards(CardByCard):
    """Remove up to this many hand cards from the game (GWT-193)."""

    __slots__ = ()
    kind = "trash_cards"
    rule = "GWT-193"


class BuyCattle(TrailStep):
    """Buy with the cowboys left; `begun` once something was done (GWT-196)."""

    __slots__ = ("begun", "cowboys")
    fields = ("seat", "begun", "cowboys")
    kind = "buy_cattle"
    rule = "GWT-196"

    def __init__(self, seat: int, begun: bool, cowboys: int) -> None:
        super().__init__(seat)
        self.begun: Final = begun
        self.cowboys: Final = cowboys


class Foresight(TrailStep):
    """Kansas City, subphases 1 to 3: choose a tile of this column (GWT-070)."""

    __slots__ = ("column",)
    fields = ("seat", "column")
    kind = "foresight"
    rule = "GWT-070"
    window = True

    def __init__(self, seat: int, column: int) -> None:
        super().__init__(seat)
        self.column: Final = column


class Income(TrailStep):
    """Kansas City, subphase 4: how many certificates are used (GWT-082)."""

    __slots__ = ()
    kind = "income"
    rule = "GWT-081"
    window = True


class Delivery(TrailStep):
    """A city with at most this value; `free`: no transport cost (GWT-090, GWT-231)."""

    __slots__ = ("free", "value")
    fields = ("seat", "free", "value")
    kind = "deliver"
    rule = "GWT-090"

    def __init__(self, seat: int, free: bool, value: int) -> None:
        super().__init__(seat)
        self.free: Final = free
        self.value: Final = value
