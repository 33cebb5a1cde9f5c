"""Which first moves win."""

from __future__ import annotations

from westbound.engine.grammar import joined
from westbound.lab.charts import Estimate, bar_chart
from westbound.lab.metrics import GameMetrics
from westbound.lab.metrics.openings import Opening, OpeningMove
from westbound.lab.page import figure, figures, note, paragraph
from westbound.lab.report.words import ReportWords

SHOWN = 6  # kinds of decisions


def openings_blocks(metrics: GameMetrics, words: ReportWords) -> list[str]:
    shown = metrics.openings[:SHOWN]
    if not shown:
        return [paragraph(words.say("openings", "none"))]
    pictures = [_figure(opening, metrics, words) for opening in shown]
    return [
        paragraph(words.say("openings", "intro")),
        figures(*pictures),
        note(words.say("openings", "caution")),
    ]


def _figure(opening: Opening, metrics: GameMetrics, words: ReportWords) -> str:
    title = words.decision(opening.step, metrics.branching.kind_of_step[opening.step])
    rows = [_row(move, opening, words) for move in opening.moves]
    fair = 1 / metrics.players

    def draw(width: float) -> str:
        return bar_chart(
            title,
            rows,
            width=width,
            show=words.percent,
            reference=(fair, words.say("openings", "fair", fair=words.percent(fair))),
            axis=words.say("openings", "axis"),
        )

    return figure(draw, title, note(_verdict(opening, words)))


def _row(move: OpeningMove, opening: Opening, words: ReportWords) -> Estimate:
    if move.label is None:
        label = words.say("openings", "others", kinds=opening.kinds - opening.listed)
    else:
        label = words.move(move.label, move.move)
    label = words.say("openings", "row", move=label, count=move.wins.of)
    tone = {1: 2, 0: 5, -1: 3}[move.verdict] if move.label is not None else 5
    return Estimate(label, move.wins.value, move.wins.low, move.wins.high, tone)


def _verdict(opening: Opening, words: ReportWords) -> str:
    told = []
    for key, verdict in (("better", 1), ("worse", -1)):
        moves = [
            words.move(move.label, move.move)
            for move in opening.moves
            if move.label is not None and move.verdict == verdict
        ]
        if moves:
            told.append(words.say("openings", key, moves=joined(moves, words.language)))
    return " ".join(told) or words.say("openings", "neither")
