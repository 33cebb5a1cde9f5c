"""What a run takes, and what it may take: time, tokens and money."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import Final

from westbound.engine.errors import BadInput
from westbound.lab.llm.chat import Reply

_MILLION: Final = 1_000_000


class LimitReached(Exception):
    """The run ends here, with what is done."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Of a whole run; None is no limit. Prices are for a million tokens."""

    max_seconds: float | None = None
    max_tokens: int | None = None
    max_cost: float | None = None
    price_in: float = 0.0
    price_out: float = 0.0

    def __post_init__(self) -> None:
        for name in ("max_seconds", "max_tokens", "max_cost"):
            value = getattr(self, name)
            if value is not None and not 0 < value < inf:
                raise BadInput(f"{name} is more than 0, not {value}")
        for name in ("price_in", "price_out"):
            if not 0 <= getattr(self, name) < inf:
                raise BadInput(f"{name} is 0 or more, not {getattr(self, name)}")
        if self.max_cost is not None and not self.price_in and not self.price_out:
            raise BadInput("a limit of the cost needs prices: price_in, price_out or both")


class Meter:
    """Counts from the moment it is made."""

    def __init__(self, limits: Limits, now: Callable[[], float] = monotonic) -> None:
        self.limits: Final = limits
        self.now: Final = now
        self._begun = now()
        self.tokens_in = self.tokens_out = 0
        self.estimated = False  # some answers came without a count

    def add(self, reply: Reply) -> None:
        self.tokens_in += reply.tokens_in
        self.tokens_out += reply.tokens_out
        self.estimated |= reply.estimated

    @property
    def seconds(self) -> float:
        return self.now() - self._begun

    @property
    def tokens(self) -> int:
        return self.tokens_in + self.tokens_out

    @property
    def cost(self) -> float:
        limits = self.limits
        return (self.tokens_in * limits.price_in + self.tokens_out * limits.price_out) / _MILLION

    @property
    def seconds_left(self) -> float:
        """For all that is still to do; endless without a limit."""
        limit = self.limits.max_seconds
        return inf if limit is None else limit - self.seconds

    def check(self) -> None:
        """LimitReached if nothing more may be asked."""
        limits = self.limits
        if self.seconds_left <= 0:
            raise LimitReached(f"the limit of {limits.max_seconds:g} seconds is reached")
        if limits.max_tokens is not None and self.tokens >= limits.max_tokens:
            raise LimitReached(f"the limit of {limits.max_tokens} tokens is reached: {self.tokens}")
        if limits.max_cost is not None and self.cost >= limits.max_cost:
            raise LimitReached(f"the limit of the cost, {limits.max_cost:g}, is reached")
