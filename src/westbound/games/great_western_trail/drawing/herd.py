"""The herd: the own cards in hand, and what is known of every deck."""

from __future__ import annotations

from collections import Counter
from functools import cache

from westbound.games.great_western_trail.components import BREEDS, CARD_CODES, CARD_VP, VALUE
from westbound.games.great_western_trail.drawing.chips import art, details, line
from westbound.games.great_western_trail.drawing.market import CARD, face
from westbound.games.great_western_trail.drawing.model import breed_of, is_cattle
from westbound.games.great_western_trail.drawing.objectives import CARD as GOAL
from westbound.games.great_western_trail.drawing.objectives import face as goal_face
from westbound.games.great_western_trail.drawing.phrases import card_words
from westbound.games.great_western_trail.drawing.svg import box, safe
from westbound.games.great_western_trail.drawing.words import Words, upper
from westbound.games.great_western_trail.observation import SeatView, View


def hand(view: View, say: Words, own: SeatView) -> str:
    """The real cards for their owner; the others' lie face down."""
    if own["hand"] is None:
        told = safe(say.say("panel", "hidden", n=own["hand_size"]))
        backs = "".join(_BACK for _ in range(own["hand_size"]))
        return (
            f'<p class="backs" id="held-{own["seat"]}" role="img" aria-label="{told}">{backs}</p>'
        )
    value = say.say("panel", "value", n=own["breeding_value"] or 0)
    cards = "".join(_held(say, index, card) for index, card in enumerate(own["hand"]))
    return (
        f'<div id="held-{own["seat"]}"><h4 class="panel-title">'
        f'{safe(say.say("panel", "your_hand"))} · <span class="hand-value">{safe(value)}</span>'
        f'</h4><ul class="hand">{cards}</ul></div>'
    )


_BACK = art(
    '<rect class="back" x="1" y="1" width="16" height="22" rx="2.5"/>'
    '<path class="back-mark" d="M4 12l5-7 5 7-5 7z"/>',
    "0 0 18 24",
    "art-back",
)


def _held(say: Words, index: int, card: str) -> str:
    """A card in hand. What an action discards is picked on top of it."""
    label = safe(upper(card_words(say, card)))
    wide = "" if is_cattle(card) else " wide"
    return (
        f'<li class="hand-item"><span class="held{wide}" id="hand-{index}" '
        f'data-target="hand:{card}" role="img" aria-label="{label}">{_face(card)}</span>'
        f'<span class="over" id="card-{index}" data-target="card:{card}" role="img" '
        f'aria-label="{label}"></span></li>'
    )


@cache
def _face(card: str) -> str:
    if not is_cattle(card):
        wide, high = GOAL
        ground = box("plate", 0.6, 0.6, wide - 1.2, high - 1.2, 6)
        return art(ground + goal_face(card), f"0 0 {wide:g} {high:g}", "art-goal")
    wide, high = CARD
    ground = box(f"b-{breed_of(card)}", 0.5, 0.5 - high / 2, wide - 1, high - 1, 5)
    return art(ground + face(card, 0, 0), f"0 {-high / 2:g} {wide:g} {high:g}", "art-card")


# --- the whole deck


def herd(view: View, say: Words, own: SeatView) -> str:
    """How the deck is made up, what it is worth, and the own discard pile."""
    cattle = [card for card in own["deck"] if is_cattle(card)]
    goals = len(own["deck"]) - len(cattle)
    points = sum(CARD_VP[CARD_CODES[card]] for card in cattle)
    total = sum(VALUE[CARD_CODES[card]] for card in cattle)
    average = f"{total / len(cattle):.1f}" if cattle else "0"
    facts = [
        say.say("panel", "average", n=average),
        say.say("panel", "herd_vp", n=points),
    ]
    if goals:
        facts.append(say.say("panel", "objective_cards", n=goals))
    inside = f'{_breeds(say, cattle)}<p class="herd-facts">{safe(" · ".join(facts))}</p>'
    if own["discard_pile"]:
        title = safe(say.say("panel", "discard"))
        pile = [card for card in own["discard_pile"] if is_cattle(card)]
        inside += f'<p class="herd-facts">{title}</p>{_breeds(say, pile)}'
    title = f"{say.say('panel', 'herd')} ({len(own['deck'])})"
    return details(view, own, "herd", title, inside)


def _breeds(say: Words, cards: list[str]) -> str:
    """Each breed with the number of its cards."""
    counts = Counter(map(breed_of, cards))
    items = "".join(
        f'<li class="breed" title="{safe(say.name(breed))}">{line((f"#{breed}",))}'
        f'<span class="sr">{safe(say.name(breed))}</span> {counts[breed]}</li>'
        for breed in BREEDS
        if counts[breed]
    )
    return f'<ul class="breeds">{items}</ul>'
