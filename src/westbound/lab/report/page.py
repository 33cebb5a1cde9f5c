"""The report on a game as one page."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import westbound
from westbound.engine.grammar import joined
from westbound.games.registry import find_game
from westbound.lab.metrics import GameMetrics
from westbound.lab.page import contents, note, page, section
from westbound.lab.report.course import course_blocks
from westbound.lab.report.decisions import decisions_blocks
from westbound.lab.report.length import length_blocks
from westbound.lab.report.method import command, method_blocks
from westbound.lab.report.openings import openings_blocks
from westbound.lab.report.overview import overview
from westbound.lab.report.points import points_blocks, scores_blocks
from westbound.lab.report.seats import seats_blocks
from westbound.lab.report.uncertainty import bots_blocks, hidden_blocks, skill_blocks
from westbound.lab.report.words import ReportWords

FEW = 50  # matches; with fewer the page warns of wide intervals

# By the id and the table of texts of each section; what players ask first comes first.
SECTIONS: Mapping[str, Callable[[GameMetrics, ReportWords], list[str]]] = {
    "points": points_blocks,
    "scores": scores_blocks,
    "openings": openings_blocks,
    "seats": seats_blocks,
    "length": length_blocks,
    "course": course_blocks,
    "decisions": decisions_blocks,
    "hidden": hidden_blocks,
    "skill": skill_blocks,
    "bots": bots_blocks,
    "method": method_blocks,
}


def report_page(metrics: GameMetrics, language: str) -> str:
    """The page in this language."""
    game = find_game(metrics.measurement.plan.game)
    words = ReportWords(game, language, metrics.players)
    made = {name: blocks for name, make in SECTIONS.items() if (blocks := make(metrics, words))}
    titles = {name: words.say(name, "title") for name in made}
    return page(
        words.say("page", "title", game=game.title),
        *_remarks(metrics, words),
        overview(metrics, words),
        contents(words.say("page", "contents"), list(titles.items())),
        *(section(titles[name], *blocks, id=name) for name, blocks in made.items()),
        language=language,
        above="Westbound",
        lead=_lead(metrics, words),
        foot=words.say(
            "page", "foot", version=westbound.__version__, command=command(metrics, language)
        ),
    )


def _lead(metrics: GameMetrics, words: ReportWords) -> str:
    bots = list(dict.fromkeys(metrics.measurement.plan.bots))
    if len(bots) == 1:
        played = words.say("page", "bots_one", bot=bots[0])
    else:
        played = words.say("page", "bots_many", bots=joined(bots, words.language))
    return words.say("page", "lead", matches=metrics.matches, players=metrics.players, bots=played)


def _remarks(metrics: GameMetrics, words: ReportWords) -> list[str]:
    asked, told = metrics.measurement.plan.games, []
    if metrics.matches < asked:
        told.append(words.say("page", "interrupted", matches=metrics.matches, asked=asked))
    if metrics.matches < FEW:
        told.append(words.say("page", "few"))
    return [note(" ".join(told))] if told else []
