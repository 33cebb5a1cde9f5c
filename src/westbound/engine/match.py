"""A match: a header and the list of its moves. This is the public face of the engine."""

from __future__ import annotations

import json
import operator
from collections.abc import Mapping, Sequence
from enum import Enum, auto
from reprlib import repr as short
from typing import NamedTuple, SupportsIndex, TypeAlias

from westbound.engine.errors import BadInput, IllegalMove
from westbound.engine.game import Game, RuleChange
from westbound.engine.json_types import Json, as_json
from westbound.engine.move import Move
from westbound.engine.option import Value, complete
from westbound.engine.position.layout import Agreed
from westbound.engine.position.reading import StartingPosition
from westbound.engine.position.writing import position_text
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.standing import Standing
from westbound.engine.state import State
from westbound.engine.step import CHANCE

MAX_SEED = (1 << 53) - 1  # what every JSON reader keeps exact
FORMAT = "westbound-match"
FORMAT_VERSION = 1
POSITION_VERSION = 2  # of a file that begins with a position; older programs refuse it


def _is_whole(number: object) -> bool:
    """Whether it is an integer of any library; True, 3.0 and "3" are mistakes."""
    return isinstance(number, SupportsIndex) and not isinstance(number, bool)


def check_players(game: Game[State], players: int) -> None:
    """BadInput if the game is not for this many players."""
    if not _is_whole(players) or players not in game.players:
        low, high, wanted = game.players[0], game.players[-1], short(players)
        raise BadInput(
            Refusal("WB-015", case="players", game=game.title, low=low, high=high, players=wanted)
        )


def check_seed(seed: int) -> None:
    """BadInput if this is no seed."""
    if not _is_whole(seed) or not 0 <= seed <= MAX_SEED:
        raise BadInput(Refusal("WB-015", case="seed", limit=MAX_SEED, seed=short(seed)))


class Entry(NamedTuple):
    """One line of the log. `automatic`: the only legal answer, given by the match itself."""

    seat: int
    move: Move
    automatic: bool

    @property
    def text(self) -> str:
        return self.move.text


class Everything(Enum):
    """The eyes of nobody at the table: all that is hidden too."""

    SEEN = auto()


# A decision that the match leaves to a seat, and its legal moves.
Question: TypeAlias = "tuple[int, Sequence[Move]]"


def next_event(game: Game[State], state: State, seed: int, chances: int) -> Entry | Question:
    """The next thing that happens by itself, or else the question that somebody must answer.

    Chance event number `chances` has its own stream of the match's seed. If a seat has only one
    legal answer, it is given for them, unless the choice is sealed: that would reveal a secret.
    """
    step = state.agenda[-1]
    first = step.seat
    if first == CHANCE:
        return Entry(CHANCE, game.sample(state, Rng(seed, chances)), automatic=False)
    moves = game.legal(state, first)
    if step.sealed:
        return first, moves
    if len(moves) == 1:
        return Entry(first, moves[0], automatic=True)
    for seat in step.deciders():
        if seat != first and len(theirs := game.legal(state, seat)) == 1:
            return Entry(seat, theirs[0], automatic=True)
    return first, moves


class Match:
    """A running or finished match. It plays chance and forced decisions by itself."""

    def __init__(
        self,
        game: Game[State],
        players: int,
        seed: int,
        options: Mapping[str, Value] | None = None,
        names: Sequence[str] | None = None,
        rules_version: int | None = None,
        start: State | None = None,
    ) -> None:
        """`start` is the position that the match begins with; None: the usual set-up."""
        self._check_header(game, players, seed, names)
        self.game = game
        # any library's integer will do; a save needs a plain one
        self.players = operator.index(players)
        self.seed = operator.index(seed)
        self.options = complete(game.options, options or {})
        self.names = tuple(map(str, names or (f"Player {seat + 1}" for seat in range(players))))
        # a match is played to its end by the version it began with
        self.rules_version = game.rules_version if rules_version is None else rules_version
        self.start = None if start is None else start.copy()
        self.log: list[Entry] = []
        self.state = self.first_state()
        self._chances = 0
        # for each entry: how many seats could have answered unseen by the others
        self._asked: list[int] = []
        self._goes_on: list[bool] = []  # for each entry: whether the same step asks the same seats
        self._moves: dict[int, list[Move]] = {}

    @classmethod
    def from_position(
        cls, position: StartingPosition, seed: int, names: Sequence[str] | None = None
    ) -> Match:
        """A match that begins with this position."""
        game, (players, options, version), state = position
        return cls(game, players, seed, options, names, version, state)

    def first_state(self) -> State:
        """The position before the first entry, by the rules of this match."""
        if self.start is not None:
            return self.start.copy()
        return self.game.new_by(self.rules_version, self.players, self.options)

    @property
    def rule_changes(self) -> tuple[RuleChange, ...]:
        """The corrections of the rules that came after this match began; it is played without."""
        return self.game.changes_since(self.rules_version)

    @staticmethod
    def _check_header(
        game: Game[State], players: int, seed: int, names: Sequence[str] | None
    ) -> None:
        check_players(game, players)
        check_seed(seed)
        if names is not None and len(names) != players:
            raise BadInput(Refusal("WB-015", case="names", players=players, names=len(names)))

    # --- who decides, and what

    @property
    def over(self) -> bool:
        return not self.state.agenda

    @property
    def turns(self) -> tuple[int, ...]:
        """All seats that may decide now."""
        return self.game.deciders(self.state)

    @property
    def turn(self) -> int | None:
        """The seat that decides; None when the match is over."""
        turns = self.turns
        return turns[0] if turns else None

    def moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of the seat that decides, or of another one that may decide now."""
        turns = self.turns
        if seat is None and turns:
            seat = turns[0]
        if seat is None or seat not in turns:
            return []
        if seat not in self._moves:
            self._moves[seat] = list(self.game.legal(self.state, seat))
        return list(self._moves[seat])

    def why_not(self, move: Move | str, seat: int | None = None) -> Refusal | None:
        """The rule that forbids the move, or None."""
        return self.game.why_not(self.state, self._move(move), self._seat(seat))

    # --- playing

    def play(self, move: Move | str, seat: int | None = None) -> None:
        """Make a move, then let chance and forced answers follow until somebody must decide."""
        move = self._move(move)
        seat = self._seat(seat)
        refusal = self.game.why_not(self.state, move, seat)
        if refusal is not None:
            raise self._illegal(move.text, seat if seat >= 0 else None, refusal)
        self._record(Entry(seat, move, automatic=False))
        self.advance()

    def advance(self) -> None:
        """Play chance and decisions with one legal answer until somebody must decide."""
        while self.state.agenda and self._goes_on_by_itself():
            pass

    def play_tentatively(self, move: Move | str, seat: int) -> None:
        """Make a move and the seat's own forced answers, but let nothing else happen yet."""
        move = self._move(move)
        refusal = self.game.why_not(self.state, move, seat)
        if refusal is not None:
            raise self._illegal(move.text, seat, refusal)
        self._record(Entry(seat, move, automatic=False))
        while self.turns == (seat,) and self._goes_on_by_itself():
            pass

    def _goes_on_by_itself(self) -> bool:
        """Record what happens without a decision, if anything does."""
        event = next_event(self.game, self.state, self.seed, self._chances)
        if isinstance(event, Entry):
            self._record(event)
            return True
        seat, moves = event
        self._moves[seat] = list(moves)
        return False

    def replay(self, entry: Entry) -> Refusal | None:
        """Append an entry of a saved log if it is possible here, else say why not."""
        refusal = self.game.why_not(self.state, entry.move, entry.seat)
        if refusal is None:
            self._record(entry)
        return refusal

    def _record(self, entry: Entry) -> None:
        asked, step = self.turns, self.state.agenda[-1]
        self.game.apply(self.state, entry.move, entry.seat)
        agenda = self.state.agenda
        same = bool(agenda) and type(agenda[-1]) is type(step) and self.turns == asked
        self._asked.append(1 if step.immediate else len(asked))
        self._goes_on.append(same)
        self.log.append(entry)
        self._chances += entry.seat == CHANCE
        self._moves = {}

    def _move(self, move: Move | str) -> Move:
        if isinstance(move, Move):
            return move
        if isinstance(move, str):
            return self.game.parse(move)
        raise BadInput(f"a move or its text is needed, not {short(move)}")

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return operator.index(seat)
        turn = self.turn
        return CHANCE if turn is None else turn

    def _illegal(self, move: str, seat: int | None, refusal: Refusal) -> IllegalMove:
        return IllegalMove(move, seat, (refusal,), self.game.package)

    # --- taking back

    def undoable(self, seat: int | None = None) -> int | Refusal:
        """The index of the last decision if it may be taken back, else the reason why not.

        Chance results, reveals and other seats' decisions cannot be undone, nor anything before
        them; all are read off the entries. Automatic answers decided nothing and are undone
        together with what led to them.
        """
        for index in range(len(self.log) - 1, -1, -1):
            entry = self.log[index]
            if entry.seat == CHANCE:
                return Refusal("WB-003", case="chance", move=entry.text)
            if self._reveals(index):
                return Refusal("WB-003", case="reveal", move=entry.text)
            if entry.automatic:
                continue
            if seat is not None and entry.seat != seat:
                return Refusal("WB-003", case="seat", seat=entry.seat, move=entry.text)
            return index
        return Refusal("WB-004")

    def _reveals(self, index: int) -> bool:
        """Whether this was the last answer to a common choice: then all answers were shown.

        Where every answer is seen at once, the last one shows nothing new.
        """
        if index == 0 or self._goes_on[index] or self._asked[index] != 1:
            return False
        if self._asked[index - 1] != 2:
            return False
        return self.log[index - 1].seat != self.log[index].seat

    def undo(self, seat: int | None = None) -> Entry:
        """Take back the last decision (of this seat); IllegalMove names what stands in the way."""
        index = self.undoable(seat)
        if isinstance(index, Refusal):
            raise self._illegal("undo", seat, index)
        taken_back = self.log[index]
        self.rewind(index)
        return taken_back

    def rewind(self, length: int) -> None:
        """Go to the position after the first `length` entries; later ones are dropped."""
        kept, self.log = self.log[:length], []
        self.state = self.first_state()
        self._chances, self._asked, self._goes_on, self._moves = 0, [], [], {}
        for entry in kept:
            self._record(entry)

    def fork(self) -> Match:
        """An independent match at the same position, with the same past and the same seed."""
        new = Match.__new__(Match)
        new.game, new.players, new.seed = self.game, self.players, self.seed
        new.options, new.names, new.rules_version = self.options, self.names, self.rules_version
        new.start = self.start
        new.log, new.state = self.log[:], self.state.copy()
        new._chances, new._asked, new._moves = self._chances, self._asked[:], {}
        new._goes_on = self._goes_on[:]
        return new

    # --- seeing

    def standings(self) -> list[Standing]:
        return self.game.standings(self.state)

    def observe(self, seat: int | None) -> dict[str, Json]:
        """What that seat may know, JSON-ready; None is a spectator."""
        return as_json(self.game.observe(self.state, self._viewer(seat)))

    def _viewer(self, seat: int | None) -> int | None:
        if seat is not None and seat not in range(self.players):
            raise BadInput(f"there is no seat {seat}; the seats are 0 to {self.players - 1}")
        return None if seat is None else operator.index(seat)

    def position(self, seat: int | Everything | None = Everything.SEEN) -> str:
        """The position now as a text (docs/positions.md): all of it, or as far as a seat knows it.

        None is a spectator. What is not known is `?`, and is dealt anew when the text is set up.
        """
        state = self.state
        if not isinstance(seat, Everything):
            state = self.game.position_seen_by(state, self._viewer(seat))
        return position_text(self.game, state, self.agreed)

    @property
    def agreed(self) -> Agreed:
        """What was agreed before the match."""
        return Agreed(self.players, self.options, self.rules_version)

    def start_text(self) -> str | None:
        """The position that the match began with, as a text; None: the usual set-up."""
        return None if self.start is None else position_text(self.game, self.start, self.agreed)

    def to_json(self) -> str:
        """The match as JSON, one entry per line: easy to read, to compare and to send."""
        start = self.start_text()
        header: dict[str, Json] = {
            "format": FORMAT,
            "version": FORMAT_VERSION if start is None else POSITION_VERSION,
            "game": self.game.id,
            "rules_version": self.rules_version,
            "players": self.players,
            "names": list(self.names),
            "options": dict(self.options),
            "seed": self.seed,
        }
        if start is not None:
            header["position"] = start
        rows = [entry_row(entry.seat, entry.text, entry.automatic) for entry in self.log]
        return document_text(header, rows)


def entry_row(seat: int, text: str, automatic: bool) -> list[Json]:
    """An entry as a match file has it."""
    row: list[Json] = [None if seat == CHANCE else seat, text]
    return [*row, "automatic"] if automatic else row


def document_text(header: Mapping[str, Json], rows: Sequence[Json]) -> str:
    """A match file: the header, then one entry per line."""
    head = json.dumps(header, ensure_ascii=False, indent=1).removesuffix("\n}")
    body = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in rows)
    entries = f"[\n  {body}\n ]" if rows else "[]"
    return f'{head},\n "entries": {entries}\n}}\n'
