"""A game in which nothing is hidden, played on a few named places.

Its rules, its figures and what lies at each place are all that it says; view, notation, messages,
standings, the table in a terminal and what a bot knows follow from them. A game may answer any of
these questions itself instead.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypedDict, TypeVar, cast

from westbound.engine.codec import dump_fields, load_fields
from westbound.engine.game import Sentence
from westbound.engine.json_types import Json
from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.engine.refusal import Param
from westbound.engine.rng import Rng
from westbound.engine.standing import Standing, rank_seats
from westbound.engine.state import State
from westbound.engine.step import Step
from westbound.engine.texts import SEAT_PARAMS
from westbound.kit.flat_state import FlatState
from westbound.kit.grid import Grid
from westbound.kit.messages import Messages, Params
from westbound.kit.moves import every
from westbound.kit.notation import Notation
from westbound.kit.open_texts import open_texts
from westbound.kit.ruled_game import RuledGame
from westbound.kit.text_board import MARKS, WIDTH, drawing, fit, pad

S = TypeVar("S", bound=FlatState)

NOBODY = -1  # the usual owner of what nobody owns
_NAME = 24  # columns of a player's name in a terminal
_FIGURE = 13  # of each figure, if there is room
_PLACE = 10  # of each place, likewise


class OpenView(TypedDict):
    """What everybody sees: the whole position."""

    viewer: int | None
    players: int
    options: dict[str, Value]
    over: bool
    seats: list[dict[str, int]]  # the figures of each player
    moves: list[str] | None
    position: dict[str, Json]


class OpenMessages(Messages[S], Generic[S]):
    """Every sentence has the kind of its step or move as key.

    It may mention the seat in turn and all numbers of the state; in the log also what the move
    names.
    """

    def log_sentence(self, state: S, step: Step, move: Move, seat: int) -> Sentence:
        told = super().log_sentence(state, step, move, seat)
        return Sentence(told.key, {**numbers_of(state, step), **told.params})


def numbers_of(state: State, step: Step) -> Params:
    """What any sentence may mention. While chance acts, the seat is the one that waits for it."""
    fields = {name: getattr(state, name) for name in state.fields}
    found = {name: value for name, value in fields.items() if isinstance(value, int)}
    waiting = (below.seat for below in reversed(state.agenda) if below.seat >= 0)
    return {**found, "seat": next(waiting, step.seat)}


class OpenGame(RuledGame[S, OpenView], Generic[S]):
    """A game names its state, its grid and its rules, and answers what is abstract here."""

    options = ()
    rules_version = 1
    state: ClassVar[type[FlatState]]
    grid: ClassVar[Grid]
    tie_rule: ClassVar[str] = ""  # the rule by which equal points share a rank

    def __init_subclass__(cls) -> None:
        """The package is where the class is written; texts of moves follow from their kinds."""
        cls.package = cls.__module__.rpartition(".")[0]
        kinds = dict.fromkeys(kind for answers in cls.rules.do.values() for kind in answers)
        moves = [move for kind in kinds for move in every(kind)]
        cls.notation = Notation(cls.title, moves, {}, moves[0].text)

    def __init__(self) -> None:
        super().__init__()
        self.messages = OpenMessages(self.rules, (), (), (), numbers_of)

    # --- what the game says

    @abstractmethod
    def begin(self, state: S) -> None:
        """Put the first steps on the agenda."""

    @abstractmethod
    def points(self, state: S, seat: int) -> dict[str, int]:
        """The points of a seat, by category."""

    @abstractmethod
    def at(self, state: S, place: int) -> Sentence:
        """What lies at a place: a sentence of the table `places`."""

    def figures(self, state: S, seat: int) -> dict[str, int]:
        """What a player's area shows, by name: the points, unless the game has more to show."""
        points = self.points(state, seat)
        return {**points, "points": sum(points.values())}

    # --- what follows from it

    def new(self, players: int, options: Mapping[str, Value]) -> S:
        state = cast("S", self.state(players, options))
        self.begin(state)
        self.run_automatic(state)
        return state

    def all_moves(self) -> Sequence[Move]:
        return self.notation.fixed

    def view(self, state: S, seat: int | None, moves: Sequence[Move] | None) -> OpenView:
        return {
            "viewer": seat,
            "players": state.players,
            "options": dict(state.setup.options),
            "over": not state.agenda,
            "seats": [self.figures(state, other) for other in range(state.players)],
            "moves": None if moves is None else [move.text for move in moves],
            "position": dump_fields(state, leave_out=("setup",)),
        }

    def determinize(self, observation: Mapping[str, Any], rng: Rng) -> S:
        state = cast("S", self.state(observation["players"], observation["options"]))
        load_fields(state, observation["position"], self.rules.kinds)
        return state

    def sample_state(self, state: S, seat: int, rng: Rng) -> S:
        return state.copy()

    def standings(self, state: S) -> list[Standing]:
        """Most points first; equal points are an equal rank."""
        return rank_seats(
            [self.points(state, seat) for seat in range(state.players)], shared_by=self.tie_rule
        )

    def evaluate(self, state: S, seat: int, style: str = "") -> float:
        """By how many points the seat is ahead of the best other one."""
        totals = [sum(self.points(state, other).values()) for other in range(state.players)]
        return totals.pop(seat) - max(totals)

    def check_invariants(self, state: S) -> list[str]:
        """No number is below that of nobody, -1; a game may know more than that."""
        fields = {name: getattr(state, name) for name in state.fields}
        return [f"{name} is {value}" for name, value in fields.items() if _least(value) < NOBODY]

    # --- the table in a terminal

    def draw(self, state: S, viewer: int | None, names: Sequence[str], language: str = "en") -> str:
        texts = open_texts(self.package, language)
        rows = [self._row(state, row) for row in range(self.grid.rows)]
        seats = range(state.players)
        figures = [self.figures(state, seat) for seat in seats]
        width = min(_FIGURE, (WIDTH - _NAME) // len(figures[0]))
        heads = [fit(texts.figure(key), width - 1).rstrip() for key in figures[0]]
        players = [
            _columns(f"{MARKS[seat]} {fit(names[seat], _NAME - 3)}", map(str, own.values()), width)
            for seat, own in zip(seats, figures, strict=True)
        ]
        return drawing([self.title, "", *rows, "", _columns("", heads, width), *players])

    def _row(self, state: S, row: int) -> str:
        first, width = row * self.grid.columns, min(_PLACE, WIDTH // self.grid.columns)
        places = range(first, first + self.grid.columns)
        return "".join(pad(self._place(state, place), width) for place in places)

    def _place(self, state: S, place: int) -> str:
        """Its name and what its sentence mentions, players by their marks: `C3 ▲5`."""
        params = self.at(state, place).params
        shown = (_sign(name, value) for name, value in params.items())
        return f"{self.grid.names[place]} {''.join(shown) or '·'}"


def _least(value: object) -> int:
    """The least number of a field, or in its list."""
    values = value if isinstance(value, list) else [value]
    return min((item for item in values if isinstance(item, int)), default=NOBODY)


def _sign(name: str, value: Param) -> str:
    return MARKS[value] if name in SEAT_PARAMS and isinstance(value, int) else str(value)


def _columns(name: str, figures: Iterable[str], width: int) -> str:
    return pad(name, _NAME) + "".join(pad(figure, width, right=True) for figure in figures)
