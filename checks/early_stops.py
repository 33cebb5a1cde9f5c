"""How soon a tournament decides a match-up, and how often wrongly.

.venv/bin/python -m checks.early_stops           # 2000 made-up match-ups of each kind, in Markdown
.venv/bin/python -m checks.early_stops 200

Sets are coins here: won with a certain chance, or the mean of two such coins, which is often a
tie. Every match-up is looked at after each batch of 10 sets, up to 200 sets.
"""

from __future__ import annotations

import sys
from collections import Counter
from fractions import Fraction
from typing import Final

from rich.console import Console

from westbound.engine.rng import Rng
from westbound.lab.tournament.sequential import Question, Verdict

RUNS: Final = 2000
BATCH: Final = 10
SETS: Final = 200
SCORES: Final = (Fraction(0), Fraction(1, 2), Fraction(1))
CASES: Final = tuple(
    (share, decide, ties)
    for decide in (0.5, 0.65)
    for share in (decide, decide + 0.05, decide + 0.1, decide + 0.2, decide + 0.3)
    for ties in (False, True)
)


def one_match_up(question: Question, share: float, ties: bool, rng: Rng) -> tuple[str, int]:
    """The answer, and after how many sets."""
    seen: Counter[Fraction] = Counter()
    for played in range(BATCH, SETS + 1, BATCH):
        for _ in range(BATCH):
            first = rng.random() < share
            second = rng.random() < share if ties else first
            seen[SCORES[first + second]] += 1
        answer = question.answer(seen)
        if answer is not None:
            return str(answer), played
    return "open", SETS


def main(runs: int) -> None:
    console = Console(highlight=False, soft_wrap=True)
    console.print("| question | true share | ties | yes | no | open | sets, mean |")
    console.print("|---|---|---|---|---|---|---|")
    for share, decide, ties in CASES:
        question = Question(decide)
        found = [one_match_up(question, share, ties, Rng(3, run)) for run in range(runs)]
        answers = Counter(answer for answer, _ in found)
        shares = (f"{100 * answers[a] / runs:.1f} %" for a in (*Verdict, "open"))
        sets = sum(played for _, played in found) / runs
        told = f"> {100 * decide:g} %? | {100 * share:g} % | {'many' if ties else 'none'}"
        console.print(f"| {told} | {' | '.join(shares)} | {sets:.0f} |")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else RUNS)
