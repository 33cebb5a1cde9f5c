"""The oracle plays along: a shadow of a match, kept by the oracle alone, move by move."""

from __future__ import annotations

from dataclasses import replace

from westbound.engine.move import Move
from westbound.engine.step import Step
from westbound.games.steam import GAME
from westbound.games.steam import moves as m
from westbound.games.steam import steps as s
from westbound.games.steam.components import ACTION_NAMES, COLOURS
from westbound.games.steam.faces import PLACEMENT_NAMES
from westbound.games.steam.state import NO_TRACK, UNOWNED, SteamState
from westbound.kit.moves import Done

from . import oracle
from .busy_walks import Gift
from .oracle.auctions import OrderAuction, PlaceAuction
from .oracle.land import Hex
from .oracle.ledger import Purse
from .oracle.lines import links
from .oracle.position import Position, Tile


def hex_named(name: str) -> Hex:
    q, r = name.split(",")
    return int(q), int(r)


def tile_named(name: str) -> Tile:
    face, turn = name.split("@")
    return Tile(face, int(turn))


def position_of(state: SteamState) -> Position:
    """The map of the game in the words of the oracle."""
    setup, map_ = state.setup, state.setup.map
    position = Position(oracle.land.read(str(setup.options["map"]), setup.rules_version))
    for code, name in enumerate(map_.names):
        hex_ = hex_named(name)
        if state.track[code]:
            position.tiles[hex_] = tile_named(PLACEMENT_NAMES[state.track[code]])
        if state.city[code] >= 0 and not map_.city[code]:
            position.new_cities[hex_] = COLOURS[state.city[code]]
        for side in range(6):
            owner = state.owner[code * 6 + side]
            if owner != NO_TRACK:
                position.owner[hex_, side] = None if owner == UNOWNED else owner
    position.built = frozenset(s for s in range(state.setup.players) if state.built >> s & 1)
    return position


class SteamShadow:
    """Everything the oracle knows of a match: map, purses, levels, turn order, auctions.

    `gifts` is money that the test gives away: seat and dollars, taken note of and removed.
    """

    def __init__(self, state: SteamState, gifts: list[Gift]) -> None:
        setup = state.setup
        self.gifts, self.phase = gifts, ""
        self.players, self.standard, self.relaxed = setup.players, setup.standard, setup.relaxed
        self.position = Position(oracle.land.read(str(setup.options["map"]), setup.rules_version))
        self.purse = [Purse() for _ in range(setup.players)]
        self.level = [1] * setup.players
        self.order: list[int] = []
        self.actions: dict[int, str] = {}
        self.sold: PlaceAuction | None = None
        self.called: OrderAuction | None = None
        self.free_pass: int | None = None

    def catch_up(self, state: SteamState) -> None:
        """After the goods there are income and expenses; and there may be gifts."""
        if self.phase == "goods" != state.phase:
            self.end_turn()
        self.phase = state.phase
        for seat, dollars in self.gifts:
            self.purse[seat] = replace(self.purse[seat], money=self.purse[seat].money + dollars)
        self.gifts.clear()

    # --- moves

    def play(self, state: SteamState, step: Step, move: Move) -> None:
        """What the oracle makes of a move; `state` is that before it."""
        seat = step.seat
        if isinstance(move, m.PlaceFace):
            assert isinstance(step, s.PlaceTrack)
            hex_ = hex_named(state.setup.map.names[step.hex])
            tile = tile_named(PLACEMENT_NAMES[move.placement])
            self._pay(seat, oracle.building.cost(self.position, hex_, tile))
            self.position = oracle.building.build(self.position, seat, hex_, tile)
        elif isinstance(move, m.Urbanize):
            hex_, colour = hex_named(move.hex), COLOURS[move.colour]
            self.position = oracle.cities.urbanize(self.position, seat, hex_, colour)
        elif isinstance(move, Done):
            self.position = oracle.building.end_build_turn(self.position, seat)
        elif isinstance(move, m.TakeAction):
            self._take(seat, ACTION_NAMES[move.tile], move.passing)
        else:
            self._play_other(state, step, move)

    def _play_other(self, state: SteamState, step: Step, move: Move) -> None:
        seat = step.seat
        if isinstance(move, m.UpgradeLocomotive):
            self.level[seat] += 1
        elif isinstance(move, m.TakeLoans):
            borrowed = oracle.ledger.with_loans(self.purse[seat], move.amount)
            assert borrowed is not None
            self.purse[seat] = borrowed
        elif isinstance(step, s.IncomeOrPoints):
            self._score(seat, step.points, isinstance(move, m.ToIncome))
        elif isinstance(move, m.DealTiles):
            self._deal(move.tiles)
        elif isinstance(move, m.Opener):
            self.sold = PlaceAuction(self.players, move.amount - 1)
        elif isinstance(step, s.Bid | s.BidForOrder):
            self._bid(move.amount if isinstance(move, m.MakeBid) else None)

    def _pay(self, seat: int, due: int) -> None:
        cash_only = self.standard and not self.relaxed
        pay = oracle.ledger.paid_from_cash if cash_only else oracle.ledger.paid_with_loans
        paid = pay(self.purse[seat], due)
        assert paid is not None, f"seat {seat} cannot pay {due} out of {self.purse[seat]}"
        self.purse[seat] = paid

    def _take(self, seat: int, action: str, passing: bool) -> None:
        if len(self.actions) == len(self.order):
            self.actions = {}
        self.actions[seat] = action
        if not passing:
            self._pay(seat, oracle.ledger.price_of_tile(action, self.level[seat], self.standard))
            self.level[seat] += action == "locomotive"

    def _score(self, seat: int, points: int, on_income: bool) -> None:
        purse = self.purse[seat]
        if on_income:
            self.purse[seat] = replace(purse, income=min(10, purse.income + points))
        else:
            self.purse[seat] = replace(purse, vp=purse.vp + points)

    # --- turn order

    def _deal(self, tiles: tuple[int, ...]) -> None:
        """STM-040, STM-043, STM-050."""
        lowest = tiles.index(min(tiles))
        self.order = [(lowest + i) % self.players for i in range(self.players)]
        if self.standard:
            self.order = sorted(range(self.players), key=lambda seat: tiles[seat])
            return
        for place, seat in enumerate(self.order):
            self.purse[seat] = replace(self.purse[seat], money=place)

    def _bid(self, amount: int | None) -> None:
        if self.standard and self.called is None:
            self.called = OrderAuction(self.order, self.free_pass)
        auction = self.called if self.standard else self.sold
        assert auction is not None
        if amount is None:
            auction.leave()
        else:
            auction.bid(amount)
        if isinstance(auction, PlaceAuction):
            while len(self.order) < len(auction.order):
                place = len(self.order)
                self.order.append(auction.order[place])
                self._pay(auction.order[place], auction.paid[place])
        elif auction.over:
            for seat, due in auction.payments().items():
                self._pay(seat, due)
            self.order, self.called = auction.places(), None

    def asked_to_bid(self) -> int | None:
        """Whose call it is in an open auction."""
        if self.called is not None and not self.called.over:
            return self.called.turn
        return None if self.sold is None or self.sold.over else self.sold.turn

    # --- income

    def end_turn(self) -> None:
        """STM-230 to STM-252: income, bankruptcies and the order of the next turn."""
        for seat in list(self.order):
            self.purse[seat], owed = oracle.ledger.after_income(
                self.purse[seat], self.standard, self.relaxed, self.level[seat]
            )
            if not owed:
                continue
            self.order.remove(seat)
            self.purse[seat] = replace(self.purse[seat], money=0)
            self.position = oracle.cities.bankrupt(self.position, seat)
            if len(self.order) == 1:
                return
        numbers = oracle.tables.ACTION_NUMBERS
        if not self.standard:
            self.order.sort(key=lambda seat: numbers[self.actions[seat]])
        holders = [seat for seat in self.order if self.actions[seat] == "turn_order"]
        self.free_pass = holders[0] if holders else None

    # --- comparing

    def differences(self, state: SteamState) -> list[str]:
        """Where the game and the oracle disagree."""
        game, own = position_of(state), self.position
        found = []
        if game.tiles != own.tiles or game.new_cities != own.new_cities:
            found.append("tiles or cities differ")
        found += [
            f"{end}: game {game.owner.get(end, 'nothing')}, oracle {own.owner.get(end, 'nothing')}"
            for end in sorted(game.owner.keys() | own.owner.keys())
            if game.owner.get(end, "nothing") != own.owner.get(end, "nothing")
        ]
        purses = [
            Purse(*figures) for figures in zip(state.money, state.income, state.vp, strict=True)
        ]
        if purses != self.purse:
            found.append(f"purses: game {purses}, oracle {self.purse}")
        if state.level != self.level or state.built != sum(1 << b for b in own.built):
            found.append(f"levels: game {state.level}, oracle {self.level}")
        asked = self.asked_to_bid()
        if asked is not None and (not state.agenda or state.agenda[-1].seat != asked):
            found.append(f"{asked} should be asked to bid")
        if state.order != self.order and state.phase != "over":
            found.append(f"order: game {state.order}, oracle {self.order}")
        return found

    def compare_result(self, state: SteamState) -> None:
        """STM-245, STM-260 to STM-263: those who are left come first."""
        if state.setup.income_breaks_ties:
            return
        owners = [owner for _, owner in links(self.position)]
        keys = {}
        for seat in self.order:
            points = oracle.ledger.final_points(self.purse[seat], owners.count(seat))
            keys[seat] = (-points, oracle.tables.ACTION_NUMBERS[self.actions[seat]])
        standings = GAME.standings(state)
        left = standings[: len(keys)]
        assert [standing.seat for standing in left] == sorted(keys, key=keys.__getitem__)
        assert [standing.points for standing in left] == [-keys[s.seat][0] for s in left]
        assert [standing.rank for standing in left] == list(range(1, len(keys) + 1))
        assert len(standings) == self.players
