"""The state of a match: numbers and flat lists, by claim or by seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Self

from claim_stakes.gulch import ALL_CLAIMS, CLAIMS, FIRST_DUST, ORE, ROUNDS, STAKES, TILES
from westbound.engine.option import Value
from westbound.engine.state import Setup, State

NOBODY: Final = -1
UNDRAWN: Final = -1  # no ore tile lies on the claim yet
FIELDS: Final = (
    "setup", "round", "first", "owner", "surveyor", "ore", "face_up", "bag", "dust", "stakes",
)  # fmt: skip


class GulchState(State):
    """`bag` counts the tiles by worth. An ore tile that is not face up only its surveyor knows."""

    __slots__ = FIELDS
    fields = ("agenda", *FIELDS)

    def __init__(self, players: int, options: Mapping[str, Value]) -> None:
        self.agenda = []
        self.setup = Setup(players, dict(options))
        self.round = 0
        self.first = NOBODY  # who begins this round
        self.owner = [NOBODY] * len(CLAIMS)
        self.surveyor = [NOBODY] * len(CLAIMS)
        self.ore = [UNDRAWN] * len(CLAIMS)
        self.face_up = [False] * len(CLAIMS)
        self.bag = list(TILES)
        self.dust = [FIRST_DUST] * players
        self.stakes = [STAKES[players]] * players

    @property
    def rounds(self) -> int:
        return ROUNDS[self.setup.players]

    def claims_of(self, seat: int) -> list[int]:
        return [claim for claim in ALL_CLAIMS if self.owner[claim] == seat]

    def tiles_in_bag(self) -> list[int]:
        return [worth for worth, n in zip(ORE, self.bag, strict=True) for _ in range(n)]

    def put_ore(self, claim: int, worth: int) -> None:
        """Lay a tile of the bag on a claim, face down."""
        self.bag[ORE.index(worth)] -= 1
        self.ore[claim] = worth

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.agenda = self.agenda[:]
        new.setup = self.setup
        new.round, new.first = self.round, self.first
        new.owner, new.surveyor = self.owner[:], self.surveyor[:]
        new.ore, new.face_up = self.ore[:], self.face_up[:]
        new.bag = self.bag[:]
        new.dust, new.stakes = self.dust[:], self.stakes[:]
        return new
