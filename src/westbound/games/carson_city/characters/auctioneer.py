"""12 Auctioneer. Yellow: auctions two parcels (CC-197). Red: the 3-revolver token (CC-198).

The bidding is in `auction.py`.
"""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.rules.auction import begin_bidding
from westbound.games.carson_city.rules.buy_parcels import claimable
from westbound.games.carson_city.state import NOBODY, RED, CarsonState
from westbound.games.carson_city.variant_steps import OfferParcels


class AuctioneerYellow(Character):
    number, name, limit, rule = 12, "auctioneer", 30, "CC-197"

    def chosen(self, state: CarsonState, seat: int) -> None:
        if claimable(state):
            state.agenda.append(OfferParcels(seat, 0))


class AuctioneerRed(Character):
    number, name, limit, rule, side = 12, "auctioneer", 30, "CC-198", RED

    def chosen(self, state: CarsonState, seat: int) -> None:
        if state.ammunition == NOBODY:
            begin_bidding(state, seat, 0)


FACES: Final = (AuctioneerYellow(), AuctioneerRed())
