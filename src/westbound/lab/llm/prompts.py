"""What a language model is told around the texts of a game: `locale/<language>.toml` here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.option import Value, display_values
from westbound.engine.state import State
from westbound.engine.texts import LANGUAGES, Catalogue, catalogue
from westbound.kit.texts import Texts, read_tables

PACKAGE: Final = "westbound.lab.llm"
FILE: Final = "prompts"


@cache
def prompts(language: str) -> Texts:
    """The texts of a language; BadInput if it is none of ours."""
    if language not in LANGUAGES:
        raise BadInput(f"the languages are {', '.join(LANGUAGES)}, not {language!r}")
    engine = catalogue("westbound.engine", language)
    return Texts(engine, read_tables(PACKAGE, language, FILE))


def default_names(players: int) -> list[str]:
    """Short names, the same in all languages, that say nothing about who plays: P1, P2 …"""
    return [f"P{seat + 1}" for seat in range(players)]


def agreed_options(game: Game[State], chosen: Mapping[str, Value], texts: Catalogue) -> str:
    """The table options in words; one that matters only with another is left out without it."""
    words = texts.tables.get("options", {})
    shown = display_values(game.options, chosen)
    told = []
    for option in game.options:
        if option.name in shown and (option.requires is None or chosen.get(option.requires)):
            value = str(shown[option.name])
            said = words.get(f"{option.name}.{value.lower()}", value)
            told.append(f"{words.get(option.name, option.name)}: {said}")
    return "; ".join(told)


def section(texts: Texts, heading: str, lines: Sequence[str], /, **params: str | int) -> str:
    """A part of the prompt below its heading."""
    return "\n".join((f"## {texts.say('headings', heading, **params)}", *lines))
