"""The table for a terminal 80 characters wide: the gulch, the players, what is left unseen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from claim_stakes.gulch import ALL_CLAIMS, CLAIMS, CREEK, ORE, PLACES, ROWS
from claim_stakes.rules.scoring import points
from claim_stakes.state import NOBODY, GulchState
from claim_stakes.view import is_known, unseen
from westbound.kit.text_board import MARKS, drawing, fit, headline, pad, texts_in
from westbound.kit.texts import Texts

_CELL: Final = 10  # columns of a claim
_MARGIN: Final = 15  # left of the longest row
_NAME: Final = 24
_COLUMN: Final = 10


def draw(state: GulchState, viewer: int | None, names: Sequence[str], language: str = "en") -> str:
    texts = texts_in("claim_stakes", language)
    when = ("round", {"n": state.round, "rounds": state.rounds}) if state.agenda else ("over", {})
    tiles = zip(ORE, unseen(state, viewer), strict=True)
    left = "  ".join(f"{worth}×{count}" for worth, count in tiles)
    return drawing(
        [
            headline(texts.say("table", "title"), texts.say("table", when[0], **when[1])),
            "",
            *_gulch(state, viewer),
            "",
            *_players(state, names, texts),
            "",
            f"{texts.say('table', 'unseen')}: {left}",
            texts.say("table", "legend"),
        ]
    )


def _gulch(state: GulchState, viewer: int | None) -> Iterator[str]:
    for row in ROWS:
        claims = [claim for claim in ALL_CLAIMS if CLAIMS[claim][0] == row]
        start = _MARGIN + (PLACES[claims[0]][0] + 4) * _CELL // 2
        yield " " * start + "".join(pad(_claim(state, claim, viewer), _CELL) for claim in claims)
        yield ""


def _claim(state: GulchState, claim: int, viewer: int | None) -> str:
    """`C3~ ▲2`: its name, its ground, whose it is, what lies there."""
    ground, ore = "~" if claim in CREEK else "^", str(state.ore[claim])
    if state.owner[claim] != NOBODY:
        ore = ore if state.face_up[claim] else "?"
        return f"{CLAIMS[claim]}{ground} {MARKS[state.owner[claim]]}{ore}"
    if state.surveyor[claim] == NOBODY:
        return f"{CLAIMS[claim]}{ground}"
    seen = is_known(state, claim, viewer) and ore != "-1"
    return f"{CLAIMS[claim]}{ground} {MARKS[state.surveyor[claim]]}{f'({ore})' if seen else '?'}"


def _players(state: GulchState, names: Sequence[str], texts: Texts) -> Iterator[str]:
    columns = ("dust", "stakes", "ore", "vein", "points")
    heads = (pad(texts.say("columns", column), _COLUMN, right=True) for column in columns)
    yield " " * _NAME + "".join(heads)
    for seat in range(state.setup.players):
        scored = points(state, seat)
        figures = (
            state.dust[seat], state.stakes[seat], scored["ore"], scored["vein"],
            sum(scored.values()),
        )  # fmt: skip
        asked = "→" if state.agenda and state.agenda[-1].seat == seat else " "
        yield f"{asked} {MARKS[seat]} {fit(names[seat], _NAME - 4)}" + "".join(
            pad(str(figure), _COLUMN, right=True) for figure in figures
        )
