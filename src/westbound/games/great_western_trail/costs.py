"""What moves cost and bring, worked out for the log and for previews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from westbound.engine.refusal import Param, Phrase
from westbound.engine.texts import Money
from westbound.games.great_western_trail import moves as m
from westbound.games.great_western_trail import steps
from westbound.games.great_western_trail.actions import ACTIONS, NO_CARD
from westbound.games.great_western_trail.components import (
    DISC_COST,
    DISC_GAIN,
    FIRST_PRIVATE,
    owner_of,
)
from westbound.games.great_western_trail.railroad import CITY_DOLLARS
from westbound.games.great_western_trail.rules.actions.amounts import dollars, number
from westbound.games.great_western_trail.rules.actions.costs import cards_to_discard
from westbound.games.great_western_trail.rules.certificates import certificate_limit
from westbound.games.great_western_trail.rules.discs import FIRST_CITY
from westbound.games.great_western_trail.rules.move import fee
from westbound.games.great_western_trail.state import TrailState


def payment(state: TrailState, seat: int, cost: int) -> dict[str, Param]:
    """Money before and after; a negative cost is a gain."""
    money = state.money[seat]
    return {"cost": Money(cost), "money": Money(money), "left": Money(money - cost)}


class Fees(NamedTuple):
    """What a route charges, and how much of it is paid to whom (GWT-050, GWT-051, GWT-054)."""

    due: int
    bank: int
    owners: tuple[int, ...]
    paid: tuple[int, ...]  # by owner

    @property
    def total(self) -> int:
        return self.bank + sum(self.paid)

    def payments(self) -> tuple[Phrase, ...]:
        """Each payment with its receiver: "$2 to Ana", "$1 to the bank"."""
        paid = zip(self.owners, self.paid, strict=True)
        found = [Phrase("payment", {"paid": Money(n), "owner": owner}) for owner, n in paid]
        if self.bank:
            found.append(Phrase("payment_bank", {"bank": Money(self.bank)}))
        return tuple(found)


def fees_of(state: TrailState, seat: int, route: Sequence[int]) -> Fees:
    """Fees are paid in order, as far as the money goes."""
    money, due, bank = state.money[seat], 0, 0
    owners: dict[int, int] = {}
    for space in route:
        charge = fee(state, seat, space)
        paid = min(charge, money)
        due, money = due + charge, money - paid
        if paid and state.on[space] >= FIRST_PRIVATE:
            owner = owner_of(state.on[space])
            owners[owner] = owners.get(owner, 0) + paid
        else:
            bank += paid
    return Fees(due, bank, tuple(owners), tuple(owners.values()))


def certificates_after(state: TrailState, seat: int, spaces: int) -> int:
    """The place of the marker after moving forward by this many places (GWT-129)."""
    now = state.certificates[seat]
    return max(now, min(certificate_limit(state, seat), now + spaces))


class Result(NamedTuple):
    """What a printed action does at once, before anything is asked."""

    cards: tuple[int, ...]
    money: int
    marker: int  # place on the certificate track


def result_of(state: TrailState, seat: int, move: m.Use) -> Result:
    """Without the rewards that follow once the engine has moved back (GWT-060)."""
    action = ACTIONS[move.action]
    cards: tuple[int, ...] = ()
    if action.discard != NO_CARD:
        cards = cards_to_discard(action, move)
    if action.back > 0:
        return Result(cards, -action.pay, state.certificates[seat])
    spaces = sum(number(state, seat, amount) for amount in action.certificates)
    money = dollars(state, seat, action) - action.pay
    return Result(cards, money, certificates_after(state, seat, spaces))


def money_after_disc(state: TrailState, step: steps.PlaceDisc, disc: int | None) -> int:
    """GWT-113: what the disc space costs or brings, the money of the crest, the transport."""
    money = state.money[step.seat] - step.due
    if disc is not None:
        money += DISC_GAIN[disc] - DISC_COST[disc]
    if step.target >= FIRST_CITY:
        money += CITY_DOLLARS[step.target - FIRST_CITY]
    return money
