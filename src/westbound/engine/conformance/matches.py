"""Checks of whole matches: saved and loaded, taken back, with other dice."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from westbound.engine import save
from westbound.engine.conformance.snapshot import changed, snapshot
from westbound.engine.conformance.views import as_bytes
from westbound.engine.conformance.walk import Sampling, Table, replay_note
from westbound.engine.errors import IllegalMove, SaveError
from westbound.engine.game import Game
from westbound.engine.match import Entry, Match
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import CHANCE


def new_match(game: Game[State], table: Table) -> Match:
    match = Match(game, table.players, table.seed, table.options)
    match.advance()
    return match


class Player(NamedTuple):
    """Who makes all moves of a match, at a table and with a source of chance."""

    table: Table
    rng: Rng

    def play(self, match: Match) -> int:
        """Let one of the deciders make a move; returns the seat."""
        seat = self.rng.choice(match.turns)
        moves = match.moves(seat)
        match.play(self.table.chooser(match.game, match.state, seat, moves, self.rng), seat)
        return seat


def play_on(match: Match, player: Player, limit: int) -> None:
    while not match.over:
        player.play(match)
        assert len(match.log) < limit, f"no end after {limit} entries"


def history(match: Match) -> list[str]:
    return [f"{entry.seat} {entry.text}" for entry in match.log]


def load(match: Match, length: int | None = None) -> Match:
    """The match saved and loaded, or only its first entries."""
    text = match.to_json()
    if length is not None:
        document = json.loads(text)
        document["entries"] = document["entries"][:length]
        text = json.dumps(document)
    return save.load(text, lambda _: match.game)


def check_same(one: Match, other: Match, leave_out: Sequence[str]) -> None:
    wrong = changed(snapshot(one.state, leave_out), snapshot(other.state, leave_out))
    assert not wrong, f"not the same position: {wrong}"
    assert one.turns == other.turns
    for seat in one.turns:
        assert one.moves(seat) == other.moves(seat), f"other moves for seat {seat}"
    for viewer in (*range(one.players), None):
        assert as_bytes(one.observe(viewer)) == as_bytes(other.observe(viewer))


def check_saving(game: Game[State], table: Table, leave_out: Sequence[str], limit: int) -> None:
    """A match saved anywhere loads as the same match and goes on the same way."""
    match, player = new_match(game, table), Player(table, Rng(table.seed, 3))
    with replay_note(game, table, lambda: history(match)):
        play_on(match, player, limit)
        check_same(match, load(match), leave_out)
        assert load(match).to_json() == match.to_json()
        for part in range(5):
            start = load(match, len(match.log) * part // 5)
            assert history(start) == history(match)[: len(start.log)], "chance gave another result"
            again = load(start)
            check_same(start, again, leave_out)
            for copy in (start, again):
                play_on(copy, Player(table, Rng(table.seed, 4 + part)), limit)
            assert again.to_json() == start.to_json(), "it went on differently"


def check_undo(
    game: Game[State], table: Table, leave_out: Sequence[str], limit: int, sampling: Sampling
) -> None:
    """Undoing as far as possible and replaying the same moves changes nothing."""
    match, player = new_match(game, table), Player(table, Rng(table.seed, 3))
    with replay_note(game, table, lambda: history(match)):
        while not match.over:
            assert len(match.log) < limit, f"no end after {limit} entries"
            if not sampling.wants(match.state.agenda[-1].kind):
                player.play(match)
                continue
            if check_undo_one(match, leave_out, player) and player.rng.below(4) == 0:
                check_undo_all(match, leave_out)


def check_undo_one(match: Match, leave_out: Sequence[str], player: Player) -> bool:
    """Make a move, take it back if that is allowed, and make it again."""
    before, log = snapshot(match.state, leave_out), list(match.log)
    seat = player.play(match)
    end = history(match)
    if isinstance(match.undoable(seat), Refusal):
        return False
    taken = match.undo(seat)
    wrong = changed(before, snapshot(match.state, leave_out))
    assert not wrong, f"undo of {taken.text} left {wrong}"
    assert match.log == log, f"undo of {taken.text} left other entries"
    match.play(taken.text, seat)
    assert history(match) == end, "the same move led elsewhere"
    return True


def check_undo_all(match: Match, leave_out: Sequence[str]) -> None:
    """Back to the last chance result or reveal, and forward again."""
    end, after = history(match), snapshot(match.state, leave_out)
    taken = []
    while isinstance(match.undoable(), int):
        taken.append(match.undo())
    for entry in reversed(taken):
        match.play(entry.text, entry.seat)
    assert history(match) == end, "the same moves led elsewhere"
    wrong = changed(after, snapshot(match.state, leave_out))
    assert not wrong, f"undo and the same again changed {wrong}"


def check_barrier(game: Game[State], table: Table, limit: int) -> None:
    """Nobody takes back what chance, another seat or a reveal has followed."""
    match, player = new_match(game, table), Player(table, Rng(table.seed, 3))
    with replay_note(game, table, lambda: history(match)):
        while not match.over:
            assert len(match.log) < limit, f"no end after {limit} entries"
            before, start = match.state.copy(), len(match.log)
            seat = player.play(match)
            for other in range(match.players):
                if other != seat:
                    assert isinstance(match.undoable(other), Refusal), f"{other} undid {seat}"
            index = match.undoable(seat)
            if any(entry.seat == CHANCE for entry in match.log[start:]):
                assert isinstance(index, Refusal), f"seat {seat} could undo behind chance"
                check_undo_refused(match, seat)
            elif not isinstance(index, Refusal):
                assert index == start, f"undo of {match.log[start].text} goes to {index}"
                check_nothing_learned(match, before, seat, start)


def check_undo_refused(match: Match, seat: int) -> None:
    length, rules = len(match.log), ["nothing"]
    try:
        match.undo(seat)
    except IllegalMove as error:
        rules = [refusal.rule for refusal in error.refusals]
    assert rules == ["WB-003"], f"undo is refused by {rules}"
    assert len(match.log) == length


def check_nothing_learned(match: Match, before: State, seat: int, start: int) -> None:
    """A move that the seat may undo revealed nothing: a state dealt anew looks the same."""
    game, now = match.game, as_bytes(match.observe(seat))
    world = game.sample_state(before, seat, Rng(match.seed, 9 + start))
    for entry in match.log[start:]:
        refusal = game.why_not(world, entry.move, entry.seat)
        assert refusal is None, f"seat {seat} may undo what showed {entry.text}"
        game.apply(world, entry.move, entry.seat)
    assert as_bytes(game.observe(world, seat)) == now, f"seat {seat} may undo a reveal"


def check_other_dice(
    game: Game[State], table: Table, all_moves: Sequence[Move], limit: int
) -> None:
    """Another possible result of chance is accepted on replay, an impossible one is not."""
    match, player = new_match(game, table), Player(table, Rng(table.seed, 3))
    with replay_note(game, table, lambda: history(match)):
        play_on(match, player, limit)
        rolls = [index for index, entry in enumerate(match.log) if entry.seat == CHANCE]
        for index in {player.rng.choice(rolls) for _ in range(4)} if rolls else ():
            check_other_outcome(load(match), index, all_moves, player.rng)


def check_other_outcome(match: Match, index: int, all_moves: Sequence[Move], rng: Rng) -> None:
    game, original = match.game, match.log[index].move
    match.rewind(index)
    sampled = [game.sample(match.state, rng) for _ in range(10)]
    results = [(m, game.why_not(match.state, m, CHANCE)) for m in (*all_moves, *sampled)]
    impossible = [move for move, refusal in results if refusal is not None]
    others = [move for move, refusal in results if refusal is None and move != original]
    wrong = Entry(CHANCE, rng.choice(impossible), automatic=False)
    assert match.replay(wrong) is not None, f"{wrong.text} was replayed"
    check_load_refused(match, wrong)
    if others:
        other = Entry(CHANCE, rng.choice(others), automatic=False)
        assert match.replay(other) is None, f"{other.text} was not replayed"
        assert load(match).log[: index + 1] == [*match.log[:index], other]


def check_load_refused(match: Match, wrong: Entry) -> None:
    """A save with this entry at its end is refused, and the entry is named."""
    document = json.loads(match.to_json())
    document["entries"].append([None, wrong.text])
    refused = None
    try:
        save.load(json.dumps(document), lambda _: match.game)
    except SaveError as error:
        refused = error.entry
    assert refused == len(document["entries"]), f"{wrong.text}: entry {refused} is refused"
