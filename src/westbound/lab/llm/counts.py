"""How a model has answered: what was wrong, what was asked again, who decided in the end."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from westbound.engine.json_types import Json
from westbound.lab.decision_times import DecisionTimes
from westbound.lab.llm.answer import Wrong


@dataclass(slots=True)
class Counts:
    """Over all decisions of a run."""

    decisions: int = 0
    at_once: int = 0  # decided by the model's first answer
    chance: Counter[str] = field(default_factory=Counter)  # decided by chance, by cause
    wrong: Counter[str] = field(default_factory=Counter)  # answers without a legal move, by kind
    rules: Counter[str] = field(default_factory=Counter)  # illegal ones, by the rule
    again: Counter[str] = field(default_factory=Counter)  # requests that failed, by cause
    times: DecisionTimes = field(default_factory=DecisionTimes)

    def add_wrong(self, wrong: Wrong) -> None:
        self.wrong[wrong.kind] += 1
        if wrong.refusal is not None:
            self.rules[wrong.refusal.rule] += 1

    def add_decision(self, seconds: float, tries: int, chance: str) -> None:
        """`chance`: why the model did not decide; empty if it did."""
        self.decisions += 1
        self.times.add(seconds)
        self.at_once += tries == 1 and not chance
        if chance:
            self.chance[chance] += 1

    def to_json(self) -> dict[str, Json]:
        return {
            "decisions": self.decisions,
            "decided_at_once": self.at_once,
            "decided_by_chance": dict(sorted(self.chance.items())),
            "wrong_answers": dict(sorted(self.wrong.items())),
            "illegal_by_rule": dict(sorted(self.rules.items())),
            "failed_requests": dict(sorted(self.again.items())),
            "times": self.times.figures(),
        }
