"""The open decisions that only some cards and variants bring: data only, as in `steps.py`."""

from __future__ import annotations

from typing import Final, Self

from westbound.games.carson_city.steps import Automatic, CarsonStep, Chance


class Together(CarsonStep):
    """A step that everybody in `waiting` answers in any order; `of` is the part of one seat.

    `seat` is the first of them, or the one whose part it is.
    """

    __slots__ = ("waiting",)

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
    kind, rule = "take_tile", "CC-184"
    roads = True

    def __init__(self, seat: int, building: int, price: int) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.price: Final = price


class ClaimForTile(CarsonStep):
    """The free parcel for the tile just taken."""

    __slots__ = ("building",)
    kind, rule = "claim_for_tile", "CC-190"
    roads = True

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building


class RollIndian(Chance):
    """A random empty parcel for this player; so many are left."""

    __slots__ = ("left", "player")
    kind, rule = "roll_indian", "CC-189"

    def __init__(self, seat: int, left: int, player: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.player: Final = player


class OfferParcels(CarsonStep):
    """The Auctioneer chooses what he auctions; `offered`: the first parcel as a mask."""

    __slots__ = ("offered",)
    kind, rule = "offer_parcels", "CC-197"
    roads = True

    def __init__(self, seat: int, offered: int) -> None:
        super().__init__(seat)
        self.offered: Final = offered


class PlaceBid(CarsonStep):
    """Bid more than `high` or pass; `parcels` 0: the 3-revolver token is sold (CC-198)."""

    __slots__ = ("auctioneer", "high", "leader", "out", "parcels")
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
    kind, rule = "heal_cowboy", "CC-201"
    roads = True

    def __init__(self, seat: int, doctor: int) -> None:
        super().__init__(seat)
        self.doctor: Final = doctor


class PayUndertaker(CarsonStep):
    """2 money to the Undertaker, or lose a point."""

    __slots__ = ("undertaker",)
    kind, rule = "pay_undertaker", "CC-203"
    roads = True

    def __init__(self, seat: int, undertaker: int) -> None:
        super().__init__(seat)
        self.undertaker: Final = undertaker


# --- placing cowboys


class Equip(CarsonStep):
    """What may go with the cowboy just placed: dynamite, a no-duel token, a horse in a corral."""

    __slots__ = ("horse", "location")
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
    kind, rule = "reveal_plans", "CC-240"

    def __init__(self, seat: int, wave: int) -> None:
        super().__init__(seat)
        self.wave: Final = wave


class PlaceLive(Together):
    """Everybody places and moves cowboys in the open until he locks (CC-239)."""

    __slots__ = ()
    kind, rule = "place_live", "CC-239"
    at_once = True


class WageHorse(CarsonStep):
    """Pay for a horse instead of taking the wages of one cowboy."""

    __slots__ = ()
    kind, rule = "wage_horse", "CC-262"
    roads = True


# --- duels


class PutDownTiles(Together):
    """Every duellist plays a duel tile face down."""

    __slots__ = ("location",)
    kind, rule = "put_down_tiles", "CC-225"
    sealed = True

    def __init__(self, seat: int, waiting: tuple[int, ...], location: int) -> None:
        super().__init__(seat, waiting)
        self.location: Final = location

    def with_waiting(self, seat: int, waiting: tuple[int, ...]) -> Self:
        return type(self)(seat, waiting, self.location)


class RevealTiles(Chance):
    """The tiles are shown; `late`: who plays only then (CC-193); `shown`: what lies open."""

    __slots__ = ("duellists", "late", "location", "shown")
    kind, rule = "reveal_tiles", "CC-225"

    def __init__(
        self,
        seat: int,
        duellists: tuple[int, ...],
        late: int,
        location: int,
        shown: tuple[tuple[int, ...], ...],
    ) -> None:
        super().__init__(seat)
        self.duellists: Final = duellists
        self.late: Final = late
        self.location: Final = location
        self.shown: Final = shown


class RerollDie(CarsonStep):
    """The Gunsmith may roll again; all dice of the duel lie open."""

    __slots__ = ("dice", "duellists", "location")
    kind, rule = "reroll_die", "CC-193"

    def __init__(
        self, seat: int, dice: tuple[int, ...], duellists: tuple[int, ...], location: int
    ) -> None:
        super().__init__(seat)
        self.dice: Final = dice
        self.duellists: Final = duellists
        self.location: Final = location


class RollAgain(Chance):
    """The Gunsmith's new dice."""

    __slots__ = ("dice", "duellists", "location", "player")
    kind, rule = "roll_again", "CC-193"

    def __init__(
        self,
        seat: int,
        dice: tuple[int, ...],
        duellists: tuple[int, ...],
        location: int,
        player: int,
    ) -> None:
        super().__init__(seat)
        self.dice: Final = dice
        self.duellists: Final = duellists
        self.location: Final = location
        self.player: Final = player


class Win(Automatic):
    """The winner acts, after what the duel itself has brought about."""

    __slots__ = ("location", "winner")
    kind, rule = "win", "CC-070"

    def __init__(self, seat: int, location: int, winner: int) -> None:
        super().__init__(seat)
        self.location: Final = location
        self.winner: Final = winner


class ActQuietly(Automatic):
    """A cowboy with a no-duel token acts after the others (CC-195)."""

    __slots__ = ("location", "player")
    kind, rule = "act_quietly", "CC-195"

    def __init__(self, seat: int, location: int, player: int) -> None:
        super().__init__(seat)
        self.location: Final = location
        self.player: Final = player


# --- outlaws


class RollOutlaws(Chance):
    __slots__ = ()
    kind, rule = "roll_outlaws", "CC-243"


class OutlawAppears(Chance):
    __slots__ = ("left",)
    kind, rule = "outlaw_appears", "CC-245"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class MoveOutlaws(CarsonStep):
    """The first player chooses which outlaw of the mask moves next."""

    __slots__ = ("left",)
    kind, rule = "move_outlaws", "CC-247"
    roads = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class NextOutlaw(Automatic):
    """The outlaws of the mask still have to move."""

    __slots__ = ("left",)
    kind, rule = "next_outlaw", "CC-247"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class OutlawMoves(Chance):
    """An outlaw goes to one of several equally good buildings (CC-249)."""

    __slots__ = ("origin", "targets")
    kind, rule = "outlaw_moves", "CC-249"

    def __init__(self, seat: int, origin: int, targets: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.targets: Final = targets


class OutlawFights(Automatic):
    """Fights with outlaws go on until none is left; `chooser` picks each (CC-254)."""

    __slots__ = ("chooser",)
    kind, rule = "outlaw_fights", "CC-254"

    def __init__(self, seat: int, chooser: int) -> None:
        super().__init__(seat)
        self.chooser: Final = chooser


class OutlawReward(CarsonStep):
    """The points of the tile, or half the income of the freed building."""

    __slots__ = ("building",)
    kind, rule = "outlaw_reward", "CC-257"
    roads = True

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building


# --- income


class DoubleRanches(CarsonStep):
    """Name ranches for the horses of corral 3."""

    __slots__ = ("left",)
    kind, rule = "double_ranches", "CC-269"
    roads = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class AskBoosts(Automatic):
    """Dynamite and the third corral, after the Grocer has chosen (CC-117, CC-182)."""

    __slots__ = ("player",)
    kind, rule = "ask_boosts", "CC-117"

    def __init__(self, seat: int, player: int) -> None:
        super().__init__(seat)
        self.player: Final = player


class TripleMines(CarsonStep):
    """Spend dynamite on own mines, or keep it."""

    __slots__ = ()
    kind, rule = "triple_mines", "CC-192"
    roads = True
