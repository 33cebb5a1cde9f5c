"""Both turn order auctions, call by call (STM-041 to STM-048, STM-102 to STM-109)."""

from __future__ import annotations

from dataclasses import dataclass, field

from .ledger import auction_payments


@dataclass
class PlaceAuction:
    """Base game: places are sold one by one; `paid` is what the winners paid, place by place."""

    players: int
    opener: int
    order: list[int] = field(default_factory=list)
    paid: list[int] = field(default_factory=list)
    out: set[int] = field(default_factory=set)  # passed for the place that is for sale
    bids: list[tuple[int, int]] = field(default_factory=list)  # of this place: seat, amount
    turn: int = -1

    def __post_init__(self) -> None:
        self._open(self.opener)

    def _clockwise(self, seat: int) -> list[int]:
        return [(seat + i) % self.players for i in range(self.players)]

    def _inside(self, seat: int) -> bool:
        return seat not in self.order and seat not in self.out

    def _open(self, seat: int) -> None:
        """STM-045, STM-046."""
        self.out, self.bids = set(), []
        waiting = [other for other in self._clockwise(seat) if other not in self.order]
        if len(waiting) == 1:
            self.order += waiting
            self.paid.append(0)
        else:
            self.turn = waiting[0]

    @property
    def over(self) -> bool:
        return len(self.order) == self.players

    def highest(self) -> int:
        return self.bids[-1][1] if self.bids else -1

    def bid(self, amount: int) -> None:
        assert amount > self.highest()
        self.bids.append((self.turn, amount))
        self._next()

    def leave(self) -> None:
        self.out.add(self.turn)
        self._next()

    def _next(self) -> None:
        """STM-042, STM-044, STM-047."""
        inside = [seat for seat in range(self.players) if self._inside(seat)]
        if len(inside) > 1:
            around = self._clockwise(self.turn)[1:]
            self.turn = next(seat for seat in around if self._inside(seat))
            return
        winner = inside[0]
        self.order.append(winner)
        self.paid.append(max(0, self.highest()))
        self._open((winner + 1) % self.players)


@dataclass
class OrderAuction:
    """Standard game: one auction for all places; `order` is the one of the turn before."""

    order: list[int]
    free_pass: int | None
    left: list[int] = field(default_factory=list)  # in the order of leaving
    bids: dict[int, int] = field(default_factory=dict)
    leader: int | None = None
    turn: int = -1

    def __post_init__(self) -> None:
        self.turn = self.order[0]

    @property
    def over(self) -> bool:
        return len(self.left) == len(self.order)

    def highest(self) -> int:
        return max(self.bids.values(), default=-1)

    def bid(self, amount: int) -> None:
        assert amount > self.highest()
        self.bids[self.turn] = amount
        self.leader = self.turn
        self._next()

    def leave(self) -> None:
        """STM-103, STM-104."""
        if self.free_pass == self.turn:
            self.free_pass = None
        else:
            self.left.append(self.turn)
        self._next()

    def _next(self) -> None:
        inside = [seat for seat in self.order if seat not in self.left]
        if len(inside) == 1:
            self.left += inside
            return
        at = self.order.index(self.turn)
        around = self.order[at + 1 :] + self.order[: at + 1]
        asked = [seat for seat in around if seat in inside and seat != self.leader]  # STM-107
        self.turn = asked[0]

    def places(self) -> list[int]:
        return self.left[::-1]

    def payments(self) -> dict[int, int]:
        return auction_payments(self.places(), self.bids)
