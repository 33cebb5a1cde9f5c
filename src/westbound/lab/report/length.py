"""How long a match takes."""

from __future__ import annotations

from westbound.lab.charts import Bin, bins_of, histogram
from westbound.lab.metrics import GameMetrics
from westbound.lab.metrics.length import Length
from westbound.lab.page import Column, figure, paragraph, table
from westbound.lab.report.words import ReportWords


def length_blocks(metrics: GameMetrics, words: ReportWords) -> list[str]:
    length = metrics.length
    mean = length.decisions.mean.value
    told = words.say(
        "length",
        "decisions",
        decisions=words.number(round(mean)),
        each=words.number(round(mean / metrics.players)),
        turns=words.number(round(length.turns.mean.value)),
        forced=words.number(round(length.forced.mean.value)),
        chance=words.number(round(length.chances.mean.value)),
    )
    return [paragraph(f"{_rounds(length, words)} {told}"), _lengths(length, words)]


def _rounds(length: Length, words: ReportWords) -> str:
    rounds = length.rounds
    if rounds is None:
        return words.say("length", "no_rounds")
    if rounds.minimum == rounds.maximum:
        return words.say("length", "rounds_fixed", rounds=int(rounds.median))
    least, most = int(rounds.minimum), int(rounds.maximum)
    return words.say("length", "rounds", median=int(rounds.median), least=least, most=most)


def _lengths(length: Length, words: ReportWords) -> str:
    """A picture of rounds, or of decisions where all matches have as many rounds.

    Where all matches are equally long, there is only the table.
    """
    if len(length.round_counts) < 2 and len(set(length.decision_counts)) < 2:
        return _table(length, words)
    by_rounds = len(length.round_counts) > 1
    kind = "rounds" if by_rounds else "decisions"
    spread = length.rounds if by_rounds and length.rounds else length.decisions
    bins = _round_bins(length) if by_rounds else bins_of(length.decision_counts)
    title, median = words.say("length", f"chart_{kind}"), int(spread.median)

    def draw(width: float) -> str:
        return histogram(
            title,
            bins,
            width=width,
            show=words.number,
            axis=words.say("length", f"axis_{kind}"),
            value=words.say("length", "value"),
            reference=(median, words.say("length", "median", median=median)),
        )

    return figure(draw, title, _table(length, words))


def _round_bins(length: Length) -> list[Bin]:
    return bins_of([n for n, count in length.round_counts.items() for _ in range(count)])


def _table(length: Length, words: ReportWords) -> str:
    columns = [Column(words.say("length", "what"))]
    columns += [Column(words.say("page", key)) for key in ("mean", "median", "least", "most")]
    found = {
        "rounds": length.rounds,
        "turns": length.turns,
        "decisions": length.decisions,
        "forced": length.forced,
        "chance": length.chances,
    }
    rows = [
        [
            words.say("length", f"row_{key}"),
            words.one_digit(one.mean.value),
            words.number(one.median),
            words.number(one.minimum),
            words.number(one.maximum),
        ]
        for key, one in found.items()
        if one is not None
    ]
    return table(columns, rows, caption=words.say("length", "caption"))
