"""A match as OpenSpiel plays it: chance by chance and word by word, up to the next question."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from westbound.engine.errors import BadInput
from westbound.engine.history import sealed_answers
from westbound.engine.match import Entry, next_event
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import CHANCE
from westbound.lab.openspiel.table import Parameters, Table, find_table
from westbound.lab.pick_index import PickPath, without_take_backs

HIDDEN = "?"


class Told(NamedTuple):
    """An entry of the log, and who may read what it says."""

    seat: int
    text: str
    step: str  # the kind of decision
    asked: tuple[int, ...]  # the seats that could have answered
    secret_to: int | None  # the only seat that may know which move it was
    edit: bool  # a change to a sealed answer that did not hand it in


class Position:
    """A point of a match at which chance or a seat is asked, or its end.

    `seat` is asked: None at the end. `chosen` are the words that it has chosen so far. Copies are
    cheap: they share all that does not change. Answers without an alternative are given at once,
    as in the research environments.
    """

    __slots__ = ("_moves", "_path", "_seen", "chances", "chosen", "log", "seat", "state", "table")

    def __init__(
        self,
        table: Table,
        state: State,
        log: list[Told],
        chances: int,
        seat: int | None,
        chosen: tuple[int, ...] = (),
    ) -> None:
        self.table = table
        self.state = state
        self.log = log
        self.chances = chances  # events so far
        self.seat = seat
        self.chosen = chosen
        self._moves: Sequence[Move] | None = None
        self._path: PickPath | None = None
        self._seen: dict[int | None, Mapping[str, object]] = {}

    @classmethod
    def start(cls, table: Table) -> Position:
        position = cls(table, table.new_state(), [], 0, None)
        position._go_on()
        return position

    # --- copies

    def copy(self) -> Position:
        new = object.__new__(Position)
        for name in Position.__slots__:
            setattr(new, name, getattr(self, name))
        new.state, new.log = self.state.copy(), self.log[:]
        return new

    def __deepcopy__(self, memo: object) -> Position:
        """OpenSpiel clones a state by deep copies of its attributes."""
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        table = (self.table.game.id, self.table.parameters)
        return _restored, (*table, self.state, self.log, self.chances, self.seat, self.chosen)

    # --- what is asked

    @property
    def moves(self) -> Sequence[Move]:
        """What the seat can do."""
        if self._moves is None:
            assert self.seat is not None
            legal = self.table.game.legal(self.state, self.seat)
            self._moves = without_take_backs(self.table.game, legal)
        return self._moves

    @property
    def path(self) -> PickPath:
        """The way to the seat's move. It may be shared: copy it to go on."""
        if self._path is None:
            self._path = PickPath(self.table.index, self.moves)
            for number in self.chosen:
                self._path.choose_number(number)
        return self._path

    # --- going on

    def apply(self, number: int) -> None:
        """An outcome of chance, or a word of the seat; BadInput if it is not a legal one."""
        if self.seat is None:
            raise BadInput("the match is over")
        if self.seat == CHANCE:
            self._make(CHANCE, self.table.draw(self.state, self.chances, number))
            self.chances += 1
            self._go_on()
            return
        path = self.path.copy()
        path.choose_number(number)
        if path.move is None:
            self._path, self.chosen = path, (*self.chosen, number)
        else:
            self._make(self.seat, path.move)
            self._go_on()

    def _go_on(self) -> None:
        """Go to the next point at which there is something to choose."""
        game, agenda = self.table.game, self.state.agenda
        self.seat, self.chosen = None, ()
        self._moves = self._path = None
        self._seen = {}
        while agenda and self.seat is None:
            if agenda[-1].seat == CHANCE:
                self.seat = CHANCE
                return
            event = next_event(game, self.state, 0, 0)
            if isinstance(event, Entry):
                self._make(event.seat, event.move)
                continue
            moves = without_take_backs(game, event[1])
            if len(moves) == 1:
                self._make(event[0], moves[0])
            else:
                self.seat, self._moves = event[0], moves

    def _make(self, seat: int, move: Move) -> None:
        """Make a move and tell of it."""
        game, state = self.table.game, self.state
        step, asked = state.agenda[-1], game.deciders(state)
        secret_to = game.secret_to(state, move, seat)
        game.apply(state, move, seat)
        goes_on = bool(state.agenda) and type(state.agenda[-1]) is type(step)
        edit = step.sealed and goes_on and seat in game.deciders(state)
        self.log.append(Told(seat, move.text, step.kind, asked, secret_to, edit))

    def returns(self) -> list[float]:
        """By seat; nothing before the end."""
        if self.seat is not None:
            return [0.0] * self.table.players
        found = self.table.rewards(self.table.game.standings(self.state))
        return [found[seat] for seat in range(self.table.players)]

    # --- what a seat may know

    def observation(self, viewer: int | None) -> Mapping[str, object]:
        """Worked out once for each viewer."""
        if viewer not in self._seen:
            self._seen[viewer] = self.table.game.observe(self.state, viewer)
        return self._seen[viewer]

    def words(self, viewer: int | None) -> list[int]:
        """Of the move that is being made, skipped ones too: only the seat that makes it knows."""
        return self.path.numbers if viewer is not None and viewer == self.seat else []

    def observation_text(self, viewer: int | None) -> str:
        words = [self.table.index.words[number] for number in self.words(viewer)]
        return json.dumps({"chosen": words, **self.observation(viewer)}, separators=(",", ":"))

    def log_text(self, viewer: int | None) -> str:
        """What has happened, entry by entry, as the viewer may read it."""
        read = self._as_read(viewer)
        return "\n".join(f"{told.seat} {told.text}" for told in read if told is not None)

    def _as_read(self, viewer: int | None) -> Iterator[Told | None]:
        """Every entry as the viewer reads it; None is one that it does not read at all."""
        public = len(self.log) - len(sealed_answers(self.state.agenda, self.log))
        for n, told in enumerate(self.log):
            if told.seat == viewer:
                yield told
            elif n >= public or told.edit:
                yield None
            else:
                known = told.secret_to in (None, viewer)
                yield told if known else told._replace(text=HIDDEN)

    def resampled(self, viewer: int, rng: Rng) -> Position:
        """A position that the viewer cannot tell from this one; what it cannot know is dealt anew.

        Nothing in it tells what the viewer does not know: not the log, nor what others choose now.
        """
        state = self.table.game.sample_state(self.state, viewer, rng)
        log = [
            told._replace(text=HIDDEN) if read is None else read
            for told, read in zip(self.log, self._as_read(viewer), strict=True)
        ]
        chosen = self.chosen if viewer == self.seat else ()
        return Position(self.table, state, log, self.chances, self.seat, chosen)

    def __str__(self) -> str:
        """Which position it is, in one line: two with the same line are the same."""
        key = repr((self.state.key(), self.log, self.chosen))
        digest = blake2b(key.encode(), digest_size=8).hexdigest()
        asked = "over" if self.seat is None else "chance" if self.seat == CHANCE else self.seat
        return f"{self.table.game.title}, {len(self.log)} entries, asked: {asked}, {digest}"


def _restored(game: str, parameters: Parameters, *rest: Any) -> Position:
    return Position(find_table(game, parameters), *rest)
