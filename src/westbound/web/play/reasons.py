"""Why not? The rule that forbids a pick or a move now, as a sentence with a link to the rule."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pydantic import BaseModel

from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.games.registry import find_game
from westbound.web.play.sight import Sight
from westbound.web.reading import rule_address


class Reason(BaseModel):
    """The answer to "why not?"; `possible` when nothing forbids it."""

    possible: bool
    text: str = ""
    rule: str | None = None
    link: str | None = None


@cache
def _moves_by_pick(game_id: str) -> dict[str, list[Move]]:
    """Every move of the grammar under each of its picks, in the order of the grammar."""
    found: dict[str, list[Move]] = {}
    for move in find_game(game_id).all_moves():
        for pick in move.picks():
            found.setdefault(pick, []).append(move)
    return found


def _moves_with(sight: Sight, pick: str) -> list[Move]:
    game, state = sight.match.game, sight.match.state
    known = _moves_by_pick(game.id).get(pick)
    return known or [move for move in game.all_moves_of(state) if pick in move.picks()]


def reason_for_move(sight: Sight, text: str) -> Reason:
    """Why this move is not possible now."""
    move = sight.match.game.parse(text)
    refusal = _refusals(sight, [move])[0]
    return Reason(possible=True) if refusal is None else explain(sight, refusal)


def reason_for_pick(sight: Sight, pick: str) -> Reason:
    """Why nothing can be done with this pick now: the reason that fits the open decision best."""
    moves = _moves_with(sight, pick)
    refusals = _refusals(sight, moves)
    if any(refusal is None for refusal in refusals):
        return Reason(possible=True)
    seat = _seat(sight)
    asked = {move.kind for move in _judge(sight).moves(seat)}
    best = None
    for move, refusal in zip(moves, refusals, strict=True):
        assert refusal is not None
        weight = 2 * (move.kind in asked) + (refusal.params.get("case") != "not_now")
        if best is None or weight > best[0]:
            best = (weight, refusal)
    if best is None:
        return Reason(possible=False)
    return explain(sight, best[1])


def _seat(sight: Sight) -> int:
    """The seat that would do it: the viewer's; for a spectator, the one that is asked."""
    if sight.viewer is not None:
        return sight.viewer
    return sight.match.turn or 0


def _refusals(sight: Sight, moves: Sequence[Move]) -> list[Refusal | None]:
    seat = _seat(sight)
    if sight.turn_complete:
        return [Refusal("WB-005") for _ in moves]
    judge = _judge(sight)
    return [judge.why_not(move, seat) for move in moves]


def _judge(sight: Sight) -> Match:
    """The match; for a spectator one that could be it, or the answers would tell of hands."""
    if sight.viewer is not None:
        return sight.match
    match = sight.match.fork()
    match.state = match.game.determinize(sight.view, Rng(0))
    return match


def explain(sight: Sight, refusal: Refusal) -> Reason:
    """The sentence of a refusal, and the paragraph of its rule."""
    text = sight.speak.explain(refusal, sight.names)
    link = rule_address(refusal.rule, sight.match.game.id)
    return Reason(possible=False, text=text, rule=refusal.rule, link=link)
