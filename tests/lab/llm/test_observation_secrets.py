"""A model is told nothing that its seat may not know: two worlds alike to it, one text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.lab.llm.positions import KINDS, Kind, some_positions
from westbound.bots import LiveView
from westbound.engine.conformance.views import as_bytes
from westbound.engine.match import Entry, Match, next_event
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.engine.texts import catalogue
from westbound.games.registry import find_game
from westbound.lab.llm import text_observation
from westbound.lab.llm.move_list import MoveList

SECRETIVE = [kind for kind in KINDS if kind.game == "gwt" or len(kind.options) > 2]
EACH = 4  # pairs of worlds for each kind of decision


def entries(kind: Kind) -> Iterator[tuple[Match, Entry]]:
    """A match by chance, entry by entry: the position before each of them."""
    match = Match(find_game(kind.game), kind.players, 8, kind.options)
    rng, chances = Rng(8, 1), 0
    while not match.over and len(match.log) < 250:
        event = next_event(match.game, match.state, 8, chances)
        entry = event if isinstance(event, Entry) else Entry(event[0], rng.choice(event[1]), False)
        chances += entry.seat == CHANCE
        yield match, entry
        assert match.replay(entry) is None


def other_move(match: Match, entry: Entry) -> Move | None:
    """What could have happened instead."""
    rng = Rng(len(match.log), 2)
    if entry.seat == CHANCE:
        moves = [match.game.sample(match.state, rng) for _ in range(8)]
    else:
        moves = list(match.game.legal(match.state, entry.seat))
    others = [move for move in moves if move != entry.move]
    return rng.choice(others) if others else None


def worlds(kind: Kind) -> Iterator[tuple[Match, Match, int, str]]:
    """Two matches that differ by a secret move, and a seat that cannot tell them apart."""
    seen: dict[str, int] = {}
    for match, entry in entries(kind):
        step = match.state.agenda[-1].kind
        owner = match.game.secret_to(match.state, entry.move, entry.seat)
        other = other_move(match, entry)
        if owner is None or other is None or seen.get(step, 0) >= EACH:
            continue
        seen[step] = seen.get(step, 0) + 1
        one, two = match.fork(), match.fork()
        assert one.replay(entry) is None
        assert two.replay(Entry(entry.seat, other, False)) is None
        for viewer in range(kind.players):
            if viewer != owner and as_bytes(one.observe(viewer)) == as_bytes(two.observe(viewer)):
                yield one, two, viewer, step


@pytest.mark.parametrize("kind", SECRETIVE, ids=str)
def test_two_worlds_that_look_alike_give_the_same_text(kind: Kind) -> None:
    compared: dict[str, int] = {}
    for one, two, viewer, step in worlds(kind):
        if one.state != two.state:
            compared[step] = compared.get(step, 0) + 1
        assert text_observation(one, viewer) == text_observation(two, viewer), step
    assert sum(compared.values()) > 1, compared  # or the test would prove nothing


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_what_moves_cost_and_bring_is_true_and_tells_no_secret(kind: Kind) -> None:
    """It is told from a position dealt anew, and would be the same from the true one."""
    for match in some_positions(kind, every=30):
        for seat in match.turns:
            seen = text_observation(LiveView(match.game, match.state, seat))
            moves = match.moves(seat)
            names, texts = seen.names, catalogue(match.game.package, "en")
            true = MoveList(match.game, match.state, seat, moves, texts, names)
            assert "\n".join(true.lines) in seen.text
            assert tuple(true.moves) == seen.moves
