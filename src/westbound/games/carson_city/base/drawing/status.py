"""The lines under a player's name: who still thinks, has handed in, bids or is out."""

from __future__ import annotations

from collections.abc import Iterator

from westbound.games.carson_city.base.drawing.art import sign_icon
from westbound.games.carson_city.base.drawing.part_drawing import Status
from westbound.games.carson_city.base.drawing.scene import Scene
from westbound.games.carson_city.observation import PlayerView
from westbound.kit.svg import el, escape


def status(scene: Scene, own: PlayerView) -> str:
    lines = [_line(found) for found in _statuses(scene, own)]
    return el("ul", *lines, cls="states") if lines else ""


def _line(found: Status) -> str:
    words = el("span", escape(found.words))
    return el("li", sign_icon(found.sign), words, cls=f"state state-{found.name}")


def _statuses(scene: Scene, own: PlayerView) -> Iterator[Status]:
    seat, texts, going = own["seat"], scene.texts, scene.auction
    answer = scene.answer_sign(seat)
    if answer is not None:
        yield Status(answer, answer, texts.say("panel", answer))
    if going is not None and going.leader == seat:
        yield Status("leader", "gavel", texts.say("panel", "leader", bid=going.high))
    elif going is not None and seat in going.out:
        yield Status("out", "gavel", texts.say("panel", "out"))
    if own["points_later"]:
        yield Status("later", "vp", texts.say("panel", "points_later"))
    for part in scene.parts:
        yield from part.statuses(texts, own)
