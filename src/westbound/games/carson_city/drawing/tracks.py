"""Round and phase in the head line; the two turn tracks beside the cards."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.components import ROUNDS
from westbound.games.carson_city.drawing.layout import (
    CARD_HEIGHT,
    CARDS_Y,
    MAP_X,
    STREET_END,
    STREET_X,
    TRACKS_X,
    slot,
)
from westbound.games.carson_city.drawing.model import answer_state
from westbound.games.carson_city.drawing.supply import poster, supply
from westbound.games.carson_city.drawing.svg import number, text, use
from westbound.games.carson_city.drawing.words import Words
from westbound.games.carson_city.observation import View

PHASES: Final = 4
_LINE: Final = 26  # the base line of the head

# North is up: a rose beside the title.
_COMPASS: Final = (
    '<g class="compass" transform="translate(172 22)"><path d="M0-13l2.6 10.4L13 0 2.6 2.6 0 13'
    '-2.6 2.6-13 0-2.6-2.6z"/><path d="M-6-6l12 12M6-6L-6 6" class="rule"/></g>'
)


def head(view: View, words: Words) -> str:
    """Title, what is left in the supply, round and phase."""
    title = text(MAP_X - 4, _LINE + 2, words.say("board", "title"), "t-title", anchor="s")
    left = _COMPASS + poster(view, words) + supply(view, words)
    if view["over"]:
        over = text(STREET_X, _LINE, words.say("board", "over"), "t-figure", anchor="s")
        return f'<g id="board-head" class="head">{title}{left}{over}</g>'
    told = words.say("board", "round", round=view["round"], rounds=ROUNDS)
    round_ = text(STREET_X, _LINE, told, "t-figure", anchor="s", room=98)
    way = f"{round_}{_rounds(view)}{_phases(view, words)}"
    return f'<g id="board-head" class="head">{title}{left}{way}</g>'


def _rounds(view: View) -> str:
    pips = "".join(
        f'<circle class="pip{" done" if r <= view["round"] else ""}" cx="{STREET_X + 92 + 13 * r}" '
        f'cy="{_LINE - 4}" r="4.4"/>'
        for r in range(1, ROUNDS + 1)
    )
    return f"<g>{pips}</g>"


def _phases(view: View, words: Words) -> str:
    """The four phases as stations; the present one with its name."""
    start, phase = STREET_X + 176, view["phase"]
    stations = [f'<path class="rule" d="M{start} {_LINE - 4}h{22 * (PHASES - 1)}"/>']
    for index in range(1, PHASES + 1):
        now = " done" if index == phase else ""
        x = start + 22 * (index - 1)
        stations.append(f'<circle class="station{now}" cx="{x}" cy="{_LINE - 4}" r="8"/>')
        tone = "onink" if index == phase else "faint"
        stations.append(text(x, _LINE, str(index), "t-small", tone=tone))
    name = words.speak.say("phases", str(phase), {})
    label = text(STREET_END, _LINE, name, "t-text", anchor="e", room=132)
    return f"<g>{''.join(stations)}{label}</g>"


def upper_track(view: View) -> list[int]:
    """Who chooses when in phase 1, then who places when (CC-038, CC-042)."""
    return view["turn_track"] if view["phase"] >= 2 and view["turn_track"] else view["turn_order"]


def tracks(view: View, words: Words) -> str:
    """Both tracks with their slots; the markers lie in a layer of their own."""
    placing = view["phase"] >= 2 and bool(view["turn_track"])
    upper = words.say("board", "placing" if placing else "choosing")
    lower = words.say("board", "passed")
    slots = []
    for index in range(view["players"]):
        for low in (False, True):
            x, y = slot(index, lower=low)
            slots.append(f'<circle class="slot" cx="{number(x)}" cy="{y}" r="10.5"/>')
            slots.append(text(x, y + 4, str(index + 1), "t-small", tone="faint"))
    width = STREET_END - TRACKS_X + 10
    return (
        f'<g id="board-tracks" class="tracks">'
        f'<rect class="plank" x="{TRACKS_X - 10}" y="{CARDS_Y}" width="{width}" '
        f'height="{CARD_HEIGHT}" rx="5"/>'
        f"{text(TRACKS_X, CARDS_Y + 14, upper, 't-name', anchor='s')}"
        f"{text(TRACKS_X, CARDS_Y + 63, lower, 't-name', anchor='s')}{''.join(slots)}</g>"
    )


def markers(view: View) -> str:
    """A marker of each player on each track; they keep their ids, so a page can move them."""
    upper = [
        _marker(seat, slot(i), "turn", seat in view["waiting"], answer_state(view, seat))
        for i, seat in enumerate(upper_track(view))
    ]
    lower = [
        _marker(seat, slot(i, lower=True), "pass") for i, seat in enumerate(view["pass_order"])
    ]
    return f'<g class="markers" aria-hidden="true">{"".join(sorted(upper) + sorted(lower))}</g>'


def _marker(
    seat: int,
    place: tuple[float, float],
    track: str,
    active: bool = False,
    state: str | None = None,
) -> str:
    now = " active" if active else ""
    badge = use(f"g-{state}", 8.5, 8, 0.72) if state else ""
    return (
        f'<g id="marker-{track}-{seat}" class="marker p{seat}{now}" '
        f'transform="translate({number(place[0])},{number(place[1])})">'
        f'<circle class="m-disc" r="10.5"/>{use(f"m-{seat}")}{badge}</g>'
    )
