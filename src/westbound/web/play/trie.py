"""The choices of a viewer as paths of picks: the page narrows by them and knows no rules."""

from __future__ import annotations

from westbound.engine.jsons import Json
from westbound.engine.move import Move
from westbound.engine.texts import Catalogue
from westbound.web.play.sight import Sight

DO = "do"


def legal_moves(sight: Sight) -> list[Move]:
    """What the viewer may do in the position shown; nothing for those who are not asked."""
    seat = sight.acting
    if seat is None or sight.turn_complete:
        return []
    return sight.match.moves(seat)


def choices(sight: Sight) -> dict[str, Json]:
    """The moves with their picks and sentences, and the words for the picks on the way."""
    moves = legal_moves(sight)
    kinds = dict.fromkeys(move.kind for move in moves)
    picks = dict.fromkeys(pick for move in moves for pick in move.picks())
    return {
        "moves": [described(sight, move) for move in moves],
        "groups": {kind: sight.speak.say("groups", kind, {}) for kind in kinds},
        "labels": {pick: pick_label(sight.speak, pick) for pick in picks},
    }


def described(sight: Sight, move: Move) -> dict[str, Json]:
    """One move: its text, its path, its name in a list, and what it costs and brings."""
    seat = sight.acting
    assert seat is not None
    sentence = sight.match.game.describe(sight.match.state, move, seat)
    params = {**sentence.params, **move.params()}
    effect = sight.match.game.preview(sight.match.state, move, seat)
    return {
        "move": move.text,
        "kind": move.kind,
        "picks": list(move.picks()),
        "label": sight.speak.say("moves", move.kind, params, sight.names),
        "says": sight.speak.sentence("effects", effect, sight.names)
        if effect is not None
        else sight.speak.sentence("log", sentence, sight.names),
    }


def pick_label(speak: Catalogue, pick: str) -> str:
    """The word for a pick that is a button: a kind of move, a piece or a number."""
    group, _, value = pick.partition(":")
    if group == DO and speak.has("groups", value):
        return speak.say("groups", value, {})
    if speak.has("terms", f"{group}_{value}"):
        value = f"{group}_{value}"
    word = ", ".join(speak.term(part) for part in value.split("+"))  # joined picks: "A1+flood1"
    return word[:1].upper() + word[1:]
