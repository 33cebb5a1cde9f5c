"""Addresses that several pages and answers name."""

from __future__ import annotations

from urllib.parse import quote_plus

from starlette.requests import HTTPConnection

from westbound.web.http.app_state import settings_of

TABLE_RULES = "table"  # the rulebook of every table, whatever is played there
TABLE_RULE_PREFIX = "WB-"


def home(connection: HTTPConnection) -> str:
    """The address of this server as others reach it, without a trailing slash."""
    return (settings_of(connection).public_address or str(connection.base_url)).rstrip("/")


def rule_address(rule: str, game_id: str) -> str:
    """Where the paragraph of a rule is: in the game's book, or in that of every table."""
    book = TABLE_RULES if rule.startswith(TABLE_RULE_PREFIX) else game_id
    return f"/rules/{book}#{rule}"


def position_address(text: str) -> str:
    """The page that sets up this position."""
    return f"/position?text={quote_plus(text, safe='=*/:,')}"
