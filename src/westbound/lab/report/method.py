"""How a report was made: what was played, and what its words mean."""

from __future__ import annotations

import shlex

from westbound.engine.option import Value, display_values
from westbound.games.registry import find_game
from westbound.lab.metrics import GameMetrics
from westbound.lab.page import Column, definitions, paragraph, table
from westbound.lab.report.words import ReportWords


def method_blocks(metrics: GameMetrics, words: ReportWords) -> list[str]:
    columns = [
        Column(words.say("method", "setting"), words=True),
        Column(words.say("method", "value"), words=True),
    ]
    meanings = words.texts.tables["definitions"]
    told = [(words.say("words", key), meaning) for key, meaning in meanings.items()]
    return [
        paragraph(words.say("method", "intro")),
        table(columns, _settings(metrics, words), caption=words.say("method", "caption")),
        paragraph(words.say("method", "definitions")),
        definitions(told),
    ]


def _settings(metrics: GameMetrics, words: ReportWords) -> list[list[str]]:
    plan, skill = metrics.measurement.plan, metrics.measurement.skill
    game = find_game(plan.game)
    defaults = {option.name: option.default for option in game.options}
    changed = {n: v for n, v in plan.cases[0].options.items() if v != defaults[n]}
    options = display_values(game.options, changed)
    rows = {
        "game": game.title,
        "rules": words.number(game.rules_version),
        "players": words.number(metrics.players),
        "bots": ", ".join(plan.bots),
        "matches": words.number(metrics.matches),
        "seed": str(plan.seed),
    }
    told = [[words.say("method", key), value] for key, value in rows.items()]
    if skill is not None:
        told.append([words.say("method", "against_random"), words.number(skill.games)])
    told += [[_option(name, words), _value(name, value, words)] for name, value in options.items()]
    return [*told, [words.say("method", "options"), words.say("method", "usual")]]


def _option(name: str, words: ReportWords) -> str:
    catalogue = words.texts.catalogue
    return catalogue.say("options", name, {}) if catalogue.has("options", name) else name


def _value(name: str, value: Value, words: ReportWords) -> str:
    catalogue, key = words.texts.catalogue, f"{name}.{str(value).lower()}"
    return catalogue.say("options", key, {}) if catalogue.has("options", key) else str(value)


def command(metrics: GameMetrics, language: str) -> str:
    """What gives the same report again."""
    plan = metrics.measurement.plan
    game = find_game(plan.game)
    parts = ["westbound", "report", plan.game, "--players", str(metrics.players)]
    parts += ["--games", str(plan.games), "--bots", ",".join(plan.bots), "--seed", str(plan.seed)]
    defaults = {option.name: option.default for option in game.options}
    for name, value in plan.cases[0].options.items():
        if value != defaults[name]:
            parts += ["--option", f"{name}={value}"]
    if language != "en":
        parts += ["--language", language]
    return shlex.join(parts)
