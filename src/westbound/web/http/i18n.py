"""The pages' own texts, by gettext: English in the source, Spanish and Italian in `locale/`."""

from __future__ import annotations

import gettext
import io
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import ClassVar

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from westbound.engine.errors import BadInput
from westbound.engine.texts import LANGUAGES

LANGUAGE_NAMES = {"en": "English", "es": "Español", "it": "Italiano"}


class UserError(BadInput):
    """A sentence for the user about what went wrong, translated when it is shown."""

    status: ClassVar[int] = 400
    headers: ClassVar[Mapping[str, str]] = {}  # of the answer

    def __init__(self, sentence: str, **params: str | int) -> None:
        self.sentence = sentence
        self.params = params
        super().__init__(sentence % params if params else sentence)

    def in_language(self, language: str) -> str:
        text = translate(language, self.sentence)
        return text % self.params if self.params else text


def gettext_noop(text: str) -> str:
    """Mark a text for translation where it is written; it is translated when shown."""
    return text


def catalogs(language: str) -> list[Catalog]:
    """Every .po file of a language, in the order of their names."""
    folder = files("westbound.web").joinpath(f"locale/{language}")
    if not folder.is_dir():
        return []
    found = sorted((path for path in folder.iterdir() if path.name.endswith(".po")), key=str)
    return [read_po(io.BytesIO(path.read_bytes()), locale=language) for path in found]


@cache
def translations(language: str) -> gettext.NullTranslations:
    """The translations of a language, compiled in memory: no .mo files to forget."""
    if language == "en":
        return gettext.NullTranslations()
    whole = Catalog(locale=language)
    for catalog in catalogs(language):
        for message in catalog:
            if message.id and message.string:
                whole[message.id] = message
    compiled = io.BytesIO()
    write_mo(compiled, whole)
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)


def choose_language(wanted: str | None, accepted: str | None) -> str:
    """The person's own choice, else the browser's first known language, else English."""
    if wanted in LANGUAGES:
        return str(wanted)
    for part in (accepted or "").lower().split(","):
        code = part.split(";")[0].strip()[:2]
        if code in LANGUAGES:
            return code
    return "en"


def translate(language: str, text: str) -> str:
    return translations(language).gettext(text)
