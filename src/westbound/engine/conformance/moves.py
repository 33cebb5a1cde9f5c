"""Checks of one position: who decides, what is listed, what is refused, how it is written."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from westbound.engine.conformance.snapshot import changed, snapshot
from westbound.engine.conformance.walk import Position
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import CHANCE

RUBBISH = ("", "   ", "\t\n", "?", "no such move", "-1", "💣", "\0", "a" * 10_000, "{}", "None")


def check_deciders(position: Position) -> None:
    """Either chance alone or different seats of the table; the step's own seat is one of them."""
    seats, step = position.seats, position.state.agenda[-1]
    assert len(set(seats)) == len(seats), f"a seat is asked twice: {seats}"
    assert step.seat in seats, f"{step} asks {seats}"
    if seats != (CHANCE,):
        assert all(0 <= seat < position.table.players for seat in seats), f"no such seat: {seats}"


def check_lists(position: Position) -> None:
    """Each decider has moves; no two of them are equal, read the same or are clicked the same."""
    for seat in deciders(position):
        moves = position.game.legal(position.state, seat)
        assert moves, f"seat {seat} has no move"
        texts = [move.text for move in moves]
        assert len(set(texts)) == len(texts), f"the same text twice: {repeated(texts)}"
        assert len(set(moves)) == len(moves), f"the same move twice: {repeated(moves)}"


def check_picks(position: Position) -> None:
    """Clicks lead to one move, and no path ends where another one goes on."""
    for seat in deciders(position):
        paths = [move.picks() for move in position.game.legal(position.state, seat)]
        assert all(paths), "a move without picks"
        bad = [pick for path in paths for pick in path if not all(pick.partition(":"))]
        assert not bad, f"a pick is written group:name, not {bad[0]!r}"
        assert len(set(paths)) == len(paths), f"the same picks twice: {repeated(paths)}"
        begun = {path[:length] for path in paths for length in range(1, len(path))}
        assert not begun & set(paths), f"a path ends inside another: {begun & set(paths)}"


def check_pick_words(position: Position, vocabulary: Collection[str]) -> None:
    """The words of picks are all in the vocabulary of the table, and no two moves have the same."""
    game = position.game
    for seat in deciders(position):
        moves = game.legal(position.state, seat)
        paths = [tuple(w for p in move.picks() for w in game.pick_words(p)) for move in moves]
        outside = {word for path in paths for word in path if word not in vocabulary}
        assert not outside, f"words outside the vocabulary: {sorted(outside)}"
        assert len(set(paths)) == len(paths), f"the same words twice: {repeated(paths)}"


def check_agreement(position: Position, all_moves: Sequence[Move], rules: Collection[str]) -> None:
    """Listed moves and moves that nothing refuses are the same, also for seats not asked."""
    game, state = position.game, position.state
    listed = {seat: game.legal(state, seat) for seat in deciders(position)}
    before = snapshot(state)
    for seat in range(CHANCE, position.table.players):
        allowed = set(listed.get(seat, ()))
        for move in allowed:
            refusal = game.why_not(state, move, seat)
            assert refusal is None, f"listed, but refused to seat {seat}: {move} {refusal}"
        if position.seats == (CHANCE,) == (seat,):
            continue  # chance has no list; see check_outcomes
        for move in all_moves:
            refusal = game.why_not(state, move, seat)
            if refusal is None:
                assert move in allowed, f"not listed, but accepted from seat {seat}: {move}"
            else:
                check_refusal(refusal, move, rules)
    wrong = changed(before, snapshot(state))
    assert not wrong, f"asking why not changed {wrong}"


def check_outcomes(position: Position, all_moves: Sequence[Move], rules: Collection[str]) -> None:
    """What chance gives is possible; what is impossible is refused with a rule."""
    if position.seats != (CHANCE,):
        return
    game, state, rng = position.game, position.state, position.rng
    possible = set()
    for move in all_moves:
        refusal = game.why_not(state, move, CHANCE)
        if refusal is None:
            possible.add(move)
        else:
            check_refusal(refusal, move, rules)
    inside = set(all_moves)
    for _ in range(20):
        outcome = game.sample(state, rng)
        refusal = game.why_not(state, outcome, CHANCE)
        assert refusal is None, f"chance gave what is impossible: {outcome} {refusal}"
        assert outcome not in inside or outcome in possible
    assert len(possible) < len(all_moves), "at a chance step everything is possible"


def check_submit(position: Position, all_moves: Sequence[Move]) -> None:
    """`submit` changes nothing when it refuses, and does what `apply` does when it accepts."""
    game, rng = position.game, position.rng
    for seat in deciders(position):
        move = rng.choice([*game.legal(position.state, seat), rng.choice(all_moves)])
        careful, trusting = position.state.copy(), position.state.copy()
        if game.submit(careful, move, seat) is None:
            game.apply(trusting, move, seat)
        wrong = changed(snapshot(trusting), snapshot(careful))
        assert not wrong, f"submit of {move} differs: {wrong}"


def check_refusal(refusal: Refusal, move: Move, rules: Collection[str]) -> None:
    known = refusal.rule in rules or refusal.rule.startswith("WB-")
    assert known, f"{move} is refused by {refusal}: the rulebook has no such rule"


def check_text(game: Game[State], move: Move) -> None:
    """The text says all: reading it gives the move back, spaces do not matter."""
    text = move.text
    assert str(move) == text
    assert text == " ".join(text.split()), f"a canonical text has single spaces: {text!r}"
    for variant in (text, f"  {text}\n", text.replace(" ", "  "), text.replace(" ", "\t")):
        again = game.parse(variant)
        assert again == move, f"{variant!r} is read as {again!r}"
        assert (again.text, hash(again)) == (text, hash(move))
        assert (again.picks(), again.params()) == (move.picks(), move.params()), f"{text!r}"


def check_texts(position: Position) -> None:
    for seat in deciders(position):
        for move in position.game.legal(position.state, seat):
            check_text(position.game, move)
    if position.seats == (CHANCE,):
        check_text(position.game, position.game.sample(position.state, position.rng))


def check_rubbish(game: Game[State], texts: Sequence[str], rng: Rng) -> None:
    """Rubbish is bad input; a text almost right is bad input or another canonical text."""
    for text in RUBBISH:
        assert read(game, text) is None, f"{text[:40]!r} was read as a move"
    arabic = {ord(digit): chr(0x660 + int(digit)) for digit in "0123456789"}
    for text in texts:
        assert read(game, f"{text} {10**30}") is None, f"a huge number was read after {text!r}"
        for spoilt in (text.translate(arabic), text.upper(), text + "0", misprint(text, rng)):
            move = read(game, spoilt)
            clean = " ".join(spoilt.split())
            assert move is None or move.text == clean, f"{spoilt!r} was read as {move!r}"


def read(game: Game[State], text: str) -> Move | None:
    """The move, or None for bad input; any other exception is a failure."""
    try:
        return game.parse(text)
    except BadInput:
        return None


def misprint(text: str, rng: Rng) -> str:
    """The text with one character dropped, doubled or replaced."""
    at = rng.below(len(text))
    instead = rng.choice(("", text[at] * 2, "x", "9", " ", "-", "+", "."))
    return text[:at] + instead + text[at + 1 :]


def deciders(position: Position) -> tuple[int, ...]:
    """The seats that decide here; none at a chance step."""
    return () if position.seats == (CHANCE,) else position.seats


def repeated(items: Sequence[object]) -> list[object]:
    return [item for index, item in enumerate(items) if item in items[:index]]
