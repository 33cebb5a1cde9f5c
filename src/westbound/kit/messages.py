"""Prompts, log and previews: which sentence of the catalogue, and what it mentions.

A game registers a typed function for a step (prompts), or for a move at a step (log, previews),
together with every key it can answer. So all keys can be listed without playing a match, and a
test compares them with the catalogues. A step or move without a function has its kind as key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar, cast

from westbound.engine.decisions import Rules
from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.engine.state import State
from westbound.engine.step import CHANCE, Step

S = TypeVar("S", bound=State)
St = TypeVar("St", bound=Step)
Mv = TypeVar("Mv", bound=Move)

Params: TypeAlias = Mapping[str, Param]
# As registered; a game's functions are only ever called with its own states.
_Ask: TypeAlias = Callable[[Any, Step], Sentence | None]
_Tell: TypeAlias = Callable[[Any, Step, Move], Sentence | None]

OVER: Final = "over"  # the key of the prompt when nothing is asked any more


def sentence(key: str, /, **params: Param) -> Sentence:
    """The sentence with this key, mentioning these parameters."""
    return Sentence(key, params)


class Prompt(NamedTuple):
    step: type[Step]
    ask: _Ask
    keys: tuple[str, ...]
    or_next: bool = False  # None: the next message that fits is asked


class MoveMessage(NamedTuple):
    """A log sentence or a preview of this kind of move at this kind of step (or a base of it)."""

    step: type[Step]
    move: type[Move]
    tell: _Tell
    keys: tuple[str, ...]
    mentions_move: bool  # whether the sentence may mention the parameters of the move itself
    or_next: bool = False  # None: the next message that fits is asked


def prompt(step: type[St], ask: Callable[[S, St], Sentence], *keys: str) -> Prompt:
    """What this step asks; `keys` are all it can answer, the step's kind if none is named."""
    return Prompt(step, cast("_Ask", ask), keys or (step.kind,))


def prompt_or_next(step: type[St], ask: Callable[[S, St], Sentence | None], *keys: str) -> Prompt:
    """What a variant asks instead; None leaves it to the next message."""
    return Prompt(step, cast("_Ask", ask), keys or (step.kind,), or_next=True)


def log_message(
    step: type[St],
    move: type[Mv],
    tell: Callable[[S, St, Mv], Sentence],
    *keys: str,
    mentions_move: bool = True,
) -> MoveMessage:
    """What the log says about this move at this step; the key is the move's kind unless named.

    Besides the parameters it is given, the sentence may mention the seat and those of the move
    itself. If the move is secret it must not: `mentions_move=False`.
    """
    return MoveMessage(step, move, cast("_Tell", tell), keys or (move.kind,), mentions_move)


def log_message_or_next(
    step: type[St],
    move: type[Mv],
    tell: Callable[[S, St, Mv], Sentence | None],
    *keys: str,
    mentions_move: bool = True,
) -> MoveMessage:
    """What a variant's log says instead; None leaves it to the next message."""
    return MoveMessage(
        step, move, cast("_Tell", tell), keys or (move.kind,), mentions_move, or_next=True
    )


def preview(
    step: type[St], move: type[Mv], tell: Callable[[S, St, Mv], Sentence | None], *keys: str
) -> MoveMessage:
    """What this move would cost and bring; None where the label says it all."""
    return MoveMessage(step, move, cast("_Tell", tell), keys or (move.kind,), False)


def preview_or_next(
    step: type[St], move: type[Mv], tell: Callable[[S, St, Mv], Sentence | None], *keys: str
) -> MoveMessage:
    """What a variant previews instead; None leaves it to the next message."""
    return MoveMessage(step, move, cast("_Tell", tell), keys or (move.kind,), False, or_next=True)


def _nothing(state: State, step: Step) -> Params:
    return {}


class Messages(Generic[S]):
    """All messages of a game. `common` is what every prompt may mention.

    `extras` are moves without a step of their own that can be made at many. The first message
    that fits counts, one for the step itself before one for a base of it; what a variant says
    instead (`..._or_next`) is named before what it replaces.
    """

    def __init__(
        self,
        rules: Rules,
        prompts: Iterable[Prompt],
        log: Iterable[MoveMessage],
        previews: Iterable[MoveMessage],
        common: Callable[[S, Step], Params] = _nothing,
        extras: Iterable[type[Move]] = (),
    ) -> None:
        self._rules: Final = rules
        self._prompts: Final = _by_step(prompts)
        self._log: Final = _by_move(log)
        self._previews: Final = _by_move(previews)
        self._common: Final = common
        self._extras: Final = tuple(extras)

    # --- one sentence

    def prompt(self, state: S) -> Sentence:
        """What the top step asks; after the end, that it is over."""
        if not state.agenda:
            return Sentence(OVER, {})
        step = state.agenda[-1]
        common = self._common(state, step)
        for message in self._prompts.get(type(step), ()):
            asked = message.ask(state, step)
            if asked is not None:
                _check(asked, message.keys)
                return Sentence(asked.key, {**common, **asked.params})
        return Sentence(step.kind, common)

    def log_sentence(self, state: S, step: Step, move: Move, seat: int) -> Sentence:
        """The log sentence of a move that is about to be made."""
        who: Params = {} if seat == CHANCE else {"seat": seat}
        for message in _fitting(self._log, type(step), type(move)):
            told = message.tell(state, step, move)
            if told is not None:
                _check(told, message.keys)
                params = move.params() if message.mentions_move else {}
                return Sentence(told.key, {**params, **who, **told.params})
        return Sentence(move.kind, {**move.params(), **who})

    def preview(self, state: S, step: Step, move: Move) -> Sentence | None:
        """The effect of a legal move in one sentence, or None where the label says it all."""
        for message in _fitting(self._previews, type(step), type(move)):
            told = message.tell(state, step, move)
            if told is not None:
                _check(told, message.keys)
                return told
        return None

    # --- all keys

    def prompt_keys(self) -> set[str]:
        """Every key of a prompt; steps that carry themselves out are never asked."""
        asked = (*self._rules.options, *self._rules.sample)
        found = {key for step in asked for key in self._keys_of_prompt(step)}
        return found | {OVER}

    def _keys_of_prompt(self, step: type[Step]) -> set[str]:
        return _keys(self._prompts.get(step, ()), step.kind)

    def log_keys(self) -> set[str]:
        return {
            key
            for step, move in self._pairs()
            for key in _keys(_fitting(self._log, step, move), move.kind)
        }

    def preview_keys(self) -> set[str]:
        return {
            key
            for step, move in self._pairs()
            for key in _keys(_fitting(self._previews, step, move))
        }

    def _pairs(self) -> Iterable[tuple[type[Step], type[Move]]]:
        """Every kind of move that can be made, with its step."""
        for step, answers in self._rules.answers.items():
            for move in answers:
                yield step, move
        for step in self._rules.options:
            for move in self._extras:
                yield step, move


def _by_step(messages: Iterable[Prompt]) -> dict[type[Step], list[Prompt]]:
    """The messages of each step up to the one that always answers."""
    found: dict[type[Step], list[Prompt]] = {}
    for message in messages:
        chain = found.setdefault(message.step, [])
        if not chain or chain[-1].or_next:
            chain.append(message)
    return found


def _by_move(messages: Iterable[MoveMessage]) -> dict[type[Move], list[MoveMessage]]:
    found: dict[type[Move], list[MoveMessage]] = {}
    for message in messages:
        found.setdefault(message.move, []).append(message)
    return found


def _fitting(
    messages: Mapping[type[Move], list[MoveMessage]], step: type[Step], move: type[Move]
) -> list[MoveMessage]:
    """The messages for this move at this step, up to the one that always answers.

    Those for the step itself come before those for a base of it.
    """
    fitting = [message for message in messages.get(move, ()) if issubclass(step, message.step)]
    fitting.sort(key=lambda message: step.__mro__.index(message.step))
    last = next((i for i, message in enumerate(fitting) if not message.or_next), len(fitting))
    return fitting[: last + 1]


def _keys(messages: Sequence[Prompt | MoveMessage], default: str | None = None) -> set[str]:
    """What these messages can answer, and the default where none of them always does."""
    found = {key for message in messages for key in message.keys}
    if default is not None and (not messages or messages[-1].or_next):
        found.add(default)
    return found


def _check(told: Sentence, keys: tuple[str, ...]) -> None:
    assert told.key in keys, f"{told.key!r} is not among the registered keys {keys}"
