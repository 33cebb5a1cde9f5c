"""The command line's own words: prompts, headings and help, one file per language."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from westbound.engine.errors import BadInput
from westbound.engine.texts import LANGUAGES


class Words:
    """The sentences of one language."""

    def __init__(self, language: str, sentences: Mapping[str, str]) -> None:
        self.language = language
        self.sentences = sentences

    def say(self, key: str, **params: str | int) -> str:
        """The sentence with its parameters filled in; a missing one is a bug: KeyError."""
        return self.sentences[key].format_map(params)


@cache
def words(language: str) -> Words:
    """The command line's words in this language."""
    if language not in LANGUAGES:
        raise BadInput(f"the languages are {', '.join(LANGUAGES)}, not {language!r}")
    text = files(__package__).joinpath(f"locale/{language}.toml").read_text(encoding="utf-8")
    return Words(language, tomllib.loads(text))


def choose_language(asked: str | None, environment: Mapping[str, str] | None = None) -> str:
    """The language asked for, or that of the environment if we speak it, or English."""
    if asked is not None:
        return words(asked.lower()).language
    environment = os.environ if environment is None else environment
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            language = value[:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
