"""Why not? The rule that forbids a pick or a move now, as a sentence with a link to the rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.games.registry import find_game
from westbound.web.http.links import rule_address
from westbound.web.live.view import TableView


@dataclass(frozen=True, slots=True)
class Reason:
    """The answer to "why not?"; `possible` when nothing forbids it."""

    possible: bool
    text: str = ""
    rule: str | None = None
    link: str | None = None


@cache
def _moves_by_pick(game_id: str) -> dict[str, list[Move]]:
    """Every move the notation allows, under each of its picks, in order."""
    found: dict[str, list[Move]] = {}
    for move in find_game(game_id).all_moves():
        for pick in move.picks():
            found.setdefault(pick, []).append(move)
    return found


def _moves_with(view: TableView, pick: str) -> list[Move]:
    game, state = view.match.game, view.match.state
    known = _moves_by_pick(game.id).get(pick)
    return known or [move for move in game.all_moves_of(state) if pick in move.picks()]


def reason_for_move(view: TableView, text: str) -> Reason:
    """Why this move is not possible now."""
    move = view.match.game.parse(text)
    refusal = _refusals(view, [move])[0]
    return Reason(possible=True) if refusal is None else explain(view, refusal)


def reason_for_pick(view: TableView, pick: str) -> Reason:
    """Why nothing can be done with this pick now: the reason that fits the open decision best."""
    moves = _moves_with(view, pick)
    refusals = _refusals(view, moves)
    if any(refusal is None for refusal in refusals):
        return Reason(possible=True)
    seat = _seat(view)
    asked = {move.kind for move in _judge(view).moves(seat)}
    best = None
    for move, refusal in zip(moves, refusals, strict=True):
        assert refusal is not None
        weight = 2 * (move.kind in asked) + (refusal.params.get("case") != "not_now")
        if best is None or weight > best[0]:
            best = (weight, refusal)
    if best is None:
        return Reason(possible=False)
    return explain(view, best[1])


def _seat(view: TableView) -> int:
    """The seat that would do it: the viewer's; for a spectator, the one that is asked."""
    if view.viewer is not None:
        return view.viewer
    return view.match.turn or 0


def _refusals(view: TableView, moves: Sequence[Move]) -> list[Refusal | None]:
    seat = _seat(view)
    if view.turn_complete:
        return [Refusal("WB-005") for _ in moves]
    judge = _judge(view)
    return [judge.why_not(move, seat) for move in moves]


def _judge(view: TableView) -> Match:
    """The match; for a spectator a possible one, or the answers would reveal hidden cards."""
    if view.viewer is not None:
        return view.match
    match = view.match.fork()
    match.state = match.game.determinize(view.observation, Rng(0))
    return match


def explain(view: TableView, refusal: Refusal) -> Reason:
    """The sentence of a refusal, and the paragraph of its rule."""
    text = view.catalogue.explain(refusal, view.names)
    link = rule_address(refusal.rule, view.match.game.id)
    return Reason(possible=False, text=text, rule=refusal.rule, link=link)
