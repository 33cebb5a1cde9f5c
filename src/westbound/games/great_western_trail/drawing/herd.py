"""The herd: the cards in hand, and what is known of every deck."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from westbound.games.great_western_trail.components import BREEDS, CARD_CODES, CARD_VP, VALUE
from westbound.games.great_western_trail.drawing.chips import art, details, line
from westbound.games.great_western_trail.drawing.market import CARD, face
from westbound.games.great_western_trail.drawing.model import breed_of, is_cattle
from westbound.games.great_western_trail.drawing.objectives import CARD as GOAL
from westbound.games.great_western_trail.drawing.objectives import face as goal_face
from westbound.games.great_western_trail.drawing.phrases import card_text
from westbound.games.great_western_trail.observation import PlayerView, TrailView
from westbound.kit.svg import classes, el, escape, path, rect, target
from westbound.kit.texts import Texts, capitalize


def hand(view: TrailView, texts: Texts, own: PlayerView) -> str:
    """The real cards for their owner; the others' lie face down."""
    held = f"held-{own['seat']}"
    if own["hand"] is None:
        told = texts.say("panel", "hidden", n=own["hand_size"])
        backs = (_BACK for _ in range(own["hand_size"]))
        return el("p", *backs, cls="backs", id=held, role="img", aria_label=told)
    value = texts.say("panel", "value", n=own["breeding_value"] or 0)
    title = escape(texts.say("panel", "your_hand"))
    cards = (_held(texts, index, card) for index, card in enumerate(own["hand"]))
    shown = el("span", escape(value), cls="hand-value")
    heading = el("h4", title, " · ", shown, cls="panel-title")
    return el("div", heading, el("ul", *cards, cls="hand"), id=held)


_BACK: Final = art(
    rect("back", 1, 1, 16, 22, 2.5) + path("back-mark", "M4 12l5-7 5 7-5 7z"),
    "0 0 18 24",
    "art-back",
)


@cache
def _held(texts: Texts, index: int, card: str) -> str:
    """A card in hand. What an action discards is picked on top of it."""
    label = capitalize(card_text(texts, card))
    shape = classes("held", "" if is_cattle(card) else "wide")
    face = target(f"hand:{card}", label, _face(card), id=f"hand-{index}", cls=shape, tag="span")
    over = target(f"card:{card}", label, id=f"card-{index}", cls="over", tag="span")
    return el("li", face, over, cls="hand-item")


@cache
def _face(card: str) -> str:
    if not is_cattle(card):
        width, height = GOAL
        ground = rect("plate", 0.6, 0.6, width - 1.2, height - 1.2, 6)
        return art(ground + goal_face(card), f"0 0 {width:g} {height:g}", "art-goal")
    width, height = CARD
    ground = rect(f"b-{breed_of(card)}", 0.5, 0.5 - height / 2, width - 1, height - 1, 5)
    return art(ground + face(card, 0, 0), f"0 {-height / 2:g} {width:g} {height:g}", "art-card")


# --- the whole deck


def herd(view: TrailView, texts: Texts, own: PlayerView) -> str:
    """What the deck holds, what it is worth, and the viewer's own discard pile."""
    cattle = [card for card in own["deck"] if is_cattle(card)]
    size = len(own["deck"]) + own["unseen"]  # an unseen card is an objective card (GWT-221)
    content = [_breeds(texts, cattle), _facts(texts, cattle, size - len(cattle))]
    if own["discard_pile"]:
        pile = [card for card in own["discard_pile"] if is_cattle(card)]
        title = el("p", escape(texts.say("panel", "discard")), cls="herd-facts")
        content += [title, _breeds(texts, pile)]
    title = f"{texts.say('panel', 'herd')} ({size})"
    return details(view, own, "herd", title, *content)


def _facts(texts: Texts, cattle: list[str], objectives: int) -> str:
    """Average breeding value and points of the cattle, and how many objective cards there are."""
    points = sum(CARD_VP[CARD_CODES[card]] for card in cattle)
    total = sum(VALUE[CARD_CODES[card]] for card in cattle)
    average = f"{total / len(cattle):.1f}" if cattle else "0"
    facts = [
        texts.say("panel", "average", n=average),
        texts.say("panel", "herd_vp", n=points),
    ]
    if objectives:
        facts.append(texts.say("panel", "objective_cards", n=objectives))
    return el("p", escape(" · ".join(facts)), cls="herd-facts")


def _breeds(texts: Texts, cards: list[str]) -> str:
    """Each breed with the number of its cards."""
    counts = Counter(map(breed_of, cards))
    items = (_breed(texts.name(breed), breed, counts[breed]) for breed in BREEDS if counts[breed])
    return el("ul", *items, cls="breeds")


@cache
def _breed(name: str, breed: str, count: int) -> str:
    hidden = el("span", escape(name), cls="sr")
    return el("li", line((f"#{breed}",)), hidden, f" {count}", cls="breed", title=name)
