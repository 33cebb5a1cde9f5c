"""The character cards of the match: portrait, number, power in signs and money limit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.games.carson_city.characters import CHARACTERS
from westbound.games.carson_city.drawing.effects import effects
from westbound.games.carson_city.drawing.layout import (
    CARD_HEIGHT,
    CARD_STEP,
    CARD_WIDTH,
    CARDS_Y,
    MAP_X,
)
from westbound.games.carson_city.drawing.model import View
from westbound.games.carson_city.drawing.portraits import portrait
from westbound.games.carson_city.drawing.svg import lines_of, number, paragraph, safe, text, use
from westbound.games.carson_city.drawing.words import Words

CARD: Final = {card.name: card for card in CHARACTERS.values()}
POWERS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "sheriff": (("+1", "@white"),),
    "banker": (("+$9",),),
    "grocer": (("+$8",), ("×2", "@building")),
    "chinese_worker": (("+2", "@road"), ("½", "@building")),
    "settler": (("+1", "@parcel"),),
    "captain": (("1–3", "@cowboy"),),
    "mercenary": (("+3", "@revolver"),),
}
_POWER_X: Final = 67.5


def cards(view: View, words: Words, names: Sequence[str]) -> str:
    """The cards of the match side by side; a taken one carries its taker's marker."""
    takers = {seat["character"]: seat["seat"] for seat in view["seats"]}
    drawn = "".join(
        _card(words, names, name, index, takers.get(name))
        for index, name in enumerate(view["cards"])
    )
    return f'<g class="cards">{drawn}</g>'


def _card(words: Words, names: Sequence[str], name: str, index: int, taker: int | None) -> str:
    card = CARD[name]
    told = [
        words.title(name),
        words.say("label", "number", number=card.number),
        words.say("label", "limit", limit=card.limit),
        words.say("characters", name).rstrip("."),
    ]
    classes = "card"
    seal = ""
    if taker is not None:
        classes += f" taken p{taker}"
        seal = f'<circle class="m-disc" cx="13" cy="84" r="9.5"/>{use(f"m-{taker}", 13, 84)}'
        told.append(words.say("label", "taken", name=names[taker]))
    return (
        f'<g id="character-{name}" class="{classes}" data-target="character:{name}" role="img" '
        f'aria-label="{safe(", ".join(told))}" transform="translate('
        f'{number(MAP_X - 5 + index * CARD_STEP)} {CARDS_Y})"><rect class="plank" '
        f'width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="5"/>{_face(words, name)}{seal}</g>'
    )


def _face(words: Words, name: str) -> str:
    card = CARD[name]
    lines = lines_of(words.term(name), "t-name", CARD_WIDTH - 30)
    top = 17.5 if len(lines) == 1 else 12.5
    return (
        f'<circle class="order" cx="13" cy="13.5" r="8.5"/>'
        f"{text(13, 17.6, str(card.number), 't-figure', tone='onbrass')}"
        f"{paragraph(56, top, lines, 't-name', room=CARD_WIDTH - 30)}"
        f'<g class="bust" transform="translate(28 87)">{portrait(name)}</g>'
        f"{effects(POWERS[name], _POWER_X, 49)}"
        f'<path class="rule" d="M55 71h28"/>'
        f"{use('g-purse', 57, 83.5, 0.8)}"
        f"{text(63, 88, f'${card.limit}', 't-figure', anchor='s', room=25.5)}"
    )
