"""A table that cannot be read, as pages and answers tell it."""

from __future__ import annotations

from typing import NamedTuple

from westbound.engine.errors import BadInput, explain_error
from westbound.games.registry import find_game
from westbound.table.errors import SetAside
from westbound.table.records import Person
from westbound.table.set_aside import may_take
from westbound.web.http.links import rule_address


def title_of(game_id: str) -> str:
    """The title of a game; of one that is gone, its id."""
    try:
        return find_game(game_id).title
    except (BadInput, ImportError):
        return game_id


class ToldAside(NamedTuple):
    """Why it cannot be read: a sentence, the rule and the entry at fault; and where the file is."""

    reason: str
    rule: str | None
    link: str | None
    entry: int | None
    export: str | None  # for those who may have it


def told_aside(aside: SetAside, person: Person | None, language: str) -> ToldAside:
    header, rule = aside.header, aside.rule
    return ToldAside(
        explain_error(aside, language),
        rule,
        rule and rule_address(rule, header.game),
        aside.entry,
        f"/api/v1/tables/{header.id}/export" if may_take(aside, person) else None,
    )
