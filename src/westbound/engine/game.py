"""The contract between the engine and a game: what every game must answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from westbound.engine.arrays import ArrayField
from westbound.engine.errors import BadInput
from westbound.engine.evaluation import Evaluator, FeatureList
from westbound.engine.figures import Figures
from westbound.engine.move import Move
from westbound.engine.option import Option, Value, complete
from westbound.engine.picks import in_natural_order
from westbound.engine.position.forms import Form
from westbound.engine.position.layout import Agreed, Layout, plain_layout
from westbound.engine.position.steps import StepForms
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.standing import Standing
from westbound.engine.state import State
from westbound.engine.step import CHANCE, Step
from westbound.engine.texts import Sentence as Sentence

S = TypeVar("S", bound=State)


class Clock(NamedTuple):
    """A time limit; `key` tells one from the next. When it runs out, these moves are made."""

    key: str
    seconds: int
    moves: tuple[tuple[int, str], ...]


class RuleChange(NamedTuple):
    """A correction that changes what is legal or what a move does: the first version with it.

    What it was before is told under the rule's id in the table `changes` of the game's messages.
    """

    version: int
    rule: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """One game. A game object has no state of its own; everything is in the state it is given."""

    id: ClassVar[str]
    title: ClassVar[str]
    rule_prefix: ClassVar[str]  # "CC" of "CC-001"
    rules_version: ClassVar[int]
    changes: ClassVar[tuple[RuleChange, ...]] = ()  # since version 1, oldest first
    players: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    package: ClassVar[str]  # where data, locale and drawings are
    styles: ClassVar[tuple[str, ...]] = ()  # ways to play that a bot can be asked for
    # Kinds of moves: those that only open the next choice, those whose value the rules ask every
    # bot to judge, and those that take something back, which could make a bot loop forever.
    moves_without_confirmation: ClassVar[frozenset[str]] = frozenset()
    moves_bots_evaluate: ClassVar[frozenset[str]] = frozenset()
    moves_bots_skip: ClassVar[frozenset[str]] = frozenset()

    # --- playing

    @abstractmethod
    def new(self, players: int, options: Mapping[str, Value]) -> S:
        """The state before anything has happened; set-up chance is on its agenda."""

    def new_by(self, rules_version: int, players: int, options: Mapping[str, Value]) -> S:
        """The same for a match that is played by an earlier version of the rules.

        A game that forbids today what was legal then keeps the old rule for these matches.
        """
        return self.new(players, options)

    def changes_since(self, rules_version: int) -> tuple[RuleChange, ...]:
        """The corrections that a match of this version is played without."""
        return tuple(change for change in self.changes if change.version > rules_version)

    @abstractmethod
    def legal(self, state: S, seat: int) -> Sequence[Move]:
        """Every move the seat may make at the top step; never empty for a decider."""

    @abstractmethod
    def why_not(self, state: S, move: Move, seat: int) -> Refusal | None:
        """The first rule that forbids the move to this seat, or None. Changes nothing."""

    @abstractmethod
    def apply(self, state: S, move: Move, seat: int) -> None:
        """Carry out a move that nothing forbids. Trusts its caller: bots, search, replay."""

    @abstractmethod
    def sample(self, state: S, rng: Rng) -> Move:
        """An outcome of the chance step on top."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The move with this canonical text; BadInput if it is not a move of this game."""

    # --- seeing

    @abstractmethod
    def observe(self, state: S, seat: int | None) -> Mapping[str, object]:
        """All that the seat (None: a spectator) may know, JSON-ready; a game has its own type."""

    @abstractmethod
    def determinize(self, observation: Mapping[str, object], rng: Rng) -> S:
        """A full state that this observation could be of."""

    def sample_state(self, state: S, seat: int, rng: Rng) -> S:
        """The same from the state; a game may do this faster than through JSON."""
        return self.determinize(self.observe(state, seat), rng)

    @abstractmethod
    def standings(self, state: S) -> list[Standing]:
        """The seats, best first."""

    @abstractmethod
    def log_sentence(self, state: S, move: Move, seat: int) -> Sentence:
        """The log sentence of a move about to be made in this state.

        Everybody reads it: of a secret move it says that it was made, not which one it was.
        """

    def secret_to(self, state: S, move: Move, seat: int) -> int | None:
        """The one seat that may know which move this is: a card dealt to a hand. None: all may."""
        return None

    @abstractmethod
    def prompt(self, state: S) -> Sentence:
        """What is asked now, of whom, and what it leads to."""

    def preview(self, state: S, move: Move, seat: int) -> Sentence | None:
        """What a legal move costs and brings, for the table `effects`; None: nothing to add."""
        return None

    def clock(self, state: S) -> Clock | None:
        """The time limit that runs now at a table of people; most positions have none."""
        return None

    def phase_label(self, state: S) -> tuple[int | None, str]:
        """Where a log may begin a new chapter: a number (round or turn) and the key of a phase."""
        return None, ""

    @abstractmethod
    def draw(self, state: S, viewer: int | None, names: Sequence[str], language: str = "en") -> str:
        """A drawing of what the viewer may see, for a terminal 80 characters wide."""

    @abstractmethod
    def evaluate(self, state: S, seat: int, style: str = "") -> float:
        """How good the position is for the seat, in points; what the greedy bot maximises.

        `style` is one of `styles`, or "" for none.
        """

    def evaluator(self, state: S, seat: int, style: str = "") -> Evaluator[S]:
        """Rates the positions after the seat's moves in this one: what they share, it keeps."""
        return _OneByOne(self, seat, style)

    def rated_by(self, figures: Figures) -> Game[S]:
        """The same game with these figures in its rating instead of those of `data/rating.toml`.

        What is not among them stays as it is shipped, and so do the features: values were learnt
        from them. BadInput names a figure that does not fit.
        """
        raise BadInput(f"the rating of {self.title} has no figures that can be changed")

    def feature_list(self, players: int) -> FeatureList | None:
        """What its evaluators' features are called at a table of so many, if they have any."""
        return None

    def worth_a_look(self, state: S, seat: int, moves: Sequence[Move]) -> list[Move]:
        """Those of the legal moves that a bot that thinks ahead should try; never none.

        A game may leave out what nobody would play: what is tried costs time.
        """
        return [move for move in moves if move.kind not in self.moves_bots_skip] or list(moves)

    def turn_of(self, state: S) -> int:
        """A number that rises whenever a player's turn ends and another one begins.

        While somebody is asked within another player's turn it may be lower.
        """
        return self.phase_label(state)[0] or 0

    def round_of(self, state: S) -> int:
        """A number that rises when everybody has had their turns: as far as a plan looks ahead."""
        return self.phase_label(state)[0] or 0

    def cautious(self, state: S, seat: int, moves: Sequence[Move], rng: Rng) -> Move:
        """One of these legal moves, by chance, but none that ends the match senselessly.

        Tests, simulations and measurements play like this. A game in which any moves at all make
        a whole match need not answer: then it is any of them.
        """
        return rng.choice(moves)

    # --- checking

    @abstractmethod
    def check_invariants(self, state: S) -> list[str]:
        """What is wrong with this state: pieces lost or made up, bounds broken. Usually nothing."""

    @abstractmethod
    def all_moves(self) -> Sequence[Move]:
        """Every move that can be written, up to sensible amounts: tests try illegal ones."""

    def all_moves_of(self, state: S) -> Sequence[Move]:
        """The same for a table that has places of its own, such as a custom map."""
        return self.all_moves()

    # --- picks as words of a finite vocabulary, for research environments

    def pick_words(self, pick: str) -> tuple[str, ...]:
        """The words of a pick. A pick with endless forms is split; of no two are they the same."""
        return (pick,)

    def player_moves_of(self, state: S) -> Sequence[Move]:
        """Those of `all_moves_of` that players make; a game may know which only chance makes."""
        return self.all_moves_of(state)

    def more_pick_words(self, state: S) -> Sequence[str]:
        """Words of picks that `all_moves_of` has too few of: large amounts, ways to score."""
        return ()

    def pick_vocabulary(self, players: int, options: Mapping[str, Value]) -> tuple[str, ...]:
        """Every word that can occur in a player's move at such a table, in natural order."""
        state = self.new(players, complete(self.options, options))
        picks = {pick for move in self.player_moves_of(state) for pick in move.picks()}
        words = {word for pick in picks for word in self.pick_words(pick)}
        return in_natural_order(words.union(self.more_pick_words(state)))

    # --- what a seat may know as numbers, for research environments

    def array_fields(self, players: int, options: Mapping[str, Value]) -> tuple[ArrayField, ...]:
        """The named arrays of an observation at such a table; the same at every decision."""
        return ()

    def array_values(self, observation: Mapping[str, object]) -> Sequence[float]:
        """Their numbers in one row, from the observation alone; the viewer's seat comes first."""
        return ()

    # --- positions as text

    step_kinds: Mapping[str, type[Step]] = MappingProxyType({})  # every step, by its kind
    step_seats: Mapping[str, int] = MappingProxyType({})  # of those that no player answers

    def position_layout(self, agreed: Agreed) -> Layout[S]:
        """How positions of such a table are written: every field as it is, or in nicer words."""
        blank = self.new_by(agreed.rules_version, agreed.players, agreed.options)
        return plain_layout(blank, self.step_forms(agreed.players))

    def step_forms(self, players: int, forms: Mapping[str, Form[Any]] | None = None) -> StepForms:
        """How steps are written, their fields in these forms; see there."""
        own: Any = self  # compiled, too, a game may have these in its class or set them itself
        return StepForms(players, own.step_kinds, own.step_seats, forms)

    def position_seen_by(self, state: S, seat: int | None) -> S:
        """The position as the seat (None: a spectator) knows it.

        Blank where a layout can write `?`; else something that it could be, as far as they know.
        """
        return self.determinize(self.observe(state, seat), Rng(0))

    # --- the same for all games

    def submit(self, state: S, move: Move, seat: int) -> Refusal | None:
        """Carry the move out if nothing forbids it, else change nothing and say why."""
        refusal = self.why_not(state, move, seat)
        if refusal is None:
            self.apply(state, move, seat)
        return refusal

    def deciders(self, state: S) -> tuple[int, ...]:
        """The seats that may decide now: none when the match is over or chance is to act."""
        if not state.agenda:
            return ()
        step = state.agenda[-1]
        return () if step.seat == CHANCE else step.deciders()

    def why_not_their_turn(self, state: S, seat: int) -> Refusal | None:
        """Refuse a seat that is not asked now (WB-001) and anybody after the end (WB-002)."""
        if not state.agenda:
            return Refusal("WB-002")
        deciders = state.agenda[-1].deciders()
        if seat in deciders:
            return None
        return Refusal("WB-001", seat=seat, asked=deciders[0])


class _OneByOne(Evaluator[S]):
    """Rates every position by itself."""

    __slots__ = ("_game", "_seat", "_style")

    def __init__(self, game: Game[S], seat: int, style: str) -> None:
        self._game, self._seat, self._style = game, seat, style

    def rate(self, state: S) -> float:
        return self._game.evaluate(state, self._seat, self._style)
