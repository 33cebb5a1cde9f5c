"""The open decisions that only some cards and variants bring: data only, as in `steps.py`."""

from __future__ import annotations

from typing import ClassVar, Final, Self

from westbound.games.carson_city.steps import CarsonStep, Chance


class Together(CarsonStep):
    """A step that everybody in `waiting` answers in any order; `of` is the part of one seat.

    `seat` is the first of them, or the one whose part it is.
    """

    __slots__ = ("waiting",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "waiting")

    def __init__(self, seat: int, waiting: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.waiting: Final = waiting

    def deciders(self) -> tuple[int, ...]:
        return self.waiting

    def with_waiting(self, seat: int, waiting: tuple[int, ...]) -> Self:
        return type(self)(seat, waiting)

    def of(self, seat: int) -> Self:
        return self.with_waiting(seat, self.waiting)

    def again(self) -> Self:
        """The same for all who are waiting."""
        return self.with_waiting(self.waiting[0], self.waiting)

    def without(self) -> Self | None:
        """The same for the others, once this seat has handed in; None: nobody is left."""
        left = tuple(seat for seat in self.waiting if seat != self.seat)
        return self.with_waiting(left[0], left) if left else None


# --- set-up


class DrawCards(Chance):
    """The cards of a random set (CC-025)."""

    __slots__ = ()
    kind, rule = "draw_cards", "CC-025"


class FillSheets(Together):
    """Everybody fills the sheet of A New Beginning in secret."""

    __slots__ = ()
    kind, rule = "fill_sheets", "CC-210"
    sealed = True


class RevealSheets(Chance):
    __slots__ = ()
    kind, rule = "reveal_sheets", "CC-210"


class DealDuelTiles(Chance):
    """Duel tiles for one player; at the start his money follows from them (CC-227)."""

    __slots__ = ("count", "player")
    fields = ("seat", "count", "player")
    kind, rule = "deal_duel_tiles", "CC-227"

    def __init__(self, seat: int, count: int, player: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.player: Final = player


class AnnounceSums(Chance):
    """Everybody says the sum of his duel tiles (CC-229)."""

    __slots__ = ()
    kind, rule = "announce_sums", "CC-229"


# --- cards


class BorrowCard(CarsonStep):
    """The Newsboy takes a second card."""

    __slots__ = ()
    kind, rule = "borrow_card", "CC-173"
    roads = True


class TakeTile(CarsonStep):
    """Take a tile of the row for this price; `building`: only this type, or else from the bag."""

    __slots__ = ("building", "price")
    fields = ("seat", "building", "price")
    kind, rule = "take_tile", "CC-184"
    roads = True

    def __init__(self, seat: int, building: int, price: int) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.price: Final = price


class ClaimForTile(CarsonStep):
    """The free parcel for the tile just taken."""

    __slots__ = ("building",)
    fields = ("seat", "building")
    kind, rule = "claim_for_tile", "CC-190"
    roads = True

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building


class RollIndian(Chance):
    """A random empty parcel for this player; so many are left."""

    __slots__ = ("left", "player")
    fields = ("seat", "left", "player")
    kind, rule = "roll_indian", "CC-189"

    def __init__(self, seat: int, left: int, player: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.player: Final = player


class OfferParcels(CarsonStep):
    """The Auctioneer chooses what he auctions; `offered`: the first parcel as a mask."""

    __slots__ = ("offered",)
    fields = ("seat", "offered")
    kind, rule = "offer_parcels", "CC-197"
    roads = True

    def __init__(self, seat: int, offered: int) -> None:
        super().__init__(seat)
        self.offered: Final = offered


class PlaceBid(CarsonStep):
    """Bid more than `high` or pass; `parcels` 0: the 3-revolver token is sold (CC-198)."""

    __slots__ = ("auctioneer", "high", "leader", "out", "parcels")
    fields = ("seat", "auctioneer", "high", "leader", "out", "parcels")
    kind, rule = "place_bid", "CC-197"
    roads = True

    def __init__(
        self, seat: int, auctioneer: int, high: int, leader: int, out: int, parcels: int
    ) -> None:
        super().__init__(seat)
        self.auctioneer: Final = auctioneer
        self.high: Final = high
        self.leader: Final = leader
        self.out: Final = out
        self.parcels: Final = parcels


class HealCowboy(CarsonStep):
    """Pay the Doctor to place the beaten cowboy again; for himself it is free."""

    __slots__ = ("doctor",)
    fields = ("seat", "doctor")
    kind, rule = "heal_cowboy", "CC-201"
    roads = True

    def __init__(self, seat: int, doctor: int) -> None:
        super().__init__(seat)
        self.doctor: Final = doctor


class PayUndertaker(CarsonStep):
    """2 money to the Undertaker, or lose a point."""

    __slots__ = ("undertaker",)
    fields = ("seat", "undertaker")
    kind, rule = "pay_undertaker", "CC-203"
    roads = True

    def __init__(self, seat: int, undertaker: int) -> None:
        super().__init__(seat)
        self.undertaker: Final = undertaker


# --- placing cowboys


class Equip(CarsonStep):
    """What may go with the cowboy just placed: dynamite, a no-duel token, a horse in a corral."""

    __slots__ = ("horse", "location")
    fields = ("seat", "horse", "location")
    kind, rule = "equip", "CC-264"
    roads = True

    def __init__(self, seat: int, horse: int, location: int) -> None:
        super().__init__(seat)
        self.horse: Final = horse  # 1: a horse may still follow
        self.location: Final = location


class CorralTwo(CarsonStep):
    """Place one more cowboy, or take an own one up, or pass."""

    __slots__ = ()
    kind, rule = "corral_two", "CC-267"
    roads = True


class Relocate(CarsonStep):
    """Where the cowboy just taken up goes, with its tokens, or back into the reserve."""

    __slots__ = ("charged", "origin", "quiet")
    fields = ("seat", "charged", "origin", "quiet")
    kind, rule = "relocate", "CC-300"
    roads = True

    def __init__(self, seat: int, charged: int, origin: int, quiet: int) -> None:
        super().__init__(seat)
        self.charged: Final = charged
        self.origin: Final = origin
        self.quiet: Final = quiet


class PlanWave(Together):
    """A sealed placement of everybody who is not locked (CC-240)."""

    __slots__ = ("wave",)
    fields = ("seat", "waiting", "wave")
    kind, rule = "plan_wave", "CC-240"
    sealed = True

    def __init__(self, seat: int, waiting: tuple[int, ...], wave: int) -> None:
        super().__init__(seat, waiting)
        self.wave: Final = wave

    def with_waiting(self, seat: int, waiting: tuple[int, ...]) -> Self:
        return type(self)(seat, waiting, self.wave)


class RevealPlans(Chance):
    """All plans of a wave are shown."""

    __slots__ = ("wave",)
    fields = ("seat", "wave")
    kind, rule = "reveal_plans", "CC-240"

    def __init__(self, seat: int, wave: int) -> None:
        super().__init__(seat)
        self.wave: Final = wave


class PlaceLive(Together):
    """Everybody places and moves cowboys in the open until he locks (CC-239)."""

    __slots__ = ()
    kind, rule = "place_live", "CC-239"
    immediate = True


class TakeRodeo(CarsonStep):
    """The winner takes the rodeo token: there is no choice in it, but the log tells it."""

    __slots__ = ()
    kind, rule = "take_rodeo", "CC-272"


class WageHorse(CarsonStep):
    """Pay for a horse instead of taking the wages of one cowboy."""

    __slots__ = ()
    kind, rule = "wage_horse", "CC-262"
    roads = True
