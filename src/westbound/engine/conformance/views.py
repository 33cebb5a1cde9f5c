"""Checks of what a viewer may know, and that looking changes nothing."""

from __future__ import annotations

import json
import pickle
from collections.abc import Mapping, Sequence
from math import isfinite

from westbound.engine.conformance.snapshot import changed, mutables, slot_names, snapshot
from westbound.engine.conformance.walk import Position, walk_on
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.rulebook import rulebook
from westbound.engine.standing import SHARED, Standing
from westbound.engine.state import State
from westbound.engine.step import CHANCE, Step
from westbound.engine.texts import catalogue


def viewers(position: Position) -> list[int | None]:
    return [*range(position.table.players), None]


def as_bytes(observation: Mapping[str, object]) -> bytes:
    return json.dumps(observation, sort_keys=True).encode()


def check_views(position: Position) -> None:
    """A state dealt anew from what a viewer knows looks the same to that viewer."""
    game, state, rng = position.game, position.state, position.rng
    for viewer in viewers(position):
        seen = game.observe(state, viewer)
        text = as_bytes(seen)
        assert json.loads(text) == seen, f"the view of {viewer} changes on its way through JSON"
        dealt = [game.determinize(json.loads(text), rng)]
        if viewer is not None:
            dealt.append(game.sample_state(state, viewer, rng))
        for other in dealt:
            assert as_bytes(game.observe(other, viewer)) == text, f"{viewer} sees a secret"
            check_same_question(position, other, viewer)


def check_same_question(position: Position, other: State, viewer: int | None) -> None:
    """The referee is content with the other state, and it asks the viewer the same."""
    game = position.game
    wrong = game.check_invariants(other)
    assert not wrong, f"a state dealt for {viewer} is impossible: {wrong}"
    assert game.deciders(other) == game.deciders(position.state)
    if viewer is not None and viewer in position.seats:
        here, there = (game.legal(state, viewer) for state in (position.state, other))
        assert list(here) == list(there), f"other moves for {viewer} in a state dealt anew"


def check_secret_moves(position: Position) -> None:
    """What chance brings is declared secret to exactly those who cannot see it, and not told."""
    game, state = position.game, position.state
    if position.seats != (CHANCE,):
        return
    rng = position.rng
    drawn = [game.sample(state, rng) for _ in range(6)]
    first, *others = {move.text: move for move in drawn}.values()
    for other in others:
        seen = {v: _tells_apart(position, first, other, v) for v in viewers(position)}
        if not any(seen.values()):
            continue  # both lead to the same state
        owner = game.secret_to(state, first, CHANCE)
        for viewer, visible in seen.items():
            may_know = owner is None or owner == viewer
            assert visible == may_know, f"{first} instead of {other}: {viewer} sees it: {visible}"
        told = (game.log_sentence(state, first, CHANCE), game.log_sentence(state, other, CHANCE))
        assert owner is None or told[0] == told[1], f"the log tells the secret {first}"


def _tells_apart(position: Position, move: Move, other: Move, viewer: int | None) -> bool:
    views = []
    for outcome in (move, other):
        after = position.state.copy()
        position.game.apply(after, outcome, CHANCE)
        views.append(as_bytes(position.game.observe(after, viewer)))
    return views[0] != views[1]


def secrets(position: Position, leave_out: Sequence[str]) -> bool:
    """Whether a state dealt from what somebody knows here can differ from the true one."""
    game, state, rng = position.game, position.state, position.rng
    true = snapshot(state, leave_out)
    return any(
        snapshot(game.determinize(game.observe(state, viewer), rng), leave_out) != true
        for viewer in viewers(position)
        for _ in range(2)
    )


def check_looking(position: Position, leave_out: Sequence[str]) -> None:
    """Asking the game anything leaves the state unchanged."""
    game, state, seats = position.game, position.state, range(position.table.players)
    before = snapshot(state, leave_out)
    assert game.prompt(state).key
    for seat in position.seats:
        moves = [game.sample(state, position.rng)] if seat == CHANCE else game.legal(state, seat)
        for move in moves:
            assert game.log_sentence(state, move, seat).key
    for viewer in viewers(position):
        game.observe(state, viewer)
        game.draw(state, viewer, [f"Player {seat + 1}" for seat in seats])
    assert all(isfinite(game.evaluate(state, seat)) for seat in seats)
    check_standings(game, state, position.table.players)
    state.copy()
    wrong = changed(before, snapshot(state, leave_out))
    assert not wrong, f"looking changed {wrong}"


def check_copy(position: Position) -> None:
    """A copy is equal, shares nothing that can change, and lives its own life."""
    state = position.state
    before, copy = snapshot(state), position.state.copy()
    wrong = changed(before, snapshot(copy))
    assert type(copy) is type(state)
    assert not wrong, f"the copy differs: {wrong}"
    own = {id(part): path for path, part in mutables(state)}
    shared = [own[id(part)] for _, part in mutables(copy) if id(part) in own]
    assert not shared, f"shared with the copy: {shared}"
    walk_on(position.game, copy, position.rng)
    wrong = changed(before, snapshot(state))
    assert not wrong, f"playing on a copy changed {wrong}"


def check_value(position: Position) -> None:
    """Fields name every slot; equal states have equal keys; a pickled state is the same."""
    state = position.state
    values: tuple[State | Step, ...] = (state, *state.agenda)
    for value in values:
        missing = set(slot_names(type(value))) ^ set(value.fields)
        assert not missing, f"fields of {type(value).__name__}: {missing}"
    again = pickle.loads(pickle.dumps(state))
    for other in (state.copy(), again):
        assert other == state, "a copy differs"
        assert hash(other.key()) == hash(state.key()), "equal states have different keys"
    walk_on(position.game, again, position.rng)
    if again.agenda != state.agenda:
        assert again != state, "states with other agendas are equal"
        assert again.key() != state.key(), "and so are their keys"


def check_standings(game: Game[State], state: State, players: int) -> None:
    """Every seat once, best first; ranks start at 1 and are shared only at equal points."""
    standings = game.standings(state)
    assert sorted(s.seat for s in standings) == list(range(players)), f"seats: {standings}"
    for place, standing in enumerate(standings, start=1):
        assert standing.points == sum(standing.breakdown.values()), f"do not add up: {standing}"
        above = standings[place - 2] if place > 1 else None
        tied = above is not None and above.rank == standing.rank
        assert tied or standing.rank == place, f"ranks: {standings}"
        if above is not None and above.out == standing.out:
            assert above.points >= standing.points, f"not best first: {standings}"
            assert not tied or above.points == standing.points, f"no tie: {standings}"
        assert above is None or standing.out or not above.out, f"out, but ahead: {standings}"
        if above is not None:
            _check_decided(game, above, standing)


def _check_decided(game: Game[State], above: Standing, below: Standing) -> None:
    """Where points do not put a seat ahead of the next, it is told what does, by which rule."""
    tie, explained = above.decided_by, above.points > below.points
    assert (tie is None) == explained, f"the points say it, or else a tie-break: {above}, {below}"
    if tie is not None:
        texts = catalogue(game.package, "en")
        assert texts.has("ties", tie.key), f"no sentence for the tie-break: {tie}"
        assert (tie.key == SHARED) == (above.rank == below.rank), f"shared or not: {above}, {below}"
        assert tie.rule in ("", *rulebook(game.package, "en").rules()), f"no such rule: {tie}"
