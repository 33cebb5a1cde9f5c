"""Statistics of a model's answers."""

from __future__ import annotations

from westbound.engine.refusal import Refusal
from westbound.lab.llm.answer import Wrong
from westbound.lab.llm.counts import Counts


def test_decisions_and_wrong_answers_by_kind() -> None:
    counts = Counts()
    counts.add_decision(1.0, tries=1, chance="")
    counts.add_decision(2.0, tries=2, chance="")
    counts.add_decision(3.0, tries=3, chance="wrong_answers")
    counts.add_decision(0.0, tries=1, chance="time")
    counts.add_wrong(Wrong("illegal", "pass", Refusal("CC-045")))
    counts.add_wrong(Wrong("illegal", "pass", Refusal("CC-045", case="not_now")))
    counts.add_wrong(Wrong("empty"))
    counts.again["429"] += 1
    told = counts.to_json()
    times = told.pop("times")
    assert told == {
        "decisions": 4,
        "decided_at_once": 1,
        "decided_by_chance": {"time": 1, "wrong_answers": 1},
        "wrong_answers": {"empty": 1, "illegal": 2},
        "illegal_by_rule": {"CC-045": 2},
        "failed_requests": {"429": 1},
    }
    assert isinstance(times, dict)
    assert (times["mean_ms"], times["max_ms"]) == (1500, 3000)
