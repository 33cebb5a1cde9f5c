"""Candidates that look alike are chosen among blindly: there must be few of them."""

from __future__ import annotations

from collections import Counter, defaultdict

from tests.games.steam.learnt_walks import Decision, decisions, some
from westbound.engine.option import Value
from westbound.games.steam.game import GAME
from westbound.games.steam.state import SteamState

# The share of candidates with a twin, by the kind of decision, and why it is no harm.
ACCEPTED = {
    "build": (0.03, "New Cities of two colours with equally many cubes in every way"),
    "place_track": (0.10, "redirections and crossings that lead to equally good places"),
    "move_goods": (0.03, "two cubes, each the last of its kind, with equal ways"),
    "choose_supply": (0.25, "spaces with different cubes that are of no use near this city"),
}
MATCHES: tuple[tuple[int, int, dict[str, Value], bool], ...] = (
    (1, 3, {}, True),
    (2, 4, {"ruleset": "standard"}, False),
)


def test_candidates_differ_in_at_least_one_feature() -> None:
    alike, looked_at = Counter[str](), Counter[str]()
    for seed, players, options, cautious in MATCHES:
        for decision in some(decisions(seed, players, options, cautious), 2):
            moves = GAME.worth_a_look(decision.state, decision.seat, decision.moves)
            looked_at[decision.kind] += len(moves)
            alike[decision.kind] += twins(decision, [decision.after(move) for move in moves])
    for kind, number in looked_at.items():
        most = ACCEPTED.get(kind, (0.0, ""))[0]
        assert alike[kind] / number <= most, (kind, alike[kind], number)
    assert set(ACCEPTED) <= set(looked_at)


def twins(decision: Decision, positions: list[SteamState]) -> int:
    """How many positions have the features of another one that is really another one."""
    evaluator = GAME.evaluator(decision.state, decision.seat)
    groups = defaultdict[tuple[float, ...], list[str]](list)
    for state in positions:
        if state.agenda:
            groups[tuple(evaluator.features(state))].append(written(state))
    return sum(len(group) for group in groups.values() if len(set(group)) > 1)


def written(state: SteamState) -> str:
    """All that matters; the order of the spaces in the supply does not."""
    fields = [name for name in state.fields if name not in ("setup", "supply")]
    return repr([*(getattr(state, name) for name in fields), sorted(state.supply)])
