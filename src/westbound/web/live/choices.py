"""The moves of a viewer as paths of picks: the page narrows them down and knows no rules."""

from __future__ import annotations

from westbound.engine.game import Sentence
from westbound.engine.json_types import Json
from westbound.engine.move import Move
from westbound.engine.texts import Catalogue
from westbound.kit.texts import capitalize
from westbound.web.live.view import TableView

DO = "do"  # the pick that names a kind of move


def legal_moves(view: TableView) -> list[Move]:
    """What the viewer may do in the position shown; nothing if they are not asked."""
    seat = view.acting
    if seat is None or view.turn_complete:
        return []
    return view.match.moves(seat)


def choices(view: TableView) -> dict[str, Json]:
    """The moves with their picks and sentences, and the words for the picks on the way."""
    moves = legal_moves(view)
    kinds = dict.fromkeys(move.kind for move in moves)
    labels: dict[str, Json] = {}
    described: list[Json] = []
    for move in moves:
        sentence = _sentence(view, move)
        described.append(describe_move(view, move, sentence))
        for pick in move.picks():
            if pick not in labels:
                labels[pick] = pick_name(view, move, sentence, pick)
    return {
        "moves": described,
        "groups": {kind: view.catalogue.say("groups", kind, {}) for kind in kinds},
        "labels": labels,
        "openers": [kind for kind in kinds if kind in view.match.game.moves_without_confirmation],
    }


def _sentence(view: TableView, move: Move) -> Sentence:
    assert view.acting is not None
    return view.match.game.log_sentence(view.match.state, move, view.acting)


def describe_move(view: TableView, move: Move, sentence: Sentence | None = None) -> dict[str, Json]:
    """One move: its text, its path, its name in a list, and what it costs and brings."""
    assert view.acting is not None
    sentence = sentence or _sentence(view, move)
    params = {**sentence.params, **move.params()}
    effect = view.match.game.preview(view.match.state, move, view.acting)
    return {
        "move": move.text,
        "kind": move.kind,
        "picks": list(move.picks()),
        "label": capitalize(view.catalogue.say("moves", move.kind, params, view.names)),
        "says": view.catalogue.sentence("effects", effect, view.names)
        if effect is not None
        else view.catalogue.sentence("log", sentence, view.names),
    }


def pick_name(view: TableView, move: Move, sentence: Sentence, pick: str) -> str:
    """What a pick is called here: as its move says, `build.hex`, or else by its word."""
    key = f"{move.kind}.{pick.partition(':')[0]}"
    if not view.catalogue.has("moves", key):
        return pick_label(view.catalogue, pick)
    params = {**sentence.params, **move.params()}
    return capitalize(view.catalogue.say("moves", key, params, view.names))


def pick_label(catalogue: Catalogue, pick: str) -> str:
    """The word for a pick that is a button: a kind of move, a piece or a number."""
    group, _, value = pick.partition(":")
    if group == DO and catalogue.has("groups", value):
        return catalogue.say("groups", value, {})
    if catalogue.has("terms", f"{group}_{value}"):
        value = f"{group}_{value}"
    parts = value.split("+")  # "A1+flood1" joins two
    return capitalize(", ".join(catalogue.term(part) for part in parts))
