"""Which answers of a common choice are still sealed."""

from __future__ import annotations

from westbound.engine.game import Sentence
from westbound.engine.history import answers_now
from westbound.engine.step import CHANCE
from westbound.web.live.history import LogEntry


def told(n: int, seat: int, *asked: int, step: str = "m") -> LogEntry:
    return LogEntry(n, seat, "m", "m", False, Sentence("m", {}), (), None, "", step, asked, 0.0)


def test_simultaneous_answers_stay_sealed_until_all_are_given() -> None:
    chance, plain = told(1, CHANCE), told(2, 0, 0)
    first, second, third = told(3, 1, 0, 1, 2), told(4, 0, 0, 2), told(5, 2, 2)
    assert answers_now("m", (1,), [chance, plain]) == []
    assert answers_now("m", (0, 2), [chance, plain, first]) == [first]
    assert answers_now("m", (2,), [chance, plain, first, second]) == [first, second]
    assert answers_now("m", (1,), [chance, plain, first, second, third]) == []
    assert answers_now("m", (), [chance, plain, first, second, third]) == []
    assert answers_now("other", (2,), [chance, plain, first, second]) == []
    part = told(6, 2, 2)  # an answer of several moves
    assert answers_now("m", (2,), [plain, first, second, part]) == [first, second, part]
