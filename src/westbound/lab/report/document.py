"""The report as JSON: every number, and what each of them means."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import westbound
from westbound.engine.json_types import Json
from westbound.games.registry import find_game
from westbound.lab.metrics import GameMetrics
from westbound.lab.report.method import command

FORMAT = "westbound-report"
FORMAT_VERSION = 1


def report_document(metrics: GameMetrics, language: str = "en") -> dict[str, Json]:
    """The whole document; nothing in it depends on the machine."""
    plan, skill = metrics.measurement.plan, metrics.measurement.skill
    case, game = plan.cases[0], find_game(plan.game)
    return {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "header": {
            "westbound": westbound.__version__,
            "game": plan.game,
            "title": game.title,
            "rules_version": game.rules_version,
            "players": case.players,
            "options": dict(case.options),
            "bots": list(plan.bots),
            "games": plan.games,
            "games_against_random": 0 if skill is None else skill.games,
            "seed": plan.seed,
            "command": command(metrics, language),
        },
        "matches": metrics.matches,
        "interrupted": metrics.matches < plan.games,
        "metrics": metrics.to_json(),
        "definitions": dict(definitions()),
    }


@cache
def definitions() -> dict[str, str]:
    """What each field of the metrics means, by its path."""
    text = files(__package__).joinpath("definitions.toml").read_text(encoding="utf-8")
    found = tomllib.loads(text)
    return {f"{table}.{name}": told for table, rows in found.items() for name, told in rows.items()}
