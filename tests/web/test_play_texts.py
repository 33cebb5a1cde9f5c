"""Every text of the table's page has its translations, with the same gaps."""

from __future__ import annotations

import io
import re
from importlib.resources import files

import pytest
from babel.messages.extract import extract
from jinja2.ext import babel_extract

from westbound.web.words import catalogs

WEB = files("westbound.web")
GAP = re.compile(r"%\((\w+)\)s")


def texts() -> set[str]:
    """What the templates and the code of the table's page say in English."""
    found: set[str] = set()
    for template in WEB.joinpath("templates/play").iterdir():
        source = io.BytesIO(template.read_bytes())
        for _, _, message, _ in babel_extract(source, ("_",), [], {"newstyle_gettext": "true"}):
            found.add(message[0] or "" if isinstance(message, tuple) else str(message))
    for module in WEB.joinpath("play").iterdir():
        if module.name.endswith(".py"):
            source = io.BytesIO(module.read_bytes())
            for _, message, _, _ in extract("python", source, keywords={"mark": None}):
                found.add(str(message))
    return found


@pytest.mark.parametrize("language", ["es", "it"])
def test_all_texts_are_translated(language: str) -> None:
    found = [message for catalog in catalogs(language) for message in catalog]
    translated = {str(m.id): str(m.string) for m in found if m.id and m.string}
    assert texts() - set(translated) == set()
    for english in texts():
        assert sorted(GAP.findall(english)) == sorted(GAP.findall(translated[english])), english
