"""Lets a model decide: asks, explains what was wrong, asks again, and knows when to give up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import inf
from time import sleep
from typing import Final

from westbound.engine.errors import BadInput
from westbound.engine.json_types import Json
from westbound.engine.move import Move
from westbound.lab.llm.answer import Wrong, feedback, read_answer
from westbound.lab.llm.chat import ChatServer, Message, Reply, Unanswered
from westbound.lab.llm.counts import Counts
from westbound.lab.llm.meter import LimitReached, Meter
from westbound.lab.llm.observation import TextObservation

FIRST_WAIT: Final = 1.0  # seconds; twice as long after each failure
LONGEST_WAIT: Final = 120.0  # also where a server asks for more
ECHOED: Final = 4000  # characters of a wrong answer that are sent back, the last ones

Record = Callable[[Mapping[str, Json]], None]


@dataclass(frozen=True, slots=True)
class Patience:
    """How often and how long one decision is asked for."""

    tries: int = 3  # answers, until one of them is a legal move
    retries: int = 4  # requests that fail, for each of these answers
    timeout: float = 60.0  # seconds of a request
    decision_seconds: float = inf  # of all of them together, waiting included

    def __post_init__(self) -> None:
        if self.tries < 1:
            raise BadInput(f"at least 1 try is needed, not {self.tries}")
        if self.retries < 0:
            raise BadInput(f"retries are 0 or more, not {self.retries}")
        for name in ("timeout", "decision_seconds"):
            if not getattr(self, name) > 0:
                raise BadInput(f"{name} is more than 0 seconds, not {getattr(self, name)}")


@dataclass(frozen=True, slots=True)
class Decision:
    """The model's move; None if chance has to decide, because of `chance`."""

    move: Move | None
    tries: int
    chance: str = ""  # wrong_answers, time, no_answer


class _GaveUp(Exception):
    """This decision is not asked for any more; the text is the cause."""


class ChatPlayer:
    """One model at one server. It remembers nothing from one decision to the next."""

    def __init__(
        self,
        server: ChatServer,
        meter: Meter,
        patience: Patience | None = None,
        wait: Callable[[float], None] = sleep,
    ) -> None:
        self.server: Final = server
        self.meter: Final = meter
        self.counts: Final = Counts()
        self.silent = 0  # decisions in a row for which no answer came
        self._patience: Final = patience or Patience()
        self._wait: Final = wait

    def decide(self, seen: TextObservation, record: Record | None = None) -> Decision:
        """What the model does here; LimitReached and Refused end the whole run."""
        record = record or _nowhere
        begun = self.meter.now()
        asking = _Asking(self, seen, begun + self._patience.decision_seconds, record)
        try:
            decision = self._until_legal(asking)
        except _GaveUp as gave_up:
            decision = Decision(None, asking.tries, str(gave_up))
        self.silent = self.silent + 1 if decision.chance == "no_answer" else 0
        self.counts.add_decision(self.meter.now() - begun, decision.tries, decision.chance)
        return decision

    def _until_legal(self, asking: _Asking) -> Decision:
        for _ in range(self._patience.tries):
            answer = asking.once_more()
            if isinstance(answer, Move):
                return Decision(answer, asking.tries)
            self.counts.add_wrong(answer)
        return Decision(None, asking.tries, "wrong_answers")

    def reply(self, messages: list[Message], end: float, record: Record) -> Reply:
        """An answer of the server; failed requests are made again, more and more patiently."""
        for failures in range(self._patience.retries + 1):
            self.meter.check()
            left = min(end - self.meter.now(), self.meter.seconds_left)
            if left <= 0:
                raise _GaveUp("time")
            try:
                reply = self.server.ask(messages, min(left, self._patience.timeout))
            except Unanswered as error:
                self.counts.again[error.kind] += 1
                record({"error": str(error), "kind": error.kind})
                if failures < self._patience.retries:
                    self._pause(error.wait or FIRST_WAIT * 2**failures, end)
            else:
                self.meter.add(reply)
                return reply
        raise _GaveUp("no_answer")

    def _pause(self, seconds: float, end: float) -> None:
        """Wait, but not for a moment that is after the end."""
        seconds = min(seconds, LONGEST_WAIT)
        if seconds >= self.meter.seconds_left:
            limit = self.meter.limits.max_seconds
            raise LimitReached(f"the limit of {limit:g} seconds is reached while waiting")
        if self.meter.now() + seconds >= end:
            raise _GaveUp("time")
        self._wait(seconds)


class _Asking:
    """The conversation about one decision."""

    def __init__(
        self, player: ChatPlayer, seen: TextObservation, end: float, record: Record
    ) -> None:
        self._player, self._seen, self._end, self._record = player, seen, end, record
        self._messages: list[Message] = [
            {"role": "system", "content": seen.system},
            {"role": "user", "content": seen.text},
        ]
        self.tries = 0

    def once_more(self) -> Move | Wrong:
        """The move of the next answer, or what is wrong with it, which the model is then told."""
        begun = self._player.meter.now()
        reply = self._player.reply(self._messages, self._end, self._failed)
        self.tries += 1
        answer = read_answer(reply.text, self._seen, cut=reply.cut)
        self._answered(reply, answer, self._player.meter.now() - begun)
        if isinstance(answer, Wrong):
            self._messages += [
                {"role": "assistant", "content": reply.text[-ECHOED:] or "…"},
                {"role": "user", "content": feedback(answer, self._seen)},
            ]
        return answer

    def _failed(self, error: Mapping[str, Json]) -> None:
        self._record({"type": "failure", "try": self.tries + 1, **error})

    def _answered(self, reply: Reply, answer: Move | Wrong, seconds: float) -> None:
        wrong = answer if isinstance(answer, Wrong) else None
        self._record(
            {
                "type": "answer",
                "try": self.tries,
                "messages": [dict(message) for message in self._messages],
                "answer": reply.text,
                "move": None if isinstance(answer, Wrong) else answer.text,
                "wrong": wrong.kind if wrong else None,
                "rule": wrong.refusal.rule if wrong and wrong.refusal else None,
                "tokens_in": reply.tokens_in,
                "tokens_out": reply.tokens_out,
                "seconds": round(seconds, 3),
            }
        )


def _nowhere(line: Mapping[str, Json]) -> None:
    pass
