"""A match in sentences, part by part, with how everybody stands after each."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from westbound.engine.grammar import numeral
from westbound.engine.match import Match
from westbound.engine.result import explain_ties
from westbound.engine.step import CHANCE
from westbound.engine.texts import catalogue


class Style(NamedTuple):
    """What differs from game to game.

    `heading` names the part of the match that a spectator's view belongs to; `standing` is a format
    for one seat of such a view, behind its name.
    """

    heading: Callable[[Mapping[str, Any]], str]
    standing: str


PLAIN = Style(lambda view: "", "")  # a match that has no parts


def transcript(match: Match, style: Style) -> str:
    game, sentences = match.game, catalogue(match.game.package, "en")
    state, heading = match.first_state(), ""
    lines = [f"{game.title}: {', '.join(match.names)}; seed {match.seed}"]
    lines += [f"{name}: {json.dumps(value)}" for name, value in match.options.items()]
    for entry in match.log:
        view = game.observe(state, None)
        part = style.heading(view)
        if part != heading:
            lines += ["", *_standing_lines(match, style, view), part] if heading else ["", part]
            heading = part
        told = game.log_sentence(state, entry.move, entry.seat)
        who = "chance" if entry.seat == CHANCE else match.names[entry.seat]
        mark = ", automatic" if entry.automatic else ""
        sentence = sentences.sentence("log", told, match.names)
        lines.append(f"  {sentence}  [{who}: {entry.text}{mark}]")
        game.apply(state, entry.move, entry.seat)
    lines += ["", "End", *result_lines(match)]
    return "\n".join(lines) + "\n"


def _standing_lines(match: Match, style: Style, view: Mapping[str, Any]) -> list[str]:
    """How everybody stands at the beginning of a part."""
    return [
        f"  {match.names[seat]}: {style.standing.format(**figures)}"
        for seat, figures in enumerate(view["seats"])
    ]


def result_lines(match: Match) -> list[str]:
    """The seats with their points, then what decided between equal ones."""
    standings, sentences = match.standings(), catalogue(match.game.package, "en")
    places = [
        f"  {s.rank}. {match.names[s.seat]}: {numeral(s.points)} VP ("
        + ", ".join(f"{name} {numeral(points)}" for name, points in s.breakdown.items() if points)
        + ")"
        for s in standings
    ]
    return [*places, *(f"  {told}" for told in explain_ties(standings, sentences, match.names))]
