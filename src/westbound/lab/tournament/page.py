"""A tournament as one page that stands alone: ratings, match-ups, head to head, with pictures."""

from __future__ import annotations

import westbound
from westbound.games.registry import find_game
from westbound.lab.page import Fact, contents, definitions, facts, note, page, paragraph, section
from westbound.lab.tournament.match_ups import MatchUp
from westbound.lab.tournament.plan import chosen_options, command
from westbound.lab.tournament.report import Report
from westbound.lab.tournament.sections import SECTIONS
from westbound.lab.tournament.words import TournamentWords


def tournament_page(report: Report, language: str = "en") -> str:
    """The whole file."""
    words = TournamentWords(report.plan.game, language)
    blocks = [note(words.say("page", "interrupted"))] if report.interrupted else []
    if report.sets:
        links = [(name, words.say(name, "title")) for name in (*SECTIONS, "method")]
        blocks += [
            _facts(report, words),
            contents(words.say("page", "contents"), links),
            *(make(report, words) for make in SECTIONS.values()),
        ]
    else:
        blocks.append(paragraph(words.say("page", "nothing")))
    return page(
        words.say("page", "title", game=find_game(report.plan.game).title),
        *blocks,
        _method(report, words),
        language=language,
        above="Westbound",
        lead=words.say(
            "page",
            "lead",
            bots=len(report.plan.bots),
            players=report.plan.players,
            matches=report.tally.finished,
            sets=report.sets,
        ),
        foot=words.say("page", "foot", version=westbound.__version__, seed=str(report.plan.seed)),
    )


def _facts(report: Report, words: TournamentWords) -> str:
    best = report.ratings[0]
    decided = sum(found.verdict is not None for found in report.match_ups)
    rows = [
        Fact(best.bot, *_said(words, "facts", "best", rating=words.number(round(best.rating)))),
        Fact(str(report.tally.finished), *_said(words, "facts", "matches", sets=report.sets)),
        Fact(str(decided), *_said(words, "facts", "decided", all=len(report.match_ups))),
        Fact(str(report.tied_sets), words.say("facts", "tied")),
    ]
    errors = sum(bot.errors for bot in report.tally.bots.values())
    if errors:
        rows.append(Fact(str(errors), *_said(words, "facts", "errors")))
    return facts(rows)


def _said(words: TournamentWords, table: str, key: str, **params: str | int) -> tuple[str, str]:
    """What a number is, and a line about it."""
    return words.say(table, key), words.say(table, f"{key}_detail", **params)


def _method(report: Report, words: TournamentWords) -> str:
    plan = report.plan
    kind = "mixed" if plan.mixed else str(plan.format)
    first = MatchUp(0, plan.bots[0], plan.bots[1 : None if plan.mixed else 2])
    size = first.set_size(plan.players)
    question = words.say(
        "method",
        "not_stopped" if plan.play_all else "decided",
        share=words.share(plan.decide),
        sets=plan.sets,
        alpha=words.share(plan.alpha),
        beta=words.share(plan.beta),
        batch=plan.batch,
    )
    rows = [
        ("format", words.say("method", kind, rounds=plan.rounds, bot=plan.bots[0])),
        ("set", words.say("method", "set_mixed" if plan.mixed else "set_pair", matches=size)),
        ("question", question),
        ("options", ", ".join(chosen_options(plan)) or words.say("method", "default_options")),
        ("again", command(plan)),
    ]
    return section(
        words.say("method", "title"),
        definitions([(words.say("method", key), told) for key, told in rows]),
        id="method",
    )
