"""A match as an environment plays it: word by word, from one real choice to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from westbound.engine.game import Game
from westbound.engine.match import MAX_SEED, Match, check_players
from westbound.engine.move import Move
from westbound.engine.option import Value, complete
from westbound.games.registry import find_game
from westbound.lab.extras import extra
from westbound.lab.pick_index import PickIndex, PickPath, without_take_backs

with extra("rl"):
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray

    from westbound.lab.envs.arrays import ObservationArrays


class TableSpaces:
    """What actions and observations look like at a kind of table: the same in all its matches.

    An observation is the row of the game's arrays, followed by one number for each word: 1 for
    those of the move that is being made which are chosen already.
    """

    def __init__(
        self, game: str, players: int | None = None, options: Mapping[str, Value] | None = None
    ) -> None:
        self.game: Final[Game[Any]] = find_game(game)
        self.players: Final = self.game.players[0] if players is None else players
        check_players(self.game, self.players)
        self.options: Final = complete(self.game.options, options or {})
        self.index: Final = PickIndex(self.game, self.players, self.options)
        self.arrays: Final = ObservationArrays(self.game, self.players, self.options)

    def new_match(self, seed: int) -> Match:
        """The match with this seed at such a table, before its first decision."""
        match = Match(self.game, self.players, seed, self.options)
        match.advance()
        return match

    @property
    def row_size(self) -> int:
        """How many numbers an observation has."""
        return self.arrays.size + len(self.index)

    def action_space(self) -> Discrete:
        return Discrete(len(self.index))

    def observation_space(self) -> Box[np.float32]:
        low, high = self.arrays.bounds()
        words = len(self.index)
        return Box(
            np.concatenate([low, np.zeros(words, np.float32)]),
            np.concatenate([high, np.ones(words, np.float32)]),
            dtype=np.float32,
        )


class Episode:
    """A match up to its next choice. Chance and whatever has no alternative happen by themselves.

    `seat` is asked, `moves` are its legal moves; None and nothing when the match is over. Moves
    that only take something back are left out unless they are wanted: with them, a player that
    chooses by chance might never come to an end.
    """

    __slots__ = ("_path", "_take_back", "match", "moves", "seat", "spaces")

    def __init__(self, spaces: TableSpaces, match: Match, *, take_back: bool = False) -> None:
        self.spaces: Final = spaces
        self.match: Final = match
        self.seat: int | None = None
        self.moves: Sequence[Move] = ()
        self._take_back: Final = take_back
        self._path: PickPath | None = None
        self._ask()

    @property
    def over(self) -> bool:
        return self.seat is None

    @property
    def path(self) -> PickPath:
        """The way to the move of the seat that is asked."""
        if self._path is None:
            self._path = PickPath(self.spaces.index, self.moves)
        return self._path

    def choose(self, number: int) -> None:
        """Choose the word with this number; BadInput if it is not legal, and nothing happens."""
        path = self.path
        path.choose_number(number)
        if path.move is not None:
            self.play(path.move)

    def play(self, move: Move) -> None:
        """Make a whole move for the seat that is asked."""
        self.match.play(move, self.seat)
        self._ask()

    def _ask(self) -> None:
        """Go to the next choice between at least two moves."""
        self._path = None
        while (seat := self.match.turn) is not None:
            self.moves = self._offered(self.match.moves(seat))
            if len(self.moves) > 1:
                self.seat = seat
                return
            self.match.play(self.moves[0], seat)
        self.seat, self.moves = None, ()

    def _offered(self, moves: Sequence[Move]) -> Sequence[Move]:
        return moves if self._take_back else without_take_backs(self.spaces.game, moves)

    # --- as arrays

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What this seat may know; of the words being chosen only the seat that chooses knows."""
        position = self.spaces.arrays.flat(self.spaces.game.observe(self.match.state, seat))
        chosen = np.zeros(len(self.spaces.index), np.float32)
        if seat == self.seat:
            chosen[self.path.numbers] = 1
        return np.concatenate([position, chosen])

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each word that this seat may choose now: none if it is not asked."""
        mask = np.zeros(len(self.spaces.index), np.int8)
        if seat == self.seat:
            mask[self.path.legal] = 1
        return mask

    def draw(self, viewer: int | None) -> str:
        """The position as the viewer may see it, for a terminal."""
        return self.spaces.game.draw(self.match.state, viewer, self.match.names)


def match_seed(seed: int | None, random: np.random.Generator) -> int:
    """The seed of the match that is begun with this one: the same, or else the next by chance."""
    return int(random.integers(MAX_SEED + 1)) if seed is None else seed
