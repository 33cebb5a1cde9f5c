"""The suite of glossaries finds other words for the same thing, foreign money and comments."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from westbound.engine.state import State
from westbound.kit.suites.glossary import GlossarySuite, Term, texts_of

TEXTS = {
    "en": 'log.place = "{seat} places a cowboy for $4."',
    "es": 'log.place = "{seat} coloca un cowboy por 4$."',
    "it": 'log.place = "{seat} piazza un cowboy per 4$."',
}
GLOSSARIES = {
    "en": '[cowboy]\nword = "cowboy"\nothers = ["workers?"]\nunless = ["Chinese workers?"]\n',
    "es": '[cowboy]\nword = ["cowboy", "cowboys"]\nothers = ["vaqueros?"]\n',
    "it": '[cowboy]\nword = "cowboy"\n',
}


class Package:
    """A package with nothing but texts."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder, self.name = folder / name, name
        for language in TEXTS:
            self.write(language, "messages", TEXTS[language])
            self.write(language, "glossary", GLOSSARIES[language])
        (self.folder / "__init__.py").touch()

    def write(self, language: str, file: str, text: str) -> None:
        path = self.folder / "locale" / language / f"{file}.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def suite(self) -> GlossarySuite[State]:
        class Suite(GlossarySuite[State]):
            game = cast("Any", SimpleNamespace(package=self.name))

        return Suite()


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    name = f"worded_{tmp_path.name.replace('-', '_')}"
    monkeypatch.syspath_prepend(str(tmp_path))
    made = Package(tmp_path, name)
    import_module(name)
    monkeypatch.delitem(sys.modules, name)
    return made


def test_texts_that_keep_to_the_glossary_pass(package: Package) -> None:
    suite = package.suite()
    suite.test_the_languages_name_the_same_things()
    for language in TEXTS:
        suite.test_every_word_of_the_glossary_is_used(language)
        suite.test_one_thing_has_one_name(language)
        suite.test_money_is_written_as_the_language_does(language)
    suite.test_comments_are_in_the_language_of_the_file("es")


def test_another_word_for_the_same_thing_is_found(package: Package) -> None:
    package.write("es", "board", 'tips.place = "Aquí van los vaqueros, nunca un cowboy."')
    with pytest.raises(AssertionError, match="vaqueros"):
        package.suite().test_one_thing_has_one_name("es")


def test_in_its_phrases_the_other_word_is_right(package: Package) -> None:
    package.write("en", "board", 'tips.card = "Chinese Workers lay roads."')
    package.suite().test_one_thing_has_one_name("en")
    package.write("en", "board", 'tips.card = "Chinese Workers are no workers."')
    with pytest.raises(AssertionError, match="workers"):
        package.suite().test_one_thing_has_one_name("en")


def test_a_word_that_no_text_uses_is_found(package: Package) -> None:
    package.write("it", "glossary", '[cowboy]\nword = "vaccaro"\n')
    with pytest.raises(AssertionError):
        package.suite().test_every_word_of_the_glossary_is_used("it")


def test_a_thing_without_a_word_in_one_language_is_found(package: Package) -> None:
    package.write("it", "glossary", "")
    with pytest.raises(AssertionError):
        package.suite().test_the_languages_name_the_same_things()


@pytest.mark.parametrize(("language", "wrong"), [("en", "4$"), ("es", "$4"), ("it", "${cost}")])
def test_foreign_money_is_found(package: Package, language: str, wrong: str) -> None:
    package.write(language, "board", f'tips.price = "{wrong}"')
    with pytest.raises(AssertionError):
        package.suite().test_money_is_written_as_the_language_does(language)


def test_an_english_comment_is_found(package: Package) -> None:
    package.write("es", "board", '# What the board says.\ntips.price = "precio"')
    with pytest.raises(AssertionError):
        package.suite().test_comments_are_in_the_language_of_the_file("es")


def test_what_programs_read_is_no_text(package: Package) -> None:
    package.write("en", "tour", '[[stop]]\nat = "pick:worker"\ntext = "Hello."\n')
    told = texts_of(package.name, "en")
    assert [(text.key, text.text) for text in told if "tour" in text.file] == [
        ("stop.0.text", "Hello.")
    ]


def test_words_inside_other_words_are_left_alone() -> None:
    term = Term(("bend",), ("curve",), ())
    assert term.wrong_words("Curves and incurved") == []
    assert term.wrong_words("A Curve.") == ["Curve"]


def test_the_name_of_a_gap_is_no_word(package: Package) -> None:
    package.write("es", "board", 'tips.place = "{vaqueros} {vaqueros:cowboy|cowboys}"')
    package.suite().test_one_thing_has_one_name("es")
    package.write("es", "board", 'tips.place = "{cowboys} {cowboys:vaquero|vaqueros}"')
    with pytest.raises(AssertionError, match="vaquero"):
        package.suite().test_one_thing_has_one_name("es")
