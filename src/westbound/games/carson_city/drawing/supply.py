"""The head line's small print: bag, houses, and what the variants' supplies hold."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.drawing.model import answer_state
from westbound.games.carson_city.drawing.svg import moved, number, safe, text, use, width_of
from westbound.games.carson_city.drawing.variant_pieces import wanted
from westbound.games.carson_city.drawing.words import Words
from westbound.games.carson_city.observation import View
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP

END: Final = 483
_LINE: Final = 26
_POSTER_X: Final = 208


def supplies(view: View) -> dict[str, tuple[str, int]]:
    """What lies in common supplies, as far as this table uses it: its sign and how much."""
    found = {}
    if any(card["name"] in ("prospector", "gunsmith") for card in view["cards"]) or any(
        seat["dynamite"] for seat in view["seats"]
    ):
        found["dynamite"] = ("dynamite", view["dynamite_left"])
    if view["horses_left"] is not None:
        found["horses"] = ("horse", view["horses_left"])
    if view["options"]["duel_tiles"]:
        found["tiles"] = ("duel-tile", len(view["duel_tile_pile"]) + view["duel_tiles_mixed"])
    return found


def supply_signs(view: View) -> set[str]:
    """The variants' signs that the head line and the turn track need."""
    states = {answer_state(view, seat) for seat in range(view["players"])}
    return {sign for sign, _ in supplies(view).values()} | {s for s in states if s}


def supply(view: View, words: Words) -> str:
    """At the right end: first the signs with their numbers, then bag and houses in words."""
    told = words.say("board", "supply", bag=sum(view["bag"].values()), houses=view["houses_left"])
    drawn = [text(END, _LINE, told, "t-text", anchor="e", tone="faint")]
    x = END - width_of(told, "t-text") - 12  # spare room for wider fonts
    for name, (sign, count) in supplies(view).items():
        figures = str(count)
        x -= width_of(figures, "t-figure") + 24
        label = safe(words.say("supplies", name, count=count))
        drawn.append(
            f'<g id="supply-{name}" class="supply" data-target="supply:{name}" role="img" '
            f'aria-label="{label}"><rect class="plank" x="{number(x - 3)}" y="{_LINE - 15}" '
            f'width="{number(width_of(figures, "t-figure") + 23)}" height="21" rx="4"/>'
            f"{use(f'g-{sign}', x + 7, _LINE - 4.5, 0.84)}"
            f"{text(x + 17, _LINE, figures, 't-figure', anchor='s')}</g>"
        )
    return "".join(drawn)


def poster(view: View, words: Words) -> str:
    """How strong this round's outlaws are, and what one is worth (CC-243, CC-259)."""
    strength = view["outlaw_strength"]
    if strength is None:
        return ""
    points = OUTLAW_VP[strength]
    label = safe(words.say("supplies", "outlaws", strength=strength, points=points))
    return (
        f'<g id="supply-outlaws" class="supply" data-target="supply:outlaws" role="img" '
        f'aria-label="{label}">{moved(wanted(strength, points), _POSTER_X, 20.5, 0.86)}</g>'
    )
