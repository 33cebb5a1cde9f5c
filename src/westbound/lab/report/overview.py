"""The numbers of a report at a glance."""

from __future__ import annotations

from westbound.lab.metrics import GameMetrics
from westbound.lab.page import Fact, facts
from westbound.lab.report.words import ReportWords


def overview(metrics: GameMetrics, words: ReportWords) -> str:
    shown = [
        _moves(metrics, words),
        _decisions(metrics, words),
        _rounds(metrics, words),
        _score(metrics, words),
        _margin(metrics, words),
        _changes(metrics, words),
        _for_good(metrics, words),
        _order(metrics, words),
        _hidden(metrics, words),
    ]
    return facts([fact for fact in shown if fact is not None])


def _moves(metrics: GameMetrics, words: ReportWords) -> Fact:
    moves = metrics.branching.moves
    detail = words.say("facts", "moves_detail", median=int(moves.median), most=int(moves.maximum))
    return Fact(words.one_digit(moves.mean.value), words.say("facts", "moves"), detail)


def _decisions(metrics: GameMetrics, words: ReportWords) -> Fact:
    mean = metrics.length.decisions.mean.value
    detail = words.say("facts", "decisions_detail", each=words.number(round(mean / words.players)))
    return Fact(words.number(round(mean)), words.say("facts", "decisions"), detail)


def _rounds(metrics: GameMetrics, words: ReportWords) -> Fact | None:
    rounds = metrics.length.rounds
    if rounds is None:
        return None
    least, most = int(rounds.minimum), int(rounds.maximum)
    always = words.say("facts", "rounds_always")
    spread = words.say("facts", "rounds_detail", least=least, most=most)
    label = words.say("facts", "rounds")
    return Fact(words.number(rounds.median), label, always if least == most else spread)


def _score(metrics: GameMetrics, words: ReportWords) -> Fact:
    points = metrics.strategies.winning_points
    detail = words.say("facts", "score_detail", low=int(points.tenth), high=int(points.ninetieth))
    return Fact(words.number(points.median), words.say("facts", "score"), detail)


def _margin(metrics: GameMetrics, words: ReportWords) -> Fact:
    margin = words.number(metrics.leads.margin.median)
    return Fact(margin, words.say("facts", "margin"), words.say("facts", "margin_detail"))


def _changes(metrics: GameMetrics, words: ReportWords) -> Fact:
    changes = words.one_digit(metrics.leads.changes.mean.value)
    return Fact(changes, words.say("facts", "changes"), words.say("facts", "changes_detail"))


def _for_good(metrics: GameMetrics, words: ReportWords) -> Fact:
    part = words.percent(metrics.leads.for_good.median)
    return Fact(part, words.say("facts", "for_good"), words.say("facts", "for_good_detail"))


def _order(metrics: GameMetrics, words: ReportWords) -> Fact:
    order, label = metrics.seats.by_order, words.say("facts", "seat")
    if not order.differ:
        return Fact(words.say("facts", "seat_no"), label, words.say("facts", "seat_no_detail"))
    first, last = (words.percent(order.places[i].wins.value) for i in (0, -1))
    detail = words.say("facts", "seat_yes_detail", first=first, last=last)
    return Fact(words.say("facts", "seat_yes"), label, detail)


def _hidden(metrics: GameMetrics, words: ReportWords) -> Fact:
    hidden, label = metrics.hidden, words.say("facts", "hidden")
    if not hidden.anything.count:
        detail = words.say("facts", "hidden_none_detail")
        return Fact(words.say("facts", "hidden_none"), label, detail)
    share = words.percent(hidden.hidden_share.value)
    return Fact(share, label, words.say("facts", "hidden_detail"))
