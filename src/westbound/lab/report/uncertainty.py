"""What is hidden, what is chance, and how far skill goes."""

from __future__ import annotations

from westbound.lab.charts import Estimate, bar_chart
from westbound.lab.metrics import GameMetrics
from westbound.lab.metrics.hidden import HiddenInformation
from westbound.lab.metrics.summary import Estimated
from westbound.lab.page import Column, figure, paragraph, table
from westbound.lab.report.tenths import tenths_figure
from westbound.lab.report.words import ReportWords
from westbound.lab.tally import BotTally


def hidden_blocks(metrics: GameMetrics, words: ReportWords) -> list[str]:
    hidden = metrics.hidden
    chance = words.number(round(metrics.length.chances.mean.value))
    if not hidden.anything.count:
        return [paragraph(words.say("hidden", "none", chance=chance))]
    some = words.say(
        "hidden",
        "some",
        anything=words.percent(hidden.anything.value),
        share=words.percent(hidden.hidden_share.value),
        elements=words.number(round(hidden.elements)),
    )
    besides = words.say("hidden", "chance", chance=chance)
    sentences = f"{some} {_bits(hidden, words)} {besides}"
    drawn = tenths_figure("hidden", "share", hidden.by_tenth, words, words.percent)
    return [paragraph(sentences), drawn]


def _bits(hidden: HiddenInformation, words: ReportWords) -> str:
    bits = words.one_digit(hidden.bits)
    if hidden.bits_are_a_minimum:
        return words.say("hidden", "bits_minimum", bits=bits)
    once = words.number(round(1 / hidden.coincidence))
    return words.say("hidden", "bits", bits=bits, once=once)


def skill_blocks(metrics: GameMetrics, words: ReportWords) -> list[str]:
    """Nothing if the bot of the report is the random one itself."""
    skill = metrics.skill
    if skill is None:
        return []
    title = words.say("skill", "chart")
    told = words.say(
        "skill",
        "intro",
        bot=skill.bot,
        wins=words.share_interval(skill.wins),
        fair=words.percent(1 / metrics.players),
        points=words.one_digit(skill.points.value),
        others=words.one_digit(skill.others.value),
    )
    rows = [
        _bar(skill.bot, skill.points, 0, words),
        _bar(words.say("skill", "random"), skill.others, 5, words),
    ]
    axis = words.say("skill", "axis")
    return [
        paragraph(told),
        figure(
            lambda width: bar_chart(title, rows, width=width, show=words.number, axis=axis), title
        ),
    ]


def _bar(label: str, points: Estimated, tone: int, words: ReportWords) -> Estimate:
    text = words.one_digit(points.value)
    return Estimate(label, points.value, points.low, points.high, tone, text)


def bots_blocks(metrics: GameMetrics, words: ReportWords) -> list[str]:
    """Who won; nothing if all seats were played by one bot."""
    ranking = metrics.tally.ranking()
    if len(ranking) < 2:
        return []
    title, axis = words.say("bots", "chart"), words.say("bots", "axis")
    rows = [Estimate(bot.name, bot.win_rate, *bot.win_interval, i) for i, bot in enumerate(ranking)]
    columns = [Column(words.say("bots", key)) for key in ("bot", "seats", "wins", "points")]
    lines = [_bot_line(bot, words) for bot in ranking]
    return [
        figure(
            lambda width: bar_chart(title, rows, width=width, show=words.percent, axis=axis),
            title,
            table(columns, lines, caption=words.say("bots", "caption")),
        ),
    ]


def _bot_line(bot: BotTally, words: ReportWords) -> list[str]:
    return [
        bot.name,
        words.number(bot.seats),
        words.number(bot.wins),
        words.one_digit(bot.points.mean),
    ]
