"""The rating of a position that shares with others what the moves of one decision leave alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeAlias

from westbound.games.carson_city.base.heuristics import Rating
from westbound.games.carson_city.base.knowledge import Knowledge, join_knowledge
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.steps import Phase
from westbound.games.carson_city.base.weights import DEFAULT, Weights
from westbound.games.carson_city.evaluation.cards import card_numbers
from westbound.games.carson_city.evaluation.land import land_numbers
from westbound.games.carson_city.evaluation.rows import Row, row_of
from westbound.games.carson_city.geometry import ALL_PARCELS, members
from westbound.games.carson_city.parts import PARTS
from westbound.games.carson_city.state import CarsonState, Setup

Key: TypeAlias = tuple[Any, ...]


@lru_cache(maxsize=64)
def knowledge_of(setup: Setup) -> Knowledge:
    """What the parts that are played know; the others would only say 0."""
    return join_knowledge(part.bot for part in PARTS if part.is_played(setup))


def board_key(state: CarsonState, seat: int) -> Key:
    """All that the worth of land, money and pieces depends on; not the cowboys on the board."""
    bottom = state.agenda[0] if state.agenda else None
    return (
        tuple(state.of_type), tuple(state.row), tuple(state.owned), state.network, state.outlaws,
        state.money[seat], state.kept[seat], state.roads[seat], state.revolvers[seat],
        state.bonus[seat], state.ammunition, state.property_left[seat], state.general[seat],
        state.sitter, state.town_hall, state.grocer[seat], state.card[seat], state.borrowed[seat],
        tuple(state.doubled), state.tripled, state.doubled_at, state.round, state.phase,
        bottom.index if isinstance(bottom, Phase) else -1, state.white_owner, state.white_at,
        seat in state.passed, len(state.passed), state.taught, state.horses, state.rodeos,
        state.corrals, state.strength, state.dynamite, state.no_duel, state.charged, state.quiet,
        state.later, state.heroes,
    )  # fmt: skip


class Board:
    """What the positions with the same key have in common."""

    __slots__ = ("buildings", "known", "offers", "row", "terms", "worths")

    def __init__(self) -> None:
        self.buildings: dict[int, float] = {}
        self.offers: dict[int, tuple[float, float]] = {}
        self.worths: dict[Key, tuple[float, float]] = {}
        self.row: Row | None = None
        self.terms: tuple[float, ...] = ()
        self.known = 0.0

    def learn(self, rating: Rating) -> None:
        on_the_map = float(rating.on_the_map())
        self.terms = (on_the_map, rating.money(), rating.land(), rating.tokens())
        self.known = sum(self.terms)

    def land(self, rating: Rating, shared: dict[Key, Row]) -> Row:
        """The numbers about land and card, made when they are wanted."""
        if self.row is None:
            numbers = card_numbers(rating.state, rating.seat)
            self.row = land_numbers(rating, shared) + row_of(numbers)
        return self.row


class Sight(Rating):
    """A rating that looks up what is known of the board already."""

    __slots__ = ("board", "met", "own_fire")

    def __init__(
        self,
        state: CarsonState,
        seat: int,
        boards: dict[Key, Board],
        knowledge: Knowledge,
        weights: Weights = DEFAULT,
    ) -> None:
        super().__init__(state, seat, weights, knowledge)
        self.own_fire = firepower(state, seat)
        self.met = 0  # where rivals stand
        for rival, mask in enumerate(state.at):
            if rival != seat:
                self.met |= mask
        key = board_key(state, seat)
        board = boards.get(key)
        self.board = board or Board()
        if board is None:
            boards[key] = self.board
            self.board.learn(self)

    def chance(self, location: int) -> float:
        """The same, at once where no rival stands."""
        state = self.state
        if self.met >> location & 1 or state.quiet[self.seat] >> location & 1:
            return super().chance(location)
        if state.white_at == location or state.phase != 2:
            return 1.0
        waiting = state.setup.players - len(state.passed) - (self.seat not in state.passed)
        return self.weights.unmet if waiting else 1.0

    def worth(self, location: int, budget: float) -> tuple[float, float]:
        """The same, worked out once for all positions in which it cannot differ."""
        at = self.state.at[self.seat]
        attacked = self.met >> location & 1
        key = (location, budget, self.own_fire, at.bit_count(), attacked)
        found = self.board.worths.get(key)
        if found is None:
            found = self.board.worths[key] = super().worth(location, budget)
        return found

    def building(self, code: int) -> float:
        found = self.board.buildings.get(code)
        if found is None:
            found = self.board.buildings[code] = super().building(code)
        return found

    def parcel_offer(self, parcel: int) -> tuple[float, float]:
        found = self.board.offers.get(parcel)
        if found is None:
            found = self.board.offers[parcel] = super().parcel_offer(parcel)
        return found

    def building_offer(self, space: int) -> tuple[float, float]:
        found = self.board.offers.get(ALL_PARCELS + space)
        if found is None:
            found = self.board.offers[ALL_PARCELS + space] = super().building_offer(space)
        return found

    def cowboys(self) -> list[tuple[int, float, float, float]]:
        """The seat's cowboys on the board: location, chance, gain and cost of winning it."""
        found, budget = [], float(self.state.money[self.seat])
        for location in members(self.state.at[self.seat]):
            chance = self.chance(location)
            gain, cost = self.worth(location, budget)
            budget -= cost * chance
            found.append((location, chance, gain, cost))
        return found

    def workers(self) -> float:
        """Cowboys for wages and roads, who need no duel."""
        state, seat = self.state, self.seat
        value = 4 * self.money_value * state.wage_workers[seat]
        if state.road_workers[seat]:
            value += self.roads(state.road_workers[seat])
        return value

    def placed_cowboys(self) -> float:
        return self.workers() + sum([chance * gain for _, chance, gain, _ in self.cowboys()])

    def total(self) -> float:
        state = self.state
        points = self.board.known + state.vp[self.seat] + self.at_home() + self.known_terms()
        return points + self.placed_cowboys() + self.open_step()
