"""The choices of a viewer as paths of picks: the page narrows by them and knows no rules."""

from __future__ import annotations

from westbound.engine.game import Sentence
from westbound.engine.json_types import Json
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
    labels: dict[str, Json] = {}
    told: list[Json] = []
    for move in moves:
        sentence = _sentence(sight, move)
        told.append(described(sight, move, sentence))
        for pick in move.picks():
            if pick not in labels:
                labels[pick] = pick_name(sight, move, sentence, pick)
    return {
        "moves": told,
        "groups": {kind: sight.speak.say("groups", kind, {}) for kind in kinds},
        "labels": labels,
        "openers": [kind for kind in kinds if kind in sight.match.game.moves_without_confirmation],
    }


def _sentence(sight: Sight, move: Move) -> Sentence:
    assert sight.acting is not None
    return sight.match.game.log_sentence(sight.match.state, move, sight.acting)


def described(sight: Sight, move: Move, sentence: Sentence | None = None) -> dict[str, Json]:
    """One move: its text, its path, its name in a list, and what it costs and brings."""
    assert sight.acting is not None
    sentence = sentence or _sentence(sight, move)
    params = {**sentence.params, **move.params()}
    effect = sight.match.game.preview(sight.match.state, move, sight.acting)
    return {
        "move": move.text,
        "kind": move.kind,
        "picks": list(move.picks()),
        "label": _upper(sight.speak.say("moves", move.kind, params, sight.names)),
        "says": sight.speak.sentence("effects", effect, sight.names)
        if effect is not None
        else sight.speak.sentence("log", sentence, sight.names),
    }


def pick_name(sight: Sight, move: Move, sentence: Sentence, pick: str) -> str:
    """What a pick is called here: as its move says, `build.hex`, or else by its word."""
    key = f"{move.kind}.{pick.partition(':')[0]}"
    if not sight.speak.has("moves", key):
        return pick_label(sight.speak, pick)
    params = {**sentence.params, **move.params()}
    return _upper(sight.speak.say("moves", key, params, sight.names))


def pick_label(speak: Catalogue, pick: str) -> str:
    """The word for a pick that is a button: a kind of move, a piece or a number."""
    group, _, value = pick.partition(":")
    if group == DO and speak.has("groups", value):
        return speak.say("groups", value, {})
    if speak.has("terms", f"{group}_{value}"):
        value = f"{group}_{value}"
    return _upper(", ".join(speak.term(part) for part in value.split("+")))  # joined: "A1+flood1"


def _upper(words: str) -> str:
    return words[:1].upper() + words[1:]
