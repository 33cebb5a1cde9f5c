"""The open decisions of Steam: data only. What is legal and what follows is in `rules/`."""

from __future__ import annotations

from typing import Final

from westbound.engine.step import Step
from westbound.kit import flow
from westbound.kit.steps import AUTOMATIC, Automatic, Chance, ForPlayer

MAX_PLAYERS: Final = 6

# --- chance


class FillCity(Chance):
    """Cubes for the city on this hex."""

    __slots__ = ("count", "hex")
    fields = ("seat", "count", "hex")
    kind = "fill_city"
    rule = "STM-030"

    def __init__(self, seat: int, count: int, hex_: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.hex: Final = hex_


class FillSupply(Chance):
    """Cubes for this space of the goods supply."""

    __slots__ = ("count", "space")
    fields = ("seat", "count", "space")
    kind = "fill_supply"
    rule = "STM-032"

    def __init__(self, seat: int, count: int, space: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.space: Final = space


class DrawOrder(Chance):
    """An action tile for every seat decides the first turn order."""

    __slots__ = ()
    kind = "draw_order"
    rule = "STM-040"


class DrawOpener(Chance):
    """Who opens the first auction of the base game."""

    __slots__ = ()
    kind = "draw_opener"
    rule = "STM-041"


# --- steps that carry themselves out


class SteamPhase(flow.Phase):
    """The place in the order of phases; `flow.py` has that order."""

    __slots__ = ()
    rule = "STM-071"


class SellPlace(Automatic):
    """Base auction: the next place of the turn order is opened by this player (STM-045)."""

    __slots__ = ("opener",)
    fields = ("seat", "opener")
    kind = "sell_place"
    rule = "STM-045"

    def __init__(self, seat: int, opener: int) -> None:
        super().__init__(seat)
        self.opener: Final = opener


class EndBuildTurn(ForPlayer):
    """Links that were not extended are lost (STM-161)."""

    __slots__ = ()
    kind = "end_build_turn"
    rule = "STM-161"


# --- decisions


class Auction(Step):
    """A decision in an auction: `inside` are the seats still in, next one first."""

    __slots__ = ("high", "inside", "leader")

    def __init__(self, seat: int, high: int, inside: tuple[int, ...], leader: int) -> None:
        super().__init__(seat)
        self.high: Final = high  # -1: nobody has bid
        self.inside: Final = inside
        self.leader: Final = leader


class Bid(Auction):
    """Base auction for one place: raise or pass."""

    __slots__ = ()
    fields = ("seat", "high", "inside", "leader")
    kind = "bid"
    rule = "STM-042"


class BidForOrder(Auction):
    """Standard auction of the whole turn order (STM-102 to STM-108).

    `left` are the seats that passed, last place first; `bids` the highest bid of every seat, -1 for
    none; `free` who may still pass once for nothing.
    """

    __slots__ = ("bids", "free", "left")
    fields = ("seat", "bids", "free", "high", "inside", "leader", "left")
    kind = "bid_for_order"
    rule = "STM-102"

    def __init__(
        self,
        seat: int,
        bids: tuple[int, ...],
        free: int,
        high: int,
        inside: tuple[int, ...],
        leader: int,
        left: tuple[int, ...],
    ) -> None:
        super().__init__(seat, high, inside, leader)
        self.bids: Final = bids
        self.free: Final = free
        self.left: Final = left


class Borrow(Step):
    """Standard game: how many loans (STM-100)."""

    __slots__ = ()
    kind = "borrow"
    rule = "STM-100"


class ChooseActionTile(Step):
    """Choose an action tile (STM-080)."""

    __slots__ = ()
    kind = "take_tile"
    rule = "STM-080"


class BuildTurn(Step):
    """A build turn: choose a hex for a tile, urbanize, grow, or end it."""

    __slots__ = ("left",)
    fields = ("seat", "left")
    kind = "build"
    rule = "STM-111"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class OnHex(Step):
    """A decision within a build turn about this hex; `left` tiles can still be placed."""

    __slots__ = ("hex", "left")
    fields = ("seat", "hex", "left")

    def __init__(self, seat: int, hex_: int, left: int) -> None:
        super().__init__(seat)
        self.hex: Final = hex_
        self.left: Final = left


class PlaceTrack(OnHex):
    """Which face in which rotation goes onto this hex."""

    __slots__ = ()
    kind = "place_track"
    rule = "STM-120"


class ChooseSupply(OnHex):
    """Which space of the goods supply goes to the city on this hex (STM-192, STM-200)."""

    __slots__ = ()
    kind = "choose_supply"
    rule = "STM-192"


class MoveGoods(Step):
    """Upgrade the locomotive, move a cube, or pass (STM-210)."""

    __slots__ = ()
    kind = "move_goods"
    rule = "STM-210"


class ChooseRoute(Step):
    """Where the chosen cube goes, and who scores (STM-213)."""

    __slots__ = ("colour", "hex")
    fields = ("seat", "colour", "hex")
    kind = "choose_route"
    rule = "STM-213"

    def __init__(self, seat: int, colour: int, hex_: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour
        self.hex: Final = hex_


class IncomeOrPoints(Step):
    """All points of this delivery on income or on victory points (STM-226)."""

    __slots__ = ("points",)
    fields = ("seat", "points")
    kind = "income_or_points"
    rule = "STM-226"

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points: Final = points


# Steps that carry themselves out exist once, by the seat they are about.
SELL_PLACE: Final = tuple(SellPlace(AUTOMATIC, seat) for seat in range(MAX_PLAYERS))
END_BUILD_TURN: Final = tuple(EndBuildTurn(AUTOMATIC, seat) for seat in range(MAX_PLAYERS))
