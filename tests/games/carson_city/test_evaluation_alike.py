"""Candidates that look alike are chosen from blindly: after every kind of decision they differ."""

from __future__ import annotations

from collections import Counter, defaultdict

from tests.games.carson_city.judged_matches import Judged, judged_match
from westbound.games.carson_city.game import GAME

MATCHES = 10
ENOUGH = 250  # candidates of a kind
# Kinds of decisions whose candidates may look alike, with the share that may, and why: none.
ACCEPTED: dict[str, float] = {}


def test_candidates_of_every_kind_of_decision_differ() -> None:
    seen, alike = Counter[str](), defaultdict[str, list[str]](list)
    for number in range(MATCHES):
        for judged in judged_match(number, 2 + number % 5, usual=number % 3 == 0):
            kind = judged.before.agenda[-1].kind
            if seen[kind] < ENOUGH:
                seen[kind] += len(judged.moves)
                alike[kind] += twins(judged)
    shares = {kind: len(alike[kind]) / count for kind, count in seen.items()}
    too_many = {
        kind: (share, alike[kind][:5])
        for kind, share in shares.items()
        if share > ACCEPTED.get(kind, 0.0)
    }
    assert not too_many
    assert len(seen) > 20


def twins(judged: Judged) -> list[str]:
    """The moves whose features another move has too, though it leads to another position."""
    before, seat, moves, positions = judged
    evaluator, found = GAME.evaluator(before, seat), []
    rows: dict[tuple[float, ...], int] = {}
    for number, state in enumerate(positions):
        if not state.agenda:
            continue  # its points are known
        other = rows.setdefault(tuple(evaluator.features(state)), number)
        if other != number and positions[other].key() != state.key():
            found.append(f"{moves[other].text} = {moves[number].text}")
    return found
